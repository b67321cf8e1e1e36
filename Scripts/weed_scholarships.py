#!/usr/bin/env python3
"""Restates a gathered list of scholarships as Resources/Data/scholarships/awards.csv, in the layout of docs/data.md.

    python3 Scripts/weed_scholarships.py LIST.csv > Resources/Data/scholarships/awards.csv

Rows that are no award are left out, free words on dates become values, nothing is filled in. Columns of the list: id,
name, sponsor, sponsor_type, amount_min, amount_max, amount_basis, deadline_month_day, deadline_note, stage,
citizenship, state, field, gpa_min, income_max, tags, renewable, nomination, url, sources, source_checked_on, status.
"""
import csv
import re
import sys

STATUS = {"listed_2026": "checked", "unverified": "unverified", "check": "doubtful", "discontinued": "discontinued"}
# The sponsor stands in the list twice, under its old name and its new one, with the same amounts.
DUPLICATES = {"S084"}
# The address belongs to a lender, not to the sponsor.
FOREIGN_LINKS = {"S198"}
BASIS = {
    "": "unstated", "per year": "year", "total over 4 years": "four-years", "full cost at one college": "full-cost",
    "study abroad": "study-abroad", "per year stipend plus tuition": "year-with-tuition",
    "stipend with paid internship": "internship", "full tuition, total": "full-tuition",
    "per year, last-dollar": "year-last-dollar", "full tuition at partner college": "partner-tuition",
    "research grant": "research", "full four-year award": "four-year-award", "last-dollar, total": "last-dollar",
    "varies by award": "varies",
}
# Notes in free words: closes, opens, listed year. `~` stands for "about", and for a day of which another listing
# names the month alone.
NOTES = {
    "S001": ("~12-01:nominations", "", ""), "S002": ("10;03", "", ""), "S005": ("01", "", ""),
    "S012": ("~12-01", "", ""), "S022": ("~12-15", "", ""), "S037": ("~01-15", "", ""),
    "S040": ("12-15", "10-15", ""), "S041": ("05:early;09:regular", "", ""), "S042": ("~03-15:nominations", "", ""),
    "S044": ("09-30", "08-03", "2026"), "S048": ("~01-11", "", "2027"), "S049": ("02-12", "fall", "2027"),
    "S050": ("~12-01", "", ""), "S053": ("early 02", "", ""), "S054": ("11-05", "08-01", "2026"),
    "S059": ("01", "", ""), "S068": ("~10-25:national;early spring:state", "", ""), "S072": ("~11-14", "", ""),
    "S073": ("~01-07", "", ""), "S079": ("winter..spring", "", ""), "S095": ("01", "", ""),
    "S097": ("spring..summer:nominations", "", ""), "S101": ("~09-26", "", ""), "S102": ("mid 11", "", ""),
    "S103": ("~01-09", "", ""), "S110": ("~09-15", "", ""), "S113": ("02..03", "", ""), "S114": ("~04-15", "", ""),
    "S115": ("09..10", "", ""),
}
COLUMNS = (
    "id name sponsor kind least most basis renewable closes opens zone listed stages citizenships states areas gpa "
    "income marks nomination service link sources checked status"
).split()
SERVICE = {"vocation_service", "service_commitment"}


def cycle(row):
    note = row["deadline_note"]
    listed = re.fullmatch(r"listed as (\d{4})-(\d\d-\d\d)", note)
    if listed:
        if listed[2] != row["deadline_month_day"]:
            sys.exit(f"{row['id']}: {note} is not {row['deadline_month_day']}")
        return listed[2], "", listed[1]
    if row["id"] in NOTES:
        return NOTES[row["id"]]
    if note in ("rolling", "varies", ""):
        return note, "", ""
    sys.exit(f"{row['id']}: the note {note!r} has no value yet")


def restated(row):
    closes, opens, listed = cycle(row)
    tags = [tag for tag in row["tags"].split(";") if tag]
    stages = row["stage"]
    if "graduate_only" in tags:
        stages = "graduate"
    marks = [tag for tag in tags if tag not in SERVICE | {"graduate_only"}]
    if row["stage"] == "age_18_or_under":
        stages, marks = "", marks + ["age_18_or_under"]
    citizenship = "" if row["citizenship"] == "any" else row["citizenship"]
    area = "" if row["field"] == "any" else row["field"].lower().replace(" ", "_")
    return {
        "id": row["id"], "name": row["name"].strip(), "sponsor": row["sponsor"].strip(), "kind": row["sponsor_type"],
        "least": row["amount_min"], "most": row["amount_max"], "basis": BASIS[row["amount_basis"]],
        "renewable": row["renewable"], "closes": closes, "opens": opens, "zone": "", "listed": listed,
        "stages": stages, "citizenships": citizenship, "states": row["state"], "areas": area, "gpa": row["gpa_min"],
        "income": row["income_max"], "marks": ";".join(marks), "nomination": row["nomination"],
        "service": "1" if SERVICE & set(tags) else "", "link": "" if row["id"] in FOREIGN_LINKS else row["url"],
        "sources": row["sources"].replace("+", ";"), "checked": row["source_checked_on"],
        "status": STATUS[row["status"]],
    }


def main():
    with open(sys.argv[1], encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    kept = [restated(row) for row in rows if row["status"] in STATUS and row["id"] not in DUPLICATES]
    writer = csv.DictWriter(sys.stdout, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(kept)
    print(f"{len(kept)} of {len(rows)} rows", file=sys.stderr)


main()

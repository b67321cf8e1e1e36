internal import Domain

/// Applications to colleges, a row each and one for each step that says anything.
extension SQLiteAwardBook {
    func plans() async throws(StorageError) -> [CollegePlan] {
        try await database.read { [account] connection throws(SQLiteError) in
            var plans = try connection.rows(
                "SELECT unit_id, name, kind, outcome FROM college_plan WHERE account_id = ? ORDER BY unit_id",
                SQLiteValue(account)
            ) { row throws(SQLiteError) in
                var plan = CollegePlan(
                    id: UnitID(Int32(clamping: try row.integer(0))), name: try row.text(1))
                if row.kind(2) != .null { plan.kind = PlanKind(rawValue: try row.text(2)) }
                if row.kind(3) != .null { plan.outcome = PlanOutcome(rawValue: try row.text(3)) }
                return plan
            }
            let places = Dictionary(zip(plans.map(\.id), plans.indices)) { _, last in last }
            let steps = try connection.rows(
                "SELECT unit_id, step, day, is_done FROM college_plan_step WHERE account_id = ?", SQLiteValue(account)
            ) { row throws(SQLiteError) in
                (
                    id: UnitID(Int32(clamping: try row.integer(0))), step: PlanStep(rawValue: try row.text(1)),
                    day: row.kind(2) == .null ? nil : CivilDate(iso: try row.text(2)), isDone: try row.integer(3) != 0
                )
            }
            for row in steps {
                guard let place = places[row.id], let step = row.step else { continue }
                plans[place].dates[step] = row.day
                if row.isDone { plans[place].done.insert(step) }
            }
            return plans
        }
    }

    func save(_ plans: [CollegePlan]) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            for plan in plans {
                let id = SQLiteValue.integer(Int64(plan.id.rawValue))
                // Its steps go with it.
                try connection.run(
                    "DELETE FROM college_plan WHERE account_id = ? AND unit_id = ?", SQLiteValue(account), id)
                guard !plan.isEmpty else { continue }
                try connection.run(
                    "INSERT INTO college_plan (account_id, unit_id, name, kind, outcome) VALUES (?, ?, ?, ?, ?)",
                    SQLiteValue(account), id, .text(plan.name), plan.kind.map { .text($0.rawValue) } ?? .null,
                    plan.outcome.map { .text($0.rawValue) } ?? .null)
                for step in PlanStep.allCases where plan.dates[step] != nil || plan.done.contains(step) {
                    try connection.run(
                        """
                        INSERT INTO college_plan_step (account_id, unit_id, step, day, is_done) VALUES (?, ?, ?, ?, ?)
                        """,
                        SQLiteValue(account), id, .text(step.rawValue),
                        plan.dates[step].map { .text($0.iso) } ?? .null, .integer(plan.done.contains(step) ? 1 : 0))
                }
            }
        }
    }
}

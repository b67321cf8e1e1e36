import Glibc

exit(await Launch.run(Array(CommandLine.arguments.dropFirst())).rawValue)

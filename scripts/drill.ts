import { execFileSync, spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { deployFile, portsFrom } from "#tests/support/drill/proxies.ts";
import { type DrillReport, runDrills, visitorSaw } from "#tests/support/drill/run.ts";
import { freshSeed } from "#tests/support/one-price/run.ts";
import { writeTable } from "#tests/support/operations-table.ts";

/** `npm run drill`: exit code 0 all is well, 1 something must not be, 2 wrong usage or a program is missing. */

const USAGE = `Usage: npm run drill -- [options]

  --visitors N    at once (default 6)
  --only REGEXP   drills whose name has it
  --port N        the first of eleven ports on this machine (default 8160)
  --seed N        of what the visitors choose
  --write         puts the table into docs/operations.md

Takes PostgreSQL, HAProxy, PgBouncer and libfaketime from this machine (Debian: postgresql, haproxy, pgbouncer, faketime), root for the
disk that is filled, and leaves nothing behind, checks the files of deploy/ with caddy, kubectl and docker compose where they are here; DRILL_KEEP=1 leaves the logs.`;

function optionsOf() {
	const text = { type: "string" } as const;
	const { values } = parseArgs({
		options: { visitors: text, only: text, port: text, seed: text, write: { type: "boolean", default: false } },
	});
	const whole = (name: "visitors" | "port" | "seed", otherwise: number, most: number) => {
		const value = values[name];
		if (value === undefined) return otherwise;
		if (!/^\d{1,10}$/.test(value) || Number(value) > most)
			throw new TypeError(`--${name} takes a whole number up to ${most}`);
		return Number(value);
	};
	return {
		visitors: whole("visitors", 6, 50),
		ports: portsFrom(whole("port", 8160, 65_000)),
		seed: whole("seed", freshSeed(), 4_294_967_295),
		only: values.only === undefined ? null : new RegExp(values.only, "i"),
		write: values.write,
	};
}

/** Fails when a program is missing. */
function needs(...programs: readonly string[]): void {
	for (const program of programs) {
		try {
			execFileSync(program, ["--version"], { stdio: "ignore" });
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new TypeError(`--: ${program} is not installed`);
		}
	}
}

/** Every file of `deploy/` that a program of this machine can check: fails with what it says. */
function checkFiles(): void {
	const caddyfile = deployFile("Caddyfile");
	const checks = [
		["caddy", "validate", "--config", caddyfile, "--adapter", "caddyfile"],
		["kubectl", "kustomize", deployFile("kubernetes")],
		["docker", "compose", "--env-file", deployFile(".env.example"), "-f", deployFile("compose.yaml"), "config", "-q"],
	] as const;
	for (const [program, ...words] of checks) {
		const { error, status, stderr } = spawnSync(program, words, { encoding: "utf8" });
		// `docker` may be there without compose.
		if (error || (program === "docker" && /not a docker command|unknown/.test(stderr))) {
			console.log(`not checked, ${program} is not here: ${words.join(" ")}`);
		} else if (status !== 0) throw new Error(`${program} ${words.join(" ")}: ${stderr}`);
	}
}

function tableOf({ rows }: DrillReport): string {
	const seconds = (milliseconds: number) => (milliseconds === 0 ? "–" : `${(milliseconds / 1_000).toFixed(1)} s`);
	const lines = rows.map(
		({ fault, seen, acknowledged }) =>
			`| ${fault} | ${visitorSaw(seen)}; ${acknowledged} bookings acknowledged | ${seconds(seen.recoveredMs)} |`,
	);
	return ["| fault | seen by visitors | last failed request after |", "|---|---|---|", ...lines].join("\n");
}

async function main(): Promise<void> {
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
	const { write: writes, ...options } = optionsOf();
	needs("haproxy", "pgbouncer", "pg_config", "faketime");
	checkFiles();
	const report = await runDrills({ ...options, say: (text) => console.log(text) });
	console.log([...report.answers].map(([name, count]) => `${name}: ${count}`).join(" · "));
	const table = tableOf(report);
	console.log(`\n${table}\n\n${report.acknowledged} bookings acknowledged, ${report.mailsLeft} mails left.`);
	console.log(report.faults.length === 0 ? "Nothing is wrong." : `Wrong:\n${report.faults.join("\n")}`);
	if (report.faults.length > 0) process.exitCode = 1;
	else if (writes) writeTable("drill", table);
}

main().catch((error: unknown) => {
	const isUsage = error instanceof TypeError && /--|option/i.test(error.message);
	console.error(isUsage ? `${error.message}\n\n${USAGE}` : error);
	process.exitCode = isUsage ? 2 : 1;
});

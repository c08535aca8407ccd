import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#db/project-root.ts";
import { type Program, serverAccount, startProgram } from "./program.ts";

/** HAProxy and PgBouncer with the files of `deploy/`, in which names of machines become ports of this one. */

export interface DrillPorts {
	readonly site: number;
	readonly web1: number;
	readonly web2: number;
	/** HAProxy's way to the primary. */
	readonly database: number;
	/** HAProxy's way to the standby. */
	readonly replica: number;
	readonly pgbouncer: number;
	readonly pg1: number;
	readonly pg2: number;
	readonly role1: number;
	readonly role2: number;
	readonly smtp: number;
}

/** Eleven ports from the first on. */
export function portsFrom(first: number): DrillPorts {
	const names = [
		"site",
		"web1",
		"web2",
		"database",
		"pgbouncer",
		"pg1",
		"pg2",
		"role1",
		"role2",
		"smtp",
		"replica",
	] as const;
	return Object.fromEntries(names.map((name, at) => [name, first + at])) as unknown as DrillPorts;
}

/** Replaces each text wherever it stands; one that stands nowhere says that the file is another than is thought. */
function replaced(text: string, changes: Readonly<Record<string, string>>): string {
	for (const [from, to] of Object.entries(changes)) {
		if (!text.includes(from)) throw new Error(`the configuration has no ${from}`);
		text = text.replaceAll(from, to);
	}
	return text;
}

export const deployFile = (name: string) => join(projectRoot(), "deploy", name);

/** `deploy/haproxy.cfg` for one machine. */
export function haproxyConfig(folder: string, ports: DrillPorts): string {
	const here = (port: number) => `127.0.0.1:${port}`;
	return replaced(readFileSync(deployFile("haproxy.cfg"), "utf8"), {
		"pg1:5432 check port 8008": `${here(ports.pg1)} check port ${ports.role1}`,
		"pg2:5432 check port 8008": `${here(ports.pg2)} check port ${ports.role2}`,
		"web1:3000": here(ports.web1),
		"web2:3000": here(ports.web2),
		"bind :8080": `bind ${here(ports.site)}`,
		"bind :5432": `bind ${here(ports.database)}`,
		"bind :5433": `bind ${here(ports.replica)}`,
		"/tmp/haproxy.sock": join(folder, "haproxy.sock"),
	});
}

/** `deploy/pgbouncer.ini` for one machine, where nobody needs a password. */
export function pgbouncerConfig(folder: string, ports: DrillPorts): string {
	return replaced(readFileSync(deployFile("pgbouncer.ini"), "utf8"), {
		"host=haproxy port=5432": `host=127.0.0.1 port=${ports.database} user=halcyon`,
		"listen_addr = *": "listen_addr = 127.0.0.1",
		"listen_port = 6432": `listen_port = ${ports.pgbouncer}`,
		"auth_type = scram-sha-256": "auth_type = trust",
		"/etc/pgbouncer/userlist.txt": join(folder, "userlist.txt"),
	});
}

export interface Proxies {
	readonly haproxy: Program;
	readonly pgbouncer: Program;
}

export function startProxies(folder: string, ports: DrillPorts): Proxies {
	writeFileSync(join(folder, "haproxy.cfg"), haproxyConfig(folder, ports));
	writeFileSync(join(folder, "pgbouncer.ini"), pgbouncerConfig(folder, ports));
	writeFileSync(join(folder, "userlist.txt"), '"halcyon" ""\n');
	const log = (name: string) => join(folder, `${name}.log`);
	return {
		haproxy: startProgram("haproxy", ["-db", "-f", join(folder, "haproxy.cfg")], {
			cwd: deployFile(""),
			log: log("haproxy"),
		}),
		pgbouncer: startProgram("pgbouncer", [join(folder, "pgbouncer.ini")], {
			cwd: folder,
			log: log("pgbouncer"),
			account: serverAccount(),
		}),
	};
}

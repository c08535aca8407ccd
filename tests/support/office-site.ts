import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { ROLES, type Role } from "#domain/staff/roles.ts";
import { freshPostgresWithHomes } from "./databases.ts";
import { importHomes } from "./import-homes.ts";
import { newRecoveryCode } from "./recovery-code.ts";
import { startSite } from "./site-process.ts";
import { addStaffSession } from "./staff-session.ts";

/**
 * The site with the fixture homes, and somebody of the staff for each role, signed in. How they sign in is tested in
 * tests/database/staff-access.test.ts; here their sessions are put into the database.
 */
export interface OfficeSite {
	readonly url: string;
	readonly rows: pg.Client;
	look(path: string, cookie?: string): Promise<Response>;
	/** Posts a form as a page of the site does. */
	send(path: string, fields: Readonly<Record<string, string>>, cookie?: string): Promise<Response>;
	/** A second factor of somebody who is signed in, for one use. */
	code(person: OfficePerson): Promise<string>;
	/** Imports a feed of these lines beside what is there. */
	importLines(lines: readonly object[]): Promise<void>;
	/** Lets people sign in who were left out at the start. */
	signIn(people: readonly OfficePerson[]): Promise<void>;
	close(): Promise<void>;
}

export const SECRET = "tests-only-0123456789-0123456789-abc";

export type OfficePerson = Role | "none";
export const OFFICE_PEOPLE: readonly OfficePerson[] = [...ROLES, "none"];

/** Public id of the person of a role. */
export const officeId = (person: OfficePerson) => `public-id-of-${person}`;
const tokenOf = (person: OfficePerson) => person.padEnd(43, "x");

/** Cookies of their sessions. */
export const OFFICE_COOKIES = Object.fromEntries(
	OFFICE_PEOPLE.map((person) => [person, `csEncId=${tokenOf(person)}`]),
) as Readonly<Record<OfficePerson, string>>;

/** Starts the site on a database of its own. `people`: who is signed in from the start. */
export async function startOffice(
	settings: Readonly<Record<string, string>> = {},
	people: readonly OfficePerson[] = OFFICE_PEOPLE,
): Promise<OfficeSite> {
	const database = await freshPostgresWithHomes();
	const own = {
		DATABASE_URL: database.url ?? "",
		APP_SECRET: SECRET,
		DEMO_DATA: "off",
		WORKER: "off",
		TODAY: "2027-01-15",
		ALLOW_TODAY: "1",
		...settings,
	};
	const site = await startSite(own, 180);
	const rows = new pg.Client({ connectionString: database.url ?? "" });
	await rows.connect();
	const letIn: OfficeSite["signIn"] = async (some) => {
		for (const person of some) {
			await addStaffSession((text, values) => rows.query(text, values), {
				token: tokenOf(person),
				publicId: officeId(person),
				sessionId: `session-of-${person}`,
				name: `Test ${person}`,
				email: `${person}@halcyon.example`,
				roles: person === "none" ? [] : [person],
			});
		}
	};
	await letIn(people);
	return {
		url: site.url,
		rows,
		look: (path, cookie) => fetch(site.url + path, { redirect: "manual", headers: cookie ? { cookie } : {} }),
		send: (path, fields, cookie) =>
			fetch(site.url + path, {
				method: "POST",
				redirect: "manual",
				headers: {
					"Content-Type": "application/x-www-form-urlencoded",
					Origin: site.url,
					...(cookie ? { cookie } : {}),
				},
				body: new URLSearchParams(fields),
			}),
		code: (person) =>
			newRecoveryCode(async (text, values) => (await rows.query(text, values)).rows, SECRET, officeId(person)),
		signIn: letIn,
		importLines: async (lines) => {
			const file = join(mkdtempSync(join(tmpdir(), "halcyon-feed-")), "feed.jsonl");
			writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
			await importHomes(database.db, file).finally(() => rmSync(dirname(file), { recursive: true }));
		},
		close: async () => {
			await rows.end();
			await site.close();
			await database.close();
		},
	};
}

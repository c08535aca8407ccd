import { parse } from "node-html-parser";
import { Secret, TOTP } from "otpauth";
import pg from "pg";
import { expect } from "vitest";
import type { Role } from "#domain/staff/roles.ts";
import { systemClock } from "#domain/time/clock.ts";
import { COMMANDS } from "#server/commands/commands.ts";
import { lateEngine } from "#server/commands/late-engine.ts";
import { parseEnv } from "#server/env.ts";
import { settingsOf } from "#server/settings.ts";
import { NO_HOME_CARDS } from "#services/accommodations/home-cards.ts";
import { memoryLog, NO_CONTENT, TEST_COMPANY } from "./app.ts";
import { freshPostgres } from "./databases.ts";
import { startSite } from "./site-process.ts";

/** The running site as staff and strangers meet it over HTTP, its database, and its operator's commands. */

export const PASSWORD = "four words in a row";
export const SECRET = "tests-only-0123456789-0123456789-abc";
const FORM = "application/x-www-form-urlencoded";

export interface Person {
	readonly email: string;
	readonly publicId: string;
	readonly cookie: string;
	readonly codes: readonly string[];
	/** The code of the app that the account began with. */
	readonly code: string;
}

export interface Sent {
	readonly path?: string;
	readonly fields: Readonly<Record<string, string>>;
	readonly cookie?: string | undefined;
	readonly headers?: Readonly<Record<string, string>>;
}

export interface StaffSite {
	readonly url: string;
	readonly pid: number;
	/** The address that the site has for itself: PUBLIC_URL. */
	readonly publicUrl: string;
	readonly rows: pg.Client;
	/** What `npm run staff` does, while the site runs. Rejects with what it says where it refuses. */
	command(...words: string[]): Promise<string>;
	/** A form, as a page of the site sends it. */
	send(sent: Sent): Promise<Response>;
	look(path: string, cookie?: string): Promise<Response>;
	/** The way of a first link for somebody new. */
	invite(name: string, roles: readonly Role[]): Promise<{ readonly email: string; readonly path: string }>;
	/** Somebody with an account, signed in by the first link. */
	begun(name: string, roles: readonly Role[]): Promise<Person>;
	close(): Promise<void>;
}

export async function startStaffSite(more: Readonly<Record<string, string>> = {}): Promise<StaffSite> {
	const database = await freshPostgres();
	const settings = { DATABASE_URL: database.url ?? "", APP_SECRET: SECRET, DEMO_DATA: "off", WORKER: "off", ...more };
	const site = await startSite(settings);
	const rows = new pg.Client({ connectionString: database.url ?? "" });
	await rows.connect();

	const office: StaffSite = {
		url: site.url,
		pid: site.pid,
		publicUrl: more.PUBLIC_URL ?? `http://localhost:${new URL(site.url).port}`,
		rows,
		command: async (...words) => {
			const env = parseEnv(site.env);
			const log = memoryLog();
			const clock = systemClock(env.today);
			const search = lateEngine({ database, clock, log });
			const shop = { cards: NO_HOME_CARDS, content: NO_CONTENT, company: TEST_COMPANY, log, payments: null };
			const app = { ...shop, db: database.db, database, settings: settingsOf(env), clock, search };
			const { code, out, err } = await COMMANDS.staff(app, words).finally(() => search.close());
			if (code !== 0) throw new Error(err);
			return out;
		},
		send: ({ path = "/staff", fields, cookie, headers = {} }) =>
			fetch(site.url + path, {
				method: "POST",
				redirect: "manual",
				headers: { "Content-Type": FORM, Origin: site.url, ...(cookie ? { cookie } : {}), ...headers },
				body: new URLSearchParams(fields),
			}),
		look: (path, cookie) => fetch(site.url + path, { redirect: "manual", headers: cookie ? { cookie } : {} }),
		invite: async (name, roles) => {
			const email = `${name}@halcyon.example`;
			const words = ["invite", `Test ${name}`, email, ...roles.flatMap((role) => ["--role", role])];
			return { email, path: new URL((await office.command(...words)).split("\n")[0] ?? "").pathname };
		},
		begun: async (name, roles) => {
			const { email, path } = await office.invite(name, roles);
			const code = codeOf(await (await office.look(path)).text());
			const token = path.split("/").at(-1) ?? "";
			const answer = await office.send({ path, fields: { do: "begin", token, newPassword: PASSWORD, code } });
			expect(answer.status).toBe(200);
			const codes = codesIn(await answer.text());
			const [row] = (await rows.query("SELECT public_id FROM staff WHERE email = $1", [email])).rows;
			return { email, publicId: row.public_id, cookie: cookieOf(answer), codes, code };
		},
		close: async () => {
			await rows.end();
			await site.close();
			await database.close();
		},
	};
	return office;
}

/** What an app on a telephone shows for the seed on the page of a first link. */
export function codeOf(beginPage: string): string {
	const seed = parse(beginPage).querySelector(".office-seed")?.text.replace(/\s/g, "") ?? "";
	return new TOTP({ secret: Secret.fromBase32(seed) }).generate();
}

/** Recovery codes as a page shows them. */
export function codesIn(page: string): readonly string[] {
	return parse(page)
		.querySelectorAll(".office-codes li")
		.map(({ text }) => text);
}

/** A cookie that an answer sets, as it is sent back; empty where it sets none. */
export function cookieOf(answer: Response, name = "csEncId"): string {
	const set = answer.headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
	return set?.split(";")[0] ?? "";
}

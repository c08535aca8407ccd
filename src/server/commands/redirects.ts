import { parseArgs } from "node:util";
import { listRedirects, type RedirectRow, type StoredRedirect } from "#db/operations/redirects.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { removeRedirect, saveRedirect, targetText } from "#services/operations/save-redirect.ts";
import { type AskSite, type TriedHop, tryAddress } from "#services/operations/try-address.ts";
import { type Command, printed, refusedWith, wrongUsage } from "./command.ts";
import { callerOf } from "./staff-caller.ts";

const USAGE = `usage: npm run redirects -- list
       npm run redirects -- set FROM TO [301|302] --as MAIL   TO is a screen's name (about, search?q=Mittersill) or https://…
       npm run redirects -- remove FROM --as MAIL
       npm run redirects -- try ADDRESS [LANGUAGE]            where it leads, asked of the running site`;

/** `npm run redirects`: reads, tries and edits the table of old addresses. */
export const redirectsCommand: Command = async (app, argv) => {
	let read: ReturnType<typeof parsed>;
	try {
		read = parsed(argv);
	} catch {
		return wrongUsage(USAGE);
	}
	const [command = "", from = "", to = "", status = "301"] = read.positionals;
	const { as = "" } = read.values;
	if (command === "list") return printed((await listRedirects(app.db)).map(countedLineOf).join("\n"));
	if (command === "try" && from !== "") {
		const language = LANGUAGES.find((known) => known === to) ?? LANGUAGES[0];
		return tried(await tryAddress(app, askRunning(app.settings.publicUrl), from, language).catch(() => null));
	}
	const isWhole = command === "remove" || (command === "set" && to !== "" && (status === "301" || status === "302"));
	if (from === "" || as === "" || !isWhole) return wrongUsage(USAGE);
	const caller = await callerOf(app, as, "redirects.change");
	if (!caller.ok) return refusedWith(`${from}: ${caller.error}`);
	const { by } = caller.value;
	if (command === "remove") {
		const removed = await removeRedirect(app, { from, shown: "any" }, by);
		return removed.ok ? printed("") : refusedWith(`${from}: ${removed.error}`);
	}
	const row = { from, to, status: status === "302" ? 302 : 301, shown: "any" } as const;
	const saved = await saveRedirect(app, row, by);
	return saved.ok ? printed(lineOf(saved.value)) : refusedWith(`${from}: ${saved.error}`);
};

function parsed(argv: readonly string[]) {
	return parseArgs({ args: [...argv], allowPositionals: true, options: { as: { type: "string" } } });
}

function lineOf({ fromPath, target, status }: RedirectRow): string {
	return `${status} ${fromPath} ${targetText(target)}`;
}

/** With how often it was followed, and on which day last. */
function countedLineOf(row: StoredRedirect): string {
	const last = row.followedAt === null ? "never" : row.followedAt.toISOString().slice(0, 10);
	return `${lineOf(row)} (followed ${row.hits}, last ${last})`;
}

/** Asks the site where it runs. */
function askRunning(publicUrl: string): AskSite {
	return async (path, language: Language) => {
		const headers = { "Accept-Language": language };
		const answer = await fetch(new URL(path, publicUrl), { redirect: "manual", headers });
		await answer.body?.cancel();
		return { status: answer.status, location: answer.headers.get("Location") };
	};
}

const GOOD: readonly string[] = ["page", "outside"];

function tried(way: Awaited<ReturnType<typeof tryAddress>> | null) {
	if (!way) return refusedWith("the site does not answer: start it, or set PUBLIC_URL to where it runs");
	const line = ({ status, address, rule }: TriedHop) =>
		[status || "…", address, ...(rule === null ? [] : [`by ${rule}`])].join(" ");
	const lines = [...way.hops.map(line), way.end].join("\n");
	return GOOD.includes(way.end) ? printed(lines) : refusedWith(lines);
}

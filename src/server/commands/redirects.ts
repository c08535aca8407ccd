import { listRedirects, type RedirectRow, removeRedirect } from "#db/operations/redirects.ts";
import { saveRedirect } from "#services/operations/save-redirect.ts";
import { type Command, printed, refusedWith, wrongUsage } from "./command.ts";

const USAGE = `usage: npm run redirects -- list
       npm run redirects -- set FROM TO [301|302]   TO is a screen's name (about, search?q=Mittersill) or https://…
       npm run redirects -- remove FROM`;

/** `npm run redirects`: reads and edits the table of old addresses. */
export const redirectsCommand: Command = async (app, [command = "", from = "", to = "", status = "301"]) => {
	if (command === "list") return printed((await listRedirects(app.db)).map(lineOf).join("\n"));
	if (command === "remove" && from !== "") {
		if (await removeRedirect(app.db, from)) return printed("");
		return refusedWith(`${from}: there is no such redirect`);
	}
	if (command !== "set" || from === "" || to === "" || (status !== "301" && status !== "302")) return wrongUsage(USAGE);
	const saved = await saveRedirect(app, { from, to, status: status === "302" ? 302 : 301 });
	return saved.ok ? printed(lineOf(saved.value)) : refusedWith(`${from}: ${saved.error}`);
};

function lineOf({ fromPath, target, status }: RedirectRow): string {
	const to = "url" in target ? target.url : target.route + (target.query && `?${target.query}`);
	return `${status} ${fromPath} ${to}`;
}

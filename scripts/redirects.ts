import { listRedirects, type RedirectRow, removeRedirect } from "#db/redirects.ts";
import { EnvError, parseEnv } from "#server/env.ts";
import { openOwnDatabase } from "#server/open-database.ts";
import { settingsOf } from "#server/settings.ts";
import { startFailure } from "#server/start-failure.ts";
import { saveRedirect } from "#services/save-redirect.ts";

const USAGE = `usage: npm run redirects -- list
       npm run redirects -- set FROM TO [301|302]   TO is a screen's name (about, search?q=Mittersill) or https://…
       npm run redirects -- remove FROM`;

/** `npm run redirects`: reads and edits the table of old addresses. Exit codes: 0 done, 1 refused, 2 wrong usage. */
async function main([command = "", from = "", to = "", status = "301"]: readonly string[]): Promise<number> {
	const fits =
		command === "list" ||
		(command === "remove" && from !== "") ||
		(command === "set" && from !== "" && to !== "" && (status === "301" || status === "302"));
	if (!fits) {
		console.error(USAGE);
		return 2;
	}
	const env = parseEnv(process.env);
	const { database } = await openOwnDatabase(env);
	try {
		if (command === "list") {
			for (const row of await listRedirects(database.db)) console.log(lineOf(row));
			return 0;
		}
		if (command === "remove") {
			if (await removeRedirect(database.db, from)) return 0;
			console.error(`${from}: there is no such redirect`);
			return 1;
		}
		const app = { db: database.db, settings: settingsOf(env) };
		const saved = await saveRedirect(app, { from, to, status: status === "302" ? 302 : 301 });
		if (saved.ok) console.log(lineOf(saved.value));
		else console.error(`${from}: ${saved.error}`);
		return saved.ok ? 0 : 1;
	} finally {
		await database.close();
	}
}

function lineOf({ fromPath, target, status }: RedirectRow): string {
	const to = "url" in target ? target.url : target.route + (target.query && `?${target.query}`);
	return `${status} ${fromPath} ${to}`;
}

main(process.argv.slice(2))
	.then((code) => process.exit(code))
	.catch((error: unknown) => {
		console.error(startFailure(error));
		process.exit(error instanceof EnvError ? 2 : 1);
	});

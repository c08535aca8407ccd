import { join } from "node:path";
import { BLOCK_SCHEMAS } from "#blocks/schemas.ts";
import { checkStories, printProblem } from "#content/check.ts";
import type { ContentLog } from "#content/stories/log.ts";
import { openStoryStore } from "#content/stories/story-store.ts";
import { projectRoot } from "#db/project-root.ts";
import { houseFacts } from "#services/content/house-facts.ts";

const USAGE = "usage: npm run content:check -- [FOLDER]   FOLDER of story files; else CONTENT_DIR, else demo/stories";

/** `npm run content:check`: names what is wrong in story files. Exit codes: 0 nothing, 1 something, 2 wrong usage. */
async function main(args: readonly string[]): Promise<number> {
	if (args.length > 1 || args[0]?.startsWith("-")) {
		console.error(USAGE);
		return 2;
	}
	const folder = args[0] ?? (process.env.CONTENT_DIR || join(projectRoot(), "demo/stories"));
	let broken = 0;
	const refused: ContentLog["warn"] = ({ file, problems }) => {
		broken += 1;
		for (const problem of problems as readonly string[]) console.error(`${file}: ${problem}`);
	};
	const log = { info: () => {}, warn: refused, error: refused };
	const store = await openStoryStore(folder, { log, watched: false });
	const { stories, datasources } = store.space();
	const problems = checkStories(store.space(), BLOCK_SCHEMAS, houseFacts);
	for (const problem of problems) console.error(printProblem(problem));
	const count = broken + problems.length;
	console.log(`${stories.length} stories, ${datasources.length} data sources, ${count} problems`);
	return count > 0 ? 1 : 0;
}

main(process.argv.slice(2)).then(
	(code) => process.exit(code),
	(error: unknown) => {
		console.error(error);
		process.exit(1);
	},
);

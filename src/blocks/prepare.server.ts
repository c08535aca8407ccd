import { SearchBusyError } from "#services/search/search-queue.ts";
import type { BlockContent, Json } from "#site/views/story-view.ts";
import type { LoadContext } from "./load-context.server.ts";
import { BLOCK_LOADERS } from "./loaders.server.ts";
import { BLOCK_SCHEMAS } from "./schemas.ts";
import { withoutUnknown } from "./unknown-fields.ts";
import { withoutUnset } from "./unset-fields.ts";

/** A story's content ready to be shown, and what its blocks' loaders found. */
export interface PreparedContent {
	readonly content: BlockContent;
	readonly data: Readonly<Record<string, Json>>;
}

/** Component that replaces, in a draft, a block that cannot be shown: it shows the editor what is wrong. */
export const BROKEN_BLOCK = "broken_block";

/**
 * Checks every block of a content against its schema, fills in defaults, and runs the loaders. Fields that a schema
 * does not know are logged and left out. A block that does not fit, or whose component is unknown, is logged and left out; in drafts a note stands in its place. The
 * content's own block is kept as it is: a page with a fault is better than none.
 */
export async function prepareContent(content: unknown, context: LoadContext): Promise<PreparedContent> {
	const found: BlockContent[] = [];
	const checked = checkedBlock(content as Record<string, unknown>, context, found, true);
	const data = await Promise.all(found.map((block) => loaded(block, context)));
	return { content: checked as BlockContent, data: Object.fromEntries(data.filter((entry) => entry !== null)) };
}

/** The value with every block in it checked, innermost first. */
function checked(value: unknown, context: LoadContext, found: BlockContent[]): unknown {
	if (Array.isArray(value)) {
		return value.map((item) => checked(item, context, found)).filter((item) => item !== undefined);
	}
	if (typeof value !== "object" || value === null) return value;
	const object = value as Record<string, unknown>;
	if (typeof object.component === "string" && typeof object._uid === "string") {
		return checkedBlock(object, context, found, false);
	}
	return checkedFields(object, context, found);
}

function checkedFields(object: Record<string, unknown>, context: LoadContext, found: BlockContent[]) {
	return Object.fromEntries(Object.entries(object).map(([key, item]) => [key, checked(item, context, found)]));
}

function checkedBlock(block: Record<string, unknown>, context: LoadContext, found: BlockContent[], root: boolean) {
	const component = String(block.component);
	const inner: BlockContent[] = [];
	const fields = withoutUnset(checkedFields(block, context, inner));
	const schema = Object.hasOwn(BLOCK_SCHEMAS, component) ? BLOCK_SCHEMAS[component] : undefined;
	const strict = schema?.safeParse(fields);
	const spare = schema && strict?.error ? withoutUnknown(fields, strict.error.issues) : null;
	if (spare) {
		const { fields: unknown } = spare;
		context.app.log.warn({ component, uid: String(block._uid), fields: unknown }, "block has unknown fields");
	}
	const parsed = spare ? schema?.safeParse(spare.block) : strict;
	if (parsed?.success) {
		const whole = parsed.data as BlockContent;
		found.push(...inner, whole);
		return whole;
	}
	const problem = schema
		? (parsed?.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")
		: `Component ${component} doesn't exist.`;
	context.app.log.error({ component, uid: String(block._uid), problem }, "block cannot be shown");
	if (root) {
		found.push(...inner);
		return fields;
	}
	return context.draft ? { _uid: String(block._uid), component: BROKEN_BLOCK, of: component, problem } : undefined;
}

async function loaded(block: BlockContent, context: LoadContext): Promise<readonly [string, Json] | null> {
	const load = Object.hasOwn(BLOCK_LOADERS, block.component) ? BLOCK_LOADERS[block.component] : undefined;
	if (!load) return null;
	try {
		return [block._uid, (await load(block as never, context)) as Json];
	} catch (error) {
		const { app } = context;
		// Refusals are logged together; the page stands without its homes.
		if (error instanceof SearchBusyError) return [block._uid, null];
		app.log.error({ component: block.component, error: error instanceof Error ? error.stack : "" }, "block failed");
		return [block._uid, null];
	}
}

import { uuidOf } from "./ids.ts";
import { DEFAULT_LANGUAGE, isTranslated, textIn } from "./languages.ts";

/** A story that others point at, as far as a link needs to know it. */
export interface Target {
	readonly uuid: string;
	/** Path in the default language. */
	readonly fullSlug: string;
}

/** Finds a story by path (`blog/first-snow`, a folder's start page as `blog`). */
export type FindTarget = (path: string) => Target | undefined;

/** A reference as files write it: `story:` and the path in the default language. */
export const REFERENCE = /^story:([a-z0-9/_-]+)$/;

/**
 * Completes content as its file holds it to content as the service delivers it: every block gets a `_uid`,
 * `story:path` becomes the story's UUID, links to stories know their address, links and assets have all their
 * fields. A reference to a story that is not there stays as it is written; `content:check` names it.
 */
export function expandContent(content: unknown, owner: string, find: FindTarget): Record<string, unknown> {
	return expand(content, owner, find) as Record<string, unknown>;
}

function expand(value: unknown, path: string, find: FindTarget): unknown {
	if (typeof value === "string") return targetOf(value, find)?.uuid ?? value;
	if (Array.isArray(value)) return value.map((item, index) => expand(item, `${path}/${index}`, find));
	if (typeof value !== "object" || value === null) return value;
	if (isTranslated(value)) return expandFields(value, path, find);
	const object = value as Record<string, unknown>;
	if (object.fieldtype === "multilink" || isMultilink(object)) return expandMultilink(object, path, find);
	if (object.fieldtype === "asset") return expandAsset(object, path, find);
	if (object.type === "link" && typeof object.attrs === "object") return expandMark(object, path, find);
	if (typeof object.component === "string" && object._uid === undefined) {
		return { _uid: uuidOf(`block ${path}`), ...expandFields(object, path, find) };
	}
	return expandFields(object, path, find);
}

function expandFields(object: object, path: string, find: FindTarget): Record<string, unknown> {
	return Object.fromEntries(Object.entries(object).map(([key, item]) => [key, expand(item, `${path}/${key}`, find)]));
}

/** The story that a reference names; undefined for any other value and for one that is not there. */
function targetOf(value: unknown, find: FindTarget): Target | undefined {
	const path = typeof value === "string" ? REFERENCE.exec(value)?.[1] : undefined;
	return path === undefined ? undefined : find(path);
}

/** A link field: `linktype` beside `id` or `url` is enough of a sign, as files leave `fieldtype` out. */
function isMultilink(object: Record<string, unknown>): boolean {
	return typeof object.linktype === "string" && object.component === undefined && !("href" in object);
}

function expandMultilink(object: Record<string, unknown>, path: string, find: FindTarget): Record<string, unknown> {
	const target = targetOf(object.id, find);
	const fields = expandFields(object, path, find);
	const url = textIn(object.url, DEFAULT_LANGUAGE);
	return {
		id: "",
		url: "",
		linktype: "url",
		fieldtype: "multilink",
		cached_url: target ? target.fullSlug : url,
		...fields,
	};
}

function expandAsset(object: Record<string, unknown>, path: string, find: FindTarget): Record<string, unknown> {
	const filename = String(object.filename ?? "");
	return {
		id: filename ? numberOf(filename) : null,
		alt: "",
		name: "",
		focus: "",
		title: "",
		source: "",
		filename: "",
		copyright: "",
		fieldtype: "asset",
		meta_data: {},
		is_external_url: false,
		...expandFields(object, path, find),
	};
}

/** A link inside rich text: to a story it holds the UUID and the address. */
function expandMark(object: Record<string, unknown>, path: string, find: FindTarget): Record<string, unknown> {
	const attrs = object.attrs as Record<string, unknown>;
	const target = targetOf(attrs.uuid, find) ?? targetOf(attrs.href, find);
	const link = target && { href: `/${target.fullSlug}`, uuid: target.uuid, linktype: "story" };
	return {
		...object,
		attrs: {
			href: null,
			uuid: null,
			anchor: null,
			target: null,
			linktype: "url",
			...expandFields(attrs, path, find),
			...link,
		},
	};
}

function numberOf(text: string): number {
	return Number.parseInt(uuidOf(text).slice(0, 7), 16);
}

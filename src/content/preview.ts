import { createHash, timingSafeEqual } from "node:crypto";
import { isLanguage, type Language } from "#domain/language.ts";

/** The visual editor's address of a page: what it edits, proven by its token. */
export interface Preview {
	readonly storyId: string;
	/** Language that is edited; null: the space's default. */
	readonly language: Language | null;
	readonly release: string | null;
}

/** For so long an editor's address opens drafts. */
const LONGEST_MS = 3600 * 1000;

/**
 * Reads an address that the visual editor opened. Null unless its token is
 * `sha1(space_id:preview token:timestamp)` and younger than an hour: `_storyblok` alone can be forged.
 */
export function readPreview(search: URLSearchParams, previewToken: string, now: Date): Preview | null {
	const storyId = search.get("_storyblok");
	const spaceId = search.get("_storyblok_tk[space_id]") ?? "";
	const timestamp = search.get("_storyblok_tk[timestamp]") ?? "";
	const token = search.get("_storyblok_tk[token]") ?? "";
	if (!storyId || previewToken === "" || !/^\d{1,12}$/.test(timestamp) || !/^\d{1,20}$/.test(spaceId)) return null;
	if (now.getTime() - Number(timestamp) * 1000 >= LONGEST_MS) return null;
	if (!sameToken(token, previewSignature(spaceId, previewToken, timestamp))) return null;
	const language = search.get("_storyblok_lang");
	const release = search.get("_storyblok_release");
	return {
		storyId,
		language: isLanguage(language) ? language : null,
		release: release && release !== "0" ? release : null,
	};
}

/** True for a request that may see drafts. */
export function isPreview(request: Request, previewToken: string, now: Date): boolean {
	return readPreview(new URL(request.url).searchParams, previewToken, now) !== null;
}

/** The token that proves an editor's address, in lower-case hex. */
export function previewSignature(spaceId: string, previewToken: string, timestamp: string | number): string {
	return createHash("sha1").update(`${spaceId}:${previewToken}:${timestamp}`).digest("hex");
}

function sameToken(given: string, right: string): boolean {
	const [a, b] = [Buffer.from(given.slice(0, 80)), Buffer.from(right)];
	return a.length === b.length && timingSafeEqual(a, b);
}

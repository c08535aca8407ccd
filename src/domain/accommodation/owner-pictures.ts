import type { Language } from "../language.ts";
import { fail, ok, type Result } from "../result.ts";

/** The pictures of a home as an owner arranges them: which, in which order, with which words. */

export interface ArrangedPicture {
	/** As a home's row names it: a path of ours, or an address elsewhere. */
	readonly url: string;
	readonly alt: Partial<Readonly<Record<Language, string>>>;
}

/** Pictures of one home at most. */
export const MOST_PICTURES = 40;
/** Characters of the words of a picture at most. */
export const LONGEST_CAPTION = 120;
/** Files of one upload at most, and the bytes of one and of all of them together. */
export const MOST_FILES = 10;
export const PICTURE_BYTES = 12 * 1024 * 1024;
export const UPLOAD_BYTES = 32 * 1024 * 1024;
/** Pixels of the longer side at least: smaller ones are blurred on a page of a home. */
export const LEAST_SIDE = 800;

export type PictureMove = "up" | "down" | "first";

/** What an uploaded picture is called in a home's row. */
export function uploadedUrl(accoId: string, hash: string): string {
	return `/photos/${accoId}/${hash}`;
}

/** The hash of an uploaded picture of a home; null: the picture is not one of its owner's. */
export function uploadedHash(accoId: string, url: string): string | null {
	const [, home, hash] = /^\/photos\/(a\d+)\/([0-9a-f]{32})$/.exec(url) ?? [];
	return home === accoId ? (hash ?? null) : null;
}

export type PicturesRefusal = "NOT_FOUND" | "TOO_MANY_PICTURES" | "LAST_PICTURE";
type Arranged = Result<readonly ArrangedPicture[], PicturesRefusal>;

/** With pictures at the end; those that are there already stay where they are. */
export function withPictures(pictures: readonly ArrangedPicture[], urls: readonly string[]): Arranged {
	const known = new Set(pictures.map(({ url }) => url));
	const added = [...new Set(urls)].filter((url) => !known.has(url)).map((url) => ({ url, alt: {} }));
	const all = [...pictures, ...added];
	return all.length > MOST_PICTURES ? fail("TOO_MANY_PICTURES") : ok(all);
}

/** Without one; a home keeps its last. */
export function withoutPicture(pictures: readonly ArrangedPicture[], url: string): Arranged {
	const left = pictures.filter((picture) => picture.url !== url);
	if (left.length === pictures.length) return fail("NOT_FOUND");
	return left.length === 0 ? fail("LAST_PICTURE") : ok(left);
}

/** With one nearer to the front or the end, or before all others; at the end of the way it stays. */
export function movedPicture(pictures: readonly ArrangedPicture[], url: string, move: PictureMove): Arranged {
	const at = pictures.findIndex((picture) => picture.url === url);
	const picture = pictures[at];
	if (!picture) return fail("NOT_FOUND");
	const to = { first: 0, up: Math.max(0, at - 1), down: at + 1 }[move];
	return ok(pictures.toSpliced(at, 1).toSpliced(to, 0, picture));
}

/** With other words of one in a language; none: those of the language are taken away. */
export function captionedPicture(
	pictures: readonly ArrangedPicture[],
	url: string,
	language: Language,
	caption: string,
): Arranged {
	if (!pictures.some((picture) => picture.url === url)) return fail("NOT_FOUND");
	return ok(
		pictures.map((picture) => {
			if (picture.url !== url) return picture;
			const { [language]: _before, ...others } = picture.alt;
			return { url, alt: caption === "" ? others : { ...others, [language]: caption } };
		}),
	);
}

/** Whether both are the same pictures with the same words in the same order. */
export function samePictures(a: readonly ArrangedPicture[], b: readonly ArrangedPicture[]): boolean {
	return a.length === b.length && a.every((one, at) => samePicture(one, b[at]));
}

function samePicture(a: ArrangedPicture, b: ArrangedPicture | undefined): boolean {
	if (a.url !== b?.url) return false;
	const languages = new Set([...Object.keys(a.alt), ...Object.keys(b.alt)]) as Set<Language>;
	return [...languages].every((language) => (a.alt[language] ?? "") === (b.alt[language] ?? ""));
}

import { isLanguage, LANGUAGES } from "#domain/language.ts";
import { HOLIDAY_HOME, LAST_MINUTE } from "./route-table.ts";

/** A last dash-separated part `a` + 1–10 digits: an accommodation (specification §5). */
const ACCOMMODATION_SUFFIX = /(^|-)a\d{1,10}$/;

/**
 * The canonical form of a pathname (specification §5): with a slash are language roots, bare partner roots,
 * news roots and everything that starts with a language's holiday-home or last-minute word unless it ends in
 * an accommodation. All others have none.
 */
export function withSlashPolicy(pathname: string): string {
	const bare = pathname.replace(/\/+$/, "");
	if (bare === "") return "/";
	return wantsSlash(bare) ? `${bare}/` : bare;
}

function wantsSlash(bare: string): boolean {
	const segments = bare.slice(1).split("/");
	const [first = "", second = ""] = segments;
	if (first === "news") return segments.length === 2 && isLanguage(second);
	if (!isLanguage(first)) return false;
	if (segments.length === 1) return true;
	if (segments.length === 2 && second.startsWith("sp-") && second.length > 3) return true;
	const prefixed = [HOLIDAY_HOME[first], LAST_MINUTE[first]].some(
		(word) => second === word || second.startsWith(`${word}-`),
	);
	return prefixed && !ACCOMMODATION_SUFFIX.test(segments.at(-1) ?? "");
}

/** Words no static page may start with, or the slash rule would take it for a search. */
export function reservedPrefixes(): readonly string[] {
	return LANGUAGES.flatMap((language) => [HOLIDAY_HOME[language], LAST_MINUTE[language]]);
}

/** True for a segment that ends in an accommodation's id. */
export function endsInAccommodation(segment: string): boolean {
	return ACCOMMODATION_SUFFIX.test(segment);
}

/** Segments of a search address without the accommodation that closes them; null where none does. */
export function withoutAccommodation(segments: readonly string[]): readonly string[] | null {
	const last = segments.at(-1);
	return last !== undefined && endsInAccommodation(last) ? segments.slice(0, -1) : null;
}

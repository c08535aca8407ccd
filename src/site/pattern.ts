/** Matches and fills the patterns of the route table. Segments are percent-decoded on the way in and encoded on the way out. */

export type PatternParams = Readonly<Record<string, string | readonly string[]>>;

/** Parameters of a path under a pattern, or null when it does not fit. */
export function matchPattern(pattern: string, segments: readonly string[]): PatternParams | null {
	const parts = pattern === "" ? [] : pattern.split("/");
	const params: Record<string, string | readonly string[]> = {};
	for (const [index, part] of parts.entries()) {
		if (part.startsWith("*")) {
			params[part.slice(1)] = segments.slice(index);
			return params;
		}
		const segment = segments[index];
		if (segment === undefined) return null;
		const colon = part.indexOf(":");
		if (colon < 0) {
			if (segment !== part) return null;
			continue;
		}
		const prefix = part.slice(0, colon);
		if (!segment.startsWith(prefix) || segment.length === prefix.length) return null;
		params[part.slice(colon + 1)] = segment.slice(prefix.length);
	}
	return segments.length === parts.length ? params : null;
}

/** The segments of a pattern with its parameters filled in. */
export function fillPattern(pattern: string, params: PatternParams): readonly string[] {
	if (pattern === "") return [];
	return pattern.split("/").flatMap((part) => {
		if (part.startsWith("*")) return params[part.slice(1)] ?? [];
		const colon = part.indexOf(":");
		if (colon < 0) return part;
		const value = params[part.slice(colon + 1)];
		if (typeof value !== "string" || value === "") throw new Error(`address without its ${part.slice(colon + 1)}`);
		return part.slice(0, colon) + value;
	});
}

/** Decoded segments of a pathname, empty ones left out; null when it is not valid percent-encoding. */
export function segmentsOf(pathname: string): readonly string[] | null {
	try {
		return pathname.split("/").filter(Boolean).map(decodeURIComponent);
	} catch {
		return null;
	}
}

/** A pathname of segments, without a closing slash. */
export function pathOf(segments: readonly string[]): string {
	return `/${segments.map(encodeURIComponent).join("/")}`;
}

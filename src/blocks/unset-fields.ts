type Fields = Readonly<Record<string, unknown>>;

/**
 * A block's fields without those that an editor left empty. A real space sends them all the same: texts and choices
 * as `""`, pictures without a file, links that lead nowhere, rich text of one empty paragraph.
 */
export function withoutUnset(fields: Fields): Record<string, unknown> {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isUnset(value)));
}

function isUnset(value: unknown): boolean {
	if (value === "" || value === null) return true;
	if (typeof value !== "object" || Array.isArray(value)) return false;
	const { fieldtype, filename, id, url, cached_url, email, anchor, type, content } = value as Fields;
	if (fieldtype === "asset") return !filename;
	if (fieldtype === "multilink") return ![id, url, cached_url, email, anchor].some(Boolean);
	return type === "doc" && Array.isArray(content) && content.every(isEmptyParagraph);
}

function isEmptyParagraph(node: unknown): boolean {
	const { type, content } = (node ?? {}) as Fields;
	return type === "paragraph" && (!Array.isArray(content) || content.length === 0);
}

/** Puts a text in where the text area of a box is written in; false: there is none. */
export function putInto(box: HTMLElement | null, text: string): boolean {
	const area = box?.querySelector("textarea");
	if (!area) return false;
	area.focus();
	area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
	// As if it were typed: drafts are kept of it, and what asked for it to be filled in is content.
	area.dispatchEvent(new Event("input", { bubbles: true }));
	return true;
}

/** Puts a text in where the text area of a box is written in; false: there is none. */
export function putInto(box: HTMLElement | null, text: string): boolean {
	const area = box?.querySelector("textarea");
	if (!area) return false;
	area.focus();
	area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
	return true;
}

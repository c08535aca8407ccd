/** True while nothing on the page has the focus: a late script may then set the focus without moving it away from an element. */
export function isNowhere(): boolean {
	return document.activeElement === null || document.activeElement === document.body;
}

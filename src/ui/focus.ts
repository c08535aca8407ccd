/** True while nothing on the page has the focus: a script that comes late may then give it, and takes it from nobody. */
export function isNowhere(): boolean {
	return document.activeElement === null || document.activeElement === document.body;
}

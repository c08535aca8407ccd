/** Where days and homes stand on the board, in pixels and numbers. */

export interface BoardSize {
	/** Width of the names beside the tracks; 0 where they stand above. */
	readonly label: number;
	readonly row: number;
	readonly day: number;
}

/** The least width of a day of so many at once. */
export function leastDay(days: number): number {
	return days > LONG_SPAN ? 9 : 24;
}

/** More days at once than this are too narrow for names. */
export const LONG_SPAN = 35;

/** Rows and days that are drawn; the ends are not included. */
export interface BoardWindow {
	readonly firstRow: number;
	readonly endRow: number;
	readonly firstDay: number;
	readonly endDay: number;
}

/** Below this width of the board names stand above their tracks (design: Layout). */
const NARROW = 720;
const ROWS_BEYOND = 6;
/** Days are drawn by weeks, so that a sideways step seldom draws anything anew. */
const DAYS_AT_ONCE = 14;

/** Sizes for a board of this width that shows so many days at once. */
export function sizeFor(width: number, days: number): BoardSize {
	const isNarrow = width < NARROW;
	const label = isNarrow ? 0 : 240;
	const least = isNarrow ? 27 : leastDay(days);
	return { label, row: isNarrow ? 64 : 36, day: Math.max(least, Math.floor((width - label) / days)) };
}

/** What of the board a scrolled view shows, with what lies a little beyond it. Days are counted from the board's first. */
export function windowOf(
	view: { readonly top: number; readonly left: number; readonly width: number; readonly height: number },
	{ row, day, label }: BoardSize,
	{ rows, days }: { readonly rows: number; readonly days: number },
): BoardWindow {
	const firstRow = Math.max(0, Math.min(rows, Math.floor(view.top / row) - ROWS_BEYOND));
	const endRow = Math.min(rows, Math.ceil((view.top + view.height) / row) + ROWS_BEYOND);
	const first = Math.floor(view.left / day / DAYS_AT_ONCE) - 1;
	const end = Math.ceil((view.left + view.width - label) / day / DAYS_AT_ONCE) + 1;
	return {
		firstRow,
		endRow: Math.max(firstRow, endRow),
		firstDay: Math.max(0, first * DAYS_AT_ONCE),
		endDay: Math.min(days, end * DAYS_AT_ONCE),
	};
}

export function isSameWindow(a: BoardWindow, b: BoardWindow): boolean {
	return a.firstRow === b.firstRow && a.endRow === b.endRow && a.firstDay === b.firstDay && a.endDay === b.endDay;
}

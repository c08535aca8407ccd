/** What a home's calendar shows, as its addresses say it. */
export interface CalendarLook {
	/** `YYYY-MM` of the first month. */
	readonly month: string;
	/** Nights that prices are shown for. */
	readonly nights?: number | null;
	readonly wholeYear?: boolean;
	/** A day whose reason is asked for. */
	readonly day?: string;
}

/** What the calendar shows is no part of the search: the month, the length of its prices, all of the year, a pressed day. */
export function withLook(query: string, { month, nights, wholeYear, day }: CalendarLook): string {
	const look = [
		wholeYear ? "year=1" : `show=${month}`,
		...(nights ? [`nights=${nights}`] : []),
		...(day ? [`day=${day}`] : []),
	];
	return `${query ? `${query}&` : "?"}${look.join("&")}`;
}

/** A destination that can be chosen: a suggestion of the server, a country, or one chosen before. */
export interface DestinationChoice {
	readonly type: "country" | "region" | "placename" | "accommodation";
	readonly label: string;
	readonly detail: string;
	/** Public path of its list, or of the home's own screen. */
	readonly url: string;
	/** Homes there. */
	readonly count: number;
	/** Letters of the label that were typed. */
	readonly matches: readonly (readonly [from: number, to: number])[];
	/** Only staff are shown it, while they chose so. */
	readonly mark?: string;
}

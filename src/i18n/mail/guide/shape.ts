/** Words of the guide to group houses, which is sent as a PDF. */
export interface GuideTexts {
	/** Name of the file, without its ending. */
	readonly file: string;
	readonly title: string;
	readonly lead: string;
	readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
	/** The last section: things to tick. */
	readonly checklist: { readonly heading: string; readonly items: readonly string[] };
	/** The last line: who wrote this and where to ask. */
	readonly ending: string;
	/** Foot of each page. */
	readonly page: (number: number, of: number) => string;
}

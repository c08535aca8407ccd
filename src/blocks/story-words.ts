import type { Localized } from "#domain/language.ts";
/** Short hands for stories of blocks (`story.ts`): content as story files write it. */

/** A rich text of these nodes; texts are paragraphs. */
export function richText(...nodes: readonly (string | RichTextNode)[]) {
	return { type: "doc", content: nodes.map((node) => (typeof node === "string" ? paragraph(node) : node)) };
}

interface RichTextNode {
	readonly type: string;
	readonly [field: string]: unknown;
}

export function paragraph(text: string): RichTextNode {
	return { type: "paragraph", content: [{ type: "text", text }] };
}

export function heading(level: number, text: string): RichTextNode {
	return { type: "heading", attrs: { level }, content: [{ type: "text", text }] };
}

export function bulletList(...items: readonly string[]): RichTextNode {
	return {
		type: "bullet_list",
		content: items.map((item) => ({ type: "list_item", content: [paragraph(item)] })),
	};
}

/** A drawing of ours with its words. */
export function drawing(name: string, alt: unknown) {
	return { fieldtype: "asset", filename: `/illustrations/${name}.webp`, alt };
}

/** A link to a story of the demo. */
export function toStory(path: string) {
	return { linktype: "story", id: `story:${path}` };
}

/** As long as words get: a title of a form's block. */
export const LONGEST_TITLE: Localized = {
	nl: "Vakantiehuisverhuurmogelijkheden voor huiseigenarenverenigingen",
	en: "Opportunities for home owners’ associations that rent out holiday homes",
	de: "Ferienhausvermietungsmöglichkeiten für Eigentümergemeinschaftsverwaltungen",
	fr: "Les possibilités de location saisonnière pour les associations de propriétaires",
};

/** As long as words get: a intro of a form's block. */
export const LONGEST_INTRO: Localized = {
	nl: "Onze Meerpersoonsaccommodatiebemiddeling kijkt naar arbeidsongeschiktheidsverzekeringsvoorwaarden, aansprakelijkheidsverklaringen en brandveiligheidsvoorschriften voordat er iets begint.",
	en: "Before anything begins we look at insurance conditions, liability statements and fire safety regulations, and tell you in plain words what they mean for your home.",
	de: "Vor dem Beginn sehen wir uns Zweitwohnungssteuerbefreiungsbescheinigungen, Haftpflichtversicherungsbedingungen und Brandschutzvorschriften an und sagen dir, was sie für dein Haus bedeuten.",
	fr: "Avant de commencer, nous examinons les conditions d’assurance, les déclarations de responsabilité et les règles de sécurité incendie, et vous disons ce qu’elles signifient.",
};

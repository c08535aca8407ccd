import type { BlockStories } from "../block-stories.ts";
import { stories as button } from "../button/story.ts";
import { bulletList, heading, paragraph, richText } from "../story-words.ts";

const linked = (before: string, label: string, after: string) => ({
	type: "paragraph",
	content: [
		{ type: "text", text: before },
		{ type: "text", text: label, marks: [{ type: "link", attrs: { uuid: "story:pages/quality-guarantee" } }] },
		{ type: "text", text: after },
	],
});

const cell = (type: string, text: string) => ({ type, content: [paragraph(text)] });
const table = (...rows: readonly (readonly string[])[]) => ({
	type: "table",
	content: rows.map((texts, row) => ({
		type: "tableRow",
		content: texts.map((text) => cell(row === 0 ? "tableHeader" : "tableCell", text)),
	})),
});
const embedded = { type: "blok", attrs: { id: "button", body: [button.typical] } };

export const stories = {
	typical: {
		component: "rich_text",
		text: {
			nl: richText(
				heading(2, "Hoe we kijken"),
				linked("We lopen een huis door zoals jij straks. Wat we zien, staat in ", "onze kwaliteitsgarantie", "."),
				bulletList("de trap en de drempels", "de bedden, een nacht lang", "de weg naar de bakker"),
				heading(3, "Wat we dan doen"),
				"Klopt er iets niet, dan staat het huis niet op de site tot het klopt.",
			),
			en: richText(
				heading(2, "How we look"),
				linked("We walk through a home as you will. What we look at is in ", "our quality guarantee", "."),
				bulletList("the stairs and the thresholds", "the beds, for a whole night", "the way to the baker"),
				heading(3, "What we do then"),
				"If something is not right, the home is not on the site until it is.",
			),
			de: richText(
				heading(2, "Wie wir hinsehen"),
				linked(
					"Wir gehen durch ein Haus wie später du. Worauf wir achten, steht in ",
					"unserer Qualitätsgarantie",
					".",
				),
				bulletList("die Treppe und die Schwellen", "die Betten, eine Nacht lang", "der Weg zum Bäcker"),
				heading(3, "Was wir dann tun"),
				"Stimmt etwas nicht, steht das Haus nicht auf der Website, bis es stimmt.",
			),
			fr: richText(
				heading(2, "Notre regard"),
				linked(
					"Nous parcourons une maison comme vous le ferez. Nos critères figurent dans ",
					"notre garantie de qualité",
					".",
				),
				bulletList("l’escalier et les seuils", "les lits, toute une nuit", "le chemin de la boulangerie"),
				heading(3, "Et ensuite"),
				"Si quelque chose ne va pas, la maison ne figure pas sur le site tant que ce n’est pas réglé.",
			),
		},
	},
	empty: {
		component: "rich_text",
		text: {
			nl: richText("Een alinea en verder niets."),
			en: richText("One paragraph and nothing else."),
			de: richText("Ein Absatz und sonst nichts."),
			fr: richText("Un paragraphe et rien d’autre."),
		},
	},
	longest: {
		component: "rich_text",
		text: {
			nl: richText(
				heading(2, "Arbeidsongeschiktheidsverzekeringsmaatschappijen"),
				"Aansprakelijkheidsverzekeringsvoorwaarden staan hier zonder dat de regel uit de bladzijde loopt, ook op een smalle telefoon.",
				table(["Termijn", "Kosten", "Annuleringsverzekeringspremie"], ["tot 42 dagen", "30 %", "inbegrepen"]),
				embedded,
			),
			en: richText(
				heading(2, "Incomprehensibilities of counterrevolutionaries"),
				"Conditions of insurances stand here without a line running out of the page, on a narrow telephone as well.",
				table(["Until", "Costs", "Premium of the cancellation insurance"], ["42 days", "30%", "included"]),
				embedded,
			),
			de: richText(
				heading(2, "Rechtsschutzversicherungsgesellschaften"),
				"Reiserücktrittskostenversicherungsbedingungen stehen hier, ohne dass die Zeile aus der Seite läuft, auch auf einem schmalen Telefon.",
				table(["Frist", "Kosten", "Reiserücktrittskostenversicherung"], ["bis 42 Tage", "30 %", "enthalten"]),
				embedded,
			),
			fr: richText(
				heading(2, "Anticonstitutionnellement parlant"),
				"Les conditions des assurances tiennent ici sans qu’une ligne ne sorte de la page, même sur un téléphone étroit.",
				table(["Délai", "Frais", "Prime de l’assurance annulation"], ["42 jours", "30 %", "comprise"]),
				embedded,
			),
		},
	},
} satisfies BlockStories;

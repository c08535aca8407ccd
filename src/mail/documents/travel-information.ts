import type { TravelInformationContent } from "./content.ts";
import { heading, type Paper, type Part, paragraph, when } from "./parts.ts";
import {
	bookingLink,
	depositPart,
	footOf,
	lineRow,
	linesTable,
	onSiteCents,
	stayRows,
	sumRow,
	type Writing,
} from "./shared-parts.ts";
import { onSite } from "./sums.ts";

/** How to get to the home and into it. */
export function travelInformationPaper(writing: Writing<TravelInformationContent>): Paper {
	const { content, texts, home } = writing;
	const { travel, words } = texts;
	const { address, mapUrl, wayIn, key, bring, rules, seller } = content;
	return {
		title: texts.titles.travel_information(content.number),
		lead: texts.leads.travel_information(home),
		foot: footOf(writing),
		parts: [
			{ type: "facts", rows: [[words.bookingNo, content.booking.bookingNo], ...stayRows(writing)] },
			heading(travel.addressHeading),
			{ type: "columns", columns: [{ heading: null, lines: address }] },
			...when(mapUrl, { type: "link", lead: "", text: travel.mapLink, url: mapUrl ?? "" }),
			...when(wayIn, heading(travel.wayInHeading), ...paragraphs(wayIn)),
			...when(key, heading(travel.keyHeading), ...paragraphs(key)),
			...contactParts(writing),
			...when(bring.length > 0, heading(travel.bringHeading), { type: "list", items: bring }),
			...onSiteParts(writing),
			...depositPart(writing),
			...when(rules.length > 0, heading(travel.rulesHeading), { type: "list", items: rules }),
			heading(travel.helpHeading),
			paragraph(travel.help({ telephone: seller.telephone ?? "", email: seller.email })),
			...bookingLink(writing),
		],
	};
}

/** Text of an owner, a paragraph a line. */
function paragraphs(text: string | null): readonly Part[] {
	return (text ?? "")
		.split(/\n+/)
		.map((line) => line.trim())
		.filter(Boolean)
		.map((line) => paragraph(line));
}

function contactParts({ content, texts: { travel, words } }: Writing<TravelInformationContent>): readonly Part[] {
	if (!content.contact) return [];
	const { name, telephone, hours } = content.contact;
	return [
		heading(travel.contactHeading),
		paragraph(words.labelled(name, telephone), "strong"),
		paragraph([...(hours ? [`${words.labelled(travel.hours, hours)}.`] : []), travel.contactHint].join(" ")),
	];
}

function onSiteParts(writing: Writing<TravelInformationContent>): readonly Part[] {
	const { texts, money, content } = writing;
	const lines = content.booking.lines.filter(onSite);
	if (lines.length === 0) return [];
	return [
		heading(texts.travel.onSiteHeading),
		paragraph(texts.travel.onSiteHint),
		linesTable(writing, [
			...lines.map((line) => lineRow(writing, line)),
			sumRow(texts.price.onSiteTotal, money(onSiteCents(writing))),
		]),
	];
}

import type { TravelInformationContent } from "./content.ts";
import { type DocumentLayout, heading, type Part, paragraph, when } from "./parts.ts";
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
export function travelInformationLayout(writing: Writing<TravelInformationContent>): DocumentLayout {
	const { content, t, home } = writing;
	const { address, mapUrl, wayIn, isWayInForeign, key, bring, rules } = content;
	const { telephone, email } = content.seller;
	const isWhole = address.length > 0 && (wayIn ?? key) !== null;
	return {
		title: t("paper.title_travel_information"),
		lead: t(isWhole ? "paper.lead_travel_information" : "paper.lead_travel_informationPart", { home }),
		foot: footOf(writing),
		parts: [
			{ type: "facts", rows: [[t("paper.bookingNo"), content.booking.bookingNo], ...stayRows(writing)] },
			...when(address.length > 0, heading(t("paper.travel_addressHeading")), {
				type: "columns",
				columns: [{ heading: null, lines: address }],
			}),
			...when(mapUrl, { type: "link", lead: "", text: t("paper.travel_mapLink"), url: mapUrl ?? "" }),
			...when(
				wayIn,
				heading(t("paper.travel_wayInHeading")),
				...when(isWayInForeign, paragraph(t("guest.ownersLanguage"))),
				...paragraphs(wayIn),
			),
			...when(key, heading(t("paper.travel_keyHeading")), ...paragraphs(key)),
			...contactParts(writing),
			...when(bring.length > 0, heading(t("paper.travel_bringHeading")), { type: "list", items: bring }),
			...onSiteParts(writing),
			...depositPart(writing),
			...when(rules.length > 0, heading(t("paper.travel_rulesHeading")), { type: "list", items: rules }),
			heading(t("paper.travel_helpHeading")),
			paragraph(telephone ? t("paper.travel_helpByPhone", { telephone, email }) : t("paper.travel_help", { email })),
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

function contactParts({ content, t }: Writing<TravelInformationContent>): readonly Part[] {
	if (!content.contact) return [];
	const { name, telephone, hours } = content.contact;
	return [
		heading(t("paper.travel_contactHeading")),
		paragraph(t("paper.labelled", { label: name, value: telephone }), "strong"),
		paragraph(
			[
				...(hours ? [`${t("paper.labelled", { label: t("paper.travel_hours"), value: hours })}.`] : []),
				t("paper.travel_contactHint"),
			].join(" "),
		),
	];
}

function onSiteParts(writing: Writing<TravelInformationContent>): readonly Part[] {
	const { t, money, content } = writing;
	const lines = content.booking.lines.filter(onSite);
	if (lines.length === 0) return [];
	return [
		heading(t("paper.travel_onSiteHeading")),
		paragraph(t("paper.travel_onSiteHint")),
		linesTable(writing, [
			...lines.map((line) => lineRow(writing, line)),
			sumRow(t("paper.price_onSiteTotal"), money(onSiteCents(writing))),
		]),
	];
}

import { findAccountId } from "#db/ledger/ledger.ts";
import { listClicks } from "#db/partners/clicks.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import { organisationHref } from "#site/organisation-area.ts";
import { LINK_PAGES, languageOfAddress, type PartnerLink, partnerLinkPath, UTM } from "#site/partner-links.ts";
import type { LinksPage, WidgetView } from "#site/views/ledger-view.ts";
import { readWidget, WIDGET_KINDS, widgetCode, widgetPath } from "#site/widget.ts";
import { getHuis } from "../../accommodations/get-huis.ts";
import type { App } from "../../app.ts";
import { payeeOf } from "../../ledger/payee.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { qrPath } from "../../partners/qr-picture.ts";

/** Links that bring a partner's guests, and what they brought. */

/** Days of clicks that are shown. */
const CLICK_DAYS = 30;
const [LONGEST_ADDRESS, LONGEST_UTM] = [600, 80];

/** What an address asks for; what is wrong in it is left out. */
function readLink(query: Readonly<Record<string, unknown>>, code: string, language: Language): PartnerLink {
	const text = (name: string, longest: number) => {
		const value = query[name];
		return typeof value === "string" ? value.slice(0, longest) : typeof value === "number" ? String(value) : "";
	};
	const address = text("address", LONGEST_ADDRESS);
	const page = LINK_PAGES.find((known) => known === query.to) ?? "partnerLanding";
	const chosen = LANGUAGES.find((known) => known === query.in) ?? language;
	return {
		code,
		page,
		address,
		language: (page === "page" ? languageOfAddress(address) : null) ?? chosen,
		utm: Object.fromEntries(UTM.map((name) => [name, text(name, LONGEST_UTM)])),
	};
}

/** The link that an address of the builder asks for, whole; null: what was pasted is no page of the site. */
export function requestedLink(
	app: Pick<App, "settings">,
	session: MemberSession,
	query: Readonly<Record<string, unknown>>,
	language: Language,
): string | null {
	const { publicUrl } = app.settings;
	const path = partnerLinkPath(readLink(query, session.organisation.code, language), publicUrl);
	return path === null ? null : publicUrl + path;
}

export async function linksPage(
	app: Pick<App, "db" | "clock" | "settings" | "search" | "cards" | "viewer">,
	session: MemberSession,
	query: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<LinksPage> {
	const { code } = session.organisation;
	const link = readLink(query, code, language);
	const url = requestedLink(app, session, query, language);
	const today = app.clock.today();
	const accountId = await findAccountId(app.db, payeeOf(session));
	const found = await listClicks(app.db, { code, accountId }, isoOf(today - CLICK_DAYS + 1), isoOf(today));
	const params = new URLSearchParams(
		Object.entries({ to: link.page, in: link.language, address: link.address, ...link.utm }).filter(
			([, value]) => value,
		),
	);
	const file = (ending: string) => `${organisationHref(session.area, language, `links.${ending}`)}?${params}`;
	return {
		name: "links",
		link: { page: link.page, language: link.language, address: link.address, utm: link.utm },
		url,
		isWrong: url === null && link.address !== "",
		qr: url === null ? null : { ...qrPath(url), svgHref: file("svg"), pngHref: file("png") },
		widget: await widgetOf(app, code, query, language),
		days: everyDay(found, today),
	};
}

/** The widget that an address of the builder asks for; a home by its number or its address. */
async function widgetOf(
	app: Pick<App, "db" | "clock" | "settings" | "search" | "cards" | "viewer">,
	code: string,
	query: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<WidgetView> {
	const typedHome = typeof query.home === "string" ? query.home.trim().slice(0, LONGEST_ADDRESS) : "";
	const [home = ""] = /a\d{1,10}(?=$|[?#/])/i.exec(typedHome)?.map((id) => id.toLowerCase()) ?? [];
	const kind = WIDGET_KINDS.find((known) => known === query.widget) ?? "search";
	const chosen = LANGUAGES.find((known) => known === query.lang) ?? language;
	const widget = readWidget({ ...query, partner: code }, { kind, language: chosen, home: kind === "home" ? home : "" });
	const request = { lang: chosen, from: 0, perPage: 1, accoIds: [home] };
	const isHad = kind === "search" || (home !== "" && (await getHuis(app, request)).total === 1);
	return {
		widget,
		typedHome,
		isWrong: !isHad && typedHome !== "",
		made: isHad ? { src: widgetPath(widget), ...widgetCode(widget, app.settings.publicUrl) } : null,
	};
}

/** Days without anything among the others. */
function everyDay(
	found: readonly { readonly day: string; readonly clicks: number; readonly bookings: number }[],
	today: DayNumber,
): LinksPage["days"] {
	const byDay = new Map(found.map((one) => [one.day, one]));
	return Array.from({ length: CLICK_DAYS }, (_, back) => {
		const day = isoOf(today - CLICK_DAYS + 1 + back);
		return byDay.get(day) ?? { day, clicks: 0, bookings: 0 };
	});
}

import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { loadAccoRows } from "#db/accommodations/acco-rows.ts";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { listDocuments } from "#db/documents/documents.ts";
import { completeLocalized, isLanguage, type Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatClock, formatDate } from "#i18n/format.ts";
import { listedAccommodation } from "#services/accommodations/listed-accommodations.ts";
import { wayOf } from "#services/booking/documents.ts";
import { bookingOfToken, tripPath } from "#services/booking/links.ts";
import { stayCalendar } from "#services/guests/stay-calendar.ts";
import { PUBLIC, visibleStatuses } from "#services/viewer.ts";
import { imageUrl } from "#site/image-url.ts";
import { smallPage, smallPageHeaders } from "./small-page.ts";

/**
 * `/trip/{lang}/{token}`: what the guest who booked hands to companions. It shows the home, the dates, and the way there
 * once it is issued; no price, nothing of the guest, and not how to get in, which stays with who booked.
 */
export const showTripLink: MiddlewareHandler = async (c) => {
	const { app } = c.var;
	const language = languageOf(c);
	const t = translator(language);
	const headers = smallPageHeaders();
	const row = await tripOf(c);
	if (!row) {
		const body = html`<p>${t("linkPage.gone_text")}</p>`;
		return c.html(await smallPage({ language, title: t("linkPage.gone_title"), body }), 404, headers);
	}
	const [home] = await loadAccoRows(app.db, [row.acco_id], visibleStatuses(PUBLIC));
	const shown = home ? listedAccommodation(home, language) : null;
	const issued = (await listDocuments(app.db, [row.booking_id])).some(({ kind }) => kind === "travel_information");
	const way = issued ? await wayOf(app.db, row) : null;
	const [title, placename] = [row.home.title, row.home.placename].map((text) => completeLocalized(text)[language]);
	const day = (iso: string, time: string | null, key: "from" | "until") =>
		[formatDate(dayOf(iso), language), time && t(`guest.${key}`, { time: formatClock(time, language) })]
			.filter(Boolean)
			.join(", ");
	const picture = shown?.images[0];
	const body = html`<p>${placename}</p>
<dl><div><dt>${t("tripPage.arrival")}</dt><dd>${day(row.arrival, row.home.checkinFrom, "from")}</dd></div>
<div><dt>${t("tripPage.departure")}</dt><dd>${day(row.departure, row.home.checkoutUntil, "until")}</dd></div>
${way ? html`<div><dt>${t("tripPage.point")}</dt><dd>${way.point}</dd></div>` : ""}</dl>
${
	way
		? html`<p>${way.address.join(", ")}</p><p><a class="button" href="${way.routeUrl}" rel="noreferrer">${t("tripPage.route")}</a></p>`
		: html`<p>${t("tripPage.wayLater")}</p>`
}
<p>${shown ? html`<a href="${shown.url}">${t("tripPage.see", { home: title ?? "" })}</a><br>` : ""}<a href="${tripPath(app, row, language)}/stay.ics" download>${t("tripPage.calendar")}</a></p>`;
	const page = {
		language,
		title: title ?? "",
		body,
		...(picture ? { picture: imageUrl(picture.src, { width: 800, height: 600, smart: true }) } : {}),
	};
	return c.html(await smallPage(page), 200, headers);
};

/** The stay for a companion's calendar, without the booking's number. */
export const tripCalendar: MiddlewareHandler = async (c) => {
	const { app } = c.var;
	const language = languageOf(c);
	const row = await tripOf(c);
	const text = row && stayCalendar(app.settings, row, language, app.settings.publicUrl + tripPath(app, row, language));
	if (!text) return c.notFound();
	return c.body(text, 200, {
		"Content-Type": "text/calendar; charset=utf-8",
		"Content-Disposition": 'attachment; filename="stay.ics"',
		...smallPageHeaders(),
	});
};

/** Days after the departure on which the link still leads somewhere. */
const KEPT_DAYS = 7;

/** The booking of the link; null for one that was not made here, and while no stay is booked or it is over. */
async function tripOf(c: Context): Promise<BookingRow | null> {
	const { app } = c.var;
	const row = await bookingOfToken(app, "trip", (c.req.param("token") ?? "").slice(0, 200));
	if (!row || (row.state !== "confirmed" && row.state !== "completed")) return null;
	return app.clock.today() <= dayOf(row.departure) + KEPT_DAYS ? row : null;
}

function languageOf(c: Context): Language {
	const requested = c.req.param("lang");
	return isLanguage(requested) ? requested : c.var.context.language;
}

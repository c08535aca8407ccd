import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { findBooking } from "#db/bookings/find-bookings.ts";
import { listShares } from "#db/rooms/room-shares.ts";
import { completeLocalized, isLanguage, type Language } from "#domain/language.ts";
import { shareReference } from "#domain/rooms/shares.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatDate, formatDateRange, formatMoney } from "#i18n/format.ts";
import { openCheckout } from "#services/booking/checkout.ts";
import { payableNow } from "#services/booking/money.ts";
import { syncBookingPayments } from "#services/booking/sync-payment.ts";
import { shareOfToken, sharePath } from "#services/rooms/room-shares.ts";
import { type FormOutcome, postForm } from "../forms/answer.ts";
import { smallPage, smallPageHeaders } from "./small-page.ts";

/**
 * `/share/{lang}/{token}`: a companion's share of a booking's price, and the way to pay it. It shows the home, the dates
 * and the share, and nothing of the guest who booked but the first name that the group room knows. Looking changes
 * nothing; a button pays.
 */
export const showShareLink: MiddlewareHandler = (c) => show(c, null);

/** `POST`: on to the provider. */
export const shareLinkForm = postForm(async (c): Promise<FormOutcome> => {
	const { app } = c.var;
	const share = await shareOfToken(app, tokenOf(c));
	const status = share ? await statusOfShare(c, share) : null;
	if (!share || status?.kind !== "open") return { answer: await show(c, null) };
	const checkout = await openCheckout(app, share.booking_id, {
		shareId: share.share_id,
		cents: share.cents,
		returnPath: sharePath(app, languageOf(c), share),
	});
	return checkout.ok ? { redirect: checkout.value.paymentUrl } : { answer: await show(c, checkout.error) };
});

type Share = NonNullable<Awaited<ReturnType<typeof shareOfToken>>>;

function tokenOf(c: Context): string {
	return (c.req.param("token") ?? "").slice(0, 200);
}

function languageOf(c: Context): Language {
	const requested = c.req.param("lang");
	return isLanguage(requested) ? requested : c.var.context.language;
}

/** How a share stands today: paid, payable with what of it, too late, or nothing left to pay. */
async function statusOfShare(c: Context, share: Share) {
	const { app } = c.var;
	const row = await findBooking(app.db, share.booking_id);
	if (!row) return null;
	const now = (await listShares(app.db, share.room_id, share.booking_id)).find(
		({ share_id: id }) => id === share.share_id,
	);
	if (now && now.paid_cents > 0) return { kind: "paid", row, cents: now.paid_cents } as const;
	const { all } = row.state === "confirmed" ? await payableNow(app.db, row, app.clock.now()) : { all: 0 };
	if (all === 0) return { kind: "nothing", row } as const;
	if (dayOf(share.due_on) < app.clock.today()) return { kind: "late", row } as const;
	return { kind: "open", row, cents: Math.min(share.cents, all) } as const;
}

async function show(c: Context, failure: string | null): Promise<Response> {
	const { app } = c.var;
	const language = languageOf(c);
	const t = translator(language);
	const headers = smallPageHeaders(app.payments?.checkoutOrigins ?? []);
	const share = await shareOfToken(app, tokenOf(c));
	// Back from the provider before it has called.
	if (share && app.payments && c.req.method === "GET") await syncBookingPayments(app, share.booking_id, share.share_id);
	const status = share ? await statusOfShare(c, share) : null;
	if (!share || !status) {
		const body = html`<p>${t("linkPage.gone_text")}</p>`;
		return c.html(await smallPage({ language, title: t("linkPage.gone_title"), body }), 404, headers);
	}
	const date = formatDate(dayOf(share.due_on), language, "long");
	const home = completeLocalized(status.row.home.title)[language];
	const body = (() => {
		if (status.kind === "nothing") return html`<p>${t("payPage.nothing")}</p>`;
		if (status.kind === "late") return html`<p>${t("sharePage.late", { date })}</p>`;
		const sum = formatMoney(status.cents, language);
		if (status.kind === "paid") {
			return html`<p>${share.booker ? t("sharePage.paid", { sum, booker: share.booker }) : t("sharePage.paidPlain", { sum })}</p>`;
		}
		const dates = formatDateRange(dayOf(status.row.arrival), dayOf(status.row.departure), language);
		const { bank } = app.company.of(language);
		const reference = shareReference(status.row.booking_no, share.number);
		const way = app.payments
			? html`<form method="post"><button>${t("payPage.button", { sum })}</button></form>`
			: bank
				? html`<p>${t("sharePage.transfer", { sum, reference, holder: bank.holder, iban: bank.iban })}</p><p>${t("sharePage.transferText")}</p>`
				: "";
		return html`<p>${t("sharePage.what", { name: share.name, home, dates, sum, date })}</p>
${failure ? html`<p role="alert">${t("payPage.unreachable")}</p>` : ""}${way}`;
	})();
	return c.html(await smallPage({ language, title: t("sharePage.title"), body }), failure ? 503 : 200, headers);
}

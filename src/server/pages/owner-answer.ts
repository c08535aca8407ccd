import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { requestAnswerBy } from "#domain/booking/claim.ts";
import { DECLINE_CODES } from "#domain/booking/decline.ts";
import { LONGEST_SENTENCE } from "#domain/forms/owner-forms.ts";
import { completeLocalized, isLanguage, type Language } from "#domain/language.ts";
import { isPlainText } from "#domain/text.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatDateRange, formatInstant, formatMoney } from "#i18n/format.ts";
import { partyText } from "#i18n/party-text.ts";
import { acceptRequest, declineRequest } from "#services/booking/answer-request.ts";
import { bookingOfToken } from "#services/booking/links.ts";
import { postForm } from "../forms/answer.ts";
import type { FormBody } from "../forms/form-body.ts";
import { smallPage, smallPageHeaders } from "./small-page.ts";

/**
 * `/answer/{lang}/{token}`: an owner answers a request by the link of the mail. It shows the stay and the party,
 * nothing else of the guest, and answers once; looking changes nothing.
 */
export const showOwnerAnswer: MiddlewareHandler = async (c) => {
	const row = await rowOf(c);
	if (!row) return answerPage(c, "gone", 404);
	return row.state === "application" ? ask(c, row) : answerPage(c, "over");
};

/** `POST`: the owner's yes or no. */
export const ownerAnswerForm = postForm(async (c, { values }) => ({ answer: await answered(c, values) }));

async function answered(c: Context, values: FormBody["values"]): Promise<Response> {
	const { app } = c.var;
	const row = await rowOf(c);
	if (!row) return answerPage(c, "gone", 404);
	const aim = { bookingNo: row.booking_no, version: row.version };
	if (values.do === "accept") {
		const accepted = await acceptRequest(app, aim, { actor: "owner" });
		if (accepted.ok) return answerPage(c, "accepted");
		return accepted.error === "NOT_AVAILABLE" ? answerPage(c, "taken", 409) : answerPage(c, "over", 409);
	}
	if (values.do !== "decline") return ask(c, row);
	const declined = await declineRequest(app, aim, { actor: "owner" }, reasonOf(values));
	return declined.ok ? answerPage(c, "declined") : answerPage(c, "over", 409);
}

/** The owner's own sentence, else the reason that was chosen. */
function reasonOf(body: FormBody["values"]): string {
	const words = (body.words ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST_SENTENCE);
	if (words && isPlainText(words)) return words;
	return DECLINE_CODES.find((code) => code === body.reason) ?? "other";
}

function rowOf(c: Context): Promise<BookingRow | null> {
	return bookingOfToken(c.var.app, "owner", (c.req.param("token") ?? "").slice(0, 200));
}

function languageOf(c: Context): Language {
	const requested = c.req.param("lang");
	return isLanguage(requested) ? requested : c.var.context.language;
}

type Outcome = "gone" | "over" | "accepted" | "declined" | "taken";

async function answerPage(c: Context, what: Outcome, status: 200 | 404 | 409 = 200): Promise<Response> {
	const language = languageOf(c);
	const t = translator(language);
	const title = what === "gone" ? t("linkPage.gone_title") : t(`ownerPage.${what}_title`);
	const text = what === "gone" ? t("linkPage.gone_text") : t(`ownerPage.${what}_text`);
	return c.html(await smallPage({ language, title, body: html`<p>${text}</p>` }), status, smallPageHeaders());
}

async function ask(c: Context, row: BookingRow): Promise<Response> {
	const language = languageOf(c);
	const t = translator(language);
	const { adults, children, babies, pets } = row;
	const facts = [
		[t("ownerPage.stay"), formatDateRange(dayOf(row.arrival), dayOf(row.departure), language, "weekdays")],
		[t("ownerPage.party"), partyText({ adults, children, babies, pets }, language)],
		[t("ownerPage.price"), formatMoney(row.grand_cents, language)],
	] as const;
	const end = row.expires_at;
	const at = (instant: Date) => formatInstant(instant, language, "long");
	const body = html`<dl>${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${end ? html`<p>${t("ownerPage.until", { answerBy: at(requestAnswerBy(end)), instant: at(end) })}</p>` : ""}
<form method="post"><button name="do" value="accept">${t("ownerPage.accept")}</button></form>
<form method="post" id="decline">
<fieldset><legend>${t("ownerPage.reason")}</legend>
${DECLINE_CODES.map((code) => html`<label><input type="radio" name="reason" value="${code}" required> ${t(`ownerPage.reason_${code}`)}</label>`)}
</fieldset>
<p><label for="words">${t("ownerPage.words")}</label><textarea id="words" name="words" rows="3" maxlength="${LONGEST_SENTENCE}" aria-describedby="words-hint"></textarea><small id="words-hint">${t("ownerPage.wordsHint")}</small></p>
<button class="plain" name="do" value="decline">${t("ownerPage.decline")}</button>
</form>`;
	const title = t("ownerPage.title", { home: completeLocalized(row.home.title)[language] });
	return c.html(await smallPage({ language, title, body }), 200, smallPageHeaders());
}

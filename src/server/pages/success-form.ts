import type { Context, Next } from "hono";
import { getCookie } from "hono/cookie";
import type { Language } from "#domain/language.ts";
import type { App } from "#services/app.ts";
import { proofCookie } from "#services/booking/booking-proof.ts";
import { getBookingForSuccess } from "#services/booking/get-booking-for-success.ts";
import { confirmOption, extendHold } from "#services/booking/options.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import { readPublic } from "#site/rewrite.ts";
import { type FormOutcome, postForm } from "../forms/answer.ts";
import { FORM_BYTES, isFormRequest } from "../forms/form-body.ts";
import type { RenderPage } from "./render.ts";

/**
 * `POST` from a success screen, for the session that made the booking: books an option, or gives the hold of a booking
 * that waits for its payment a quarter of an hour more. Whatever stands against it is told where the booking is, in
 * the guest area, or by the screen itself.
 */
export async function successForm(c: Context, next: Next, app: App, render: RenderPage): Promise<Response | undefined> {
	const address = readPublic(c.req.path);
	if ((address?.name !== "successOption" && address?.name !== "successBooking") || !isFormRequest(c.req.raw)) {
		await next();
		return;
	}
	const { language, name } = address;
	return postForm(c, next, { render, bytes: FORM_BYTES, act: ({ values }) => act(c, app, { language, name }, values) });
}

/** Null: it is another's form. */
async function act(
	c: Context,
	app: App,
	{ language, name }: { readonly language: Language; readonly name: "successOption" | "successBooking" },
	values: Readonly<Record<string, string>>,
): Promise<FormOutcome | null> {
	if (values.do !== "book" && values.do !== "extend") return null;
	const { booking: typed = "", version = "" } = values;
	const proof = getCookie(c, proofCookie(app.settings, typed.slice(0, 20))) ?? null;
	const booking = await getBookingForSuccess(app, { bookingNo: typed, proof, lang: language });
	// Without the proof it is the page's general words again.
	if (!booking) return { redirect: href(name, language) };
	const { bookingNo } = booking;
	const screen = `${href(name, language)}?booking=${bookingNo}`;
	if (values.do === "extend") {
		await extendHold(app, { bookingNo, version: Number(version) });
		return { redirect: screen };
	}
	const booked = await confirmOption(app, { bookingNo, version: Number(version) }, { actor: "guest" });
	return {
		redirect: booked.ok ? (booked.value.paymentUrl ?? screen) : guestHref(language, OWN_AREA, `bookings/${bookingNo}`),
	};
}

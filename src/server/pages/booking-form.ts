import { randomUUID } from "node:crypto";
import type { Context, Next } from "hono";
import { getCookie } from "hono/cookie";
import { isLanguage } from "#domain/language.ts";
import { BOOKING_TYPES } from "#domain/pricing/allowed-types.ts";
import type { App } from "#services/app.ts";
import type { BookingFailure } from "#services/booking-answer.ts";
import { createBooking } from "#services/create-booking.ts";
import { GUEST_COOKIE, guestSession } from "#services/guests/session.ts";
import { offerIsOfForm } from "#services/pages/booking-page.ts";
import { readPublic } from "#site/rewrite.ts";
import { attributionOf, setBookingProof } from "../api/bookings.ts";
import type { RenderPage } from "./render.ts";
import type { PostedBooking } from "./request-context.ts";

/** A form of ours is small; anything larger is refused before it is read. */
const MAX_FORM_BYTES = 64 * 1024;

/**
 * The HTML booking form. `do=price` asks for the price again with what is chosen; `do=book` books. A form that
 * cannot be taken comes back filled, with its errors, under the same address.
 */
export async function bookingFormRoute(
	c: Context,
	next: Next,
	app: App,
	render: RenderPage,
): Promise<Response | undefined> {
	const url = new URL(c.req.url);
	const address = readPublic(url.pathname);
	if (address?.name !== "booking") {
		await next();
		return;
	}
	const values = await readForm(c);
	if (!values) return c.text("Bad Request", 400);

	const posted = (form: Partial<PostedBooking>): PostedBooking => ({
		...{ values, errors: {}, refused: null, idempotencyKey: values.idempotencyKey || randomUUID() },
		...form,
	});
	if (values.do === "price") return again(c, render, posted({}), 200);

	const language = isLanguage(address.language) ? address.language : "en";
	const type = BOOKING_TYPES.find((known) => known === url.searchParams.get("type")) ?? "Booking";
	const query = Object.fromEntries(url.searchParams);
	const slug = String(address.params.slug);
	if (!(await offerIsOfForm(app, { language, slug, query, values }))) {
		return again(c, render, posted({ refused: "CHECK_PRICE", idempotencyKey: randomUUID() }), 409);
	}
	const made = await createBooking(app, bodyOf(values, type, language), {
		idempotencyKey: values.idempotencyKey ?? null,
		// Whose credits may pay.
		guestId: (await guestSession(app, getCookie(c, GUEST_COOKIE)))?.guestId ?? null,
		attribution: attributionOf(c),
	});
	if (!made.ok) return again(c, render, posted(answerTo(made.error)), statusOf(made.error));
	setBookingProof(c, app.settings, made.value);
	return c.redirect(made.value.answer.paymentUrl ?? made.value.answer.successUrl, 303);
}

/** The screen again, rendered as a page request to the same address. */
async function again(c: Context, render: RenderPage, posted: PostedBooking, status: number): Promise<Response> {
	const headers = new Headers(c.req.raw.headers);
	for (const name of ["content-length", "content-type", "transfer-encoding"]) headers.delete(name);
	const answer = await render(new Request(c.req.url, { headers }), { bookingForm: posted });
	return answer.status === 200 ? new Response(answer.body, { status, headers: answer.headers }) : answer;
}

async function readForm(c: Context): Promise<Record<string, string> | null> {
	if (Number(c.req.header("content-length") ?? 0) > MAX_FORM_BYTES) return null;
	try {
		const text = await c.req.text();
		if (text.length > MAX_FORM_BYTES) return null;
		return Object.fromEntries(new URLSearchParams(text));
	} catch {
		return null;
	}
}

/** The request of the booking call, from the fields of the form. */
function bodyOf(values: Readonly<Record<string, string>>, type: string, lang: string) {
	return {
		...{ quoteId: values.quoteId ?? "", type, lang },
		guest: { ...guestOf(values), businessBooking: values.businessBooking === "1" },
		acceptTerms: values.acceptTerms === "1",
	};
}

const GUEST_FIELDS = [
	...["salutation", "firstname", "lastname", "email", "telCountry", "telNumber"],
	...["address", "postalCode", "placename", "countryCode", "companyName", "vatNumber"],
];

function guestOf(values: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(GUEST_FIELDS.flatMap((name) => (name in values ? [[name, values[name] ?? ""]] : [])));
}

function answerTo(failure: BookingFailure): Partial<PostedBooking> {
	if (failure.code === "VALIDATION") {
		const errors = failure.errors.map(({ path, code }) => [path.replace(/^guest\./, ""), code]);
		return { errors: Object.fromEntries(errors) };
	}
	// A form whose offer is gone gets a new key with its new offer: it is another booking.
	return { refused: failure.code, idempotencyKey: randomUUID() };
}

function statusOf(failure: BookingFailure): number {
	switch (failure.code) {
		case "PRICE_CHANGED":
		case "NOT_AVAILABLE":
		case "IDEMPOTENCY_KEY_REUSED":
		case "IDEMPOTENCY_IN_PROGRESS":
			return 409;
		case "BOOKING_UNAVAILABLE":
		case "BUSY":
			return 503;
		case "NOT_FOUND":
			return 404;
		default:
			return 422;
	}
}

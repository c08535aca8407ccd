import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { rows } from "./site.ts";

/** What journeys of guests have in common: a booking that was made, and the way into their area. */

interface Stay {
	readonly arrivals: readonly string[];
	readonly nights: number;
}

/**
 * Books a stay of the second fixture home over the API; answers the booking's number. Of several arrivals it is the first
 * that is free: a try before may have booked the others.
 */
export async function book(
	request: APIRequestContext,
	{ language, arrivals, nights, email }: Stay & { readonly language: Language; readonly email: string },
): Promise<string> {
	const headers = { Origin: process.env.SITE_URL ?? "" };
	let offer: { readonly quoteId?: string } = {};
	for (const arrival of arrivals) {
		const departure = new Date(Date.parse(arrival) + nights * 86_400_000).toISOString().slice(0, 10);
		const stay = { accoId: "a990002", arrival, departure, adults: 2, children: 0, babies: 0, pets: 0, lang: language };
		offer = await (await request.post("/api/quotes", { data: stay, headers })).json();
		if (offer.quoteId) break;
	}
	const made = await request.post("/api/bookings", {
		// A second booking brings the first one's cookie along, and so has to say where it comes from.
		headers: { "Idempotency-Key": randomUUID(), Origin: process.env.SITE_URL ?? "" },
		data: {
			quoteId: offer.quoteId,
			type: "Booking",
			acceptTerms: true,
			lang: language,
			guest: {
				salutation: "mrs",
				firstname: "Noor",
				lastname: "van Dijk",
				email,
				telCountry: "NL",
				telNumber: "0612345678",
				address: "Lindelaan 14",
				postalCode: "3512 AB",
				placename: "Utrecht",
				countryCode: "NL",
				businessBooking: false,
				companyName: "",
			},
		},
	});
	expect(made.status(), await made.text()).toBe(201);
	return (await made.json()).bookingNo;
}

/** The code in the newest sign-in mail to an address. */
export async function codeFor(email: string): Promise<string> {
	const query =
		"SELECT text FROM email_outbox WHERE recipient = $1 AND kind = 'sign_in' ORDER BY outbox_id DESC LIMIT 1";
	const [mail] = await rows<{ text: string }>(query, [email]);
	return /\b\d{3} \d{3}\b/.exec(mail?.text ?? "")?.[0] ?? "";
}

/** Signs in by the code of a mail; the overview shows. */
export async function signInByCode(page: Page, language: Language, email: string): Promise<void> {
	await page.goto(guestHref(language, OWN_AREA, "overview"));
	await page.locator("#ask-email").fill(email);
	await page.locator("main form button").first().click();
	await page.locator("#code-code").fill(await codeFor(email));
	await page.locator("main form button").first().click();
	await page.locator(".guest-bar").waitFor();
	await page.locator("html[data-started]").waitFor({ state: "attached" });
}

import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect } from "./site.ts";

/** What journeys of the office begin with. */

/** Gets in by a first link, as somebody with these roles. */
export async function signedIn(page: Page, ...roles: readonly string[]): Promise<void> {
	const env = JSON.parse(process.env.SITE_ENV ?? "null") as NodeJS.ProcessEnv | null;
	const named = roles.flatMap((role) => ["--role", role]);
	const words = ["scripts/staff.ts", "invite", "Mara de Vries", `${randomUUID()}@halcyon.example`, ...named];
	const said = execFileSync(process.execPath, words, { env: env ?? process.env, encoding: "utf8" });
	await page.goto(/\/staff\/begin\/[\w-]{43}/.exec(said)?.[0] ?? "");
	const seed = (await page.locator(".office-seed").innerText()).replace(/\s/g, "");
	await page.locator("#begin-newPassword").fill("four words in a row");
	await page.locator("#begin-code").fill(new TOTP({ secret: Secret.fromBase32(seed) }).generate());
	await page.locator('form:has(#begin-code) button[type="submit"]').click();
	await expect(page.locator(".office-codes li")).toHaveCount(10);
}

const GUEST = {
	salutation: "neutral",
	firstname: "Zoë",
	telCountry: "NL",
	telNumber: "06 12345678",
	address: "Kerkstraat 1",
	postalCode: "1011 AB",
	placename: "Amsterdam",
	countryCode: "NL",
	businessBooking: false,
	companyName: "",
};

/** Days and nights that no other journey looks for: what is booked here is taken for all. */
const OWN_STAYS = [
	"2027-12-11",
	"2027-12-14",
	"2027-12-17",
	"2027-12-20",
	"2027-11-27",
	"2027-11-30",
	"2027-01-23",
	"2027-01-26",
	"2027-01-29",
	"2027-02-01",
	"2027-07-17",
	"2027-07-24",
].map((arrival) => ({ arrival, nights: arrival.startsWith("2027-07") ? 7 : 3 }));

/** A booking of nights that are free, made by the API as by a guest; answers its number. */
export async function booked(request: APIRequestContext, lastname: string): Promise<string> {
	const dayAfter = (day: string, nights: number) =>
		new Date(Date.parse(day) + nights * 86_400_000).toISOString().slice(0, 10);
	let last = "";
	for (const { arrival, nights } of OWN_STAYS) {
		const stay = { arrival, departure: dayAfter(arrival, nights) };
		const party = { adults: 2, children: 0, babies: 0, pets: 0 };
		const body = { accoId: "a990001", ...stay, ...party, lang: "nl", insurance: false };
		const quote = await request.post("/api/quotes", { data: body, headers: { Origin: process.env.SITE_URL ?? "" } });
		if (!quote.ok()) {
			last = await quote.text();
			continue;
		}
		const { quoteId } = await quote.json();
		const guest = { ...GUEST, lastname, email: `${randomUUID()}@example.org` };
		const made = await request.post("/api/bookings", {
			// A call with cookies comes from the site's own pages.
			headers: { "Idempotency-Key": randomUUID(), Origin: process.env.SITE_URL ?? "" },
			data: { quoteId, type: "Booking", guest, acceptTerms: true, lang: "nl" },
		});
		if (made.status() === 201) return (await made.json()).bookingNo;
		last = await made.text();
	}
	throw new Error(`no nights are free: ${last}`);
}

import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
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
export function booked(request: APIRequestContext, lastname: string): Promise<string> {
	return bookedBy(request, lastname, "a990001", "Booking", OWN_STAYS);
}

/** Books the first of the stays that the home has free. */
export async function bookedBy(
	request: APIRequestContext,
	lastname: string,
	accoId: string,
	type: "Booking" | "Application",
	stays: readonly { readonly arrival: string; readonly nights: number }[],
): Promise<string> {
	// A call with cookies comes from the site's own pages.
	const Origin = process.env.SITE_URL ?? "";
	let last = "";
	for (const { arrival, nights } of stays) {
		const departure = new Date(Date.parse(arrival) + nights * 86_400_000).toISOString().slice(0, 10);
		const party = { adults: 2, children: 0, babies: 0, pets: 0 };
		const data = { accoId, arrival, departure, ...party, lang: "nl", insurance: false };
		const quote = await request.post("/api/quotes", { data, headers: { Origin } });
		if (!quote.ok()) {
			last = await quote.text();
			continue;
		}
		const { quoteId } = await quote.json();
		const guest = { ...GUEST_FORM, firstname: "Zoë", lastname, email: `${randomUUID()}@example.org` };
		const made = await request.post("/api/bookings", {
			headers: { "Idempotency-Key": randomUUID(), Origin },
			data: { quoteId, type, guest, acceptTerms: true, lang: "nl" },
		});
		if (made.status() === 201) return (await made.json()).bookingNo;
		last = await made.text();
	}
	throw new Error(`no nights are free: ${last}`);
}

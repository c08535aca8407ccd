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

/** A booking of a week that is free, made by the API as by a guest; answers its number. */
export async function booked(request: APIRequestContext, lastname: string): Promise<string> {
	const day = (n: number) => new Date(Date.UTC(2027, 4, 1) + n * 86_400_000).toISOString().slice(0, 10);
	for (let week = 0; week < 30; week++) {
		const stay = { arrival: day(week * 7), departure: day(week * 7 + 7) };
		const party = { adults: 2, children: 0, babies: 0, pets: 0 };
		const body = { accoId: "a990001", ...stay, ...party, lang: "nl", insurance: false };
		const quote = await request.post("/api/quotes", { data: body });
		if (!quote.ok()) continue;
		const { quoteId } = await quote.json();
		const guest = { ...GUEST, lastname, email: `${randomUUID()}@example.org` };
		const made = await request.post("/api/bookings", {
			headers: { "Idempotency-Key": randomUUID() },
			data: { quoteId, type: "Booking", guest, acceptTerms: true, lang: "nl" },
		});
		if (made.status() === 201) return (await made.json()).bookingNo;
	}
	throw new Error("no week is free");
}

import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Role } from "#domain/staff/roles.ts";
import type { BookingAction } from "#site/views/office-bookings-view.ts";
import type { RecordAct } from "#site/views/office-records-view.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { newRecoveryCode, SITE_SECRET } from "#tests/support/recovery-code.ts";
import { addStaffSession, newStaffToken } from "#tests/support/staff-session.ts";
import { ALL_CELLS, cellsInTurn, TURN } from "#tests/support/turns.ts";
import { CELLS, rows, WIDTHS } from "./site.ts";

/** What journeys of the office begin with. */

const NAME = "Mara de Vries";

/** Language and width in which a journey is walked in this run; in the full one each language, at one of the widths. */
export function officeCells(journey: string) {
	// There are not nights enough for both.
	const ofAll = CELLS.filter(
		({ width }, at) => width === WIDTHS[(Math.floor(at / WIDTHS.length) + TURN) % WIDTHS.length],
	);
	return ALL_CELLS ? ofAll : cellsInTurn(journey, CELLS);
}

/**
 * Signs somebody with these roles in; answers their public id. Their session is put into the database: how staff get in is walked in
 * office.spec.ts.
 */
export async function signedIn(page: Page, ...roles: readonly Role[]): Promise<string> {
	const [token, publicId, sessionId] = [newStaffToken(), randomUUID(), randomUUID()];
	await addStaffSession(rows, { token, publicId, sessionId, name: NAME, email: `${publicId}@halcyon.example`, roles });
	const url = process.env.SITE_URL ?? "";
	await page.context().addCookies([{ name: "csEncId", value: token, url, httpOnly: true, sameSite: "Lax" }]);
	return publicId;
}

/** Opens an act of the booking, partner, owner, agency or code on the screen: a button at its head, or a line of the menu there. */
export async function openAct(page: Page, name: BookingAction | RecordAct): Promise<void> {
	// On telephones an act of the head stands in the menu too: what is seen is pressed.
	const links = `.office-acts a:is([href*="do=${name}#"], [href$="do=${name}"])`;
	const act = page.locator(links).filter({ visible: true });
	if (!(await act.first().isVisible())) await page.locator(".office-acts-menu > summary").click();
	await act.first().click();
	await page.waitForURL(`**do=${name}**`);
}

/** A code that confirms once that it is them: how codes are made by an app is walked in office.spec.ts. */
export function secondFactorOf(publicId: string): Promise<string> {
	return newRecoveryCode(rows, SITE_SECRET, publicId);
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
	"2027-04-05",
	"2027-04-08",
	"2027-04-11",
	"2027-04-14",
	"2027-04-17",
	"2027-04-20",
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

import { beforeEach, expect, it } from "vitest";
import { CONSENT_COOKIE, CONSENT_VERSION } from "#analytics/consent.ts";
import { commissionOf } from "#domain/booking/commission.ts";
import { attributed, payeeOfStaff } from "#services/booking/payee.ts";
import { newKey, TEST_SETTINGS, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { GuestBrowser, guestSite } from "#tests/support/guest-site.ts";
import { organisationSite } from "#tests/support/organisation-site.ts";
import { seedHomeLike } from "#tests/support/seed-homes.ts";
import { NO_SENDER_LIMITS } from "#tests/support/sender-limits.ts";

/**
 * Who is paid for a booking (specification §3, rulings "Commission"): every order of links, within and beyond thirty
 * days, with and without consent, for guests, staff and agencies.
 */

/** Links of a partner, a host and a home owner; the last click of the first two wins, the owner's is recorded alone. */
const LINKS = { partner: "/nl/sp-SP-1/", host: "/nl/sp-SP-2/", owner: "/nl/ho-HO-1" } as const;
type Link = keyof typeof LINKS;
const CODES: Readonly<Record<Link, string>> = { partner: "SP-1", host: "SP-2", owner: "HO-1" };

/** Every order of every choice of links. */
function orders(of: readonly Link[]): readonly (readonly Link[])[] {
	return [[], ...of.flatMap((first) => orders(of.filter((link) => link !== first)).map((rest) => [first, ...rest]))];
}
const ORDERS = orders(["partner", "host", "owner"]);

/** What a visitor said, where they are asked; and whether the browser was closed between the last link and the booking. */
const CONSENTS = {
	"nobody is asked": { asks: false, agreed: false, closed: true },
	"agreed, browser closed": { asks: true, agreed: true, closed: true },
	"refused, browser open": { asks: true, agreed: false, closed: false },
	"refused, browser closed": { asks: true, agreed: false, closed: true },
} as const;
const DAYS = { "at once": 0, "after 29 days": 29, "after 31 days": 31 } as const;

interface Payee {
	readonly payee: string | null;
	readonly owner: string | null;
}

/** The table: what the links of a browser come to when it books. */
function expected(
	links: readonly Link[],
	days: number,
	{ asks, agreed, closed }: (typeof CONSENTS)[keyof typeof CONSENTS],
): Payee {
	// Without consent codes live for the visit alone, else for thirty days.
	const lives = asks && !agreed ? !closed : days < 30;
	if (!lives) return { payee: null, owner: null };
	const last = links.findLast((link) => link !== "owner");
	return { payee: last ? CODES[last] : null, owner: links.includes("owner") ? CODES.owner : null };
}

describeByTurns("who is paid", (database) => {
	const at = organisationSite(database);
	beforeEach(async () => {
		// Asked of its owner: takes no nights, so that each case books the same stay.
		await seedHomeLike(at.app.db, "a990001", { accoId: "a7", bookMode: "on_request" });
	});

	/** A browser that knows how long its cookies live. */
	class Visitor extends GuestBrowser {
		readonly #ends = new Map<string, number | null>();
		async follow(path: string): Promise<void> {
			const answer = await this.get(path);
			expect(answer.status).toBeLessThan(400);
			for (const text of answer.headers.getSetCookie()) {
				const [, name = "", , life] = /^([^=]+)=([^;]*)(?:.*Max-Age=(\d+))?/.exec(text) ?? [];
				this.#ends.set(name, life === undefined ? null : Number(life) / 86_400);
			}
		}
		pass(days: number, isClosed: boolean): void {
			for (const [name, life] of this.#ends) {
				if (life === null ? isClosed : life < days) this.cookies.delete(name);
			}
		}
	}

	/** Each asks for the same stay, of which a guest has one request alone. */
	let guests = 0;
	async function book(browser: GuestBrowser, email: string, more: object = {}): Promise<Payee> {
		const stay = { accoId: "a7", arrival: "2027-05-01", departure: "2027-05-08", adults: 2, lang: "nl" };
		const { quoteId } = await (await browser.json("/api/quotes", stay)).json();
		const guest = { ...GUEST_FORM, email };
		const body = { quoteId, type: "Application", lang: "nl", guest, acceptTerms: true, ...more };
		const made = await browser.json("/api/bookings", body, { "Idempotency-Key": newKey().idempotencyKey ?? "" });
		expect(made.status).toBe(201);
		const row = await at.rowOf((await made.json()).bookingNo);
		return { payee: row.payee_code, owner: row.homeowner_code };
	}

	it.each(Object.entries(CONSENTS))("by the links of a browser, over HTTP: %s", async (_name, consent) => {
		const app = testApp(database(), { ...TEST_SETTINGS, asksConsent: consent.asks, rateLimits: NO_SENDER_LIMITS });
		const site = guestSite(app);
		// Of two links all orders, of three those that differ in the last one.
		const tried = ORDERS.filter((links) => links.length < 3 || links.indexOf("owner") !== 1);
		for (const links of tried) {
			for (const [when, days] of Object.entries(DAYS)) {
				const visitor = new Visitor(site);
				if (consent.agreed) {
					const said = { categories: ["analytics", "marketing"], revision: CONSENT_VERSION };
					visitor.cookies.set(CONSENT_COOKIE, encodeURIComponent(JSON.stringify(said)));
				}
				for (const link of links) await visitor.follow(LINKS[link]);
				visitor.pass(days, consent.closed);
				expect([links, when, await book(visitor, `guest${++guests}@example.org`)]).toEqual([
					links,
					when,
					expected(links, days, consent),
				]);
			}
		}
	});

	it("by the service, in every order, for guests, staff, agencies and own stays", async () => {
		const { db } = at.app;
		const partner = { code: "SP-1", hostId: null, salesPartner: "SP-1" };
		const staff = { addSalesPartnerOrHost: true, doNotSendDocuments: false, ...partner };
		const home = { hostCode: null, commissionBp: null };
		for (const links of ORDERS) {
			const last = links.findLast((link) => link !== "owner");
			const clicked = {
				...(last ? { [last]: CODES[last] } : {}),
				...(links.includes("owner") ? { homeowner: CODES.owner } : {}),
			};
			const chosen = await db.transaction().execute((trx) => payeeOfStaff(trx, staff));
			const agency = { code: "TA-1", kind: "agency" as const, label: "", commissionBp: 800, email: null };
			const cases = {
				guest: { ofStaff: null, ofAgency: null, pays: last ? CODES[last] : null },
				staff: { ofStaff: chosen.ok ? chosen.value : null, ofAgency: null, pays: "SP-1" },
				agency: { ofStaff: null, ofAgency: agency, pays: "TA-1" },
				// Both at once cannot be, and staff would go before.
				both: { ofStaff: chosen.ok ? chosen.value : null, ofAgency: agency, pays: "SP-1" },
			};
			for (const [who, { pays, ...sides }] of Object.entries(cases)) {
				const found = await attributed(db, clicked, sides as Parameters<typeof attributed>[2]);
				const commission = commissionOf({
					partner: found.partner,
					home,
					baseCents: 10_000,
					guestEmail: "guest@example.org",
				});
				expect([links, who, commission.payeeCode, found.homeowner]).toEqual([
					links,
					who,
					pays,
					links.includes("owner") ? CODES.owner : null,
				]);
				// Nobody is paid for an own stay or an own home.
				if (!found.partner) continue;
				const own = { partner: { ...found.partner, email: "own@example.org" }, baseCents: 10_000 };
				expect(commissionOf({ ...own, home, guestEmail: "OWN@example.org" }).payeeCode).toBeNull();
				expect(commissionOf({ ...own, home: { ...home, hostCode: found.partner.code } }).payeeCode).toBeNull();
			}
		}
	});

	it("by an agency that is signed in, whatever link was followed before", async () => {
		const agency = await at.member("agency", "member");
		for (const [name, code] of [
			["partner", "SP-1"],
			["host", "SP-2"],
		] as const) {
			agency.cookies.set(name, code);
			const more = { agency: { documentsTo: "client", onInvoice: false } };
			expect((await book(agency, `${name}@example.org`, more)).payee).toBe("TA-1");
		}
	});
});

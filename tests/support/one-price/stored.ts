import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { linesOf } from "#db/bookings/booking-facts.ts";
import type { OpenDatabase } from "#db/connection/client.ts";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { LANGUAGES } from "#domain/language.ts";
import { isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { formatMoney, formatMoneyExact } from "#i18n/format.ts";
import type { DocumentContent } from "#mail/documents/content.ts";
import type { SearchEngine } from "#search/engine.ts";
import type { SearchHome } from "#search/search-home.ts";
import { accommodationCalendar } from "#services/accommodations/accommodation-calendar.ts";
import { accommodationDetail } from "#services/accommodations/accommodation-detail.ts";
import { acceptRequest } from "#services/booking/answer-request.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { grantCredits } from "#services/booking/grant-credits.ts";
import { confirmOption } from "#services/booking/options.ts";
import { accommodationPage } from "#services/pages/accommodation-page.ts";
import { type CreateQuoteRequest, createQuote } from "#services/quotes/create-quote.ts";
import type { QuoteAnswer } from "#services/quotes/quote-answer.ts";
import { bookingBody, type TestApp, testApp } from "../app.ts";
import { PROPERTY_NOW } from "../arbitrary-catalogue.ts";
import { GUEST_FORM } from "../guest-form.ts";
import { type Random, randomOf } from "../random.ts";
import { emptyTables } from "../seed-homes.ts";
import { type PlaceIds, storeClaims, storeHomes, storePlaces } from "../store-homes.ts";
import { type CheckedStay, checkOne, expectOne } from "./difference.ts";
import { invoiceSums } from "./document-sums.ts";
import type { Reckoned } from "./reckoned.ts";
import { catalogueOf, liveHomesOf, searchFor, stayCaseFor } from "./stays.ts";

/**
 * One price the whole way through the database: both search engines, calendar, home screen, quote, booking (or
 * request, answer and option), and the invoice and mail that are stored with it.
 */

const HOMES = 20;
const STAYS = 40;
const CODES = [
	{ code: "TENTH", kind: "percent" as const, bp: 1_000, cents: null },
	{ code: "HUNDRED", kind: "amount" as const, bp: null, cents: 10_000 },
];

interface Stored {
	readonly app: TestApp;
	readonly engines: readonly SearchEngine[];
	readonly random: Random;
	readonly seed: number;
	/** Guests who can pay with credits. */
	readonly guests: { readonly id: number; readonly email: string }[];
}

/** One random catalogue, stored, and stays booked in it. Empties the tables that it uses. Throws `PriceDifference`. */
export async function storedRound(database: OpenDatabase, seed: number): Promise<Reckoned> {
	const { db } = database;
	await emptyTables(db);
	const places: PlaceIds[] = [
		...(await storePlaces(db, "AT", ["Tirol"])),
		...(await storePlaces(db, "NL", ["Zeeland"])),
		...(await storePlaces(db, "FR", ["Alsace"])),
	];
	const catalogue = catalogueOf(seed, places, HOMES);
	await storeHomes(db, catalogue.homes);
	await storeClaims(db, catalogue.claims);
	await db
		.insertInto("discount_code")
		.values(CODES.map((code) => ({ ...code, max_cents: null, min_rent_cents: 0, max_uses: null, per_guest: null })))
		.execute();
	const clock = testApp(database).clock;
	clock.set(PROPERTY_NOW.toISOString());
	const open = (kind: "memory" | "sql") =>
		createSearchEngine(kind, { database, clock, log: testApp(database).log, pollMs: 0 });
	const engines = [await open("memory"), await open("sql")];
	try {
		const [memory] = engines;
		if (!memory) throw new Error("two engines were opened");
		const app = { ...testApp(database), clock, search: memory };
		const homes = liveHomesOf(catalogue);
		const stored: Stored = { app, engines, random: randomOf(seed), seed, guests: [] };
		for (const home of homes) await expectFrom(stored, home);
		const count = { priced: 0, refused: 0 };
		for (let number = 0; number < STAYS && homes.length > 0; number++) {
			const home = stored.random.pick(homes);
			const request = stayCaseFor(home, stored.random);
			const checked = { ...request, seed, accoId: home.home.accoId };
			await checkOne(checked, async () => {
				const quoted = await expectOffer(stored, checked, home);
				count[quoted ? "priced" : "refused"]++;
				if (quoted) await expectBooked(stored, checked, home, quoted);
			});
		}
		return count;
	} finally {
		for (const engine of engines) await engine.close();
	}
}

/** Without dates: cards of both engines and the home's own answer name the same lowest price. */
async function expectFrom({ app, engines, seed }: Stored, { home }: SearchHome): Promise<void> {
	const detail = await accommodationDetail(app, home.accoId, "en");
	// Answers name euros.
	const says: Record<string, number | null> = {
		detail: detail?.listed.from?.stayCents ?? null,
	};
	for (const engine of engines) {
		const { hits } = await engine.search(searchFor(null, [home.accoId]));
		says[`card (${engine.name})`] = hits[0]?.from?.grandCents ?? null;
	}
	const nowhere = { arrival: Number.NaN, departure: Number.NaN };
	expectOne({ seed, accoId: home.accoId, stay: nowhere, party: searchFor(null).party }, says);
}

interface Offered {
	readonly request: CreateQuoteRequest;
	readonly answer: QuoteAnswer;
	readonly guest: { readonly id: number; readonly email: string } | null;
}

/** All places where a stay's price stands before it is booked; null when all refuse it. */
async function expectOffer(stored: Stored, checked: CheckedStay, { home }: SearchHome): Promise<Offered | null> {
	const { app, engines, random } = stored;
	const { stay, party, accoId } = checked;
	const lang = random.pick(LANGUAGES);
	const plain: CreateQuoteRequest = {
		accoId,
		lang,
		arrival: isoOf(stay.arrival),
		departure: isoOf(stay.departure),
		...party,
	};
	const quoted = await createQuote(app, plain);
	const says: Record<string, number | null | undefined> = { quote: quoted.ok ? quoted.value.grandCents : null };
	for (const engine of engines) {
		// What was booked a moment ago reaches the engines by the change log.
		await engine.refresh();
		const { hits } = await engine.search(searchFor(checked, [accoId]));
		says[`card (${engine.name})`] = hits[0]?.price?.grandCents;
	}
	const { year, month } = yearMonthOf(stay.arrival);
	const nights = stay.departure - stay.arrival;
	const calendar = await accommodationCalendar(app, { accoId, year, month, months: 1, party, nights });
	const query = Object.fromEntries(
		Object.entries({ arrival: plain.arrival, departure: plain.departure, ...party }).map(([name, value]) => [
			name,
			String(value),
		]),
	);
	const screen = await accommodationPage(app, { language: lang, accoId, path: null, query });
	const offer = screen && "offer" in screen ? screen.offer : null;
	expectOne(checked, {
		...says,
		calendar: calendar?.days.find(({ day }) => day === plain.arrival)?.fromCents,
		// The address takes parties of one adult and more; others are shown as two.
		screen: party.adults < 1 ? says.quote : offer?.grandCents,
		"lines of the screen":
			party.adults < 1 ? says.quote : offer?.lines.reduce((sum, line) => sum + line.amountCents, 0),
	});
	if (!quoted.ok) return null;

	const guest = stored.guests.length > 0 && random.percent(30) ? random.pick(stored.guests) : null;
	const request: CreateQuoteRequest = {
		...plain,
		extras: home.rates.fees.filter((fee) => !fee.mandatory && random.percent(60)).map(({ code }) => ({ code })),
		insurance: random.percent(40),
		...(random.percent(40) ? { discountCode: random.pick(CODES).code } : {}),
		useGuestCredits: guest !== null,
	};
	const full = await createQuote(app, request, guest?.id ?? null);
	if (!full.ok) throw new Error(`options refuse a stay that can be had: ${full.error.code}`);
	const optionless = !request.insurance && !request.discountCode && request.extras?.length === 0;
	if (optionless) expectOne(checked, { "quote with credits": full.value.grandCents, without: quoted.value.grandCents });
	return { request, answer: full.value, guest };
}

/** Books, or asks, is accepted and confirms; then what is stored is held against the quote. */
async function expectBooked(
	stored: Stored,
	checked: CheckedStay,
	{ home }: SearchHome,
	offered: Offered,
): Promise<void> {
	const { app } = stored;
	const { answer, request, guest } = offered;
	const email = guest?.email ?? `guest-${randomUUID()}@example.org`;
	const body = bookingBody(answer.quoteId, {
		type: home.bookMode === "instant" ? "Booking" : "Application",
		lang: request.lang,
		guest: { ...GUEST_FORM, email },
	});
	const made = await createBooking(app, body, { idempotencyKey: randomUUID(), guestId: guest?.id ?? null });
	if (!made.ok) throw new Error(`${JSON.stringify(checked)} was offered and is refused: ${made.error.code}`);
	const { bookingNo, type } = made.value.answer;
	if (type === "Application") {
		const accepted = await acceptRequest(app, { bookingNo }, { actor: "owner" });
		const confirmed = await confirmOption(app, { bookingNo }, { actor: "guest" });
		if (!accepted.ok || !confirmed.ok) throw new Error(`${bookingNo} was accepted and cannot be booked`);
	}
	const { db } = app;
	const row = await db.selectFrom("booking").selectAll().where("booking_no", "=", bookingNo).executeTakeFirstOrThrow();
	const lines = await linesOf(db, row.booking_id);
	const { instalments } = await db
		.selectFrom("instalment")
		.select((of) => of.fn.coalesce(of.fn.sum<number>("cents"), sql<number>`0`).as("instalments"))
		.where("booking_id", "=", row.booking_id)
		.executeTakeFirstOrThrow();
	const invoice = await db
		.selectFrom("document")
		.select(["content", "total_cents"])
		.where("booking_id", "=", row.booking_id)
		.where("kind", "=", "invoice")
		.executeTakeFirstOrThrow();
	const written = invoiceSums(invoice.content as Extract<DocumentContent, { kind: "invoice" }>);
	const sum = lines.reduce((cents, { amountCents }) => cents + amountCents, 0);
	expectOne(checked, {
		quote: answer.grandCents,
		"answer to the booking": made.value.answer.grandCents,
		booking: row.grand_cents,
		"lines of the booking": sum,
		"stored invoice and its on-site lines": Number(invoice.total_cents) + written.onSite,
		"last sum of the invoice": written.grand,
	});
	expectOne(checked, {
		total: row.total_cents,
		invoice: invoice.total_cents,
		"its words": written.total,
		"its lines": written.lines,
	});
	expectOne(checked, {
		due: row.due_cents,
		instalments: Number(instalments),
		"on the invoice": row.due_cents === 0 ? 0 : written.instalments,
		"total less credits": row.total_cents - row.credits_cents,
	});
	await expectMail(stored, checked, row);
	await expectCredits(stored, row, email);
}

/** The confirmation that waits in the outbox names the price in the guest's language. */
async function expectMail(
	{ app }: Stored,
	checked: CheckedStay,
	row: { readonly booking_id: number; readonly grand_cents: number; readonly lang: (typeof LANGUAGES)[number] },
): Promise<void> {
	const mail = await app.db
		.selectFrom("email_outbox")
		.select(["text", "html"])
		.where("booking_id", "=", row.booking_id)
		.where("kind", "=", "confirmation")
		.executeTakeFirstOrThrow();
	const ways = [formatMoney(row.grand_cents, row.lang), formatMoneyExact(row.grand_cents, row.lang)];
	const names = (text: string) => (ways.some((way) => text.includes(way)) ? row.grand_cents : null);
	expectOne(checked, { booking: row.grand_cents, "text of the mail": names(mail.text), "its HTML": names(mail.html) });
}

/** Some guests are given credits, and pay with them the next time. */
async function expectCredits(
	{ app, guests, random }: Stored,
	row: { readonly guest_id: number },
	email: string,
): Promise<void> {
	if (!random.percent(30)) return;
	const grant = {
		guestId: row.guest_id,
		cents: 1 + random.int(20_000),
		expiresOn: null,
		by: { publicId: "eva" },
		reason: "",
	};
	const granted = await grantCredits(app, grant);
	// Who was given much within the month is given more by two alone.
	if (!granted.ok && granted.error === "SECOND_PERSON") return;
	if (!granted.ok) throw new Error(`no credits: ${granted.error}`);
	if (!guests.some(({ id }) => id === row.guest_id)) guests.push({ id: row.guest_id, email });
}

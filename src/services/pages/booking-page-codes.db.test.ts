import { beforeEach, expect, it } from "vitest";
import { bookingBody, newKey, type TestApp, testApp } from "#tests/support/app.ts";
import { describeOnServer } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { createBooking } from "../booking/create-booking.ts";
import { type Sender, senderOf } from "../booking/sender.ts";
import { createQuote } from "../quotes/create-quote.ts";
import { bookingPage, offerIsOfForm } from "./booking-page.ts";

const STAY = { arrival: "2027-03-01", departure: "2027-03-05", adults: "2" };

describeOnServer("a discount code in the booking form", (database) => {
	let app: TestApp;
	let sender: Sender;
	let networks = 0;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
		// What was counted stays: each test comes from elsewhere.
		sender = senderOf(app.settings, `203.0.${networks++}.9`, () => undefined);
	});

	/** The screen for a form with these values. */
	async function open(values: Readonly<Record<string, string>>, slug = "a990001") {
		const view = await bookingPage(app, {
			language: "nl",
			slug,
			query: STAY,
			form: { values, errors: {}, refused: null },
			idempotencyKey: "",
			sender,
		});
		if (view && "movedTo" in view) return open(values, slugOf(view.movedTo));
		if (!view?.offer) throw new Error("no offer");
		return { ...view, offer: view.offer };
	}
	const slugOf = (path: string) => new URL(path, "https://halcyon.example").pathname.split("/").at(-1) ?? "";
	/** Uses up what a network may guess in an hour. */
	async function guess() {
		for (let at = 0; at < 21; at++) {
			const stay = { accoId: "a990001", ...STAY, adults: 2, children: 0, babies: 0, pets: 0, lang: "nl" as const };
			await createQuote(app, { ...stay, discountCode: `GUESS${at}` }, null, {}, sender);
		}
	}

	it.each(["SUMER10", "FIVE"])("that comes after too many others (%s) does not hinder the order", async (code) => {
		await guess();
		const plain = await open({});
		const { offer, path } = await open({ discountCode: code });
		expect(offer.discount).toEqual({ code, refused: "CODE_TRIES" });
		expect(offer.grandCents).toBe(plain.offer.grandCents);
		const form = (discountCode: string) =>
			offerIsOfForm(app, {
				language: "nl",
				slug: slugOf(path),
				query: STAY,
				values: { discountCode, quoteId: offer.quoteId },
			});
		expect(await form(code)).toBe(true);
		expect(await form(code.toLowerCase())).toBe(true);
		// Another code, or none any more, is another price to be seen first.
		expect(await form("FIFTY")).toBe(false);
		const made = await createBooking(app, bookingBody(offer.quoteId), { ...newKey(), sender });
		expect(made).toMatchObject({ value: { answer: { grandCents: plain.offer.grandCents } } });
	});

	it("counts once as a guess, however often the form is priced with it", async () => {
		for (let at = 0; at < 25; at++) {
			const { offer } = await open({ discountCode: at % 2 ? "SUMER10" : "sumer10", insurance: at % 3 ? "1" : "" });
			expect(offer.discount?.refused, `price ${at}`).toBe("CODE_UNKNOWN");
		}
		expect((await open({ discountCode: "FIVE" })).offer.discount).toEqual({ code: "FIVE" });
		// An hour later it is a guess again.
		app.clock.set("2027-01-15T11:00:01Z");
		await open({ discountCode: "SUMER10" });
		const { count } = await app.db
			.selectFrom("rate_hit")
			.select(({ fn }) => fn.countAll<number>().as("count"))
			.where("limit_name", "=", "codes/network")
			.where("subject", "=", sender.network)
			.executeTakeFirstOrThrow();
		expect(Number(count)).toBe(2);
	});

	it("is told by the price of the insurance no more than by the price of the stay", async () => {
		const insurance = async (discountCode: string) => {
			const view = await open({ discountCode });
			const { offer } = await open({ discountCode, insurance: "1" });
			expect(offer.grandCents - view.offer.grandCents, discountCode).toBe(view.insuranceCents);
			return view.insuranceCents ?? 0;
		};
		const plain = await insurance("");
		expect(await insurance("FIVE")).toBeLessThan(plain);
		await guess();
		expect(await insurance("FIVE")).toBe(plain);
		expect(await insurance("WRONG")).toBe(plain);
	});
});

import { randomUUID } from "node:crypto";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { bookingBody } from "../app.ts";
import { BOOKING_ACTIONS, type BookingAction } from "../booking-actions.ts";
import { calendarText } from "../calendar-server.ts";
import { GUEST_FORM } from "../guest-form.ts";
import { type Random, randomOf } from "../random.ts";
import type { Acknowledged, Offer } from "./ledger.ts";
import { type Answer, send } from "./send.ts";
import { calendarPath, type GuestWorld, HOMES, type World } from "./world.ts";

/** One of many guests, owners and sites at once: does at random what people and programs do, until time is up. */

const FIRST_ARRIVAL = dayOf("2027-04-01");
const ARRIVALS = 60;
const GUESTS = 150;
/** The longest time between two attempts of a submit, milliseconds. */
const LONGEST_PAUSE_MS = 2_000;
/** Answers are kept for a day under their key; a repeat is expected to find them within these hours. */
const SURE_HOURS = 10;
const KEPT_HOURS = 24;

export async function stressClient(world: World, number: number): Promise<void> {
	const random = randomOf(world.seed * 1_000 + number);
	while (performance.now() < world.until) {
		await actOnce(world, random);
		await pause(random.int(30));
	}
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function actOnce(world: World, random: Random): Promise<void> {
	const chance = random.int(100);
	if (chance < 45) await book(world, random);
	else if (chance < 52) await repeat(world, random);
	else if (chance < 54) await reuse(world, random);
	else if (chance < 75) await pay(world, random);
	else if (chance < 97) await action(world, random);
	else block(world, random);
}

function stay(random: Random) {
	const arrival = FIRST_ARRIVAL + random.int(ARRIVALS);
	return { arrival: isoOf(arrival), departure: isoOf(arrival + 3 + random.int(5)) };
}

const TYPES = ["Booking", "Option", "Application"] as const;

/** An offer and its submit; sometimes of an offer that others submit too, sometimes with a double click. */
export async function book(world: GuestWorld, random: Random): Promise<void> {
	const { offers } = world.ledger;
	const offer = random.percent(25) && offers.length > 0 ? random.pick(offers) : await quote(world, random);
	if (!offer) return;
	// Now and then in a way that the home does not take.
	const type = random.pick(random.percent(95) ? offer.allowedTypes : TYPES);
	const guest = { ...GUEST_FORM, email: `guest${random.int(GUESTS)}@example.org` };
	const body = bookingBody(offer.quoteId, { type, guest });
	const submit = { key: randomUUID(), type, body, requested: world.clock.now() };
	const clicks = random.percent(8) ? 2 : 1;
	await Promise.all(Array.from({ length: clicks }, () => untilAnswered(world, random, submit)));
}

async function quote(world: GuestWorld, random: Random): Promise<Offer | null> {
	const answer = await send(world, random, {
		what: "quote",
		path: "/api/quotes",
		body: {
			...(world.stayFor?.(random) ?? { accoId: random.pick(world.homes), ...stay(random) }),
			adults: 2,
			children: 0,
			babies: 0,
			pets: 0,
			lang: "nl",
			insurance: random.percent(20),
			...(random.percent(20) ? { discountCode: "FIVE" } : {}),
		},
	});
	if (answer.kind !== "done") return null;
	const offer = answer.body as unknown as Offer;
	world.ledger.remember(offer);
	return offer;
}

type Submit = Omit<Acknowledged, "bookingNo">;

/** Submits once more under the same key while it is not known what became of it, as the site's form does. */
async function untilAnswered(world: GuestWorld, random: Random, submit: Submit): Promise<void> {
	const { ledger } = world;
	for (let attempt = 0; attempt < world.attempts; attempt++) {
		const answer = await post(world, random, "book", submit);
		if (answer.kind === "lost") {
			if (!ledger.acknowledged.has(submit.key)) ledger.unanswered.add(submit.key);
		} else if (answer.kind === "done") {
			acknowledge(world, submit, answer.body);
			const { paymentUrl } = answer.body;
			if (typeof paymentUrl === "string" && random.percent(60)) await decide(world, random, idOf(paymentUrl));
			return;
		} else if (answer.code !== "IDEMPOTENCY_IN_PROGRESS" && answer.code !== "BUSY") {
			return;
		}
		await pause(Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempt) * (0.5 + random.int(100) / 100));
	}
}

function acknowledge(world: GuestWorld, submit: Submit, answer: Record<string, unknown>): void {
	const bookingNo = String(answer.bookingNo);
	world.ledger.acknowledge({ ...submit, bookingNo }, hoursSince(world, submit) >= KEPT_HOURS);
}

function post(world: GuestWorld, random: Random, what: string, { body, key }: Submit): Promise<Answer> {
	return send(world, random, { what, path: "/api/bookings", body, key });
}

function hoursSince(world: GuestWorld, { requested }: Submit): number {
	return (world.clock.now().getTime() - requested.getTime()) / 3_600_000;
}

/** One of the latest acknowledged submits whose key is sure to be known still. */
function recent(world: GuestWorld, random: Random): Acknowledged | null {
	const all = [...world.ledger.acknowledged.values()].slice(-30).filter((made) => hoursSince(world, made) < SURE_HOURS);
	return all.length > 0 ? random.pick(all) : null;
}

/** The same submit again is answered the same. */
export async function repeat(world: GuestWorld, random: Random): Promise<void> {
	const made = recent(world, random);
	if (!made) return;
	const answer = await post(world, random, "repeat", made);
	// Time leapt meanwhile: the key was forgotten.
	if (hoursSince(world, made) >= KEPT_HOURS || answer.kind === "lost") return;
	if (answer.kind === "done") acknowledge(world, made, answer.body);
	else if (answer.code !== "IDEMPOTENCY_IN_PROGRESS" && answer.code !== "BUSY")
		world.ledger.fault(`repeat of ${made.bookingNo}: ${answer.code}`);
}

/** Another submit under a used key is refused. */
export async function reuse(world: GuestWorld, random: Random): Promise<void> {
	const made = recent(world, random);
	if (!made) return;
	const answer = await post(world, random, "reuse", { ...made, body: { ...made.body, lang: "fr" } });
	if (hoursSince(world, made) >= KEPT_HOURS || answer.kind === "lost") return;
	const explained =
		answer.kind === "problem" && ["IDEMPOTENCY_KEY_REUSED", "IDEMPOTENCY_IN_PROGRESS", "BUSY"].includes(answer.code);
	if (!explained) world.ledger.fault(`other submit under the key of ${made.bookingNo}: ${JSON.stringify(answer)}`);
}

/** The payment behind a page of the provider's. */
const idOf = (paymentUrl: string) => paymentUrl.split("/").at(-1) ?? "";

/** A guest comes back to an open payment, perhaps when its time is over. */
export async function pay(world: GuestWorld, random: Random): Promise<void> {
	const open = world.mollie.payments.filter(({ status }) => status === "open").slice(-12);
	if (open.length > 0) await decide(world, random, random.pick(open).id);
}

/** A guest's bank decides; mostly the provider calls, twice at times, and now and then the worker has to find out. */
async function decide(world: GuestWorld, random: Random, id: string): Promise<void> {
	world.mollie.set(id, random.pick(["paid", "paid", "paid", "paid", "failed", "expired", "canceled"]));
	const calls = random.percent(15) ? 0 : 1 + random.int(2);
	const call = { what: "webhook", path: "/api/webhooks/mollie", body: new URLSearchParams({ id }) };
	await Promise.all(Array.from({ length: calls }, () => send(world, random, call)));
}

/** What is done most with a booking that began so. */
const LIKELY: Readonly<Record<BookingType, readonly BookingAction[]>> = {
	Booking: ["cancel", "cancel", "cancelForHost", "extendHold"],
	Option: ["confirmOption", "confirmOption", "cancelOption", "extendOption"],
	Application: ["accept", "accept", "decline", "confirmOption", "cancelOption"],
};

/** Confirms, gives up, accepts, declines, cancels: each must be answered. */
async function action(world: World, random: Random): Promise<void> {
	const { made } = world.ledger;
	if (made.length === 0) return;
	const { bookingNo, type } = random.pick(random.percent(75) ? made.slice(-40) : made);
	const what = random.pick(random.percent(80) ? LIKELY[type] : BOOKING_ACTIONS);
	await send(world, random, { what, path: `/actions/${what}/${bookingNo}`, body: {} });
}

/** Another site's calendar says something new: blocks, none, or nothing readable. */
function block({ calendars }: World, random: Random): void {
	const blocks = Array.from({ length: random.int(3) }, () => {
		const { arrival, departure } = stay(random);
		return [arrival, departure] as const;
	});
	const path = calendarPath(random.pick(HOMES));
	calendars.set(path, random.percent(10) ? { status: 500 } : calendarText(...blocks));
}

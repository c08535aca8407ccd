import { listInstalments, moneyOfAll } from "#db/bookings/booking-facts.ts";
import { plainWords } from "#db/bookings/office-bookings.ts";
import { type BankLineRow, listBookingsMeant } from "#db/payments/bank-lines.ts";
import { listWaitingShares } from "#db/rooms/room-shares.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import { guestName } from "#domain/booking/guest-form.ts";
import { openInstalments } from "#domain/booking/open-instalments.ts";
import type { BookingState } from "#domain/booking/process.ts";
import { completeLocalized, type Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import { shareNumberIn } from "#domain/rooms/shares.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";

/** For which booking money of the bank account is meant. */

/**
 * `exact`: the words name the booking, and the sum is what it waits for. `other`: they name it, and the sum is another,
 * or it waits for none. `likely`: no number, but a guest of this name waits to pay this sum. `unknown`: nothing fits,
 * or more than one.
 */
export type Meant =
	| { readonly verdict: "unknown" }
	| {
			readonly verdict: "exact" | "other" | "likely";
			readonly bookingId: number;
			readonly bookingNo: string;
			readonly state: BookingState;
			readonly guest: string;
			readonly title: Localized;
			readonly arrival: string;
			readonly departure: string;
			/** What it waits for by its state: next instalment and all that is left; both 0: nothing. */
			readonly nextCents: Cents;
			readonly openCents: Cents;
	  };

export type LineToMatch = Pick<BankLineRow, "bank_line_id" | "cents" | "payer" | "words">;

/** States in which money that comes is owed. In all others it goes back, or is kept for staff to decide on. */
const OWING: readonly BookingState[] = ["pending_payment", "option", "confirmed"];
const NUMBER_LENGTH = 9;
/** Words of a surname at most. */
const LONGEST_SURNAME = 4;
/** Words of a line that names are looked for in. */
const MOST_WORDS = 24;
const MOST_GUESSED = 1000;

const isOwing = ({ openCents }: { readonly openCents: Cents }) => openCents > 0;

/** Numbers that words hold, also with blanks and dashes within, and with letters that are taken for digits. */
export function numbersIn(words: string): readonly string[] {
	const plain = words.toUpperCase().replace(/[\s./-]/g, "");
	const found = new Set<string>();
	for (let at = plain.indexOf("H"); at >= 0; at = plain.indexOf("H", at + 1)) {
		const number = parseBookingNumber(plain.slice(at, at + NUMBER_LENGTH));
		if (number) found.add(number);
	}
	return [...found];
}

/** True when a surname stands among the words of a text, however it is written. */
export function holdsSurname(text: string, surname: string): boolean {
	return surnamesIn(text).includes(plainWords(surname).join(" "));
}

/** Surnames that a text may hold: every run of its words, plain, also as written without umlauts (`Mueller`). */
function surnamesIn(text: string): readonly string[] {
	const words = plainWords(text).slice(0, MOST_WORDS);
	const runs = words.flatMap((_, at) =>
		Array.from({ length: Math.min(LONGEST_SURNAME, words.length - at) }, (_, more) =>
			words.slice(at, at + more + 1).join(" "),
		),
	);
	const named = runs.filter((run) => /\p{L}{2}/u.test(run));
	return [...new Set([...named, ...named.map((run) => run.replace(/([aou])e/g, "$1"))])];
}

/** For each line, by its key, the booking that it is meant for. */
export async function meantBookings(
	app: Pick<App, "db">,
	lines: readonly LineToMatch[],
): Promise<ReadonlyMap<number, Meant>> {
	const numbers = new Map(lines.map((line) => [line.bank_line_id, numbersIn(line.words)]));
	// Not every bank says who paid; then it stands among the words.
	const surnames = new Map(lines.map((line) => [line.bank_line_id, surnamesIn(line.payer || line.words)]));
	const bookings = await listBookingsMeant(
		app.db,
		{ numbers: [...new Set([...numbers.values()].flat())], surnames: [...new Set([...surnames.values()].flat())] },
		MOST_GUESSED,
	);
	const ids = [...new Set(bookings.map(({ booking_id: id }) => id))];
	const money = await moneyOfAll(app.db, ids);
	const instalments = Map.groupBy(await listInstalments(app.db, ids), (part) => part.booking_id);
	const known = new Map(
		bookings.map((row) => {
			const { received, refunded } = money.get(row.booking_id) ?? { received: 0, refunded: 0 };
			const parts = (instalments.get(row.booking_id) ?? []).map((part) => ({
				dueOn: dayOf(part.due_on),
				cents: part.cents,
			}));
			const open = OWING.includes(row.state) ? openInstalments(parts, received - refunded) : [];
			const booking = {
				bookingId: row.booking_id,
				bookingNo: row.booking_no,
				state: row.state,
				guest: guestName(row.guest),
				title: completeLocalized(row.home.title),
				arrival: row.arrival,
				departure: row.departure,
				nextCents: open[0]?.cents ?? 0,
				openCents: open.reduce((sum, { cents }) => sum + cents, 0),
			};
			return [row.booking_no, { booking, surname: plainWords(row.guest.lastname).join(" ") }] as const;
		}),
	);
	const shares = await listWaitingShares(app.db, ids);
	return new Map(lines.map((line) => [line.bank_line_id, meantBy(line)]));

	/** The words name a share of the booking, and the sum is what it waits for. */
	function isShare(
		line: LineToMatch,
		{ bookingId, bookingNo }: { readonly bookingId: number; readonly bookingNo: string },
	) {
		const number = shareNumberIn(line.words, bookingNo);
		return shares.some(
			(share) => share.booking_id === bookingId && share.number === number && share.cents === line.cents,
		);
	}

	function meantBy(line: LineToMatch): Meant {
		const named = (numbers.get(line.bank_line_id) ?? []).flatMap((number) => known.get(number)?.booking ?? []);
		const waitsFor = ({ nextCents, openCents }: { readonly nextCents: Cents; readonly openCents: Cents }) =>
			line.cents === nextCents || line.cents === openCents;
		// Two numbers in one transfer: a person has to decide.
		if (named.length > 1) return { verdict: "unknown" };
		const [only] = named;
		if (only) return { verdict: waitsFor(only) || (isOwing(only) && isShare(line, only)) ? "exact" : "other", ...only };
		const own = surnames.get(line.bank_line_id) ?? [];
		const fitting = [...known.values()].filter(({ booking, surname }) => waitsFor(booking) && own.includes(surname));
		const [likely] = fitting;
		return likely && fitting.length === 1 ? { verdict: "likely", ...likely.booking } : { verdict: "unknown" };
	}
}

import { findBookingByNumber, loadBooking, lockBooking } from "#db/bookings/booking-facts.ts";
import { transact } from "#db/connection/transact.ts";
import { listReplyTemplates } from "#db/forms/reply-templates.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { requestHash, storeAnswer, takeKey } from "#db/operations/idempotency.ts";
import { fillFacts, namesFact } from "#domain/booking/mail-facts.ts";
import type { Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { factWords } from "#mail/fact-words.ts";
import type { App } from "../app.ts";
import { type StaffBy, trailActor } from "../staff/staff-by.ts";
import type { BookingApp } from "./booking-app.ts";
import { notify } from "./notify.ts";

/** Mails to the guest of a booking in the words of a member of staff. */

/** A mail, not a book. */
const LONGEST = 10_000;

/** A text to begin with, in the guest's language, with what is known of the booking. */
export interface FilledTemplate {
	readonly name: string;
	/** In languages of the office that call it otherwise. */
	readonly names: Partial<Record<Language, string>>;
	readonly text: string;
}

/** The templates that the guest's language has, filled in; none for an unknown booking. */
export async function filledTemplates(app: Pick<App, "db">, bookingNo: string): Promise<readonly FilledTemplate[]> {
	const stored = await loadBooking(app.db, bookingNo);
	if (!stored) return [];
	const { lang } = stored.row;
	const facts = factWords(stored.facts, lang);
	return (await listReplyTemplates(app.db)).flatMap(({ name, names, texts }) => {
		const text = texts[lang];
		return text ? [{ name, names, text: fillFacts(text, facts) }] : [];
	});
}

type WriteFailure = "NOT_FOUND" | "VALIDATION" | "NO_ADDRESS" | "FACT_OPEN" | "STALE" | "RUNNING";

/**
 * Mails the guest, in the booking's language; replies come to the office. It goes also where documents are not sent:
 * somebody wrote it to be read.
 *
 * @param once id of the form that was shown: the same one sends one mail, however often it comes
 */
export function writeToGuest(
	app: BookingApp & Pick<App, "db">,
	{ bookingNo, text, once }: { readonly bookingNo: string; readonly text: string; readonly once: string },
	by: StaffBy,
): Promise<Result<true, WriteFailure | "BUSY">> {
	const key = `staff/${by.staffId}/mail/${once}`;
	const hash = requestHash({ bookingNo, text });
	return transact<true, WriteFailure>(app.db, async (trx) => {
		const words = text.trim();
		if (words === "" || words.length > LONGEST) return fail("VALIDATION");
		if (namesFact(words)) return fail("FACT_OPEN");
		const found = await findBookingByNumber(trx, bookingNo);
		const row = found && (await lockBooking(trx, found.booking_id));
		if (!row) return fail("NOT_FOUND");
		if (!row.guest.email) return fail("NO_ADDRESS");
		const stored = await takeKey(trx, key, hash, app.clock.now());
		if (!stored.ok) return fail(stored.error === "IDEMPOTENCY_KEY_REUSED" ? "STALE" : "RUNNING");
		if (stored.value) return ok(true as const);
		await notify(trx, app, row, "written_mail", { words });
		await writeAudit(trx, { ...trailActor(by), action: "writeToGuest", subjectKind: "booking", subjectId: bookingNo });
		await storeAnswer(trx, key, hash, { written: bookingNo }, app.clock.now());
		return ok(true as const);
	});
}

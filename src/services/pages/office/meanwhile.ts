import { type BookingRow, moneyOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { listAudit } from "#db/operations/audit.ts";
import { listPaymentsOfBooking } from "#db/payments/payments.ts";
import { BOOKING_STATES } from "#domain/booking/process.ts";
import { staffForm } from "#domain/forms/staff-forms.ts";
import { type MeanwhileView, RECEIVED } from "#site/views/office-bookings-view.ts";
import type { OfficeFormState } from "#site/views/office-view.ts";
import { bankPaymentKey } from "../../booking/sync-payment.ts";

/** What became of a booking while somebody had it open: said beside a form that was sent for it as it was. */

const REFUSALS = ["STALE", "INVALID_TRANSITION"] as const;

/** @param form one that came back; its `version` is that of the booking as its page showed it */
export async function meanwhileOf(db: Db, row: BookingRow, form: OfficeFormState): Promise<MeanwhileView | null> {
	const refused = REFUSALS.find((known) => known === form.refused);
	const version = Number(form.values.version);
	if (!refused || !Number.isInteger(version)) return null;
	const trail = (await listAudit(db, "booking", row.booking_no)).reverse();
	const since = trail.filter(({ after }) => numberIn(after, "version") > version);
	const done = since.map((line) => ({ action: line.action, at: line.at.toISOString(), by: byOf(line) }));
	const money = await moneySince(db, row, form.values.paid, trail);
	return {
		form: form.name,
		refused,
		changes: [...done, ...money.changes].sort((a, b) => a.at.localeCompare(b.at)),
		was: {
			...wasBefore(
				row,
				since.map(({ before }) => before),
			),
			...money.was,
		},
		typed: typedIn(form),
	};
}

type Trail = Awaited<ReturnType<typeof listAudit>>;

/** Name of who did it, else what kind of actor it was. */
function byOf({ actor, actor_id: id, name }: Trail[number]) {
	return name !== null ? { name } : actor === "staff" && id !== null ? { name: id } : { actor };
}

/** Money that came in since a page showed what was paid: it moves without another version of the booking. */
async function moneySince(
	db: Db,
	{ booking_id: bookingId }: BookingRow,
	shown: string | undefined,
	trail: Trail,
): Promise<Pick<MeanwhileView, "changes" | "was">> {
	const shownCents = shown ? Number(shown) : Number.NaN;
	const { received, refunded } = await moneyOf(db, bookingId);
	if (!Number.isInteger(shownCents) || shownCents === received - refunded) return { changes: [], was: {} };
	const changes: MeanwhileView["changes"][number][] = [];
	let unsaidCents = received - refunded - shownCents;
	for (const { cents, paid_at: at, provider_id: key } of await listPaymentsOfBooking(db, bookingId)) {
		if (unsaidCents <= 0) break;
		unsaidCents -= cents;
		const line = trail.find(({ after }) => key === bankPaymentKey(String(fieldOf(after, "reference"))));
		const when = line?.at ?? at;
		if (!when) continue;
		const by = line ? byOf(line) : { actor: "payment" };
		changes.push({ action: line?.action ?? RECEIVED, at: when.toISOString(), by });
	}
	return { changes, was: { paidCents: shownCents } };
}

/** Of what the trail says that it was: the first word on each counts, where it is another now. */
function wasBefore(row: BookingRow, befores: readonly unknown[]): MeanwhileView["was"] {
	const first = (name: string) => befores.map((before) => fieldOf(before, name)).find((value) => value !== undefined);
	const [state, arrival, departure, grand] = ["state", "arrival", "departure", "grandCents"].map(first);
	const known = BOOKING_STATES.find((one) => one === state);
	const isOtherStay = arrival !== undefined && (arrival !== row.arrival || departure !== row.departure);
	return {
		...(known && known !== row.state ? { state: known } : {}),
		...(isOtherStay ? { arrival: String(arrival), departure: String(departure) } : {}),
		...(typeof grand === "number" && grand !== row.grand_cents ? { grandCents: grand } : {}),
	};
}

function fieldOf(value: unknown, name: string): unknown {
	return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

const numberIn = (value: unknown, name: string) => Number(fieldOf(value, name) ?? Number.NaN);

/** Fields that somebody filled in, in the order of the form. */
function typedIn({ name, values }: OfficeFormState): MeanwhileView["typed"] {
	const fields = staffForm(name)?.fields.filter((field) => !field.fixed) ?? [];
	return fields.flatMap((field) => {
		const value = values[field.name]?.trim() ?? "";
		return value === "" ? [] : [{ name: field.name, value }];
	});
}

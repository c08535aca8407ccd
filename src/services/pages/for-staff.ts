import { listActivePartners } from "#db/bookings/attribution.ts";
import type { SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import { checkType } from "#domain/booking/claim.ts";
import { type CommissionInput, commissionOf } from "#domain/booking/commission.ts";
import type { Language } from "#domain/language.ts";
import type { BasisPoints } from "#domain/money.ts";
import { BOOKING_TYPES } from "#domain/pricing/allowed-types.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { FIELD_CODES } from "#domain/validation.ts";
import { translator } from "#i18n/catalogues.server.ts";
import type { BookingFormState, ForStaffView, StaffTypeRefusal } from "#site/views/booking-view.ts";
import type { App } from "../app.ts";
import type { Attribution } from "../booking/booking-answer.ts";
import { clickedPartner } from "../booking/payee.ts";

/** The block of the booking form that only staff see (docs/guides/bookings-and-payments.md#bookings-by-staff). */

/** The fields of the block, by their names in specification §3. */
const FOR_STAFF_FIELDS = [
	"csBookingType",
	"csAddSalesPartnerOrHost",
	"csSalesPartner",
	"csHostId",
	"csDoNotSendDocuments",
] as const;
type ForStaffField = (typeof FOR_STAFF_FIELDS)[number];

/** Somebody of the staff, as far as the block needs to know. */
export interface StaffViewer {
	readonly name: string;
	readonly roles: readonly Role[];
}

type Values = Readonly<Record<string, string>>;
type PayingHome = CommissionInput["home"];

/** The fields of the block that were sent. */
export function forStaffTyped(values: Values): Values {
	return Object.fromEntries(FOR_STAFF_FIELDS.flatMap((name) => (name in values ? [[name, values[name] ?? ""]] : [])));
}

/** Which types the home and the person's role allow, in their order. */
export function typesForStaff(
	{ roles }: StaffViewer,
	home: SellableAccommodation,
	arrival: DayNumber,
	today: DayNumber,
): Extract<ForStaffView, { isOver: false }>["types"] {
	return BOOKING_TYPES.map((type) => {
		const ofHome: StaffTypeRefusal | null = checkType(home, type, arrival, today);
		const isTheirs = type !== "Option" || mayDo(roles, "options.change");
		return { type, refused: ofHome ?? (isTheirs ? null : "NO_RIGHT") };
	});
}

/** Names that a browser suggests while a code is typed. */
const SUGGESTED = 500;

/**
 * The block for who may book for guests. For all others nothing, but where its fields were sent: then what was typed
 * waits for its sender to sign in again.
 */
export async function forStaffView(
	app: Pick<App, "db">,
	request: {
		readonly staff: StaffViewer | null;
		readonly home: PayingHome;
		readonly form: BookingFormState;
		readonly attribution: Attribution;
		readonly language: Language;
	},
	types: Extract<ForStaffView, { isOver: false }>["types"],
): Promise<ForStaffView | null> {
	const { staff, home, form, attribution, language } = request;
	const typed = forStaffTyped(form.values);
	if (!mayBook(staff)) return Object.keys(typed).length > 0 ? { isOver: true, typed } : null;
	const known = await listActivePartners(app.db, SUGGESTED);
	const ofKind = (wanted: "affiliate" | "host") =>
		known
			.filter(({ kind }) => kind === wanted)
			.map((one) => ({ code: one.code, label: one.label, bp: paidBy(home, one) }));
	const clicked = await clickedPartner(app.db, attribution);
	return {
		isOver: false,
		typed,
		name: staff.name,
		types,
		wrong: FOR_STAFF_FIELDS.flatMap((id) => wrongField(id, form.errors[id], language)),
		partners: ofKind("affiliate"),
		hosts: ofKind("host"),
		clicked: clicked && { label: clicked.label, bp: paidBy(home, clicked) },
	};
}

/** The percent that a home pays somebody for a guest. */
function paidBy(home: PayingHome, partner: { readonly code: string; readonly commissionBp: BasisPoints }) {
	return commissionOf({ partner, home, baseCents: 0 }).bp;
}

/** Whether somebody may book for guests. */
export function mayBook(staff: StaffViewer | null): staff is StaffViewer {
	return staff !== null && mayDo(staff.roles, "bookings.make");
}

const OWN_WORDS = {
	"csBookingType INVALID_CHOICE": "forStaff.wrongType",
	"csSalesPartner REQUIRED": "forStaff.noPayee",
	"csSalesPartner INVALID_CHOICE": "forStaff.unknownPartner",
	"csHostId INVALID_CHOICE": "forStaff.unknownHost",
	"csHostId OUT_OF_RANGE": "forStaff.twoPayees",
} as const;
const LABELS = {
	csBookingType: "forStaff.type",
	csAddSalesPartnerOrHost: "forStaff.add",
	csSalesPartner: "forStaff.salesPartner",
	csHostId: "forStaff.hostId",
	csDoNotSendDocuments: "forStaff.silent",
} as const satisfies Record<ForStaffField, string>;

function wrongField(id: ForStaffField, code: string | undefined, language: Language) {
	if (code === undefined) return [];
	const t = translator(language);
	const own = OWN_WORDS[`${id} ${code}` as keyof typeof OWN_WORDS];
	const known = FIELD_CODES.find((one) => one === code) ?? "INVALID_FORMAT";
	return [{ id, label: t(LABELS[id]), error: own ? t(own) : t(`field.${known}`) }];
}

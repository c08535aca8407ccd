import { findOwnerOfHome, findPartner } from "#db/bookings/attribution.ts";
import { type BookingRow, factsOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { countMails, type QueuedMail, queueMails } from "#db/mail/outbox.ts";
import { findUserMail } from "#db/organisations/agency-bookings.ts";
import { keptCommission } from "#domain/booking/settlement.ts";
import type { Language } from "#domain/language.ts";
import type { RenderedMail } from "#mail/layout.ts";
import { partnerMail } from "#mail/partner-mails.ts";
import { staffMail } from "#mail/staff-mails.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { randomId } from "../signed-id.ts";
import type { BookingApp } from "./booking-app.ts";
import { guestMailOf } from "./guest-mail.ts";
import { answerUrl, homeUrl } from "./links.ts";
import type { MailContext, MailKind, NotifyExtras, PartnerKind, StaffKind } from "./mail-context.ts";

/** Recipient, language and content. */
interface MailContent {
	readonly recipient: string;
	readonly recipientName: string;
	readonly lang: Language;
	readonly mail: RenderedMail;
	/** Who gets it as well; null: nobody. */
	readonly cc?: string | null;
	/** Leaves our house: held back by "do not send documents". */
	readonly outside: boolean;
}

/**
 * Puts a mail of a booking into the outbox, once a (kind, version). No recipient (a home without a known owner,
 * a booking that no partner brought): nothing. With "do not send documents" mails to the outside are kept, not sent, but for
 * what somebody wrote to be read.
 */
export async function notify(
	trx: Db,
	app: BookingApp,
	row: BookingRow,
	kind: MailKind,
	extras: NotifyExtras = {},
): Promise<void> {
	const mail = await mailOf(trx, app, row, kind, extras);
	if (mail) await queueMails(trx, [mail]);
}

/** A mail of a booking as `notify` puts it into the outbox; null: it has no recipient, or nothing to tell. */
export async function mailOf(
	trx: Db,
	app: BookingApp,
	row: BookingRow,
	kind: MailKind,
	extras: NotifyExtras,
): Promise<QueuedMail | null> {
	const facts = extras.facts ?? (await factsOf(trx, row));
	const content = await contentOf(kind, { trx, app, row, facts, extras });
	if (!content) return null;
	return {
		messageId: randomId(),
		bookingId: row.booking_id,
		kind,
		version: extras.version ?? (await nextVersion(trx, row, kind)),
		lang: content.lang,
		recipient: content.recipient,
		recipientName: content.recipientName,
		cc: content.cc ?? null,
		...content.mail,
		documentIds: extras.documentIds ?? [],
		...(kind === "written_mail" ? { replyTo: app.settings.officeMail } : {}),
		suppressed: content.outside && row.do_not_send_docs && kind !== "written_mail",
	};
}

/** Mails that can repeat, such as of a prolonged option or another stay: each has the next version. All others are sent once. */
const AGAIN: ReadonlySet<MailKind> = new Set([
	"option",
	"office_copy",
	"change",
	"payment_not_completed",
	"travel_information",
	"written_mail",
]);

async function nextVersion(trx: Db, row: BookingRow, kind: MailKind): Promise<number> {
	if (!AGAIN.has(kind)) return 1;
	return (await countMails(trx, row.booking_id, kind)) + 1;
}

async function contentOf(kind: MailKind, context: MailContext): Promise<MailContent | null> {
	const { row } = context;
	if (isPartnerKind(kind)) return partnerMailOf(kind, context);
	if (isStaffKind(kind)) return officeMailOf(kind, context);
	const mail = await guestMailOf(kind, context);
	if (!mail) return null;
	const { guest } = row;
	const recipientName = `${guest.firstname} ${guest.lastname}`.trim();
	const agency = row.documents_to === "client" ? null : await agencyOf(context);
	if (agency && row.documents_to === "agency") {
		return { recipient: agency.email, recipientName: agency.name, lang: row.lang, mail, outside: true };
	}
	const cc = agency?.email ?? null;
	return { recipient: guest.email, recipientName, cc, lang: row.lang, mail, outside: true };
}

/** Where an agency gets its clients' mails: at its own address, else at that of whoever booked; null: at none any more. */
async function agencyOf({ trx, row }: MailContext): Promise<{ readonly email: string; readonly name: string } | null> {
	const agency = row.agency_code === null ? null : await findPartner(trx, row.agency_code, "agency");
	if (!agency) return null;
	const email = agency.email ?? (await findUserMail(trx, agency.code, row.agency_user_id));
	return email === null ? null : { email, name: agency.label };
}

function isPartnerKind(kind: MailKind): kind is PartnerKind {
	return kind.startsWith("owner_") || kind.startsWith("partner_");
}

function isStaffKind(kind: MailKind): kind is StaffKind {
	return kind.startsWith("staff_") || kind === "office_copy";
}

async function partnerMailOf(kind: PartnerKind, context: MailContext): Promise<MailContent | null> {
	const { row, facts, app } = context;
	const owner = kind.startsWith("owner_");
	const to = owner ? await ownerOf(context) : await payeeOf(context);
	if (!to) return null;
	const recipient = { name: to.name, url: homeUrl(app, row, to.lang) };
	const { settlement } = context.extras;
	const kept = settlement ? keptCommission(row.commission_cents, settlement) : 0;
	const mails: { readonly [Kind in PartnerKind]: () => Promise<RenderedMail> } = {
		owner_booking: () => partnerMail("owner_booking", facts, recipient, to.lang),
		owner_request: () => {
			const url = answerUrl(app, row, to.lang);
			const until = row.expires_at ?? app.clock.now();
			return partnerMail("owner_request", facts, { ...recipient, url, declineUrl: `${url}#decline`, until }, to.lang);
		},
		owner_cancellation: () => partnerMail("owner_cancellation", facts, recipient, to.lang),
		partner_booking: () => {
			const commission = { commissionCents: row.commission_cents, commissionBp: row.commission_bp };
			return partnerMail("partner_booking", facts, { ...recipient, ...commission }, to.lang);
		},
		partner_cancellation: () =>
			partnerMail("partner_cancellation", facts, { ...recipient, commissionCents: kept }, to.lang),
	};
	return {
		recipient: to.email,
		recipientName: to.name ?? "",
		lang: to.lang,
		mail: await mails[kind](),
		outside: true,
	};
}

interface Correspondent {
	readonly email: string;
	/** null: only the address is known. */
	readonly name: string | null;
	readonly lang: Language;
}

async function ownerOf({ trx, row }: MailContext): Promise<Correspondent | null> {
	const owner = await findOwnerOfHome(trx, row.acco_id);
	return owner && { ...owner, name: null };
}

async function payeeOf({ trx, row }: MailContext): Promise<Correspondent | null> {
	if (row.payee_code === null) return null;
	const partner = await findPartner(trx, row.payee_code);
	return partner?.email ? { email: partner.email, name: partner.label, lang: partner.lang } : null;
}

async function officeMailOf(kind: StaffKind, { app, row, facts, extras }: MailContext): Promise<MailContent> {
	const { officeLanguage: lang } = app.settings;
	const url = app.settings.publicUrl + officeHref(officeBooking(row.booking_no));
	const { instalment } = extras;
	const today = app.clock.today();
	const mails: { readonly [Kind in StaffKind]: () => Promise<RenderedMail> } = {
		office_copy: () => staffMail("office_copy", facts, { url }, lang),
		staff_application_alarm: () =>
			staffMail(
				"staff_application_alarm",
				facts,
				{
					url,
					hours: Math.floor((app.clock.now().getTime() - row.created_at.getTime()) / 3_600_000),
					until: row.expires_at ?? app.clock.now(),
				},
				lang,
			),
		staff_overdue: () => {
			const dueOn = instalment?.dueOn ?? today;
			const overdue = { url, days: today - dueOn, openCents: instalment?.cents ?? 0, dueOn };
			return staffMail("staff_overdue", facts, overdue, lang);
		},
		staff_late_payment: () =>
			staffMail(
				"staff_late_payment",
				facts,
				{ url, receivedCents: extras.receivedCents ?? 0, outcome: "refund" },
				lang,
			),
		staff_refund_due: () =>
			staffMail("staff_refund_due", facts, { url, cents: extras.refundCents ?? 0, by: today }, lang),
	};
	const mail = await mails[kind]();
	return { recipient: app.settings.officeMail, recipientName: "", lang, mail, outside: false };
}

import { findBookingId } from "#db/bookings/booking-facts.ts";
import { findOutboxMail, listAttached, listOutbox, type MailsWanted } from "#db/mail/outbox-desk.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import { shownDocumentNumber } from "#domain/booking/document-number.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { isEmail } from "#domain/text.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { OUTBOX_LISTS, type OutboxList, officeMail, outboxHref, readOutboxQuery } from "#site/office-outbox.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import type { MailPage, OutboxLine, OutboxPage } from "#site/views/office-outbox-view.ts";
import type { App } from "../../app.ts";
import { isOfForm, isWayIn, mayReadWhole, readingOf } from "../../mail/mail-reading.ts";
import { trailActor } from "../../staff/staff-by.ts";
import type { StaffSession } from "../../staff/staff-session.ts";

/** Mails of the product: what was sent, what waits, what was given up. */

const LINES_A_PAGE = 50;

const STATUSES: Readonly<Record<OutboxList, MailsWanted["statuses"]>> = {
	all: [],
	failed: ["failed"],
	waiting: ["queued", "sending"],
	sent: ["sent"],
};

type OutboxApp = Pick<App, "db" | "settings">;

export async function outboxPage(app: OutboxApp, roles: readonly Role[], requested: OfficeQuery): Promise<OutboxPage> {
	const query = readOutboxQuery(requested);
	const { show, q, to, lang, below } = query;
	const { officeMail } = app.settings;
	const wanted = await wantedBy(app, q);
	// Mails to the office that are looked for by somebody else's address are none.
	const isNone =
		to === "office" && wanted?.recipient != null && wanted.recipient.toLowerCase() !== officeMail.toLowerCase();
	const cut = {
		...wanted,
		recipient: to === "office" ? officeMail : (wanted?.recipient ?? null),
		bookingId: wanted?.bookingId ?? null,
		notTo: to === "others" ? officeMail : null,
		lang,
		statuses: STATUSES[show],
	};
	const found = !wanted ? null : isNone ? [] : await listOutbox(app.db, cut, below, LINES_A_PAGE + 1);
	const rows = found?.slice(0, LINES_A_PAGE) ?? [];
	const last = rows.at(-1);
	return {
		name: "outbox",
		show,
		to,
		writtenIn: lang,
		q,
		lists: OUTBOX_LISTS.map((list) => ({ list, href: outboxHref({ ...query, show: list, below: null }) })),
		lines: found && rows.map((row) => lineOf(row, roles, app.settings)),
		more: found && found.length > rows.length && last ? outboxHref({ ...query, below: last.outbox_id }) : null,
		isHeld: app.settings.smtpUrl === null,
	};
}

/** The latest mails that were given up. */
export async function failedMails(
	app: OutboxApp,
	roles: readonly Role[],
	most: number,
): Promise<readonly OutboxLine[]> {
	const wanted = { statuses: STATUSES.failed, recipient: null, bookingId: null };
	return (await listOutbox(app.db, wanted, null, most)).map((row) => lineOf(row, roles, app.settings));
}

/** Mails to an address or about a booking; null: what is looked for is neither. */
async function wantedBy({ db }: Pick<App, "db">, q: string): Promise<Omit<MailsWanted, "statuses"> | null> {
	if (q === "") return { recipient: null, bookingId: null };
	if (isEmail(q)) return { recipient: q, bookingId: null };
	const number = parseBookingNumber(q);
	const bookingId = number && (await findBookingId(db, number));
	return bookingId ? { recipient: null, bookingId } : null;
}

/** What a guest wrote stands in the subject too: it is for who reads messages. */
function lineOf(
	row: Awaited<ReturnType<typeof listOutbox>>[number],
	roles: readonly Role[],
	{ officeMail: ours }: Pick<App["settings"], "officeMail">,
): OutboxLine {
	const isShut = isOfForm(row) && readingOf(row, roles) === "none";
	return {
		id: row.outbox_id,
		href: officeHref(officeMail(row.outbox_id)),
		status: row.status,
		subject: isShut ? "…" : row.subject,
		recipient: row.recipient,
		isToOffice: row.recipient.toLowerCase() === ours.toLowerCase(),
		lang: row.lang,
		at: (row.sent_at ?? row.created_at).toISOString(),
		tries: row.attempts,
		error: row.last_error ?? "",
	};
}

type Reader = Pick<StaffSession, "publicId" | "roles" | "isFresh">;

/** A mail as it was sent, as far as the person may read it. Who reads one with the links in it stands in the trail. */
export async function officeMailPage(app: OutboxApp, reader: Reader, id: number): Promise<MailPage | null> {
	const mail = await findOutboxMail(app.db, id);
	if (!mail) return null;
	const { roles } = reader;
	const isWholeForAdmins = mayReadWhole(roles, app.settings);
	const reading = isWholeForAdmins && reader.isFresh ? "whole" : readingOf(mail, roles);
	if (reading === "whole") {
		const read = { action: "readMail", subjectKind: "mail", subjectId: String(id) } as const;
		await writeAudit(app.db, { ...trailActor(reader), ...read });
	}
	const { booking_no: no } = mail;
	const maySend = mayDo(roles, "mails.send");
	const hrefOf = (other: number | null) => (other === null ? null : officeHref(officeMail(other)));
	const mayHave = no !== null && mayDo(roles, "bookings.see");
	return {
		...lineOf(mail, roles, app.settings),
		name: "mail",
		reading,
		opensFresh: isWholeForAdmins && reading !== "whole",
		html: reading === "whole" ? mail.html : reading === "none" ? "" : withoutLinks(mail.html),
		text: reading === "whole" ? mail.text : reading === "none" ? "" : mail.text.replace(/https?:\/\/\S+/g, "…"),
		booking: no === null ? null : { no, href: officeHref(officeBooking(no)) },
		attachments: mayHave
			? (await listAttached(app.db, mail.document_ids)).map((document) => ({
					kind: document.kind,
					number: shownDocumentNumber(document.number ?? ""),
					href: officeHref(`${officeBooking(no)}/documents/${document.public_id}.pdf`),
				}))
			: [],
		repeats: hrefOf(mail.again_of),
		repeatedBy: hrefOf(mail.repeated_by),
		mayRetry: maySend && mail.status === "failed",
		mayRepeat: maySend && (mail.status === "sent" || mail.status === "suppressed") && !isWayIn(mail),
	};
}

function withoutLinks(html: string): string {
	return html.replace(/\s(?:href|action)="[^"]*"/g, "");
}

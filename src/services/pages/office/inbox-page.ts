import { loadBooking } from "#db/bookings/booking-facts.ts";
import { plainWords } from "#db/bookings/office-bookings.ts";
import { type FormSubmissionRow, findSubmission } from "#db/forms/form-submissions.ts";
import {
	countMessages,
	lastSaid,
	listAnswers,
	listMessages,
	listOtherMessages,
	type MessagesWanted,
} from "#db/forms/inbox.ts";
import { listReplyTemplates, templateName } from "#db/forms/reply-templates.ts";
import { findLastWriter, listWords, organisationOfMessage } from "#db/forms/threads.ts";
import { findStaff } from "#db/staff/staff.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { fillFacts } from "#domain/booking/mail-facts.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { factWords } from "#mail/fact-words.ts";
import { aroundAnswer, formInWords } from "#mail/form-mails.ts";
import { officeHref } from "#site/office.ts";
import { INBOX_BOXES, type InboxBox, type InboxQuery, inboxHref, readInboxQuery } from "#site/office-inbox.ts";
import { queryText } from "#site/office-query.ts";
import { deskOfOrganisation, recordHref } from "#site/office-records.ts";
import type { Counted } from "#site/views/office-bookings-view.ts";
import type {
	InboxPage,
	MessageLine,
	MessageView,
	ShortMessage,
	TemplatesPage,
} from "#site/views/office-inbox-view.ts";
import type { App } from "../../app.ts";
import { randomId } from "../../signed-id.ts";
import type { StaffSession } from "../../staff/staff-session.ts";
import { bounded, COUNT_TO } from "./bounded.ts";
import { bookingBeside, guestBeside, homeBeside, homeIn } from "./message-aside.ts";

/** What people wrote by forms: the lists, and one message with its answers. */

type OfficeApp = Pick<App, "db" | "clock">;
type Clerk = Pick<StaffSession, "publicId" | "roles">;

const STATUSES = ["new", "waiting", "handled", "spam"] as const;
const LINES_A_PAGE = 40;
const OTHERS_SHOWN = 8;

function wantedBy({ box, q, form, lang, unkept }: Omit<InboxQuery, "below">, clerk: Clerk): MessagesWanted {
	const statuses = {
		open: ["new"],
		mine: ["new", "waiting"],
		waiting: ["waiting"],
		done: ["handled"],
		spam: ["spam"],
	} as const satisfies Readonly<Record<InboxBox, MessagesWanted["statuses"]>>;
	return {
		words: plainWords(q).slice(0, 8),
		statuses: statuses[box],
		assignedTo: box === "mine" ? clerk.publicId : null,
		form,
		lang,
		unkept,
	};
}

async function countedUp(app: Pick<OfficeApp, "db">, wanted: MessagesWanted): Promise<Counted> {
	return bounded(await countMessages(app.db, wanted, COUNT_TO));
}

/** Messages that nobody has answered or put aside. */
export function countOpenMessages(app: Pick<OfficeApp, "db">): Promise<Counted> {
	return countedUp(app, { words: [], statuses: ["new"], assignedTo: null });
}

/** The latest of them, for a short list. */
export async function latestMessages(app: OfficeApp, most: number): Promise<readonly ShortMessage[]> {
	const { rows } = await listMessages(app.db, { words: [], statuses: ["new"], assignedTo: null }, null, most);
	return rows.map((row) => ({ ...lineOf(row, app.clock), href: inboxHref({}, row.submission_id) }));
}

/** The inbox, with one message opened beside the list. Null: there is no such message. */
export async function inboxPage(
	app: OfficeApp,
	clerk: Clerk,
	at: { readonly key: string; readonly query: Readonly<Record<string, unknown>>; readonly writes?: string | undefined },
	language: Language,
): Promise<InboxPage | null> {
	const query = readInboxQuery(at.query);
	const was = STATUSES.find((known) => known === queryText(at.query, "was")) ?? null;
	const message =
		at.key === ""
			? null
			: await messageView(
					app,
					clerk,
					{ id: Number(at.key), was, writes: at.writes ?? queryText(at.query, "as") },
					query,
					language,
				);
	if (at.key !== "" && !message) return null;
	const page = await listMessages(app.db, wantedBy(query, clerk), query.below, LINES_A_PAGE);
	const boxes: InboxPage["boxes"][number][] = [];
	for (const box of INBOX_BOXES) {
		// Another box is cut by the same filters; the words were looked for in this one.
		const { form, lang } = query;
		const unkept = query.unkept && box !== "mine";
		const counted = await countedUp(app, wantedBy({ box, q: "", form, lang, unkept }, clerk));
		boxes.push({ box, href: inboxHref({ box, form, lang, unkept }), counted, isHere: box === query.box });
	}
	const last = page.rows.at(-1);
	return {
		name: "inbox",
		query,
		boxes,
		lines: page.rows.map((row) => ({
			...lineOf(row, app.clock),
			href: inboxHref(query, row.submission_id),
			assigned: row.assigned_name ?? row.assigned_to,
			isHere: row.submission_id === message?.id,
		})),
		more: page.isMore && last ? inboxHref({ ...query, below: last.submission_id }) : null,
		message,
	};
}

type Row = Pick<FormSubmissionRow, "submission_id" | "form" | "lang" | "email" | "payload" | "created_at">;

function lineOf(row: Row, clock: Pick<App["clock"], "now">): Omit<MessageLine, "href" | "assigned" | "isHere"> {
	return {
		id: row.submission_id,
		form: row.form,
		lang: row.lang,
		from: senderOf(row),
		about: aboutOf(row),
		text: textOf(row).slice(0, 140),
		at: row.created_at.toISOString(),
		minutes: Math.max(0, Math.floor((clock.now().getTime() - row.created_at.getTime()) / 60_000)),
	};
}

/** First of the fields that is filled in. */
function fieldOf({ payload }: Pick<Row, "payload">, names: readonly string[]): string {
	for (const name of names) {
		const value = (payload as Readonly<Record<string, unknown>>)[name];
		if ((typeof value === "string" && value !== "") || typeof value === "number") return String(value);
	}
	return "";
}

const senderOf = (row: Pick<Row, "payload" | "email">) => fieldOf(row, ["name", "firstname", "company"]) || row.email;
/** Whether an address is the one that a booking was made with. */
export const isTheirs = (row: { readonly guest: { readonly email?: string | undefined } }, email: string | null) =>
	email !== null && row.guest.email?.toLowerCase() === email.toLowerCase();

/** What a message is about, in its own words. */
export const aboutOf = (row: Pick<Row, "payload">) =>
	fieldOf(row, ["subject", "vacancy", "company", "placename", "groupSize", "answer"]);
const textOf = (row: Pick<Row, "payload">) => fieldOf(row, ["message", "motivation"]).replace(/\s+/g, " ");

async function messageView(
	app: OfficeApp,
	clerk: Clerk,
	{ id, was, writes }: { readonly id: number; readonly was: MessageView["was"]; readonly writes: string },
	query: InboxQuery,
	language: Language,
): Promise<MessageView | null> {
	// Read first: what is written while the page is made counts as not shown.
	const last = await lastSaid(app.db, id);
	const row = await findSubmission(app.db, id);
	if (!row || row.form === "newsletter-subscriptions") return null;
	const { title, rows, parts } = formInWords(row.form, row.payload, language);
	const bookingNo = fieldOf(row, ["bookingNo"]);
	const booking = bookingNo === "" ? null : await loadBooking(app.db, bookingNo);
	const isSeen = booking !== null && mayDo(clerk.roles, "bookings.see");
	// Whoever typed a number that is not theirs is told nothing of it.
	const isOfGuest = isSeen && isTheirs(booking.row, row.email);
	const keeper = row.assigned_to === null ? null : await findStaff(app.db, { publicId: row.assigned_to });
	const templates = await listReplyTemplates(app.db);
	const of = await organisationOfMessage(app.db, id);
	const writer = await findLastWriter(app.db, id);
	const home = fieldOf(row, ["accoId"]);
	const named = isAccoId(home) ? home : isOfGuest ? booking.row.acco_id : homeIn(`${aboutOf(row)} ${textOf(row)}`);
	const guest = await guestBeside(app, clerk.roles, row.email, language);
	const ofBooking = isSeen ? await bookingBeside(app, bookingNo, isOfGuest, language) : null;
	const noted = ofBooking?.isTheirs ? ofBooking : guest?.open.length === 1 ? guest.open[0] : null;
	const noteOn = mayDo(clerk.roles, "bookings.note") ? (noted?.no ?? null) : null;
	return {
		...lineOf(row, app.clock),
		title,
		email: row.email,
		status: row.status,
		spamReason: row.status === "spam" ? row.spam_reason : null,
		was,
		nextHref: await nextOpen(app, id),
		assigned: keeper?.name ?? row.assigned_to,
		isMine: row.assigned_to === clerk.publicId,
		rows,
		parts,
		fileHref: row.cv_file ? officeHref(`inbox/${id}/file`) : null,
		answers: (await listAnswers(app.db, id)).map(({ sent_at, created_at, text, status }) => ({
			at: (sent_at ?? created_at).toISOString(),
			text,
			status,
		})),
		words: (await listWords(app.db, [id]))
			.filter((word) => !word.of_staff)
			.map((word) => ({ from: word.name ?? "", at: word.written_at.toISOString(), text: word.words })),
		organisation: of && { code: of.code, href: recordHref(deskOfOrganisation(of.kind), of.code) },
		home: await homeBeside(app, clerk.roles, named, language),
		booking: ofBooking,
		guest,
		noteOn,
		writes: writes === "note" && noteOn !== null ? "note" : "answer",
		others: (await listOtherMessages(app.db, row.email, id, OTHERS_SHOWN)).map((other) => ({
			href: inboxHref(query, other.submission_id),
			about: aboutOf(other) || other.form,
			at: other.created_at.toISOString(),
		})),
		reply: {
			// A form bears the language of the page that it stood on; who booked in another reads that one.
			lang: isSeen ? booking.row.lang : (guest?.lang ?? row.lang),
			ways: LANGUAGES.map((lang) => {
				const facts = { name: senderOf(row), ...(isOfGuest ? factWords(booking.facts, lang) : {}) };
				return {
					lang,
					...aroundAnswer(writer?.name ?? fieldOf(row, ["name"]), lang),
					templates: templates.flatMap(({ name, names, texts }) => {
						const text = texts[lang];
						return text ? [{ name: templateName({ name, names }, language), text: fillFacts(text, facts) }] : [];
					}),
				};
			}),
		},
		shown: `${last.answer}.${last.word}`,
		once: randomId(),
		mayAnswer: mayDo(clerk.roles, "messages.answer"),
		mayMakeOwner: row.form === "homeowner-leads" && mayDo(clerk.roles, "owners.change"),
	};
}

/** The latest open message beside one. */
async function nextOpen({ db }: OfficeApp, id: number): Promise<string | null> {
	const { rows } = await listMessages(db, { words: [], statuses: ["new"], assignedTo: null }, null, 2);
	const next = rows.find((row) => row.submission_id !== id);
	return next ? inboxHref({}, next.submission_id) : null;
}

/** Texts to answer with, in every language they have. */
export async function templatesPage(app: OfficeApp, clerk: Clerk, language: Language): Promise<TemplatesPage> {
	const templates = (await listReplyTemplates(app.db)).map((template) => ({
		name: template.name,
		label: templateName(template, language),
		texts: template.texts,
	}));
	return { name: "templates", templates, mayChange: mayDo(clerk.roles, "messages.answer") };
}

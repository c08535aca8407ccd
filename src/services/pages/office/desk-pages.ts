import { listUndecidedReviews } from "#db/accommodations/reviews.ts";
import { mayLag } from "#db/connection/reads.ts";
import { mailNamesOf } from "#db/mail/outbox.ts";
import { listAudit, listTrail, writeAudit } from "#db/operations/audit.ts";
import { listMessageFlags } from "#db/operations/message-flags.ts";
import { approvalKindsOf } from "#db/staff/approvals.ts";
import { listStaffNames } from "#db/staff/staff.ts";
import type { Language } from "#domain/language.ts";
import { TRAIL_VALUES, type TrailValue } from "#domain/staff/trail.ts";
import { href } from "#site/href.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { officeGuest } from "#site/office-guests.ts";
import { officeHome } from "#site/office-homes.ts";
import { officeMail } from "#site/office-outbox.ts";
import { type OfficeQuery, queryText } from "#site/office-query.ts";
import { officeTrail } from "#site/office-trail.ts";
import type { AuditPage, FlagsPage, ReviewsPage } from "#site/views/office-desk-view.ts";
import type { App } from "../../app.ts";
import { type StaffActor, trailActor } from "../../staff/staff-by.ts";
import { csvFile } from "./csv.ts";

/** Smaller desks of the office: banners, reviews, the trail. */

type OfficeApp = Pick<App, "db" | "clock">;

export async function flagsPage({ db }: OfficeApp): Promise<FlagsPage> {
	const rows = await listMessageFlags(db);
	const trails = await Promise.all(rows.map(({ flag }) => listAudit(db, "flag", flag)));
	return {
		name: "flags",
		flags: rows.map(({ flag, raised, set_by: by, at, name }, index) => ({
			flag,
			isRaised: raised,
			set: by === null ? null : { at: at.toISOString(), by: name ?? by, reason: trails[index]?.[0]?.reason ?? "" },
		})),
	};
}

export async function reviewsPage({ db }: OfficeApp, language: Language): Promise<ReviewsPage> {
	const rows = await listUndecidedReviews(db);
	return {
		name: "reviews",
		reviews: rows.map((row) => ({
			id: row.review_id,
			accoId: row.acco_id,
			homeHref: href("accommodation", language, { accoId: row.acco_id }),
			author: row.author,
			rating: row.rating,
			lang: row.language,
			text: row.text,
			at: row.created_at.toISOString(),
		})),
	};
}

const LINES_A_PAGE = 100;
/** Lines of a file at most. */
const MOST_LINES = 20_000;

function readTrailQuery(query: OfficeQuery) {
	const text = (name: string) => queryText(query, name, 80);
	const below = text("below");
	return {
		subject: text("subject"),
		actor: text("actor"),
		action: text("action"),
		below: /^\d{1,15}$/.test(below) ? Number(below) : null,
	};
}

/** Who did what, the latest first. */
export async function auditPage(
	{ db }: Pick<OfficeApp, "db">,
	requested: OfficeQuery,
	lines = LINES_A_PAGE,
): Promise<AuditPage> {
	const { subject, actor, action, below } = readTrailQuery(requested);
	const query = { subject, actor, action };
	const rows = await listTrail(db, { subject, actorId: actor, action }, below, lines + 1);
	const shown = rows.slice(0, lines);
	const last = shown.at(-1);
	const more = officeHref(officeTrail(query));
	const mails = await mailsIn(db, shown);
	return {
		name: "audit",
		query,
		lines: shown.map((row) => ({
			id: row.audit_id,
			at: row.at.toISOString(),
			actor: row.actor,
			who: row.name ?? row.actor_id ?? row.actor,
			action: row.action,
			subjectKind: row.subject_kind,
			subject: row.subject_id,
			subjectHref: subjectHref(row.subject_kind, row.subject_id),
			...mailNamed(mails, row),
			before: row.before === null ? "" : JSON.stringify(row.before),
			after: row.after === null ? "" : JSON.stringify(row.after),
			reason: row.reason ?? "",
			network: row.network ?? "",
		})),
		names: await namesIn(db, shown),
		requests: await requestsIn(db, shown),
		more: rows.length > lines && last ? `${more}${more.includes("?") ? "&" : "?"}below=${last.audit_id}` : null,
		csvHref: officeHref(officeTrail(query, "file")),
	};
}

/** The page of what a line is about; null: it has none. */
export function subjectHref(kind: string, id: string): string | null {
	if (kind === "booking") return officeHref(officeBooking(id));
	if (kind === "guest") return officeHref(officeGuest(id));
	if (kind === "mail" && MAIL_NUMBER.test(id)) return officeHref(officeMail(Number(id)));
	return kind === "home" || kind === "accommodation" ? officeHref(officeHome(id)) : null;
}

type TrailRows = Awaited<ReturnType<typeof listTrail>>;
type NamedMails = ReadonlyMap<string, Awaited<ReturnType<typeof mailNamesOf>>[number]>;

const MAIL_NUMBER = /^[1-9]\d{0,14}$/;

/** The mails that lines are about, by their numbers; what was deleted since is not among them. */
async function mailsIn(db: OfficeApp["db"], rows: TrailRows): Promise<NamedMails> {
	const ids = rows.filter((row) => row.subject_kind === "mail").map((row) => row.subject_id);
	const mails = await mailNamesOf(db, [...new Set(ids)].filter((id) => MAIL_NUMBER.test(id)).map(Number));
	return new Map(mails.map((mail) => [String(mail.outbox_id), mail]));
}

/** A mail by its subject, and the booking it belongs to. */
function mailNamed(mails: NamedMails, { subject_kind: kind, subject_id: id }: TrailRows[number]) {
	const mail = kind === "mail" ? mails.get(id) : undefined;
	return { subjectName: mail?.subject || null, subjectOf: mail?.booking_no ?? null };
}

/** What the requests to a second person were for that lines name by their numbers. */
async function requestsIn(db: OfficeApp["db"], rows: TrailRows): Promise<AuditPage["requests"]> {
	const ids = rows.flatMap(({ before, after }) =>
		[before, after].flatMap((values) => {
			const { approval } = (values ?? {}) as { readonly approval?: unknown };
			return typeof approval === "number" ? [approval] : [];
		}),
	);
	const kinds = await approvalKindsOf(db, [...new Set(ids)]);
	return Object.fromEntries(kinds.map(({ approval_id: id, kind }) => [String(id), kind]));
}

/** Names of the staff whom lines name as values or as what they are about. */
async function namesIn(
	db: OfficeApp["db"],
	rows: readonly {
		readonly subject_kind: string;
		readonly subject_id: string;
		readonly before: unknown;
		readonly after: unknown;
	}[],
): Promise<Readonly<Record<string, string>>> {
	const ids = rows.flatMap(({ subject_kind: kind, subject_id: id, before, after }) => [
		...(kind === "staff" ? [id] : []),
		...[before, after].flatMap((values) =>
			Object.entries(values ?? {}).flatMap(([name, value]) =>
				TRAIL_VALUES[name as TrailValue] === "person" && typeof value === "string" ? [value] : [],
			),
		),
	]);
	return Object.fromEntries((await listStaffNames(db, [...new Set(ids)])).map((one) => [one.public_id, one.name]));
}

/** The trail as a file, which stands in the trail itself. */
export async function auditCsv(app: Pick<OfficeApp, "db">, requested: OfficeQuery, by: StaffActor): Promise<string> {
	const { lines, query } = await mayLag(app.db, (db) => auditPage({ db }, requested, MOST_LINES));
	await writeAudit(app.db, {
		...trailActor(by),
		action: "exportTrail",
		subjectKind: "list",
		subjectId: "trail",
		after: { lines: lines.length, ...query },
	});
	const head = ["at", "who", "action", "subjectKind", "subject", "before", "after", "reason", "network"] as const;
	return csvFile(
		head,
		lines.map((line) => head.map((name) => line[name])),
	);
}

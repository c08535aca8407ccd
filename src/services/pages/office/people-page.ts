import { countBookingsOf } from "#db/bookings/assignees.ts";
import { listTrail } from "#db/operations/audit.ts";
import { countActiveStaff, countRecoveryCodes, findStaff, hasPassword, listStaff } from "#db/staff/staff.ts";
import { listPasskeys } from "#db/staff/staff-passkeys.ts";
import { listStaffSessions } from "#db/staff/staff-sessions.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { officeHref } from "#site/office.ts";
import { readUsersQuery } from "#site/office-people.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { newRecord, recordHref } from "#site/office-records.ts";
import type { StaffLine, StaffSessionLine, UserPage, UsersPage } from "#site/views/office-people-view.ts";
import type { App } from "../../app.ts";
import type { StaffSession } from "../../staff/staff-session.ts";
import { clientWords } from "./client-words.ts";
import { subjectHref } from "./desk-pages.ts";
import { type RecordRequest, recordView } from "./record-view.ts";

/** Who has an account in the office, and what each may do. */

type PeopleApp = Pick<App, "db" | "clock">;

/** Everybody with an account that the address asks for. */
export async function usersPage(
	app: PeopleApp,
	session: Pick<StaffSession, "publicId" | "roles">,
	requested: OfficeQuery,
): Promise<UsersPage> {
	const query = readUsersQuery(requested);
	const { q, role, state } = query;
	const all = await staffLines(app, session);
	const words = q.toLowerCase();
	return {
		name: "people",
		...query,
		people: all.filter(
			(one) =>
				(role === null || one.roles.includes(role)) &&
				(state === null || one.state === state) &&
				`${one.name} ${one.email}`.toLowerCase().includes(words),
		),
		all: all.length,
		newHref: mayDo(session.roles, "staff.change") ? officeHref(newRecord("people")) : null,
	};
}

const LINES_OF_TRAIL = 8;

/**
 * One user; null: nobody has this id.
 *
 * @param link a first link that was just made
 */
export async function userPage(
	app: PeopleApp,
	session: Pick<StaffSession, "publicId" | "roles" | "sessionId">,
	request: RecordRequest,
	{ id, link = null }: { readonly id: string; readonly link?: string | null },
): Promise<UserPage | null> {
	const { db, clock } = app;
	const row = await findStaff(db, { publicId: id });
	const person = (await staffLines(app, session)).find((one) => one.id === id);
	if (!row || !person) return null;
	const { staff_id: staffId } = row;
	const sessions = await listStaffSessions(db, staffId, clock.now());
	const isActive = row.ended_at === null;
	const isLastAdmin =
		row.roles.includes("admin") && row.begun_at !== null && (await countActiveStaff(db, "admin")) <= 1;
	const kept = person.isSelf ? "OWN_ACCOUNT" : isLastAdmin ? "LAST_ADMIN" : null;
	const mayEndSessions = mayDo(request.roles, "staff.change") && !person.isSelf;
	const acts = [
		{ name: "roles", isPossible: true },
		{ name: "again", isPossible: true },
		{ name: "end-sessions", isPossible: sessions.length > 0 && !person.isSelf },
		{ name: "end", isPossible: kept === null },
	] as const;
	return {
		name: "person",
		record: recordView(
			{ desk: "people", code: id, called: person.name },
			request,
			isActive ? acts.map((act) => ({ ...act, right: "staff.change" })) : [],
		),
		person,
		since: row.created_at.toISOString(),
		factors: {
			hasPassword: await hasPassword(db, staffId),
			passkeys: (await listPasskeys(db, staffId)).length,
			codesLeft: await countRecoveryCodes(db, staffId),
		},
		bookings: await countBookingsOf(db, staffId),
		sessions: sessions.map((one) => sessionLine(one, session)),
		mayEndSessions,
		kept,
		trail: mayDo(request.roles, "audit.see") ? await trailOf(app, id) : null,
		link,
	};
}

/** A session, as the lists of the own ones and of a colleague's have it. */
export function sessionLine(
	row: Awaited<ReturnType<typeof listStaffSessions>>[number],
	{ sessionId }: Pick<StaffSession, "sessionId">,
): StaffSessionLine {
	return {
		id: row.public_id,
		begun: row.created_at.toISOString(),
		ends: row.expires_at.toISOString(),
		client: clientWords(row.client),
		network: row.network,
		isThis: row.public_id === sessionId,
	};
}

async function staffLines(
	{ db, clock }: PeopleApp,
	{ publicId }: Pick<StaffSession, "publicId">,
): Promise<readonly StaffLine[]> {
	const now = clock.now();
	return (await listStaff(db)).map((row) => {
		const invitedUntil = row.invited_until !== null && row.invited_until > now ? row.invited_until.toISOString() : null;
		const waits = row.has_begun ? "active" : invitedUntil === null ? "waiting" : "invited";
		return {
			id: row.public_id,
			href: recordHref("people", row.public_id),
			name: row.name,
			email: row.email,
			roles: row.roles,
			state: row.ended_at === null ? waits : "ended",
			lastIn: row.last_in?.toISOString() ?? null,
			invitedUntil,
			isSelf: row.public_id === publicId,
		};
	});
}

/** Subjects whose name in the trail people know. */
const NAMED_SUBJECTS = ["booking", "accommodation", "home", "code", "partner", "owner", "agency", "redirect"];

async function trailOf({ db }: PeopleApp, publicId: string): Promise<UserPage["trail"]> {
	const rows = await listTrail(db, { subject: "", actorId: publicId, action: "" }, null, LINES_OF_TRAIL);
	return {
		lines: rows.map((row) => ({
			id: row.audit_id,
			at: row.at.toISOString(),
			action: row.action,
			subjectKind: row.subject_kind,
			subject: NAMED_SUBJECTS.includes(row.subject_kind) ? row.subject_id : "",
			href: subjectHref(row.subject_kind, row.subject_id),
		})),
		href: `${officeHref("audit")}?${new URLSearchParams({ actor: publicId })}`,
	};
}

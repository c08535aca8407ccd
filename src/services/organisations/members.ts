import { randomInt } from "node:crypto";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { queueMail } from "#db/mail/outbox.ts";
import { countActionsOfDay, writeAudit } from "#db/operations/audit.ts";
import {
	deleteMember,
	deleteUserWithoutOrganisation,
	findBehind,
	findOrganisationId,
	insertMember,
	keepOrganisation,
	keepUser,
	listMembers,
	lockOrganisation,
	type OrganisationKey,
	updateMemberRole,
} from "#db/organisations/organisations.ts";
import { areaOf, type MemberRole } from "#domain/organisations/rights.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { TrailAction, TrailValues } from "#domain/staff/trail.ts";
import { accountMail } from "#mail/account-mails.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import type { StaffActor } from "../staff/staff-by.ts";
import { type MemberBy, trailedBy } from "./member-by.ts";

/**
 * Who belongs to an organisation: invited, given another role and taken out by staff or by an owner of the account.
 * Whether somebody may is asked before (`mayDo` of staff, `mayAct` of members).
 */

export type MembersRefusal =
	/** No such organisation, or no such member of it. */
	| "NOT_FOUND"
	/** The address is a member's already. */
	| "EXISTS"
	/** The partner, agency or owner has been ended. */
	| "INACTIVE"
	/** Somebody has to be able to change who belongs to it. */
	| "LAST_OWNER"
	/** The organisation has invited as many people within a day as it may. */
	| "TOO_MANY_INVITATIONS"
	| "BUSY";

type MembersApp = Pick<App, "db" | "clock" | "settings">;

/** Who does it: somebody of the staff, or a member by the public id. */
export type MembersActor = StaffActor | MemberBy;

/** How many people a manager may invite within a day: each is mailed. */
const INVITATIONS_A_DAY = 20;

export interface Invitation {
	readonly email: string;
	readonly name: string;
	readonly role: MemberRole;
}

/** Lets somebody in and mails how to sign in. The first one of an organisation makes it. */
export function inviteMember(
	app: MembersApp,
	key: OrganisationKey,
	invitation: Invitation,
	by: MembersActor,
): Promise<Result<string, MembersRefusal>> {
	return transact<string, MembersRefusal>(app.db, (trx) => inviteWithin(trx, app, key, invitation, by));
}

/** The same in the caller's transaction. */
export async function inviteWithin(
	trx: Db,
	app: Pick<App, "clock" | "settings">,
	key: OrganisationKey,
	{ email, name, role }: Invitation,
	by: MembersActor,
): Promise<Result<string, MembersRefusal>> {
	const behind = await findBehind(trx, key);
	if (!behind) return fail("NOT_FOUND");
	if (behind.status !== "active") return fail("INACTIVE");
	const now = app.clock.now();
	const { code, lang } = behind;
	const organisationId = await keepOrganisation(trx, { kind: key.kind, code }, randomId(), now);
	// The organisation is locked: two at once are counted.
	if ("memberId" in by) {
		const { kind } = key;
		const invited = { action: "inviteMember", actor: kind, subjectKind: kind, subjectId: code } as const;
		if ((await countActionsOfDay(trx, invited)) >= INVITATIONS_A_DAY) return fail("TOO_MANY_INVITATIONS");
	}
	const userId = await keepUser(trx, { publicId: randomId(), email, name, lang }, now);
	if (!(await insertMember(trx, { organisationId, userId, name, role }, now))) return fail("EXISTS");
	const member = (await listMembers(trx, organisationId)).find((one) => one.user_id === userId);
	const url = app.settings.publicUrl + organisationHref(areaOf(key.kind), lang, "");
	await queueMail(trx, {
		messageId: randomId(),
		bookingId: null,
		kind: "member_invite",
		lang,
		// Each is a mail of its own.
		version: randomInt(1, 2 ** 31),
		recipient: email,
		recipientName: name,
		...(await accountMail("member_invite", { name, url, organisation: behind.name, email }, lang)),
	});
	await trail(trx, by, "inviteMember", { kind: key.kind, code }, { member: member?.public_id, role });
	return ok(code);
}

/** Gives a member another role, from the next request on. */
export function changeMemberRole(
	app: MembersApp,
	key: OrganisationKey,
	{ memberId, role }: { readonly memberId: string; readonly role: MemberRole },
	by: MembersActor,
): Promise<Result<true, MembersRefusal>> {
	return withMember(app, key, memberId, async (trx, organisationId, member, members) => {
		if (role !== "owner" && isLastManager(members, member.user_id)) return fail("LAST_OWNER");
		await updateMemberRole(trx, organisationId, member.user_id, role);
		await trail(trx, by, "changeMember", key, { member: memberId, role }, { role: member.role });
		return ok(true as const);
	});
}

/** Takes a member out; the sessions for the organisation end. Staff may take the last owner out, members may not. */
export function removeMember(
	app: MembersApp,
	key: OrganisationKey,
	memberId: string,
	by: MembersActor,
): Promise<Result<true, MembersRefusal>> {
	return withMember(app, key, memberId, async (trx, organisationId, member, members) => {
		if ("memberId" in by && isLastManager(members, member.user_id)) return fail("LAST_OWNER");
		await deleteMember(trx, organisationId, member.user_id);
		await deleteUserWithoutOrganisation(trx, member.user_id);
		await trail(trx, by, "removeMember", key, { member: memberId }, { role: member.role });
		return ok(true as const);
	});
}

type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/**
 * Whether a member is the last manager. Whoever was invited and never came in manages nothing: the address may be
 * mistyped, and the invitation lapses. Of those who never came in themselves any other manager will do.
 */
export function isLastManager(
	members: readonly Pick<MemberRow, "user_id" | "role" | "entered_at">[],
	userId: number,
): boolean {
	const managers = members.filter(({ role }) => role === "owner");
	const own = managers.find((one) => one.user_id === userId);
	if (!own) return false;
	const others = managers.filter((one) => one !== own);
	return !others.some((one) => own.entered_at === null || one.entered_at !== null);
}

/** With a member of an organisation, which is kept from colleagues meanwhile. */
function withMember(
	app: MembersApp,
	key: OrganisationKey,
	memberId: string,
	change: (
		trx: Db,
		organisationId: number,
		member: MemberRow,
		members: readonly MemberRow[],
	) => Promise<Result<true, MembersRefusal>>,
): Promise<Result<true, MembersRefusal>> {
	return transact<true, MembersRefusal>(app.db, async (trx) => {
		const organisationId = await findOrganisationId(trx, key);
		if (organisationId === null) return fail("NOT_FOUND");
		await lockOrganisation(trx, organisationId);
		const members = await listMembers(trx, organisationId);
		const member = members.find((one) => one.public_id === memberId);
		if (!member) return fail("NOT_FOUND");
		return change(trx, organisationId, member, members);
	});
}

/** No names and no addresses: the member is said by the public id. */
function trail(
	trx: Db,
	by: MembersActor,
	action: TrailAction,
	{ kind, code }: OrganisationKey,
	after: TrailValues,
	before?: TrailValues,
): Promise<void> {
	return writeAudit(trx, {
		...trailedBy(by),
		action,
		subjectKind: kind,
		subjectId: code,
		...(before ? { before } : {}),
		after,
	});
}

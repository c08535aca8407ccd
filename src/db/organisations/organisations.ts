import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { MemberRole, OrganisationArea, OrganisationKind } from "#domain/organisations/rights.ts";
import type { Db } from "../connection/client.ts";
import { OWNER_NAME } from "./owner-name.ts";

/** Organisations and the people who belong to them. */

/** Which organisation: its kind and the code of its partner, host, agency or home owner. */
export interface OrganisationKey {
	readonly kind: OrganisationKind;
	readonly code: string;
}

const KINDS_OF = { agency: ["agency"], portal: ["partner", "owner"] } as const;

/** The id of an organisation that people were invited to; null: nobody was. */
export async function findOrganisationId(db: Db, { kind, code }: OrganisationKey): Promise<number | null> {
	const row = await db
		.selectFrom("organisation")
		.select("organisation_id")
		.where("kind", "=", kind)
		.where(kind === "owner" ? "owner_code" : "partner_code", "=", code)
		.executeTakeFirst();
	return row?.organisation_id ?? null;
}

/** The partner or owner that an organisation would be of, with the code as it is stored; null: there is none. */
export async function findBehind(db: Db, { kind, code }: OrganisationKey) {
	if (kind === "owner") {
		const owner = await db
			.selectFrom("homeowner as h")
			.select(["h.code", "h.lang", "h.status", OWNER_NAME.as("called")])
			.where("h.code", "=", code)
			.executeTakeFirst();
		if (!owner) return null;
		const { called, ...known } = owner;
		return { ...known, name: called ?? known.code };
	}
	const row = await db
		.selectFrom("partner")
		.select(["code", "lang", "status", "label as name"])
		.where("code", "=", code)
		.where("kind", "in", kind === "agency" ? ["agency"] : ["affiliate", "host"])
		.executeTakeFirst();
	return row ?? null;
}

/** Adds an organisation, if there is none yet; answers its id. It is locked until the transaction ends. */
export async function keepOrganisation(
	trx: Db,
	{ kind, code }: OrganisationKey,
	publicId: string,
	now: Date,
): Promise<number> {
	const codes = kind === "owner" ? { owner_code: code } : { partner_code: code };
	await trx
		.insertInto("organisation")
		.values({ public_id: publicId, kind, partner_code: null, owner_code: null, ...codes, created_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const { organisation_id: id } = await trx
		.selectFrom("organisation")
		.select("organisation_id")
		.where("kind", "=", kind)
		.where(kind === "owner" ? "owner_code" : "partner_code", "=", code)
		.forUpdate()
		.executeTakeFirstOrThrow();
	return id;
}

/** Keeps an organisation from colleagues until the transaction ends. */
export async function lockOrganisation(trx: Db, organisationId: number): Promise<void> {
	await trx
		.selectFrom("organisation")
		.select("organisation_id")
		.where("organisation_id", "=", organisationId)
		.forUpdate()
		.executeTakeFirstOrThrow();
}

/**
 * How many organisations have nobody but a person to manage them, for whoever was only invited does not yet; each is
 * kept from colleagues meanwhile.
 */
export async function lockOnlyManaged(trx: Db, userId: number): Promise<number> {
	const { rows } = await sql<{ organisation_id: number }>`
		SELECT organisation_id FROM organisation
		WHERE organisation_id IN (SELECT organisation_id FROM member WHERE user_id = ${userId} AND role = 'owner')
		ORDER BY organisation_id FOR UPDATE`.execute(trx);
	const ids = rows.map((row) => row.organisation_id);
	if (ids.length === 0) return 0;
	const { rows: managed } = await sql<{ organisation_id: number }>`
		SELECT own.organisation_id FROM member own
		WHERE own.organisation_id = ANY(${ids}::bigint[]) AND own.user_id = ${userId} AND own.role = 'owner'
			AND NOT EXISTS (
				SELECT 1 FROM member other
				WHERE other.organisation_id = own.organisation_id AND other.user_id <> own.user_id AND other.role = 'owner'
					AND other.entered_at IS NOT NULL)`.execute(trx);
	return managed.length;
}

/**
 * Adds somebody, if nobody has the address yet; answers the id. Who is known keeps the name that mails of signing in
 * begin with, and the language.
 */
export async function keepUser(
	trx: Db,
	user: { readonly publicId: string; readonly email: string; readonly name: string; readonly lang: Language },
	now: Date,
): Promise<number> {
	const { publicId, email, name, lang } = user;
	// Somebody who was there may be forgotten in between; whoever is found is held, and stays.
	for (;;) {
		await trx
			.insertInto("organisation_user")
			.values({ public_id: publicId, email, name, lang, created_at: now })
			.onConflict((conflict) => conflict.column("email").doNothing())
			.execute();
		const row = await trx
			.selectFrom("organisation_user")
			.select("user_id")
			.where("email", "=", email)
			.forKeyShare()
			.executeTakeFirst();
		if (row) return row.user_id;
	}
}

/** The managers of an organisation with the language that they read. */
export function listManagers(db: Db, organisationId: number) {
	return db
		.selectFrom("member as m")
		.innerJoin("organisation_user as u", "u.user_id", "m.user_id")
		.select(["u.email", "m.name", "u.lang"])
		.where("m.organisation_id", "=", organisationId)
		.where("m.role", "=", "owner")
		.orderBy("m.user_id")
		.execute();
}

/** Days for which an invitation can be taken up. */
const INVITATION_DAYS = 14;

/** Invitations from before this instant that nobody took up have lapsed. */
export function lapsedBefore(now: Date): Date {
	return new Date(now.getTime() - INVITATION_DAYS * 86_400_000);
}

/** Adds a member, or invites one anew whose invitation has lapsed; false: the person is one already. */
export async function insertMember(
	trx: Db,
	member: {
		readonly organisationId: number;
		readonly userId: number;
		readonly name: string;
		readonly role: MemberRole;
	},
	now: Date,
): Promise<boolean> {
	const { organisationId, userId, name, role } = member;
	const added = await trx
		.insertInto("member")
		.values({ organisation_id: organisationId, user_id: userId, name, role, invited_at: now })
		.onConflict((conflict) =>
			conflict
				.columns(["organisation_id", "user_id"])
				.doUpdateSet({ name, role, invited_at: now })
				.where("member.entered_at", "is", null)
				.where("member.invited_at", "<=", lapsedBefore(now)),
		)
		.returning("user_id")
		.executeTakeFirst();
	return added !== undefined;
}

/** People of an organisation, by name. */
export function listMembers(db: Db, organisationId: number) {
	return db
		.selectFrom("member as m")
		.innerJoin("organisation_user as u", "u.user_id", "m.user_id")
		.select(["u.user_id", "u.public_id", "u.email", "m.name", "m.role", "m.invited_at", "m.entered_at"])
		.where("m.organisation_id", "=", organisationId)
		.orderBy("m.name")
		.orderBy("u.user_id")
		.execute();
}

/** Gives a member another role. */
export async function updateMemberRole(
	trx: Db,
	organisationId: number,
	userId: number,
	role: MemberRole,
): Promise<void> {
	await trx
		.updateTable("member")
		.set({ role })
		.where("organisation_id", "=", organisationId)
		.where("user_id", "=", userId)
		.execute();
}

/** Takes a member out; sessions for this organisation go along. */
export async function deleteMember(trx: Db, organisationId: number, userId: number): Promise<void> {
	await trx.deleteFrom("member").where("organisation_id", "=", organisationId).where("user_id", "=", userId).execute();
}

/** Forgets somebody who belongs to no organisation any more. */
export async function deleteUserWithoutOrganisation(trx: Db, userId: number): Promise<void> {
	// Held first: somebody who is being invited elsewhere belongs there by the time that it is looked at.
	await trx.selectFrom("organisation_user").select("user_id").where("user_id", "=", userId).forUpdate().execute();
	await trx
		.deleteFrom("organisation_user as u")
		.where("u.user_id", "=", userId)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("member as m").select("m.user_id").whereRef("m.user_id", "=", "u.user_id"))),
		)
		.execute();
}

/**
 * Somebody who may sign in to an area: a member of one of its active organisations, whose invitation has not lapsed;
 * null for anybody else.
 */
export async function findUserToSignIn(db: Db, area: OrganisationArea, email: string, now: Date) {
	const row = await db
		.selectFrom("organisation_user as u")
		.select(["u.user_id", "u.email", "u.name"])
		.where("u.email", "=", email)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom("member as m")
					.innerJoin("organisation as o", "o.organisation_id", "m.organisation_id")
					.leftJoin("partner as p", "p.code", "o.partner_code")
					.leftJoin("homeowner as h", "h.code", "o.owner_code")
					.select("m.user_id")
					.whereRef("m.user_id", "=", "u.user_id")
					.where("o.kind", "in", KINDS_OF[area])
					.where((of) => of.or([of("p.status", "=", "active"), of("h.status", "=", "active")]))
					.where((of) => of.or([of("m.entered_at", "is not", null), of("m.invited_at", ">", lapsedBefore(now))])),
			),
		)
		.executeTakeFirst();
	return row ?? null;
}

/** The active organisations of somebody in an area, those entered last first; without invitations that have lapsed. */
export function listOrganisationsOf(db: Db, area: OrganisationArea, userId: number, now: Date) {
	return db
		.selectFrom("organisation as o")
		.leftJoin("partner as p", "p.code", "o.partner_code")
		.leftJoin("homeowner as h", "h.code", "o.owner_code")
		.innerJoin("member as m", "m.organisation_id", "o.organisation_id")
		.select((of) => [
			"o.organisation_id",
			"o.public_id",
			of.fn.coalesce("p.label", OWNER_NAME).$notNull().as("name"),
			of.fn.coalesce("p.code", "h.code").$notNull().as("code"),
		])
		.select("p.kind as partnerKind")
		.where("m.user_id", "=", userId)
		.where("o.kind", "in", KINDS_OF[area])
		.where((of) => of.or([of("p.status", "=", "active"), of("h.status", "=", "active")]))
		.where((of) => of.or([of("m.entered_at", "is not", null), of("m.invited_at", ">", lapsedBefore(now))]))
		.orderBy("m.entered_at", (order) => order.desc().nullsLast())
		.orderBy("o.organisation_id")
		.execute();
}

/** Notes that somebody entered for an organisation. */
export async function markEntered(trx: Db, organisationId: number, userId: number, now: Date): Promise<void> {
	await trx
		.updateTable("member")
		.set({ entered_at: now })
		.where("organisation_id", "=", organisationId)
		.where("user_id", "=", userId)
		.execute();
}

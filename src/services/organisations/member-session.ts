import type { Db } from "#db/connection/client.ts";
import { deleteMemberSession, findMemberSession, insertMemberSession } from "#db/organisations/member-sessions.ts";
import type { Member, OrganisationArea } from "#domain/organisations/rights.ts";
import { networkPrefix } from "../access/auth-log.ts";
import type { App, Settings } from "../app.ts";
import { newToken, tokenHash } from "../guests/session.ts";
import { hostCookie } from "../host-cookie.ts";
import { randomId } from "../signed-id.ts";

/**
 * Sessions of people of organisations. The cookie holds a random token, the database its hash; organisation and role
 * are read anew at each request.
 */

/** Name of the httpOnly cookie of an area. */
export function memberCookie(settings: Pick<Settings, "publicUrl">, area: OrganisationArea): string {
	return hostCookie(settings, area);
}

export const MEMBER_SESSION_DAYS = 14;
/** How long a proof of the mailbox counts as fresh. */
const FRESH_MINUTES = 15;

export interface MemberSession extends Member {
	readonly area: OrganisationArea;
	readonly userId: number;
	readonly publicId: string;
	readonly name: string;
	readonly email: string;
	readonly organisation: Member["organisation"] & {
		readonly id: number;
		readonly publicId: string;
		readonly name: string;
		/** Of a partner: which of the two kinds. */
		readonly partnerKind: "affiliate" | "host" | "agency" | null;
	};
	readonly tokenHash: string;
	/** In the list of sessions. */
	readonly sessionId: string;
	/** The mailbox was proven a moment ago: who belongs to the organisation may be changed. */
	readonly isFresh: boolean;
	/** A client looks at the screen: commissions are not shown. */
	readonly clientLooks: boolean;
}

/** The session of an area's cookie; null for none, one that ended, another area's, and one that never was. */
export async function memberSession(
	app: Pick<App, "db" | "clock">,
	area: OrganisationArea,
	cookie: string | null | undefined,
): Promise<MemberSession | null> {
	if (!cookie) return null;
	const now = app.clock.now();
	const row = await findMemberSession(app.db, area, tokenHash(cookie), now);
	return (
		row && {
			area,
			userId: row.user_id,
			publicId: row.public_id,
			name: row.name,
			email: row.email,
			role: row.role,
			organisation: {
				id: row.organisation_id,
				publicId: row.organisation_public_id,
				kind: row.kind,
				code: row.code,
				name: row.organisation_name,
				partnerKind: row.partner_kind,
			},
			tokenHash: row.token_hash,
			sessionId: row.session_id,
			isFresh: now.getTime() - row.verified_at.getTime() < FRESH_MINUTES * 60_000,
			clientLooks: row.client_looks,
		}
	);
}

/** Begins a session and ends the one that the browser had; answers the token for the cookie. */
export async function beginMemberSession(
	trx: Db,
	app: Pick<App, "clock">,
	whose: { readonly area: OrganisationArea; readonly userId: number; readonly organisationId: number },
	from: { readonly clientAddress: string | null; readonly client: string; readonly oldCookie: string | null },
): Promise<string> {
	const now = app.clock.now();
	if (from.oldCookie) await deleteMemberSession(trx, { tokenHash: tokenHash(from.oldCookie) });
	const token = newToken();
	await insertMemberSession(trx, {
		token_hash: tokenHash(token),
		public_id: randomId(),
		area: whose.area,
		user_id: whose.userId,
		organisation_id: whose.organisationId,
		created_at: now,
		verified_at: now,
		expires_at: new Date(now.getTime() + MEMBER_SESSION_DAYS * 86_400_000),
		client: from.client.slice(0, 300),
		network: networkPrefix(from.clientAddress),
	});
	return token;
}

import { deleteMemberSession, deleteOtherMemberSessions } from "#db/organisations/member-sessions.ts";
import { findUserToSignIn, listOrganisationsOf, markEntered } from "#db/organisations/organisations.ts";
import type { OrganisationArea } from "#domain/organisations/rights.ts";
import { organisationBack, organisationHref } from "#site/organisation-area.ts";
import { authSubject, mailedLog } from "../access/auth-log.ts";
import type { SignInWay } from "../access/mailed-sign-in.ts";
import type { App } from "../app.ts";
import { beginMemberSession, type MemberSession } from "./member-session.ts";

/** How people of organisations get in and out: by a mailed link or code, as guests do. */

interface EnteredMember {
	/** For the cookie. */
	readonly token: string;
}

function wayInto(area: OrganisationArea): SignInWay<EnteredMember> {
	return {
		area,
		// A booking number is no part of it.
		find: async (trx, email, _bookingNo, now) => {
			const user = await findUserToSignIn(trx, area, email, now);
			return user && { id: user.user_id, email: user.email, name: user.name };
		},
		linkPath: (language, token) => organisationHref(area, language, `sign-in/${token}`),
		back: (path) => organisationBack(area, path),
		begin: async (trx, app, userId, { clientAddress, client = "", oldCookie }) => {
			const [organisation] = await listOrganisationsOf(trx, area, userId, app.clock.now());
			if (!organisation) return null;
			const { organisation_id: organisationId } = organisation;
			await markEntered(trx, organisationId, userId, app.clock.now());
			const from = { clientAddress, client, oldCookie };
			return { token: await beginMemberSession(trx, app, { area, userId, organisationId }, from) };
		},
	};
}

/** The ways into the two areas. */
export const WAY_INTO = { agency: wayInto("agency"), portal: wayInto("portal") } as const;

/** Ends a session. */
export async function signOutMember(
	app: Pick<App, "db" | "clock" | "settings">,
	session: MemberSession,
	clientAddress: string | null,
): Promise<void> {
	await deleteMemberSession(app.db, { tokenHash: session.tokenHash });
	await mailedLog(session.area).logAuth(app.db, app, "signed_out", authSubject(app, session.email), clientAddress);
}

/** Ends all other sessions of the person in this area. */
export async function endOtherSessions(
	app: Pick<App, "db" | "clock" | "settings">,
	session: MemberSession,
	clientAddress: string | null,
): Promise<void> {
	const { area, userId, email, tokenHash } = session;
	await deleteOtherMemberSessions(app.db, area, userId, tokenHash);
	await mailedLog(area).logAuth(app.db, app, "signed_out_everywhere", authSubject(app, email), clientAddress);
}

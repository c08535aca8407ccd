import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { mayAct } from "#domain/organisations/rights.ts";
import { networkPrefix } from "#services/access/auth-log.ts";
import type { BookingAgency, BookingContext, BookingMade } from "#services/booking/booking-answer.ts";
import { proofCookie } from "#services/booking/booking-proof.ts";
import { browserCookie, PROVED_DAYS, provedCookie, provedToken } from "#services/booking/sender.ts";
import { newToken } from "#services/guests/session.ts";
import type { MemberSession } from "#services/organisations/member-session.ts";
import { STAFF_SESSION_HOURS } from "#services/staff/staff-session.ts";

/** Who sends a booking, and what the browser keeps of it: the same for the call and for the form of the page. */

/** A booking is shown on its success screen to this browser for a day. */
const PROOF_SECONDS = 86_400;

/** Who books, as the request shows it: codes in cookies, and who is signed in. Nothing that was typed is asked. */
export async function bookingSender(c: Context): Promise<Omit<BookingContext, "idempotencyKey">> {
	const { context } = c.var;
	const staff = await context.staff();
	return {
		attribution: context.attribution,
		sender: context.sender,
		// Whose credits may pay.
		guestId: (await context.guest())?.guestId ?? null,
		agency: agencyOf(c, await context.member("agency")),
		staff: staff && { id: staff.publicId, roles: staff.roles, network: networkPrefix(context.client.ip) },
	};
}

/** Remembers whose mailbox this browser has proved, so that a later option of the same guest waits for no mail. */
export function keepProof(c: Context, guestPublicId: string): void {
	const { settings } = c.var.app;
	setCookie(c, provedCookie(settings), provedToken(settings, guestPublicId), {
		httpOnly: true,
		sameSite: "Lax",
		path: "/",
		maxAge: PROVED_DAYS * 86_400,
		secure: settings.publicUrl.startsWith("https:"),
	});
}

/** The agency of a session whose person may book for clients; for others it is no agency that books. */
function agencyOf(c: Context, session: MemberSession | null): BookingAgency | null {
	if (!session || !mayAct(session, "bookings.make")) return null;
	const { organisation, userId, publicId } = session;
	const network = networkPrefix(c.var.context.client.ip);
	return { code: organisation.code, userId, memberId: publicId, network };
}

/**
 * Lets this browser see its booking on the success screen: of staff no longer than a session. Where staff chose who is
 * paid, the codes of links that this browser clicked are over (specification §4).
 */
export function keepBooking(c: Context, { answer, proof }: BookingMade): void {
	const { context, app } = c.var;
	const { staff } = answer;
	const browser = browserCookie(app.settings);
	// The browsers of staff book for many.
	if (!staff && context.cookie(browser) === undefined) {
		setCookie(c, browser, newToken(), {
			httpOnly: true,
			sameSite: "Lax",
			path: "/",
			secure: app.settings.publicUrl.startsWith("https:"),
		});
	}
	setCookie(c, proofCookie(app.settings, answer.bookingNo), proof, {
		httpOnly: true,
		sameSite: "Lax",
		path: "/",
		maxAge: staff ? STAFF_SESSION_HOURS * 3600 : PROOF_SECONDS,
		secure: app.settings.publicUrl.startsWith("https:"),
	});
	if (!staff?.addSalesPartnerOrHost) return;
	for (const name of ["partner", "host"]) {
		if (context.cookie(name) !== undefined) deleteCookie(c, name, { path: "/" });
	}
}

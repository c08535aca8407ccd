import type { Context, MiddlewareHandler } from "hono";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { chooseTestHouses } from "#db/staff/staff-sessions.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { staffBarView } from "#services/staff/staff-bar.ts";
import { TEST_HOUSES } from "#services/viewer.ts";
import { ownPath } from "#site/own-path.ts";
import { postForm } from "../forms/answer.ts";
import { PRIVATE } from "../middleware/keep-private.ts";
import { languageInPath } from "../middleware/language.ts";
import { signedInStaff } from "../request-context.ts";
import { cameFrom } from "./page-bar.ts";
import { leavePartner } from "./partner-bar.ts";
import { drawStaffBar } from "./staff-bar-look.ts";

/**
 * The bar of staff above a page of ours (specification §1, §6); null for all but staff, and while the database is away.
 */
export async function staffBarOf(c: Context, page: URL, nonce: string | null): Promise<string | null> {
	const { app, context } = c.var;
	const staff = await signedInStaff(context);
	if (!staff) return null;
	try {
		const view = await staffBarView(app, staff, page, context.attribution);
		const language = languageInPath(page.pathname) ?? context.language;
		return view && (await drawStaffBar(view, { language, isInternal: context.client.isInternal, nonce }));
	} catch (error) {
		if (error instanceof DatabaseAwayError) return null;
		throw error;
	}
}

/** `GET ?at=`: the bar of another page, for its script. Nobody else is told that there is one. */
export const showStaffBar: MiddlewareHandler = async (c, next) => {
	const at = ownPath(c.req.query("at"));
	const bar = at === null ? null : await staffBarOf(c, new URL(at, c.req.url), null);
	return bar === null ? next() : c.html(bar, 200, { "Cache-Control": PRIVATE, "X-Robots-Tag": "noindex" });
};

/**
 * Sets whether test houses are shown, for the session alone, or drops whose commission a booking of this browser would
 * be. Nobody else is told that there are such forms.
 */
export const setStaffBar = postForm(async (c, { values }) => {
	const staff = await c.var.context.staff();
	if (!staff || !mayDo(staff.roles, "testHouses.see")) return null;
	if (values.drop === "partner") {
		leavePartner(c);
		return { redirect: cameFrom(c) };
	}
	const choice = TEST_HOUSES.find((known) => known === values.testHouses);
	if (!choice) return { problem: "VALIDATION" };
	await chooseTestHouses(c.var.app.db, staff.tokenHash, choice);
	return { redirect: cameFrom(c) };
});

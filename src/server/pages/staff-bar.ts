import type { Context, MiddlewareHandler } from "hono";
import { html, raw } from "hono/html";
import { chooseTestHouses } from "#db/staff/staff-sessions.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatInstant } from "#i18n/format.ts";
import { getHuislijstDateTime } from "#services/operations/get-huislijst-date-time.ts";
import { TEST_HOUSES } from "#services/viewer.ts";
import { OFFICE, officeBooking, officeHref } from "#site/office.ts";
import { COLOURS, FONTS } from "#site/tokens.ts";
import { postForm } from "../forms/answer.ts";
import { signedInStaff } from "../request-context.ts";

/**
 * The bar above each page for who of the staff is signed in (specification §1, §6). The server writes it into the
 * finished page, so that nothing of it is in what guests load.
 */

/** Where the bar's form goes. */
export const STAFF_BAR = "/staff-bar";

const HONEY = "var(--color-honey-300)";
const STYLE = `
.staff-bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 20px;min-height:44px;padding:0 20px;background:${COLOURS.ink};color:${COLOURS.card};font:500 .8125rem/1.2 ${FONTS.sans}}
.staff-bar[data-test-houses]{box-shadow:inset 0 -2px ${HONEY}}
.staff-bar form{display:flex;align-items:center;gap:8px;margin:0}
.staff-bar button,.staff-bar a{min-height:44px;padding:0 12px;border:0;background:none;color:${COLOURS.kingfisher100};font:inherit;cursor:pointer;display:inline-flex;align-items:center;text-decoration:none}
.staff-bar button[aria-pressed=true]{background:${COLOURS.kingfisher100};color:${COLOURS.ink};font-weight:600}
.staff-bar[data-test-houses] button[aria-pressed=true]{background:${HONEY}}
.staff-bar :focus-visible{outline:2px solid ${HONEY};outline-offset:-3px}
.staff-bar .staff-bar-end{margin-left:auto;display:flex;align-items:center}
@media (max-width:1023px){.staff-bar{padding:4px 14px}.staff-bar button{padding:0 16px}}
@media print{.staff-bar{display:none}}`;

/** The bar of this request; null for all but staff. */
export async function staffBar(c: Context): Promise<string | null> {
	const { app, context } = c.var;
	const staff = await signedInStaff(context);
	if (!staff || !mayDo(staff.roles, "testHouses.see")) return null;
	const language = context.address?.language ?? context.language;
	const t = translator(language);
	const { dateTime } = await getHuislijstDateTime(app);
	const { testHouses } = staff;
	return String(
		await html`<aside class="staff-bar" lang="${language}" aria-label="${t("staffBar.label")}" ${testHouses === "no" ? "" : html`data-test-houses="${testHouses}"`}><style>${raw(STYLE)}</style><b>${staff.name}</b><span>${dateTime ? t("staffBar.updated", { at: formatInstant(new Date(dateTime), language, "compact") }) : t("staffBar.never")}</span><form method="post" action="${STAFF_BAR}"><span id="staff-bar-test">${t("staffBar.testHouses")}</span><span role="group" aria-labelledby="staff-bar-test">${TEST_HOUSES.map((choice) => html`<button name="testHouses" value="${choice}" aria-pressed="${String(choice === testHouses)}">${t(`staffBar.${choice}`)}</button>`)}</span></form>${context.client.isInternal ? html`<span>${t("staffBar.network")}</span>` : ""}<span class="staff-bar-end"><a href="${STAFF_BAR}/office">${t("staffBar.office")}</a><form method="post" action="${OFFICE}"><button name="do" value="sign-out">${t("staffBar.signOut")}</button></form></span></aside>`,
	);
}

/** Writes the bar as the first thing of the body. */
export function withStaffBar(bar: string): TransformStream<Uint8Array, Uint8Array> {
	const decoder = new TextDecoder();
	const encoder = new TextEncoder();
	let rest = "";
	let isIn = false;
	return new TransformStream({
		transform(chunk, controller) {
			if (isIn) return controller.enqueue(chunk);
			rest += decoder.decode(chunk, { stream: true });
			const body = /<body[^>]*>/.exec(rest);
			if (!body) return;
			const end = body.index + body[0].length;
			controller.enqueue(encoder.encode(rest.slice(0, end) + bar + rest.slice(end)));
			isIn = true;
		},
		flush(controller) {
			if (!isIn) controller.enqueue(encoder.encode(rest));
		},
	});
}

/** The path of our own page that the browser comes from; the home's for any other. */
function cameFrom(c: Context): URL {
	const { publicUrl } = c.var.app.settings;
	const referer = c.req.header("referer") ?? "";
	const home = new URL("/", publicUrl);
	if (!URL.canParse(referer)) return home;
	const url = new URL(referer);
	const isOwn = url.host === c.req.header("host") || url.origin === new URL(publicUrl).origin;
	return isOwn ? url : home;
}

/** One slash: two would name another host. */
const pathOf = (url: URL) => url.pathname.replace(/^\/{2,}/, "/") + url.search;

/** Sets whether test houses are shown, for the session alone. Nobody else is told that there is such a form. */
export const setStaffBar = postForm(async (c, { values }) => {
	const staff = await c.var.context.staff();
	const choice = TEST_HOUSES.find((known) => known === values.testHouses);
	if (!staff || !mayDo(staff.roles, "testHouses.see")) return null;
	if (!choice) return { problem: "VALIDATION" };
	await chooseTestHouses(c.var.app.db, staff.tokenHash, choice);
	return { redirect: pathOf(cameFrom(c)) };
});

/** The page of the office that belongs to the one the bar stands on: a booking's, else the first. */
export const toOffice: MiddlewareHandler = async (c, next) => {
	const staff = await c.var.context.staff();
	if (!staff) return next();
	const bookingNo = cameFrom(c).searchParams.get("booking") ?? "";
	const isBooking = /^H[0-9A-HJKMNP-TV-Z]{8}$/.test(bookingNo) && mayDo(staff.roles, "bookings.see");
	return c.redirect(officeHref(isBooking ? officeBooking(bookingNo) : ""), 302);
};

import { html, raw } from "hono/html";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatInstant } from "#i18n/format.ts";
import type { StaffBarView } from "#services/staff/staff-bar.ts";
import { TEST_HOUSES } from "#services/viewer.ts";
import { OFFICE } from "#site/office.ts";
import { COLOURS, FONTS } from "#site/tokens.ts";
import { STAFF_BAR_POLICY } from "./trusted-types.ts";

/** How the staff bar looks: one small piece of HTML that brings all that it needs, since guests load nothing of it. */

/** Where the bar's forms go, and where its script asks for the bar of another page. */
export const STAFF_BAR = "/staff-bar";

/** White at some strength, over the bar's ground. */
const veil = (strength: string) => `rgb(255 255 255/${strength})`;

/** Rules of the bar, which stand in the page with it; policies name them by what they are. */
export const STAFF_BAR_STYLE = `
.staff-bar{display:flex;align-items:center;gap:0 20px;min-height:44px;padding:0 20px;background:${COLOURS.kingfisher900};color:${COLOURS.card};font:400 .8125rem/1.2 ${FONTS.sans};white-space:nowrap}
.staff-bar[data-test-houses]{box-shadow:inset 0 -2px ${COLOURS.honey300}}
.staff-bar *{box-sizing:border-box}
.staff-bar form{margin:0}
.staff-bar b{font-weight:600}
.staff-bar svg{flex:none;width:14px;height:14px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.staff-bar-item{display:inline-flex;align-items:center;gap:8px;color:${COLOURS.kingfisher100}}
.staff-bar-item+.staff-bar-item{padding-left:20px;border-left:1px solid ${veil(".18")}}
.staff-bar-who{gap:9px;min-width:0;color:inherit}
.staff-bar-who b{overflow:hidden;text-overflow:ellipsis}
.staff-bar-face{display:grid;flex:none;place-items:center;width:26px;height:26px;border-radius:50%;background:${COLOURS.kingfisher300};color:${COLOURS.kingfisher900};font:600 .6875rem/1 ${FONTS.sans}}
.staff-bar-who+.staff-bar-item{padding-left:0;border:0}
.staff-bar-roles{color:${COLOURS.kingfisher100}}
.staff-bar .staff-bar-odd{color:${COLOURS.honey300};font-weight:600}
.staff-bar-segments{display:inline-flex;padding:2px;border-radius:9px;background:${veil(".1")}}
.staff-bar button{padding:0;border:0;background:none;color:inherit;font:inherit;cursor:pointer}
.staff-bar-segments button{min-height:30px;padding:0 12px;border-radius:7px;color:${COLOURS.kingfisher100};font-weight:500}
.staff-bar-segments button[aria-pressed=true]{background:${COLOURS.kingfisher100};color:${COLOURS.kingfisher900};font-weight:600}
.staff-bar[data-test-houses] button[aria-pressed=true]{background:${COLOURS.honey300}}
.staff-bar :is(button.staff-bar-drop,a.staff-bar-stay){display:inline-flex;align-items:center;min-height:30px;color:${COLOURS.card};font-weight:500;text-decoration:underline;text-underline-offset:3px}
.staff-bar-end{display:flex;align-items:center;gap:18px;margin-left:auto}
.staff-bar-end a{display:inline-flex;align-items:center;gap:7px;min-height:44px;color:${COLOURS.kingfisher100};text-decoration:none}
.staff-bar-end button{min-height:44px;font-weight:600}
.staff-bar-end :is(a,button):hover,.staff-bar-segments button:not([aria-pressed=true]):hover{text-decoration:underline;text-underline-offset:3px}
.staff-bar :focus-visible{outline:2px solid ${COLOURS.honey300};outline-offset:1px;border-radius:7px}
.staff-bar-short{display:none}
@media(max-width:1279px){.staff-bar-roles{display:none}}
@media(max-width:1439px) and (min-width:1280px){.staff-bar:has(.staff-bar-why):has(.staff-bar-partner,.staff-bar-ends) .staff-bar-roles{display:none}.staff-bar:has(.staff-bar-why):has(.staff-bar-partner,.staff-bar-ends) .staff-bar-end a span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
@media(max-width:1279px) and (min-width:1024px){.staff-bar{gap:0 14px}.staff-bar-item+.staff-bar-item{padding-left:14px}.staff-bar-end{gap:14px}.staff-bar:has(.staff-bar-partner,.staff-bar-ends,.staff-bar-why) .staff-bar-end a span,.staff-bar:has(.staff-bar-partner) .staff-bar-updated .staff-bar-long{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.staff-bar:has(.staff-bar-partner) .staff-bar-short{display:inline}}
@media(max-width:1023px){.staff-bar{flex-wrap:wrap;gap:4px 12px;padding:4px 14px 8px}.staff-bar-item+.staff-bar-item{padding:0;border:0}.staff-bar-who{flex:1 1 0;min-height:44px}.staff-bar-end{gap:4px;margin:0}.staff-bar-updated,.staff-bar-end{order:0}.staff-bar-network{display:none}.staff-bar-end a{justify-content:center;min-width:40px}.staff-bar-end a span,.staff-bar-updated .staff-bar-long{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.staff-bar-end button{padding-left:8px}.staff-bar-short{display:inline}.staff-bar-partner,.staff-bar-ends{order:1;width:100%;min-height:32px}.staff-bar-test{order:2;width:100%;justify-content:space-between}.staff-bar-segments button{min-height:44px;padding:0 18px}.staff-bar :is(button.staff-bar-drop,a.staff-bar-stay){min-height:44px}}
@media(max-width:359px){.staff-bar-updated{order:1;width:100%;min-height:32px}}
@media print{.staff-bar{display:none}}`;

/**
 * The bar follows its page: where the browser goes on without loading a page, it asks for the bar of the new address.
 * A page that comes out of the browser's memory loads anew, for what it showed may be shown no more.
 */
const SCRIPT = `(()=>{const made=self.trustedTypes?trustedTypes.createPolicy("${STAFF_BAR_POLICY}",{createHTML:text=>text}):{createHTML:text=>text};let at=location.pathname+location.search;const look=async()=>{const now=location.pathname+location.search;if(now===at)return;at=now;const answer=await fetch("${STAFF_BAR}?at="+encodeURIComponent(now)).catch(()=>null);if(!answer||at!==now)return;if(answer.status===404)return location.reload();const bar=document.querySelector(".staff-bar");if(bar&&answer.ok)bar.outerHTML=made.createHTML(await answer.text())};if(window.navigation)navigation.addEventListener("currententrychange",look);else setInterval(look,1000);addEventListener("pageshow",(event)=>{if(event.persisted)location.reload()})})()`;

const icon = (path: string) => raw(`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`);
const ICONS = {
	updated: icon("M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5"),
	old: icon("M12 4 3 20h18zM12 10v4M12 17v.5"),
	network: icon("M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3"),
	ends: icon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2"),
	partner: icon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.500l3 3 5-6"),
	edit: icon("M4 20h4L19 9l-4-4L4 16z"),
	why: icon("M7 4v16M3 16l4 4 4-4M13 6h8M13 11h6M13 16h4"),
	office: icon("M14 4h5v16h-5M4 12h11M11 8l4 4-4 4"),
} as const;

interface Drawing {
	readonly language: Language;
	/** Who looks sits in one of our own networks. */
	readonly isInternal: boolean;
	/** Of the page's scripts; null: the page has none, and neither has the bar. */
	readonly nonce: string | null;
}

/** The bar as HTML. */
export async function drawStaffBar(view: StaffBarView, { language, isInternal, nonce }: Drawing): Promise<string> {
	const t = translator(language);
	const { name, roles, testHouses, partner, minutesLeft } = view;
	const shown = testHouses === "no" ? "" : html` data-test-houses="${testHouses}"`;
	return String(
		await html`<aside class="staff-bar" lang="${language}" aria-label="${t("staffBar.label")}"${shown}><style>${raw(STAFF_BAR_STYLE)}</style><span class="staff-bar-item staff-bar-who"><span class="staff-bar-face" aria-hidden="true">${initials(name)}</span><b>${name}</b><span class="staff-bar-roles">${roles.map((role) => t(`office.role_${role}`)).join(", ")}</span></span>${updated(view, language)}<form class="staff-bar-item staff-bar-test" method="post" action="${STAFF_BAR}"><span id="staff-bar-test">${t("staffBar.testHouses")}</span><span class="staff-bar-segments" role="group" aria-labelledby="staff-bar-test">${TEST_HOUSES.map((choice) => html`<button name="testHouses" value="${choice}" aria-pressed="${String(choice === testHouses)}">${t(`staffBar.${choice}`)}</button>`)}</span></form>${
			partner &&
			html`<form class="staff-bar-item staff-bar-partner staff-bar-odd" method="post" action="${STAFF_BAR}">${ICONS.partner}<span title="${t(`staffBar.${partner.kind}`)}">${partner.label}</span><button class="staff-bar-drop" name="drop" value="partner" aria-label="${t("staffBar.dropOf", { name: partner.label })}">${t("staffBar.drop")}</button></form>`
		}${minutesLeft !== null && html`<span class="staff-bar-item staff-bar-ends staff-bar-odd">${ICONS.ends}${t("staffBar.endsIn", { minutes: minutesLeft })} <a class="staff-bar-stay" href="${view.stayHref}" title="${t("staffBar.stayInHow")}">${t("staffBar.stayIn")}</a></span>`}${isInternal && html`<span class="staff-bar-item staff-bar-network">${ICONS.network}${t("staffBar.network")}</span>`}<span class="staff-bar-end">${view.why && html`<a class="staff-bar-why" href="${view.why.href}">${ICONS.why}<span>${t(view.why.isOpen ? "staffBar.whyClose" : "staffBar.why")}</span></a>`}${view.editHref && html`<a href="${view.editHref}" rel="noreferrer">${ICONS.edit}<span>${t("staffBar.edit")}</span></a>`}<a href="${view.office.href}">${ICONS.office}<span>${t("staffBar.office")}${view.office.of === null ? "" : ` · ${view.office.of}`}</span></a><form method="post" action="${OFFICE}" data-forgets-typed><button name="do" value="sign-out">${t("staffBar.signOut")}</button></form></span>${nonce !== null && html`<script nonce="${nonce}">${raw(SCRIPT)}</script>`}</aside>`,
	);
}

/** The time of the last house update; the day stands beside it where it was not today. */
function updated({ updatedAt, isUpdatedToday, isOld }: StaffBarView, language: Language) {
	const t = translator(language);
	const at = updatedAt && formatInstant(updatedAt, language, isUpdatedToday ? "time" : "compact");
	const words = at === null ? t("staffBar.never") : t("staffBar.updated", { at });
	const odd = isOld ? " staff-bar-odd" : "";
	return html`<span class="staff-bar-item staff-bar-updated${odd}">${isOld ? ICONS.old : ICONS.updated}<span class="staff-bar-long">${words}</span><span class="staff-bar-short" aria-hidden="true">${at === null ? "–" : t("staffBar.updatedShort", { at })}</span></span>`;
}

function initials(name: string): string {
	const parts = name.split(/\s+/).filter(Boolean);
	const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => [...(part ?? "")][0] ?? "");
	return letters.join("").toUpperCase();
}

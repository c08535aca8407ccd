import { listHomes } from "#db/accommodations/home-desk.ts";
import { findOwnerRow, listOwners } from "#db/partners/owner-desk.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { href } from "#site/href.ts";
import { officeHref } from "#site/office.ts";
import { homesHref, officeHome } from "#site/office-homes.ts";
import { lettingFileHref, peopleHref, readPeopleQuery } from "#site/office-partners.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import type { OpenOwner, OwnerLine, OwnersPage } from "#site/views/office-partners-view.ts";
import type { App } from "../../app.ts";
import { membersView } from "./members-view.ts";

/** Home owners: how each is reached, and their homes. */

const LINES_A_PAGE = 50;
const HOMES_SHOWN = 20;

type OwnersApp = Pick<App, "db" | "clock" | "settings">;

export async function ownersPage(
	app: OwnersApp,
	roles: readonly Role[],
	requested: OfficeQuery,
	language: Language,
): Promise<OwnersPage> {
	const { q, after, code } = readPeopleQuery(requested);
	const found = await listOwners(app.db, { text: q, after }, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const last = rows.at(-1);
	return {
		name: "owners",
		q,
		mayChange: mayDo(roles, "owners.change"),
		report: mayDo(roles, "owners.report") ? reportLinks(app) : null,
		lines: rows.map((row) => ({ ...lineOf(row), owner: calledOf(row, language), homes: Number(row.homes ?? 0) })),
		more: found.length > rows.length && last ? peopleHref("owners", { q, after: last.code }) : null,
		open: code === "" ? null : await openOwner(app, roles, code, language),
	};
}

/** By name, else by homes; an owner of none by the code. */
function calledOf({ called, code }: { readonly called: string | null; readonly code: string }, language: Language) {
	return called === null || called === code ? translator(language)("office.ownerOf", { code }) : called;
}

/** The year before and this one, and the month before. */
function reportLinks({ clock }: Pick<App, "clock">) {
	const { year, month } = yearMonthOf(clock.today());
	const before = isoOf(firstOfMonth(year, month - 1)).slice(0, 7);
	return [String(year - 1), String(year), before].map((period) => ({ period, href: lettingFileHref(period) }));
}

function lineOf({
	code,
	email,
	lang,
	status,
}: Pick<OwnerLine, "code" | "email" | "lang"> & { readonly status: "active" | "inactive" }) {
	return { code, href: peopleHref("owners", { code }), email, lang, isActive: status === "active" };
}

async function openOwner(
	app: OwnersApp,
	roles: readonly Role[],
	code: string,
	language: Language,
): Promise<OpenOwner | null> {
	const row = await findOwnerRow(app.db, code);
	if (!row) return null;
	const homes = await listHomes(app.db, { words: [], status: null, ownerCode: row.code }, null, HOMES_SHOWN + 1);
	return {
		...lineOf(row),
		version: row.version,
		name: row.name,
		feeBp: row.fee_bp,
		members: await membersView(app, roles, { kind: "owner", code: row.code }),
		isOfStaff: row.of_staff,
		link: `${app.settings.publicUrl}${href("home", row.lang)}ho-${encodeURIComponent(row.code)}`,
		homes: homes.slice(0, HOMES_SHOWN).map(({ accoId, title, status }) => ({
			accoId,
			href: officeHref(officeHome(accoId)),
			title: completeLocalized(title)[language],
			status,
		})),
		more: homes.length > HOMES_SHOWN ? homesHref({ owner: row.code }) : null,
	};
}

import { listHomes } from "#db/accommodations/home-desk.ts";
import { findOwnerRow, listOwnerStays, listOwners } from "#db/partners/owner-desk.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { href } from "#site/href.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { homesHref, officeHome } from "#site/office-homes.ts";
import { lettingFileHref, peopleHref, readPeopleQuery } from "#site/office-partners.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { newRecord, recordHref } from "#site/office-records.ts";
import type { OwnerLine, OwnerPage, OwnersPage } from "#site/views/office-partners-view.ts";
import type { App } from "../../app.ts";
import { membersView } from "./members-view.ts";
import { type RecordRequest, recordStatements, recordView } from "./record-view.ts";

/** Home owners: how each is reached; one with the homes, stays and statements. */

const LINES_A_PAGE = 50;
const HOMES_SHOWN = 20;
const STAYS_SHOWN = 12;

type OwnersApp = Pick<App, "db" | "clock" | "settings">;

export async function ownersPage(
	app: OwnersApp,
	roles: readonly Role[],
	requested: OfficeQuery,
	language: Language,
): Promise<OwnersPage> {
	const { q, after, state } = readPeopleQuery(requested);
	const found = await listOwners(app.db, { text: q, after, status: state }, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const last = rows.at(-1);
	return {
		name: "owners",
		q,
		state,
		newHref: mayDo(roles, "owners.change") ? officeHref(newRecord("owners")) : null,
		report: mayDo(roles, "owners.report") ? reportLinks(app) : null,
		lines: rows.map((row) => ({ ...lineOf(row), owner: calledOf(row, language), homes: Number(row.homes ?? 0) })),
		more: found.length > rows.length && last ? peopleHref("owners", { q, state, after: last.code }) : null,
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
	return { code, href: recordHref("owners", code), email, lang, isActive: status === "active" };
}

/** One owner; null: nobody has the code. */
export async function ownerPage(
	app: OwnersApp,
	request: RecordRequest,
	code: string,
	language: Language,
): Promise<OwnerPage | null> {
	const row = await findOwnerRow(app.db, code);
	if (!row) return null;
	const { roles } = request;
	const payee = { kind: "owner", code: row.code } as const;
	const [homes, stays, members, statements] = await Promise.all([
		listHomes(app.db, { words: [], status: null, ownerCode: row.code }, null, HOMES_SHOWN + 1),
		listOwnerStays(app.db, row.code, STAYS_SHOWN),
		membersView(app, roles, payee),
		recordStatements(app, roles, payee),
	]);
	const isActive = row.status === "active";
	return {
		name: "owner",
		record: recordView({ desk: "owners", code: row.code, called: calledOf(row, language) }, request, [
			{ name: "change-owner", right: "owners.change" },
			{ name: "member", right: "members.change", isPossible: isActive },
			{ name: "fetch-file", right: "people.data" },
			{ name: "erase-organisation", right: "people.data", isPossible: members?.kept === null },
		]),
		owner: {
			...lineOf(row),
			version: row.version,
			name: row.name,
			feeBp: row.fee_bp,
			members,
			statements,
			isOfStaff: row.of_staff,
			link: `${app.settings.publicUrl}${href("home", row.lang)}ho-${encodeURIComponent(row.code)}`,
			homes: homes.slice(0, HOMES_SHOWN).map(({ accoId, title, status }) => ({
				accoId,
				href: officeHref(officeHome(accoId)),
				title: completeLocalized(title)[language],
				status,
			})),
			more: homes.length > HOMES_SHOWN ? homesHref({ owner: row.code }) : null,
			bookings: stays.map(({ booking_no: no, state, arrival, departure, home }) => ({
				no,
				href: officeHref(officeBooking(no)),
				state,
				arrival,
				departure,
				home: completeLocalized(home.title)[language],
			})),
		},
	};
}

import { loadSellableAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import { icalSyncOf } from "#db/availability/ical-sources.ts";
import {
	findOwnerHome,
	listOwnerConflicts,
	listOwnerHomes,
	listOwnerStays,
	type OwnerConflict,
	type OwnerStay,
} from "#db/organisations/owner-homes.ts";
import type { RateTable } from "#domain/accommodation/rates.ts";
import { blockedNights } from "#domain/booking/block.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { nightCentsOf } from "#domain/pricing/rent.ts";
import { type DayNumber, firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { overlap } from "#domain/time/day-ranges.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { OrganisationFormState } from "#site/views/organisation-view.ts";
import type { OwnerCalendarPage, OwnerDay, OwnerStayLine } from "#site/views/owner-view.ts";
import type { App } from "../../app.ts";
import { icalAddressOf } from "../../ical/export-ical.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { conflictLine, hostOf } from "./owner-lines.ts";
import { MOST_HOMES } from "./owner-overview.ts";

/** The calendar of one of an owner's homes: months with what takes nights, own blocks, and the calendars of other sites. */

const MONTHS_SHOWN = 6;
/** Months that can be looked back at, and ahead. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 36;
const MOST_CONFLICTS = 50;

type OwnerApp = Pick<App, "db" | "clock" | "settings">;

/** The calendar of a home; without one named, of the first. Null: no home of the owner's. */
export async function ownerCalendarPage(
	app: OwnerApp,
	session: MemberSession,
	requested: { readonly accoId: string | null; readonly query: Readonly<Record<string, unknown>> },
	form: OrganisationFormState | null,
	language: Language,
): Promise<OwnerCalendarPage | { readonly name: "ownerNoHomes" } | null> {
	const { db, clock } = app;
	const { code } = session.organisation;
	const homes = await listOwnerHomes(db, code, MOST_HOMES);
	const accoId = requested.accoId ?? homes[0]?.accoId;
	if (accoId === undefined) return { name: "ownerNoHomes" };
	const home = await findOwnerHome(db, code, accoId);
	if (!home) return null;
	const [now, today] = [clock.now(), clock.today()];
	const first = firstMonth(requested.query.from, today);
	const from = firstOfMonth(first.year, first.month);
	const to = firstOfMonth(first.year, first.month + MONTHS_SHOWN);
	const stays = await listOwnerStays(db, code, accoId, { from, to }, now);
	const conflicts = await listOwnerConflicts(db, code, accoId, MOST_CONFLICTS);
	const loaded = await loadSellableAccommodation(db, accoId, now);
	const path = organisationHref("portal", language, `calendar/${accoId}`);
	const beside = (months: number) => {
		const other = yearMonthOf(firstOfMonth(first.year, first.month + months));
		const apart = monthsApart(other, yearMonthOf(today));
		if (apart < -MONTHS_BACK || apart > MONTHS_AHEAD) return null;
		return `${path}?from=${other.year}-${String(other.month).padStart(2, "0")}`;
	};
	return {
		name: "ownerCalendar",
		accoId,
		title: completeLocalized(home.title)[language],
		status: home.status,
		homes: homes.map((one) => ({
			accoId: one.accoId,
			title: completeLocalized(one.title)[language],
			href: organisationHref("portal", language, `calendar/${one.accoId}`),
		})),
		today: isoOf(today),
		months: Array.from({ length: MONTHS_SHOWN }, (_, at) => {
			const start = firstOfMonth(first.year, first.month + at);
			const end = firstOfMonth(first.year, first.month + at + 1);
			return {
				month: isoOf(start).slice(0, 7),
				days: Array.from({ length: end - start }, (_, nth) =>
					dayOf(start + nth, stays, conflicts, loaded?.home.rates ?? null, today),
				),
			};
		}),
		earlier: beside(-MONTHS_SHOWN),
		later: beside(MONTHS_SHOWN),
		stays: stays.filter((stay) => stay.to > today).map((stay) => stayLine(stay, language)),
		conflicts: conflicts.map((one) => conflictLine(one, language)),
		sources: (await icalSyncOf(db, accoId)).map((source) => ({
			id: source.sourceId,
			host: hostOf(source.address),
			byOwner: source.byOwner,
			readAt: source.lastSuccessAt?.toISOString() ?? null,
			error: source.lastError,
			triedAt: source.lastSyncAt?.toISOString() ?? null,
			nextAt: source.nextAttemptAt.toISOString(),
			stays: source.events,
			conflicts: source.openConflicts,
			problems: Object.values(source.problems).reduce((sum, count) => sum + count, 0),
		})),
		address: (await icalAddressOf(app, accoId)) ?? "",
		mayBlock: mayAct(session, "nights.block"),
		mayChange: mayAct(session, "calendars.change"),
		takenBy: await takenBy(app, code, accoId, form, language),
	};
}

interface YearMonth {
	readonly year: number;
	readonly month: number;
}

const monthsApart = (a: YearMonth, b: YearMonth) => (a.year - b.year) * 12 + a.month - b.month;

/** The month that the address names, `2027-06`, where it can be looked at; else this one. */
function firstMonth(typed: unknown, today: DayNumber): YearMonth {
	const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(String(typed ?? "")) ?? [];
	const now = yearMonthOf(today);
	if (!year || !month) return now;
	const named = { year: Number(year), month: Number(month) };
	const apart = monthsApart(named, now);
	return apart >= -MONTHS_BACK && apart <= MONTHS_AHEAD ? named : now;
}

/** What stands first where several have a night: whoever is a guest of ours. */
const RANK = ["booking", "option", "hold", "owner", "maintenance", "ical", "external", "request"] as const;

function dayOf(
	day: DayNumber,
	stays: readonly OwnerStay[],
	conflicts: readonly OwnerConflict[],
	rates: RateTable | null,
	today: DayNumber,
): OwnerDay {
	const here = stays.filter(({ from, to }) => from <= day && day < to);
	const stay = here.toSorted((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind))[0];
	return {
		day,
		kind: stay?.kind ?? "free",
		begins: stay?.from === day,
		ends: stay?.to === day + 1,
		isOver: day < today,
		hasConflict: conflicts.some(
			({ from, to, claimFrom, claimTo }) => Math.max(from, claimFrom) <= day && day < Math.min(to, claimTo),
		),
		nightCents: stay || day < today || !rates ? null : nightCentsOf(rates, day),
	};
}

function stayLine(stay: OwnerStay, language: Language): OwnerStayLine {
	const { kind, from, to, until, bookingNo, calendar, blockId, reason, byStaff } = stay;
	return {
		kind,
		from: isoOf(from),
		to: isoOf(to),
		until: until?.toISOString() ?? null,
		booking: bookingNo ? { no: bookingNo, href: organisationHref("portal", language, `bookings/${bookingNo}`) } : null,
		calendar: hostOf(calendar),
		block: blockId,
		reason: reason ?? "",
		byStaff,
	};
}

/** Of nights that could not be closed: who has them. */
async function takenBy(
	app: OwnerApp,
	code: string,
	accoId: string,
	form: OrganisationFormState | null,
	language: Language,
): Promise<readonly OwnerStayLine[]> {
	if (form?.name !== "block" || form.refused !== "NIGHTS_TAKEN") return [];
	const { from = "", to = "" } = form.values;
	const stay = blockedNights({ from, to }, app.clock.today());
	if (!("arrival" in stay)) return [];
	const range = { from: stay.arrival, to: stay.departure };
	const stays = await listOwnerStays(app.db, code, accoId, range, app.clock.now());
	return stays.filter((one) => one.kind !== "request" && overlap(one, range)).map((one) => stayLine(one, language));
}

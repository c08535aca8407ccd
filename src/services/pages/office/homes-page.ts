import { findHome, listHomes } from "#db/accommodations/home-desk.ts";
import { listProposalsOfHome, listWaitingProposals } from "#db/accommodations/owner-proposals.ts";
import { icalSyncOf } from "#db/availability/ical-sources.ts";
import { countComingStays, listComingStays } from "#db/bookings/coming-stays.ts";
import { plainWords } from "#db/bookings/office-bookings.ts";
import { listAudit } from "#db/operations/audit.ts";
import { findOwnerRow } from "#db/partners/owner-desk.ts";
import { ACCOMMODATION_STATUSES, type AccommodationStatus } from "#domain/accommodation/facts.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { href } from "#site/href.ts";
import { imageUrl } from "#site/image-url.ts";
import { newBookingHref, officeBooking, officeHref } from "#site/office.ts";
import { boardHref } from "#site/office-board.ts";
import { bookingsHref } from "#site/office-bookings.ts";
import { feedsHref } from "#site/office-feeds.ts";
import { homesHref, officeHome, readHomesQuery } from "#site/office-homes.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { recordHref } from "#site/office-records.ts";
import type { HomesPage, OfficeHomePage } from "#site/views/office-homes-view.ts";
import { checkHome } from "../../accommodations/publish-home.ts";
import type { App } from "../../app.ts";
import { icalAddressOf } from "../../ical/export-ical.ts";
import { picturePath } from "../../pictures/picture-source.ts";
import { proposalLine } from "../organisation/proposal-line.ts";
import { nameOf } from "./booking-lines.ts";
import { type RecordRequest, recordView } from "./record-view.ts";

/** Homes of every status, and one of them with what the site would say of its price. */

/** Where uploaded pictures are looked at in the office. */
const inOffice = (accoId: string, hash: string) => officeHref(`homes/${accoId}/photos/${hash}.webp`);

const LINES_A_PAGE = 50;
const MOST_WORDS = 8;

type HomesApp = Pick<App, "db" | "clock">;

/** Size of a picture in a list, and how many of them a home's page shows. */
const PICTURE = { width: 320, height: 240 } as const;
const PICTURES = 4;

/** Pictures of a home in the size of lists; of one that is not on the site they are handed out to nobody. */
const picturesOf = (accoId: string, status: AccommodationStatus, addresses: readonly string[]): readonly string[] =>
	status === "live" ? addresses.map((address) => imageUrl(picturePath(accoId, address), PICTURE)) : [];

const PROPOSALS = 20;
/** Stays to come that a home's page lists at most. */
const COMING = 12;

export async function homesPage(
	app: HomesApp,
	roles: readonly Role[],
	requested: OfficeQuery,
	language: Language,
): Promise<HomesPage> {
	const query = readHomesQuery(requested);
	const { q, status, owner, after } = query;
	const wanted = { words: plainWords(q).slice(0, MOST_WORDS), status, ownerCode: owner === "" ? null : owner };
	const found = await listHomes(app.db, wanted, after, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const last = rows.at(-1);
	return {
		name: "homes",
		proposals: mayDo(roles, "proposals.decide")
			? (await listWaitingProposals(app.db, PROPOSALS)).map((row) => {
					const { id, accoId, home, title } = proposalLine(row, language);
					return { id, href: officeHref(officeHome(accoId)), home, title };
				})
			: [],
		q,
		owner,
		status,
		lists: [null, ...ACCOMMODATION_STATUSES].map((one) => ({
			status: one,
			href: homesHref({ q, owner, status: one }),
			isHere: one === status,
		})),
		lines: rows.map((row) => ({
			id: row.accoId,
			href: officeHref(officeHome(row.accoId)),
			title: completeLocalized(row.title)[language],
			place: completeLocalized(row.placeNames)[language] || row.place,
			country: row.country,
			owner: row.ownerCode ?? "",
			status: row.status,
			isHeld: row.heldStatus !== null,
			changed: row.updatedAt.toISOString(),
			picture: picturesOf(row.accoId, row.status, row.picture === null ? [] : [row.picture])[0] ?? null,
		})),
		more: found.length > rows.length && last ? homesHref({ ...query, after: last.accoId }) : null,
	};
}

/** An owner by name, with the way to the page, for who may see owners; for others the code alone. */
async function ownedByOf(
	{ db }: Pick<App, "db">,
	roles: readonly Role[],
	code: string,
): Promise<OfficeHomePage["facts"]["ownedBy"]> {
	if (!mayDo(roles, "owners.see")) return { name: code, href: null };
	const owner = await findOwnerRow(db, code);
	return { name: owner?.name ? `${owner.name} (${code})` : code, href: owner && recordHref("owners", code) };
}

export async function officeHomePage(
	app: HomesApp & Pick<App, "settings">,
	request: RecordRequest,
	accoId: string,
	language: Language,
): Promise<OfficeHomePage | null> {
	const row = await findHome(app.db, accoId);
	const state = row && (await checkHome(app, accoId));
	if (!row || !state) return null;
	const { roles } = request;
	const { loaded, from, checks } = state;
	const { status } = row;
	const isReady = checks.every(({ isMet }) => isMet);
	const title = completeLocalized(row.title)[language];
	const calendar = mayDo(roles, "board.block") ? await calendarOf(app, accoId) : null;
	const today = app.clock.today();
	const coming = await listComingStays(app.db, accoId, today, COMING);
	return {
		name: "officeHome",
		record: recordView({ desk: "homes", code: accoId, called: title }, request, [
			{ name: "publish-home", right: "homes.publish", isPossible: status !== "live" && isReady },
			{ name: "test-home", right: "homes.publish", isPossible: status !== "test" },
			{ name: "take-home-off", right: "homes.publish", isPossible: status !== "off" },
			...(calendar ? [{ name: "new-calendar", right: "board.block" } as const] : []),
		]),
		coming: {
			count: await countComingStays(app.db, accoId, today),
			first: coming.map((stay) => ({
				no: stay.booking_no,
				href: officeHref(officeBooking(stay.booking_no)),
				state: stay.state,
				arrival: stay.arrival,
				departure: stay.departure,
				guest: nameOf(stay.guest),
			})),
		},
		id: row.acco_id,
		title,
		place: completeLocalized(row.place_names)[language],
		country: row.country,
		owner: row.owner_code ?? "",
		status: row.status,
		isHeld: row.held_status !== null,
		changed: row.updated_at.toISOString(),
		facts: {
			kind: translator(language)(`kind.${row.kind as "villa"}`),
			bedrooms: row.bedrooms,
			guests: row.max_guests,
			pictures: row.images.length,
			reviews: row.reviews,
			calendars: row.ical_import.length,
			bookMode: row.book_mode,
			mayHold: row.option_allowed,
			registration: row.registration_number,
			host: row.host_code,
			ownedBy: row.owner_code === null ? null : await ownedByOf(app, roles, row.owner_code),
			source:
				row.source_file === null
					? null
					: {
							name: `${row.source_file} · ${row.source_id}`,
							href: mayDo(roles, "feeds.see") ? feedsHref({}) : null,
						},
		},
		units: loaded.unitIds,
		pictures: picturesOf(
			accoId,
			status,
			row.images.slice(0, PICTURES).map(({ url }) => url),
		),
		checks,
		from: from && {
			arrival: isoOf(from.stay.arrival),
			departure: isoOf(from.stay.departure),
			grandCents: from.grandCents,
			perNightCents: from.perNightCents,
		},
		seasons: loaded.home.rates.seasons
			.filter((season) => season.to > today)
			.map((season) => ({
				from: isoOf(season.from),
				to: isoOf(season.to),
				nightCents: season.nightCents,
				minNights: season.minNights,
			})),
		links: {
			site: status === "live" || status === "test" ? href("accommodation", language, { accoId }) : null,
			board: boardHref({ home: row.acco_id }),
			bookings: bookingsHref({ home: row.acco_id }),
			book: status === "live" && mayDo(roles, "bookings.make") ? newBookingHref(accoId) : null,
		},
		proposals: mayDo(roles, "proposals.decide")
			? (await listProposalsOfHome(app.db, accoId, PROPOSALS))
					.filter(({ state }) => state === "waiting")
					.map((one) => proposalLine(one, language, inOffice))
			: null,
		calendar,
		decided: await decidedOf(app, accoId),
	};
}

/** What staff decided last of a home's place on the site. */
async function decidedOf({ db }: Pick<App, "db">, accoId: string): Promise<OfficeHomePage["decided"]> {
	const entry = (await listAudit(db, "home", accoId)).find(({ action }) => action === "setHomeStatus");
	const after = (entry?.after ?? {}) as Readonly<Record<string, unknown>>;
	const to = (["live", "test", "off"] as const).find((status) => status === after.status);
	if (!entry || !to) return null;
	return { to, at: entry.at.toISOString(), by: entry.name ?? entry.actor_id ?? "", reason: entry.reason };
}

async function calendarOf(app: Pick<App, "db" | "settings">, accoId: string): Promise<OfficeHomePage["calendar"]> {
	const address = await icalAddressOf(app, accoId);
	if (address === null) return null;
	const reads = (await icalSyncOf(app.db, accoId)).map(({ address: from, lastSuccessAt, lastError }) => ({
		host: URL.canParse(from) ? new URL(from).host : "",
		at: lastSuccessAt?.toISOString() ?? null,
		hasFailed: lastError !== null,
	}));
	return { address, reads };
}

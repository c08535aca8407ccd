import { findBooking } from "#db/bookings/find-bookings.ts";
import {
	findRoom,
	type GroupRoomRow,
	listCompanions,
	listRoomComments,
	listRoomHomes,
	listRoomMarks,
	listRoomStays,
	listRoomVotes,
	listWaysToAsk,
} from "#db/rooms/group-rooms.ts";
import { listShares } from "#db/rooms/room-shares.ts";
import { parseLikes } from "#domain/accommodation/likes.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { allowedTypes } from "#domain/pricing/allowed-types.ts";
import { byVotes, ROOM_LIMITS, roomStateOf } from "#domain/rooms/group-room.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { NO_FILTERS } from "#search/query.ts";
import { bookingPath } from "#site/booking-path.ts";
import { alternates } from "#site/href.ts";
import {
	parseSearchParams,
	printSearchParams,
	type SearchParams,
	searchString,
	stayParams,
} from "#site/search-params.ts";
import type { GroupRoomView, RoomStay } from "#site/views/group-room-view.ts";
import { getHuis } from "../accommodations/get-huis.ts";
import { listedAccommodations } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { bookingUrl } from "../booking/links.ts";
import { keyHash, roomMoment, tokenHash } from "../rooms/room-access.ts";
import { openToDivide, sharePath } from "../rooms/room-shares.ts";
import { randomId } from "../signed-id.ts";

interface GroupRoomRequest {
	readonly language: Language;
	/** Of the address; `new` makes a room. */
	readonly token: string;
	/** Of the companion's cookie. */
	readonly key: string | null;
	readonly posted: GroupRoomView["posted"];
	/** Of the address: homes and stay with which a new room is begun. */
	readonly query: Readonly<Record<string, string>>;
}

/** A group room; null for a link that leads to none. A closed one shows its name alone. */
export async function groupRoomPage(app: App, request: GroupRoomRequest): Promise<GroupRoomView | null> {
	const { language, token, posted } = request;
	const paths = alternates("groupRoom", () => ({ token }));
	const empty: GroupRoomView = {
		title: null,
		path: paths[language],
		shareUrl: app.settings.publicUrl + paths[language],
		isNew: token === "new",
		isClosed: false,
		self: null,
		companions: [],
		guests: 0,
		homes: [],
		stays: [],
		bestStay: null,
		booked: null,
		bookedBy: null,
		shares: null,
		start: null,
		once: "",
		posted,
		today: isoOf(app.clock.today()),
		alternates: paths,
	};
	if (token === "new") return { ...empty, start: startOf(posted?.values ?? request.query) };
	const room = await findRoom(app.db, tokenHash(app, token), roomMoment(app));
	if (!room) return null;
	if (room.closed_at) return { ...empty, title: room.title, isClosed: true };
	const companions = await listCompanions(app.db, room.room_id);
	const hash = request.key === null ? null : keyHash(app, request.key);
	const self = companions.find((companion) => companion.key_hash === hash);
	const stays = await staysOf(app, room);
	const best = stays.reduce<RoomStay | null>(
		(most, stay) => (most === null || stay.can > most.can ? stay : most),
		null,
	);
	return {
		...empty,
		title: room.title,
		once: randomId(),
		self: self ? { id: self.companion_id, isMaker: self.is_maker } : null,
		companions: companions.map((one) => ({
			id: one.companion_id,
			name: one.name,
			isMaker: one.is_maker,
			promise: one.promise,
		})),
		guests: room.adults + room.children + room.babies,
		homes: await homesOf(app, room, best, { language, token }),
		stays,
		bestStay: best?.id ?? null,
		booked: await bookedOf(app, room, language, self?.companion_id ?? null),
		bookedBy: room.booked_by,
		shares: await sharesOf(app, room, language, self?.companion_id ?? null),
	};
}

/** What the form that makes a room sends on beside the name: known homes and the stay, nothing else of an address. */
function startOf(values: Readonly<Record<string, string>>): GroupRoomView["start"] {
	const homes = parseLikes(values.homes ?? "").slice(0, ROOM_LIMITS.homes);
	return homes.length === 0
		? null
		: { ...printSearchParams(stayParams(parseSearchParams(values))), homes: homes.join(",") };
}

async function staysOf(app: App, room: GroupRoomRow): Promise<readonly RoomStay[]> {
	const marks = await listRoomMarks(app.db, room.room_id);
	return (await listRoomStays(app.db, room.room_id)).map(({ stay_id: id, arrival, departure }) => {
		const own = marks.flatMap((mark) =>
			mark.stay_id === id ? [{ companion: mark.companion_id, mark: mark.mark }] : [],
		);
		return { id, arrival, departure, marks: own, can: own.filter(({ mark }) => mark === "yes").length };
	});
}

/** The homes with votes, comments and the price of the best dates, those that are liked most first. */
async function homesOf(
	app: App,
	room: GroupRoomRow,
	best: RoomStay | null,
	{ language, token }: Pick<GroupRoomRequest, "language" | "token">,
): Promise<GroupRoomView["homes"]> {
	const accoIds = await listRoomHomes(app.db, room.room_id);
	const { adults, children, babies, pets } = room;
	const stay: SearchParams = {
		adults,
		children,
		babies,
		pets,
		...(best ? { arrival: best.arrival, departure: best.departure } : {}),
	};
	const listed = await getHuis(app, { lang: language, from: 0, perPage: Math.max(1, accoIds.length), accoIds });
	const query = {
		stays: best ? [{ arrival: dayOf(best.arrival), departure: dayOf(best.departure) }] : null,
		party: { adults, children, babies, pets },
		filters: { ...NO_FILTERS, accoIds },
		sort: "recommended" as const,
		center: null,
		from: 0,
		perPage: Math.max(1, accoIds.length),
	};
	const { hits } = await app.search.search(query);
	const priced = new Map(
		(await listedAccommodations(app, hits, language, query)).map((acco) => [acco.accoId, acco] as const),
	);
	const votes = await listRoomVotes(app.db, room.room_id);
	const comments = await listRoomComments(app.db, room.room_id);
	const text = searchString(stay);
	const ways = await listWaysToAsk(app.db, accoIds);
	return byVotes(
		accoIds.flatMap((accoId) => {
			const acco = priced.get(accoId) ?? listed.accos.find((one) => one.accoId === accoId);
			if (!acco) return [];
			const bookQuery = new URLSearchParams(text);
			bookQuery.set("room", token);
			const bookHref =
				best && priced.has(accoId) ? `${bookingPath(language, acco.title, accoId)}?${bookQuery.toString()}` : null;
			const way = ways.find((one) => one.accoId === accoId);
			const types = best && way ? allowedTypes(way, dayOf(best.arrival), app.clock.today()) : [];
			return [
				{
					acco,
					isFree: priced.has(accoId),
					votes: votes.flatMap((vote) =>
						vote.acco_id === accoId ? [{ companion: vote.companion_id, vote: vote.vote }] : [],
					),
					comments: comments.flatMap((comment) =>
						comment.acco_id === accoId
							? [
									{
										id: comment.comment_id,
										companion: comment.companion_id,
										text: comment.text,
										at: comment.created_at.toISOString(),
									},
								]
							: [],
					),
					bookHref,
					holdHref: bookHref && types.includes("Option") ? `${bookHref}&type=Option` : null,
					href: acco.url + text,
				},
			];
		}),
	);
}

async function bookedOf(
	app: App,
	room: GroupRoomRow,
	language: Language,
	self: number | null,
): Promise<GroupRoomView["booked"]> {
	const row = room.booking_id === null ? null : await findBooking(app.db, room.booking_id);
	if (!row) return null;
	const state = roomStateOf(row, app.clock.now());
	const isOwn = self !== null && room.booked_by === self;
	return {
		accoId: row.acco_id,
		title: completeLocalized(row.home.title)[language],
		arrival: row.arrival,
		departure: row.departure,
		state,
		until: state === "booked" || state === "over" ? null : (row.expires_at?.toISOString() ?? null),
		isOwn,
		href: isOwn ? await bookingUrl(app.db, app, row) : null,
	};
}

/** Shares of what is booked. Who has paid is for the booker to see; the others see their own, and how far all are. */
async function sharesOf(
	app: App,
	room: GroupRoomRow,
	language: Language,
	self: number | null,
): Promise<GroupRoomView["shares"]> {
	if (room.booking_id === null || self === null) return null;
	const isBooker = room.booked_by === self;
	const open = await openToDivide(app.db, app, room.booking_id);
	const rows = await listShares(app.db, room.room_id, room.booking_id);
	if (open.length === 0 && rows.length === 0) return null;
	const openCents = open.reduce((sum, { cents }) => sum + cents, 0);
	const today = isoOf(app.clock.today());
	const waiting = rows.filter((share) => share.paid_cents <= 0 && share.due_on >= today);
	return {
		openCents: isBooker ? openCents : 0,
		isStale: waiting.reduce((sum, { cents }) => sum + cents, 0) > openCents,
		parts: [...Map.groupBy(rows, ({ due_on: dueOn }) => dueOn)].map(([dueOn, shares]) => ({
			dueOn,
			cents: shares.reduce((sum, { cents }) => sum + cents, 0),
			paidCents: shares.reduce((sum, share) => sum + share.paid_cents, 0),
			shares: shares
				.filter((share) => isBooker || share.companion_id === self)
				.map((share) => ({
					id: share.share_id,
					companion: share.companion_id,
					cents: share.cents,
					paidAt: share.paid_cents > 0 ? (share.paid_at?.toISOString() ?? null) : null,
					payUrl:
						waiting.includes(share) && openCents > 0 ? app.settings.publicUrl + sharePath(app, language, share) : null,
				})),
		})),
	};
}

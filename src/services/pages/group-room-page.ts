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
} from "#db/rooms/group-rooms.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { byVotes } from "#domain/rooms/group-room.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { NO_FILTERS } from "#search/query.ts";
import { bookingPath } from "#site/booking-path.ts";
import { alternates } from "#site/href.ts";
import { type SearchParams, searchString } from "#site/search-params.ts";
import type { GroupRoomView, RoomStay } from "#site/views/group-room-view.ts";
import { getHuis } from "../accommodations/get-huis.ts";
import { listedAccommodations } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { keyHash, tokenHash } from "../rooms/room-access.ts";

interface GroupRoomRequest {
	readonly language: Language;
	/** Of the address; `new` makes a room. */
	readonly token: string;
	/** Of the companion's cookie. */
	readonly key: string | null;
	readonly posted: GroupRoomView["posted"];
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
		posted,
		today: isoOf(app.clock.today()),
		alternates: paths,
	};
	if (token === "new") return empty;
	const room = await findRoom(app.db, tokenHash(app, token));
	if (!room || room.delete_on < isoOf(app.clock.today())) return null;
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
		self: self ? { id: self.companion_id, isMaker: self.is_maker } : null,
		companions: companions.map((one) => ({ id: one.companion_id, name: one.name, isMaker: one.is_maker })),
		guests: room.adults + room.children + room.babies,
		homes: await homesOf(app, room, best, { language, token }),
		stays,
		bestStay: best?.id ?? null,
		booked: await bookedOf(app, room, language),
	};
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
	return byVotes(
		accoIds.flatMap((accoId) => {
			const acco = priced.get(accoId) ?? listed.accos.find((one) => one.accoId === accoId);
			if (!acco) return [];
			const bookQuery = new URLSearchParams(text);
			bookQuery.set("room", token);
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
					bookHref:
						best && priced.has(accoId) ? `${bookingPath(language, acco.title, accoId)}?${bookQuery.toString()}` : null,
					href: acco.url + text,
				},
			];
		}),
	);
}

const STATES = {
	confirmed: "booked",
	completed: "booked",
	option: "held",
	pending_payment: "waiting",
	application: "waiting",
	cancelled: "over",
	expired: "over",
	declined: "over",
} as const;

async function bookedOf(app: App, room: GroupRoomRow, language: Language): Promise<GroupRoomView["booked"]> {
	if (room.booking_id === null) return null;
	const row = await findBooking(app.db, room.booking_id);
	return (
		row && {
			title: completeLocalized(row.home.title)[language],
			arrival: row.arrival,
			departure: row.departure,
			state: STATES[row.state],
		}
	);
}

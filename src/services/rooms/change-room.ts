import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { requestHash, storeAnswer, waitForKey } from "#db/operations/idempotency.ts";
import { takeHit } from "#db/operations/rate-hits.ts";
import {
	addRoomHomes,
	changeCompanionKey,
	deleteCompanion,
	deleteRoomComment,
	deleteRoomHome,
	deleteRoomStay,
	type GroupRoomRow,
	holdRoom,
	insertCompanion,
	insertRoom,
	insertRoomComment,
	insertRoomStay,
	keepMark,
	keepPromise,
	keepVote,
	listCompanions,
	listRoomComments,
	listRoomHomes,
	listRoomStays,
	updateRoom,
} from "#db/rooms/group-rooms.ts";
import { listShares } from "#db/rooms/room-shares.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { parseLikes } from "#domain/accommodation/likes.ts";
import type { Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import {
	holdsLink,
	MARKS,
	plainLine,
	ROOM_DAYS,
	ROOM_LIMITS,
	type RoomRefusal,
	VOTES,
} from "#domain/rooms/group-room.ts";
import { dayOf, isoOf, parseIsoDate } from "#domain/time/civil-date.ts";
import { parseSearchParams, partyOf } from "#site/search-params.ts";
import type { App } from "../app.ts";
import { networkOf } from "../forms/form-limit.ts";
import { randomId, signature } from "../signed-id.ts";
import { keyHash, roomMoment, tokenHash } from "./room-access.ts";
import { dividePrice } from "./room-shares.ts";

/** What is done in group rooms. Every act says itself who may do it. */

export type RoomApp = Pick<App, "db" | "clock" | "settings">;
type Values = Readonly<Record<string, string>>;

/** Rooms made, and acts in rooms, from one network within an hour. */
const PER_HOUR = { make: 20, act: 400 } as const;

/** Who sends a form. */
export interface RoomSender {
	/** The key of the companion's cookie in this room; null: nobody of the room. */
	readonly key: string | null;
	readonly clientAddress: string | null;
}

async function isLimited(trx: Tx, app: RoomApp, what: keyof typeof PER_HOUR, { clientAddress }: RoomSender) {
	const perHour = app.settings.rateLimits[`rooms-${what}`] ?? PER_HOUR[what];
	const limit = {
		name: `rooms-${what}`,
		subject: signature(app.settings.appSecret, "rate limit", networkOf(clientAddress ?? "")),
		perHour: perHour === 0 || clientAddress === null ? null : perHour,
	};
	return (await takeHit(trx, limit, app.clock.now())) !== null;
}

/** Makes a room of some homes, the stay and party of a search, and its maker; answers the link's token and the maker's key. */
export async function makeRoom(
	app: RoomApp,
	language: Language,
	values: Values,
	sender: RoomSender,
): Promise<Result<{ readonly token: string; readonly key: string }, RoomRefusal | "BUSY">> {
	const name = plainLine(values.name, ROOM_LIMITS.name);
	const accoIds = parseLikes(values.homes ?? "").slice(0, ROOM_LIMITS.homes);
	if (!name) return fail("NAME_MISSING");
	if (accoIds.length === 0) return fail("INVALID");
	const title = plainLine(values.title, ROOM_LIMITS.title);
	if (holdsLink(name) || holdsLink(title)) return fail("NO_LINKS");
	const params = parseSearchParams(values);
	const token = randomId();
	const key = randomId();
	const now = app.clock.now();
	const today = app.clock.today();
	return transact(app.db, async (trx) => {
		if (await isLimited(trx, app, "make", sender)) return fail<RoomRefusal>("RATE_LIMITED");
		const roomId = await insertRoom(trx, {
			public_id: randomId(),
			token_hash: tokenHash(app, token),
			title,
			lang: language,
			...partyOf(params),
			booking_id: null,
			booked_by: null,
			delete_on: isoOf(today + ROOM_DAYS.unused),
			closed_at: null,
			created_at: now,
		});
		await insertCompanion(trx, { roomId, keyHash: keyHash(app, key), name, isMaker: true });
		await addRoomHomes(trx, roomId, accoIds);
		const { arrival, departure } = params;
		if (arrival && departure && dayOf(arrival) >= today) await insertRoomStay(trx, roomId, arrival, departure);
		return ok({ token, key });
	});
}

/** What a companion does, within the transaction that holds the room. */
interface Acting {
	readonly app: RoomApp;
	readonly trx: Tx;
	readonly room: GroupRoomRow;
	readonly companionId: number;
	readonly isMaker: boolean;
	readonly values: Values;
}

type Act = (acting: Acting) => Promise<RoomRefusal | null>;

const ACTS: Readonly<Record<string, { readonly onlyMaker?: true; readonly act: Act }>> = {
	vote: {
		act: async ({ trx, room: { room_id: roomId }, companionId, values }) => {
			const accoId = await homeOf(trx, roomId, values);
			const vote = VOTES.find((known) => known === values.vote) ?? null;
			if (!accoId || (vote === null && values.vote !== "none")) return "INVALID";
			await keepVote(trx, { roomId, accoId, companionId }, vote);
			return null;
		},
	},
	say: {
		act: async ({ app, trx, room: { room_id: roomId }, companionId, values }) => {
			const accoId = await homeOf(trx, roomId, values);
			if (!accoId) return "INVALID";
			const text = plainLine(values.text, ROOM_LIMITS.comment);
			if (!text) return "TEXT_MISSING";
			if (holdsLink(text)) return "NO_LINKS";
			if ((await listRoomComments(trx, roomId)).length >= ROOM_LIMITS.comments) return "FULL";
			await insertRoomComment(trx, { roomId, accoId, companionId, text, now: app.clock.now() });
			return null;
		},
	},
	unsay: {
		act: async ({ trx, room, companionId, isMaker, values }) => {
			await deleteRoomComment(trx, room.room_id, keyOf(values.comment), isMaker ? null : companionId);
			return null;
		},
	},
	addHomes: {
		act: async ({ trx, room: { room_id: roomId }, values }) => {
			const there = await listRoomHomes(trx, roomId);
			const more = parseLikes(values.homes ?? "").filter((accoId) => !there.includes(accoId));
			if (more.length === 0) return "INVALID";
			if (there.length + more.length > ROOM_LIMITS.homes) return "FULL";
			await addRoomHomes(trx, roomId, more);
			return null;
		},
	},
	propose: {
		act: async ({ app, trx, room: { room_id: roomId }, values }) => {
			const arrival = parseIsoDate(values.arrival);
			const departure = parseIsoDate(values.departure);
			if (arrival === null || departure === null || departure <= arrival || arrival < app.clock.today()) {
				return "INVALID_DATES";
			}
			if ((await listRoomStays(trx, roomId)).length >= ROOM_LIMITS.stays) return "FULL";
			await insertRoomStay(trx, roomId, isoOf(arrival), isoOf(departure));
			return null;
		},
	},
	mark: {
		act: async ({ trx, room, companionId, values }) => {
			// One form for all dates of the room: `stay_7` says whether the dates of the key 7 suit.
			for (const { stay_id: stayId } of await listRoomStays(trx, room.room_id)) {
				const mark = MARKS.find((known) => known === values[`stay_${stayId}`]);
				if (mark) await keepMark(trx, stayId, companionId, mark);
			}
			return null;
		},
	},
	promise: {
		act: async ({ trx, companionId, values }) => {
			if (values.promise !== "yes" && values.promise !== "no") return "INVALID";
			await keepPromise(trx, companionId, values.promise === "yes");
			return null;
		},
	},
	divide: {
		act: ({ app, trx, room, companionId, values }) => dividePrice(trx, app, room, companionId, values),
	},
	removeHome: {
		onlyMaker: true,
		act: async ({ trx, room, values }) => {
			await deleteRoomHome(trx, room.room_id, values.accoId ?? "");
			return null;
		},
	},
	removeStay: {
		onlyMaker: true,
		act: async ({ trx, room, values }) => {
			await deleteRoomStay(trx, room.room_id, keyOf(values.stay));
			return null;
		},
	},
	removeCompanion: {
		onlyMaker: true,
		act: async ({ trx, room, values }) => {
			const gone = keyOf(values.companion);
			// Who booked, and whose share waits or is paid, is needed by the others.
			const shares = room.booking_id === null ? [] : await listShares(trx, room.room_id, room.booking_id);
			if (gone === room.booked_by || shares.some((share) => share.companion_id === gone)) return "HAS_A_SHARE";
			await deleteCompanion(trx, room.room_id, gone);
			return null;
		},
	},
	close: {
		onlyMaker: true,
		act: async ({ app, trx, room }) => {
			await updateRoom(trx, room.room_id, { closed_at: app.clock.now() });
			return null;
		},
	},
};

/** Does one act in a room; joining answers the key that the browser keeps. Unknown and forgotten rooms answer alike. */
export async function changeRoom(
	app: RoomApp,
	token: string,
	values: Values,
	sender: RoomSender,
): Promise<Result<{ readonly key: string | null }, RoomRefusal | "BUSY">> {
	return transact(app.db, async (trx) => {
		const room = await holdRoom(trx, tokenHash(app, token), roomMoment(app));
		if (!room) return fail<RoomRefusal>("NOT_FOUND");
		if (room.closed_at) return fail<RoomRefusal>("CLOSED");
		const companions = await listCompanions(trx, room.room_id);
		const pressed = keyOfPress(token, values);
		const before = pressed && ((await waitForKey(trx, pressed)) as Pressed | null);
		if (before) return ok({ key: await keyAgain(trx, app, before, companions) });
		if (await isLimited(trx, app, "act", sender)) return fail<RoomRefusal>("RATE_LIMITED");
		const done = (companion: number | null) =>
			pressed ? storeAnswer(trx, pressed, pressed, { companion } satisfies Pressed, app.clock.now()) : null;
		const hash = sender.key === null ? null : keyHash(app, sender.key);
		const self = companions.find((companion) => companion.key_hash === hash);
		if (values.do === "join" && !self) {
			const name = plainLine(values.name, ROOM_LIMITS.name);
			if (!name) return fail<RoomRefusal>("NAME_MISSING");
			if (holdsLink(name)) return fail<RoomRefusal>("NO_LINKS");
			if (companions.length >= ROOM_LIMITS.companions) return fail<RoomRefusal>("FULL");
			const key = randomId();
			const newcomer = { roomId: room.room_id, keyHash: keyHash(app, key), name, isMaker: false };
			await done(await insertCompanion(trx, newcomer));
			await noteUse(trx, app, room);
			return ok<{ readonly key: string | null }>({ key });
		}
		if (!self) return fail<RoomRefusal>("NOT_A_COMPANION");
		const known = Object.hasOwn(ACTS, values.do ?? "") ? ACTS[values.do ?? ""] : undefined;
		if (!known) return fail<RoomRefusal>("INVALID");
		if (known.onlyMaker && !self.is_maker) return fail<RoomRefusal>("NOT_THE_MAKER");
		const { companion_id: companionId, is_maker: isMaker } = self;
		const refused = await known.act({ app, trx, room, companionId, isMaker, values });
		if (refused) return fail(refused);
		await done(null);
		await noteUse(trx, app, room);
		return ok<{ readonly key: string | null }>({ key: null });
	});
}

/** What was done by the first of two presses: who came in by it, if anybody. */
interface Pressed {
	readonly companion: number | null;
}

/** Acts of which a double press would leave two: coming in, and saying something. */
const LEAVES_TWO: readonly string[] = ["join", "say"];

/** One key for the presses of one form with the same values; null for all other acts. */
function keyOfPress(token: string, values: Values): string | null {
	return values.once && LEAVES_TWO.includes(values.do ?? "") ? `room/${requestHash({ token, values })}` : null;
}

/** The browser broke the first answer off, and with it the key of who came in: it gets another one. */
async function keyAgain(
	trx: Tx,
	app: RoomApp,
	{ companion }: Pressed,
	companions: readonly { readonly companion_id: number }[],
): Promise<string | null> {
	if (companion === null || !companions.some(({ companion_id: id }) => id === companion)) return null;
	const key = randomId();
	await changeCompanionKey(trx, companion, keyHash(app, key));
	return key;
}

/** A room without a booking in force is kept from its last use on. */
async function noteUse(trx: Tx, app: RoomApp, room: GroupRoomRow): Promise<void> {
	await updateRoom(trx, room.room_id, { delete_on: isoOf(app.clock.today() + ROOM_DAYS.unused) });
}

async function homeOf(trx: Tx, roomId: number, { accoId }: Values): Promise<string | null> {
	if (!isAccoId(accoId)) return null;
	return (await listRoomHomes(trx, roomId)).includes(accoId) ? accoId : null;
}

/** A key of a row as a form sends it; 0, which no row has, for anything else. */
function keyOf(text: string | undefined): number {
	return /^\d{1,15}$/.test(text ?? "") ? Number(text) : 0;
}

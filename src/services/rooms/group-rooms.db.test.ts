import { beforeAll, describe, expect, it } from "vitest";
import { findRoom, updateRoom } from "#db/rooms/group-rooms.ts";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { ROOM_LIMITS } from "#domain/rooms/group-room.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { groupRoomPage } from "../pages/group-room-page.ts";
import { changeRoom, makeRoom } from "./change-room.ts";
import { purgeRooms } from "./purge-rooms.ts";
import { roomMoment, tokenHash } from "./room-access.ts";

const HOMES = "a990001,a990002";
const STAY = { arrival: "2027-03-06", departure: "2027-03-13", adults: "4" };

describeByTurns("a group room", (database) => {
	let app: TestApp;
	beforeAll(async () => {
		await seedFixture(database().db);
		const base = testApp(database());
		const engine = { database: database(), clock: base.clock, log: base.log, pollMs: 0 };
		app = { ...base, search: await createSearchEngine("memory", engine) };
	});

	const sender = (key: string | null) => ({ key, clientAddress: null });
	async function made(values: Record<string, string> = {}) {
		const room = await makeRoom(app, "en", { name: "Lotte", homes: HOMES, ...STAY, ...values }, sender(null));
		if (!room.ok) throw new Error(room.error);
		return room.value;
	}
	async function joined(token: string, name: string): Promise<string> {
		const answer = await changeRoom(app, token, { do: "join", name }, sender(null));
		if (!answer.ok || answer.value.key === null) throw new Error("not joined");
		return answer.value.key;
	}
	const act = async (token: string, key: string | null, values: Record<string, string>) => {
		const answer = await changeRoom(app, token, values, sender(key));
		return answer.ok ? "done" : answer.error;
	};
	const page = async (token: string, key: string | null = null) => {
		const view = await groupRoomPage(app, { language: "en", token, key, posted: null, query: {} });
		if (!view) throw new Error("no room");
		return view;
	};

	it("lets everybody with the link look, and whoever gives a first name vote, comment and mark dates", async () => {
		const { token, key } = await made();
		const daan = await joined(token, "Daan");
		expect(await act(token, key, { do: "vote", accoId: "a990001", vote: "no" })).toBe("done");
		expect(await act(token, daan, { do: "vote", accoId: "a990002", vote: "up" })).toBe("done");
		expect(await act(token, daan, { do: "vote", accoId: "a990002", vote: "maybe" })).toBe("done");
		expect(await act(token, daan, { do: "say", accoId: "a990002", text: "The <b>jetty</b>" })).toBe("done");
		expect(await act(token, daan, { do: "propose", arrival: "2027-05-01", departure: "2027-05-08" })).toBe("done");
		const [first, second] = (await page(token)).stays;
		expect(await act(token, key, { do: "mark", [`stay_${second?.id}`]: "yes", [`stay_${first?.id}`]: "no" })).toBe(
			"done",
		);
		expect(await act(token, daan, { do: "mark", [`stay_${second?.id}`]: "yes" })).toBe("done");
		const view = await page(token, daan);
		expect(view.companions.map(({ name }) => name)).toEqual(["Lotte", "Daan"]);
		expect(view.self?.isMaker).toBe(false);
		expect(view.bestStay).toBe(second?.id);
		expect(view.homes.map(({ acco, votes }) => [acco.accoId, votes.map(({ vote }) => vote)])).toEqual([
			["a990002", ["maybe"]],
			["a990001", ["no"]],
		]);
		expect(view.homes[0]?.comments[0]?.text).toBe("The <b>jetty</b>");
		expect(view.homes[1]?.bookHref).toContain("arrival=2027-05-01&departure=2027-05-08&adults=4&room=");
	});

	it("lets somebody in once, and hears words once, where a press came twice", async () => {
		const { token } = await made();
		const { once } = await page(token);
		const join = { do: "join", name: "Daan", once };
		const [first, second] = [
			await changeRoom(app, token, join, sender(null)),
			await changeRoom(app, token, join, sender(null)),
		];
		if (!first.ok || !second.ok) throw new Error("not joined");
		expect((await page(token)).companions.map(({ name }) => name)).toEqual(["Lotte", "Daan"]);
		// The browser has the answer of the second press alone.
		expect((await page(token, second.value.key)).self?.isMaker).toBe(false);
		expect((await page(token, first.value.key)).self).toBeNull();
		const say = { do: "say", accoId: "a990001", text: "Sauna!", once: (await page(token)).once };
		for (let press = 0; press < 2; press++) expect(await act(token, second.value.key, say)).toBe("done");
		expect(await act(token, second.value.key, { ...say, text: "And a pool" })).toBe("done");
		const home = (await page(token)).homes.find(({ acco }) => acco.accoId === "a990001");
		expect(home?.comments.map(({ text }) => text)).toEqual(["Sauna!", "And a pool"]);
	});

	it("takes nothing of whoever is not in it, nor of a stranger's cookie, nor what only its maker may do", async () => {
		const { token, key } = await made();
		const other = await made();
		const daan = await joined(token, "Daan");
		const vote = { do: "vote", accoId: "a990001", vote: "up" };
		for (const stranger of [null, other.key, "guessed"])
			expect(await act(token, stranger, vote)).toBe("NOT_A_COMPANION");
		for (const onlyMaker of ["close", "removeHome", "removeStay", "removeCompanion"]) {
			expect(await act(token, daan, { do: onlyMaker, accoId: "a990001" })).toBe("NOT_THE_MAKER");
		}
		expect(await act("unknown", key, vote)).toBe("NOT_FOUND");
		expect(await act(token, key, { do: "constructor" })).toBe("INVALID");
		// A comment is taken out by who wrote it, or by the maker.
		await act(token, key, { do: "say", accoId: "a990001", text: "mine" });
		const id = String((await page(token)).homes.flatMap(({ comments }) => comments)[0]?.id);
		await act(token, daan, { do: "unsay", comment: id });
		expect((await page(token)).homes.flatMap(({ comments }) => comments)).toHaveLength(1);
		await act(token, key, { do: "unsay", comment: id });
		expect((await page(token)).homes.flatMap(({ comments }) => comments)).toEqual([]);
		const inOther = (await page(other.token)).stays[0]?.id;
		await act(token, key, { do: "removeStay", stay: String(inOther) });
		expect((await page(other.token)).stays).toHaveLength(1);
	});

	it("refuses links, empty texts and impossible dates, and has an end", async () => {
		const { token, key } = await made();
		const say = (text: string) => act(token, key, { do: "say", accoId: "a990001", text });
		for (const link of ["see https://evil.example", "www.evil.test", "go to evil.com now"]) {
			expect(await say(link)).toBe("NO_LINKS");
		}
		expect(await say(" \u200b ")).toBe("TEXT_MISSING");
		expect(await act(token, key, { do: "propose", arrival: "2027-05-08", departure: "2027-05-01" })).toBe(
			"INVALID_DATES",
		);
		expect(await act(token, key, { do: "propose", arrival: "2020-05-01", departure: "2020-05-08" })).toBe(
			"INVALID_DATES",
		);
		for (let number = 1; number < ROOM_LIMITS.companions; number++) await joined(token, `N${number}`);
		expect(await act(token, null, { do: "join", name: "Late" })).toBe("FULL");
		expect(await act(token, null, { do: "join", name: " " })).toBe("NAME_MISSING");
	});

	it("keeps of link and cookies only hashes, can be closed by its maker, and is forgotten", async () => {
		const { token, key } = await made();
		const room = await findRoom(app.db, tokenHash(app, token), roomMoment(app));
		expect(JSON.stringify(room)).not.toContain(token);
		expect(room?.delete_on).toBe(isoOf(app.clock.today() + 90));
		expect(await act(token, key, { do: "close" })).toBe("done");
		expect(await page(token, key)).toMatchObject({ isClosed: true, homes: [], companions: [] });
		expect(await act(token, key, { do: "vote", accoId: "a990001", vote: "up" })).toBe("CLOSED");
		await updateRoom(app.db, room?.room_id ?? 0, { delete_on: isoOf(app.clock.today() - 1) });
		expect(await groupRoomPage(app, { language: "en", token, key, posted: null, query: {} })).toBeNull();
		expect(await purgeRooms(app)).toEqual({ rooms: 1 });
		const left = app.db.selectFrom("group_room").select("room_id").where("token_hash", "=", tokenHash(app, token));
		expect(await left.execute()).toEqual([]);
	});

	describe("is made", () => {
		it("with a first name and homes that exist, no more", async () => {
			const refused = async (values: Record<string, string>) => {
				const answer = await makeRoom(app, "nl", { name: "Lotte", homes: HOMES, ...values }, sender(null));
				return answer.ok ? "made" : answer.error;
			};
			expect(await refused({ name: "" })).toBe("NAME_MISSING");
			expect(await refused({ homes: "" })).toBe("INVALID");
			expect(await refused({ title: "http://evil.example" })).toBe("NO_LINKS");
			expect((await page((await made({ homes: "a990001,a1" })).token)).homes).toHaveLength(1);
		});

		it("twenty times an hour from one network", async () => {
			const from = { key: null, clientAddress: "203.0.113.7" };
			const make = () => makeRoom(app, "nl", { name: "Lotte", homes: HOMES }, from);
			for (let number = 0; number < 20; number++) expect((await make()).ok).toBe(true);
			expect(await make()).toEqual({ ok: false, error: "RATE_LIMITED" });
		});
	});
});

import { beforeEach, expect, it } from "vitest";
import { findDraft } from "#db/accommodations/home-pictures.ts";
import { proposeForHome, releaseProposal } from "#services/accommodations/owner-proposals.ts";
import { linkToken } from "#services/booking/links.ts";
import { exportIcal } from "#services/ical/export-ical.ts";
import { importIcal } from "#services/ical/import-ical.ts";
import type { OwnerBy } from "#services/organisations/member-by.ts";
import { boardData } from "#services/pages/office/board-page.ts";
import { addOwner } from "#services/partners/change-partners.ts";
import { blockNights, unblockNights } from "#services/staff/block-nights.ts";
import type { StaffBy } from "#services/staff/staff-by.ts";
import type { OwnerPage } from "#site/views/owner-view.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { blocksOf } from "#tests/support/feeds.ts";
import { GuestBrowser } from "#tests/support/guest-site.ts";
import { BY, DOORS, organisationSite } from "#tests/support/organisation-site.ts";
import { seedHomeLike } from "#tests/support/seed-homes.ts";

/** What a home's new owner gets, and what the former one loses. Both keep homes of their own. */

const HOME = "a990001";
const OTHER = "a990002";
const PORTAL = DOORS.portal;
const PATH = `${PORTAL}/calendar/${HOME}`;
const DAYS = { from: "2027-09-03", to: "2027-09-06", kind: "owner", reason: "Familie" } as const;
const CLOSED = ["owner [2027-09-03,2027-09-06)"];

describeByTurns("a home that changes hands", (database) => {
	const at = organisationSite(database);
	let former: GuestBrowser;
	let next: GuestBrowser;
	let sanne: StaffBy;

	beforeEach(async () => {
		await addOwner(at.app, { code: "HO-2", terms: { email: null, lang: "nl", status: "active" } }, BY);
		await give(HOME, "HO-1");
		await give(OTHER, "HO-1");
		former = await at.member("owner", "member");
		next = await at.member("owner", "member", "HO-2");
		await at.app.db.deleteFrom("staff").execute();
		const { staff_id: staffId } = await at.app.db
			.insertInto("staff")
			.values({
				public_id: "sanne",
				name: "Sanne",
				email: "sanne@halcyon.example",
				roles: ["admin"],
				created_at: at.app.clock.now(),
			})
			.returning("staff_id")
			.executeTakeFirstOrThrow();
		sanne = { staffId, publicId: "sanne", network: "" };
	});

	const give = (accoId: string, code: string | null) =>
		at.app.db.updateTable("accommodation").set({ owner_code: code }).where("acco_id", "=", accoId).execute();
	async function byOf(code: string): Promise<OwnerBy> {
		const { user_id: userId, public_id: memberId } = await at.app.db
			.selectFrom("organisation_user")
			.select(["user_id", "public_id"])
			.where("email", "=", `member@${code.toLowerCase()}.example`)
			.executeTakeFirstOrThrow();
		return { kind: "owner", memberId, network: "", userId, ownerCode: code };
	}
	async function pageOf<Name extends OwnerPage["name"]>(browser: GuestBrowser, path: string, name: Name) {
		const { page } = await at.view(browser.get(PORTAL + path));
		if (page.name !== name) throw new Error(`${path} is ${page.name}`);
		return page as Extract<OwnerPage, { name: Name }>;
	}
	const calendar = (browser: GuestBrowser) => pageOf(browser, `/calendar/${HOME}?from=2027-09`, "ownerCalendar");
	async function closed(accoId = HOME): Promise<string> {
		const made = await blockNights(at.app, { ...DAYS, accoId }, await byOf("HO-1"));
		if (!made.ok) throw new Error(made.error.code);
		return made.value.blockId;
	}
	const open = (browser: GuestBrowser, block: string, home = HOME) =>
		browser.post(PATH, { do: "unblock", home, block });

	it("takes the nights along that its owner closed: the new one sees and opens them, the former one does not", async () => {
		const block = await closed();
		await give(HOME, "HO-2");
		expect((await open(former, block)).status).toBe(404);
		expect((await open(former, block, OTHER)).status).toBe(404);
		expect(await unblockNights(at.app, block, sanne)).toEqual({ ok: false, error: "NOT_FOUND" });
		expect(await blocksOf(at.app.db, HOME)).toEqual(CLOSED);
		// Why they were closed is the former owner's.
		expect((await calendar(next)).stays).toMatchObject([{ kind: "owner", block, reason: "" }]);
		expect((await open(next, block)).status).toBe(303);
		expect(await blocksOf(at.app.db, HOME)).toEqual([]);
	});

	it("keeps the nights closed while it has no owner: staff may open them, and who comes next", async () => {
		const block = await closed();
		await give(HOME, null);
		expect(await blocksOf(at.app.db, HOME)).toEqual(CLOSED);
		expect((await open(former, block)).status).toBe(404);
		const { homes } = await boardData(at.app, { roles: ["admin"], language: "en" }, { from: "2027-09-01" });
		expect(homes.flatMap(({ bars }) => bars).map((bar) => bar.block)).toEqual([block]);
		await give(HOME, "HO-2");
		expect((await calendar(next)).stays).toMatchObject([{ block }]);
		await give(HOME, null);
		expect(await unblockNights(at.app, block, sanne)).toMatchObject({ ok: true });
		expect(await blocksOf(at.app.db, HOME)).toEqual([]);
	});

	it("takes along what was closed for it alone where homes share rooms", async () => {
		await seedHomeLike(at.app.db, HOME, { accoId: "a1", units: ["u1", "u2"] });
		await seedHomeLike(at.app.db, HOME, { accoId: "a2", units: ["u2"] });
		for (const accoId of ["a1", "a2"]) await give(accoId, "HO-1");
		const part = await closed("a2");
		const whole = await blockNights(
			at.app,
			{ ...DAYS, from: "2027-09-10", to: "2027-09-12", accoId: "a1" },
			await byOf("HO-1"),
		);
		if (!whole.ok) throw new Error(whole.error.code);
		await give("a1", "HO-2");
		expect((await open(next, part, "a1")).status).toBe(404);
		expect((await open(former, whole.value.blockId, "a2")).status).toBe(404);
		expect((await open(former, part, "a2")).status).toBe(303);
		expect((await open(next, whole.value.blockId, "a1")).status).toBe(303);
	});

	it("takes requests along: the link in the former owner's mail leads nowhere", async () => {
		await at.app.db.updateTable("accommodation").set({ book_mode: "on_request" }).where("acco_id", "=", HOME).execute();
		const { answer } = await at.book(new GuestBrowser(at.site), { type: "Application" });
		const link = async () => `/answer/nl/${linkToken(at.app, "owner", await at.rowOf(answer.bookingNo))}`;
		const mailed = await link();
		const anybody = new GuestBrowser(at.site);
		expect((await anybody.get(mailed)).status).toBe(200);
		await give(HOME, "HO-2");
		expect((await anybody.get(mailed)).status).toBe(404);
		for (const answer of ["accept", "decline"]) {
			expect((await anybody.post(mailed, { do: answer, reason: "other" })).status).toBe(404);
		}
		expect(await at.rowOf(answer.bookingNo)).toMatchObject({ state: "application", owner_code: "HO-2" });
		expect((await anybody.post(await link(), { do: "accept" })).status).toBe(200);
	});

	it("gives up the calendars that the former owner added, and has another address for its own", async () => {
		await former.post(PATH, { do: "add-calendar", home: HOME, calendar: "https://calendar.example/a.ics" });
		const { address } = await calendar(former);
		await give(HOME, "HO-2");
		const run = await importIcal(at.app);
		expect(run).toMatchObject({ read: 0, failed: 0, removed: 1 });
		const now = await calendar(next);
		expect(now.sources).toEqual([]);
		const fileOf = (url: string) => url.split("/").at(-1) ?? "";
		expect(await exportIcal(at.app, fileOf(address))).toBeNull();
		expect(await exportIcal(at.app, fileOf(now.address))).toMatchObject({ accoId: HOME });
		// Who gets a home that nobody had goes on with the address that the office gave out.
		await give(HOME, null);
		const between = await at.app.db
			.selectFrom("accommodation")
			.select("ical_address_no")
			.where("acco_id", "=", HOME)
			.execute();
		await give(HOME, "HO-2");
		expect(
			await at.app.db.selectFrom("accommodation").select("ical_address_no").where("acco_id", "=", HOME).execute(),
		).toEqual(between);
	});

	it("leaves behind what the former owner proposed and drafted", async () => {
		const facts = {
			kind: "facts",
			registrationNumber: "R-1",
			energyLabel: null,
			checkinFrom: null,
			checkoutUntil: null,
		} as const;
		const by = await byOf("HO-1");
		const made = await proposeForHome(at.app, { accoId: HOME, terms: facts, note: "" }, by);
		if (!made.ok) throw new Error(made.error);
		const { images } = await at.app.db
			.selectFrom("accommodation")
			.select("images")
			.where("acco_id", "=", HOME)
			.executeTakeFirstOrThrow();
		const picture = images[0]?.url ?? "";
		const pictures = `${PORTAL}/homes/${HOME}/photos`;
		const caption = { do: "caption-picture", home: HOME, picture, caption: "Woonkamer" };
		expect((await former.post(pictures, caption)).status).toBe(303);
		expect((await former.post(pictures, { do: "propose-pictures", home: HOME })).status).toBe(303);
		await give(HOME, "HO-2");
		expect(await releaseProposal(at.app, made.value, sanne)).toEqual({ ok: false, error: "NOT_FOUND" });
		// No picture of theirs waits in the way of the new owner's.
		expect((await next.post(pictures, { ...caption, caption: "Zitkamer" })).status).toBe(303);
		expect(await findDraft(at.app.db, HOME, "HO-1")).toBeNull();
		await give(HOME, "HO-1");
		expect(await findDraft(at.app.db, HOME, "HO-2")).toBeNull();
		const states = await at.app.db.selectFrom("owner_proposal").select("state").execute();
		expect(states).toEqual([{ state: "withdrawn" }, { state: "withdrawn" }]);
	});

	it("takes no proposal from who had it a moment ago", async () => {
		const facts = {
			kind: "facts",
			registrationNumber: "R-1",
			energyLabel: null,
			checkinFrom: null,
			checkoutUntil: null,
		} as const;
		const by = await byOf("HO-1");
		await give(HOME, "HO-2");
		// The page asked before the home was given away.
		const late = await proposeForHome(at.app, { accoId: HOME, terms: facts, note: "" }, by);
		expect(late).toEqual({ ok: false, error: "NOT_FOUND" });
	});
});

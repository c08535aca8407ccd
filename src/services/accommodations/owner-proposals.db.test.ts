import { beforeEach, expect, it } from "vitest";
import { factsText, termsOfSeason } from "#domain/accommodation/owner-proposal.ts";
import { formatMoneyExact } from "#i18n/format.ts";
import type { StaffBy } from "#services/staff/staff-by.ts";
import type { OwnerHomePage } from "#site/views/owner-view.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser } from "#tests/support/guest-site.ts";
import { DOORS, organisationSite } from "#tests/support/organisation-site.ts";
import { priceTable, refuseProposal, releaseProposal } from "./owner-proposals.ts";

const euros = (cents: number) => formatMoneyExact(cents, "nl");

/** What owners propose of their homes, and what becomes of it (issue 16). */

const HOME = "a990001";
const PATH = `${DOORS.portal}/homes/${HOME}`;

describeByTurns("proposals of owners", (database) => {
	const at = organisationSite(database);
	let sanne: StaffBy;

	beforeEach(async () => {
		await at.app.db.updateTable("accommodation").set({ owner_code: "HO-1" }).where("acco_id", "=", HOME).execute();
		await at.app.db.deleteFrom("staff").where("public_id", "=", "sanne-sanne-sanne-sanne").execute();
		const { staff_id: staffId } = await at.app.db
			.insertInto("staff")
			.values({
				public_id: "sanne-sanne-sanne-sanne",
				email: "sanne@halcyon.example",
				name: "Sanne",
				roles: ["sales"],
				password_hash: null,
				totp_secret: null,
				created_at: at.app.clock.now(),
				ended_at: null,
			})
			.returning("staff_id")
			.executeTakeFirstOrThrow();
		sanne = { staffId, publicId: "sanne-sanne-sanne-sanne", network: "" };
	});

	async function page(browser: GuestBrowser): Promise<OwnerHomePage> {
		const { page } = await at.view(browser.get(PATH));
		if (page.name !== "ownerHome") throw new Error(page.name);
		return page;
	}
	/** What guests are asked for a week in May. */
	async function price(): Promise<number> {
		const body = { accoId: HOME, arrival: "2027-05-01", departure: "2027-05-08", adults: 2, lang: "nl" };
		return (await (await new GuestBrowser(at.site).json("/api/quotes", body)).json()).grandCents;
	}
	const may = {
		do: "propose-season",
		home: HOME,
		season: "2027-04-24",
		night: "150",
		weekend: "175,50",
		minNights: "4",
		changeDays: "keep",
	};

	it("change no price before they are released, then exactly that one", async () => {
		const claire = await at.member("owner", "member");
		const before = await price();
		const table = await priceTable(at.app.db, HOME);
		expect((await claire.post(PATH, { ...may, remark: "Het zwembad is af." })).headers.get("Location")).toBe(
			`/nl/portaal/homes/${HOME}?done=proposed`,
		);
		expect(await price()).toBe(before);
		const [waiting] = (await page(claire)).proposals;
		expect(waiting).toMatchObject({ state: "waiting", note: "Het zwembad is af." });
		expect(waiting?.changes.map(({ before, after }) => [before, after])).toEqual([
			[euros(12_000), euros(15_000)],
			[euros(14_000), euros(17_550)],
			["3", "4"],
		]);
		expect(await releaseProposal(at.app, waiting?.id ?? "", sanne)).toEqual({ ok: true, value: HOME });
		// Five nights and two of a weekend, less 5 % for a week; the fees and the tax stay.
		const rent = (night: number, weekend: number) => Math.round((5 * night + 2 * weekend) * 0.95);
		expect((await price()) - before).toBe(rent(15_000, 17_550) - rent(12_000, 14_000));
		const changed = await priceTable(at.app.db, HOME);
		expect(
			changed?.seasons.map((season) => termsOfSeason(season)).find(({ from }) => from === "2027-04-24"),
		).toMatchObject({
			nightCents: 15_000,
			weekendCents: 17_550,
			minNights: 4,
		});
		// All else of the price table stands as it stood.
		const rest = (line: typeof table) => ({
			...line,
			seasons: line?.seasons.filter(({ from }) => from !== "2027-04-24"),
		});
		expect(rest(changed)).toEqual(rest(table));
		const [released] = (await page(claire)).proposals;
		expect(released).toMatchObject({ state: "released", decidedBy: "Sanne" });
		const trailed = await at.app.db
			.selectFrom("audit_log")
			.select(["actor", "action"])
			.where("subject_id", "=", HOME)
			.orderBy("audit_id")
			.execute();
		expect(trailed).toEqual([
			{ actor: "owner", action: "proposeForHome" },
			{ actor: "staff", action: "releaseProposal" },
		]);
		expect(await releaseProposal(at.app, released?.id ?? "", sanne)).toEqual({ ok: false, error: "NOT_FOUND" });
	});

	it("are sent back with a reason that the owner reads, or taken back by the owner alone", async () => {
		const claire = await at.member("owner", "member");
		await claire.post(PATH, may);
		const [first] = (await page(claire)).proposals;
		const publicId = first?.id ?? "";
		expect(await refuseProposal(at.app, { publicId, reason: " " }, sanne)).toEqual({ ok: false, error: "REASON" });
		expect((await refuseProposal(at.app, { publicId, reason: "Te duur voor mei." }, sanne)).ok).toBe(true);
		expect((await page(claire)).proposals[0]).toMatchObject({ state: "refused", reason: "Te duur voor mei." });
		const again = { do: "withdraw", home: HOME, proposal: publicId };
		expect((await claire.post(PATH, again)).status).toBe(404);
		await claire.post(PATH, may);
		const [second] = (await page(claire)).proposals;
		const reader = await at.member("owner", "reader");
		const back = { do: "withdraw", home: HOME, proposal: second?.id ?? "" };
		expect((await reader.post(PATH, back)).status).toBe(404);
		expect((await claire.post(PATH, back)).status).toBe(303);
		expect((await page(claire)).proposals[0]).toMatchObject({ state: "withdrawn" });
	});

	it("are refused where they say nothing, or what they were made for has changed", async () => {
		const claire = await at.member("owner", "member");
		const same = { ...may, night: "120", weekend: "140", minNights: "3" };
		expect((await at.view(claire.post(PATH, same))).form).toMatchObject({
			refused: "NOTHING",
			values: { night: "120" },
		});
		expect((await at.view(claire.post(PATH, { ...may, season: "2027-04-25" }))).form?.refused).toBe("CHANGED");
		expect((await at.view(claire.post(PATH, { ...may, night: "-1" }))).form?.errors).toHaveProperty("night");
		await claire.post(PATH, may);
		const [waiting] = (await page(claire)).proposals;
		await at.app.db
			.updateTable("rate_season")
			.set({ night_cents: 13_000 })
			.where("acco_id", "=", HOME)
			.where("night_cents", "=", 12_000)
			.execute();
		expect(await releaseProposal(at.app, waiting?.id ?? "", sanne)).toEqual({ ok: false, error: "CHANGED" });
	});

	it("bring registration number, energy label and hours to the home when they are released", async () => {
		const claire = await at.member("owner", "owner");
		const facts = { do: "propose-facts", home: HOME, registration: "84068 000214 7K", energy: "C", checkin: "17:00" };
		expect((await at.view(claire.post(PATH, { ...facts, checkin: "25:00" }))).form?.errors).toEqual({
			checkin: "INVALID_FORMAT",
		});
		expect((await claire.post(PATH, facts)).status).toBe(303);
		const shown = await page(claire);
		expect(shown.facts.registrationNumber).not.toBe("84068 000214 7K");
		expect((await releaseProposal(at.app, shown.proposals[0]?.id ?? "", sanne)).ok).toBe(true);
		expect((await page(claire)).facts).toMatchObject({
			registrationNumber: "84068 000214 7K",
			energyLabel: "C",
			checkinFrom: "17:00",
			checkoutUntil: null,
		});
	});

	it("propose no fact away that changed since their page was opened, and nothing twice", async () => {
		const claire = await at.member("owner", "owner");
		const first = await page(claire);
		const typed = { do: "propose-facts", home: HOME, checkin: first.facts.checkinFrom ?? "", checkout: "" };
		const label = { ...typed, energy: "A", shown: factsText(first.facts) };
		// A feed fills in what the page did not show.
		await at.app.db
			.updateTable("accommodation")
			.set({ registration_number: "84068 000214 7K" })
			.where("acco_id", "=", HOME)
			.execute();
		const refused = await claire.post(PATH, label);
		expect(refused.status).toBe(409);
		expect((await at.view(refused)).form).toMatchObject({ refused: "CHANGED", values: { energy: "A" } });
		expect((await page(claire)).proposals).toEqual([]);

		const now = { ...label, registration: "84068 000214 7K", shown: factsText((await page(claire)).facts) };
		const pressed = await Promise.all([claire.post(PATH, now), claire.post(PATH, now)]);
		expect(pressed.map(({ status }) => status).sort()).toEqual([303, 409]);
		expect((await page(claire)).proposals).toHaveLength(1);
		expect((await at.view(claire.post(PATH, now))).form?.refused).toBe("PROPOSED");
		expect((await claire.post(PATH, may)).status).toBe(303);
		expect((await at.view(claire.post(PATH, may))).form?.refused).toBe("PROPOSED");
	});
});

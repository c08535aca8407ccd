import { expect, it } from "vitest";
import { partnerLanding } from "#services/pages/landing-page.ts";
import { organisationHref } from "#site/organisation-area.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import type { GuestBrowser } from "#tests/support/guest-site.ts";
import { organisationSite } from "#tests/support/organisation-site.ts";

/** The homes of a partner's landing page (issue "Partners, hosts, home owners and travel agencies", 2). */

describeByTurns("a partner's landing page", (database) => {
	const at = organisationSite(database);
	const landing = organisationHref("portal", "nl", "landing");
	const page = async (browser: GuestBrowser, query = "") => {
		const { page } = await at.view(browser.get(landing + query));
		if (page.name !== "landing") throw new Error(page.name);
		return page;
	};
	const chosen = async (browser: GuestBrowser) => (await page(browser)).homes.map(({ accoId }) => accoId);
	const shown = async (code = "SP-1") => (await partnerLanding(at.app, code, "nl"))?.homes.map(({ accoId }) => accoId);

	it("shows the homes that the partner chose, in its order, by number, address or search", async () => {
		const browser = await at.member("partner", "member");
		expect(await shown()).toEqual([]);
		const homes = "a990002 https://halcyon.example/nl/vakantiehuis-oostenrijk/tirol/kirchberg/haus-eins-a990001?x=1";
		expect((await browser.post(landing, { do: "choose-homes", homes })).status).toBe(303);
		expect([await chosen(browser), await shown()]).toEqual([
			["a990002", "a990001"],
			["a990002", "a990001"],
		]);
		await browser.post(landing, { do: "raise-home", home: "a990001" });
		expect(await shown()).toEqual(["a990001", "a990002"]);
		expect(await shown("SP-2")).toEqual([]);
		const { found } = await page(browser, "?find=Haus+Eins");
		expect(found).toMatchObject([{ accoId: "a990001", isChosen: true }]);
		expect((await page(browser, "?find=qqqqqq")).found).toEqual([]);
		await browser.post(landing, { do: "drop-home", home: "a990001" });
		expect(await shown()).toEqual(["a990002"]);
		expect((await browser.post(landing, { do: "drop-home", home: "a990001" })).status).toBe(404);
	});

	it("takes what is on offer alone, 24 homes at most, and loses by itself what is taken off", async () => {
		const browser = await at.member("partner", "owner");
		for (const homes of ["a990001 a123456789", "nothing", ""]) {
			const refused = await browser.post(landing, { do: "choose-homes", homes });
			expect([homes, refused.status]).toEqual([homes, 422]);
		}
		expect((await at.view(browser.post(landing, { do: "choose-homes", homes: "x" }))).form).toMatchObject({
			errors: { homes: "HOMES_UNKNOWN" },
			values: { homes: "x" },
		});
		await browser.post(landing, { do: "choose-homes", homes: "a990001 a990002" });
		await at.app.db.updateTable("accommodation").set({ status: "off" }).where("acco_id", "=", "a990001").execute();
		expect(await shown()).toEqual(["a990002"]);
		const gone = (await page(browser)).homes.find(({ accoId }) => accoId === "a990001");
		expect(gone).toMatchObject({ title: null, href: null });
	});

	it("is changed by people of the partner who may, and by nobody else", async () => {
		const reader = await at.member("partner", "reader");
		expect((await page(reader)).mayChange).toBe(false);
		const owner = await at.member("owner", "owner");
		expect((await owner.get(landing)).status).toBe(404);
		for (const browser of [reader, owner]) {
			for (const form of ["choose-homes", "drop-home", "raise-home"]) {
				const values = { do: form, homes: "a990001", home: "a990001" };
				expect([form, (await browser.post(landing, values)).status]).toEqual([form, 404]);
			}
		}
		expect(await shown()).toEqual([]);
	});
});

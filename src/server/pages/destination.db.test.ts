import { beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { testSite } from "#tests/support/test-site.ts";

describeByTurns("the destination of the search box", (database) => {
	let app: TestApp;
	beforeAll(async () => {
		await seedFixture(database().db);
		app = testApp(database());
	});

	/** Where a request is sent on to; null when it is left to the screens. */
	async function leadsTo(path: string): Promise<string | null> {
		return (await testSite(app).request(`https://halcyon.example${path}`)).headers.get("Location");
	}
	const SEARCH = "/nl/vakantiehuis/";
	const KIRCHBERG = "/nl/vakantiehuis-oostenrijk/tirol/kirchberg-in-tirol/";
	const STAY = "arrival=2027-06-05&departure=2027-06-12&adults=4";

	it("is the place named, with the rest of the search", async () => {
		expect(await leadsTo(`${SEARCH}?q=Kirchberg+in+Tirol&${STAY}&facility=sauna`)).toBe(
			`${KIRCHBERG}?${STAY}&facility=sauna`,
		);
		expect(await leadsTo(`${SEARCH}?q=kirchbreg+tirl`)).toBe(KIRCHBERG);
	});

	it("is a home named by its title, with the stay and the party but without filters", async () => {
		const home = `${KIRCHBERG}haus-eins-a990001`;
		expect(await leadsTo(`${SEARCH}?q=Haus+Eins&${STAY}&facility=sauna&sort=rating`)).toBe(`${home}?${STAY}`);
		expect(await leadsTo(`${SEARCH}?q=Haus+Eins&to=${encodeURIComponent(home)}&${STAY}`)).toBe(`${home}?${STAY}`);
	});

	it("is everywhere for an empty text; one that names nothing is left to the screen, which says so", async () => {
		expect(await leadsTo(`${SEARCH}?q=&${STAY}`)).toBe(`${SEARCH}?${STAY}`);
		expect(await leadsTo(`${SEARCH}?q=atlantis&${STAY}`)).toBeNull();
	});

	it("never redirects off the site, for any input", async () => {
		for (const to of [
			"https://evil.example/",
			"//evil.example",
			"/nl/boeken/haus-eins-a990001",
			"/\\evil.example",
			"%00",
		]) {
			expect(await leadsTo(`${SEARCH}?q=Tirol&to=${encodeURIComponent(to)}`)).toBe(
				"/nl/vakantiehuis-oostenrijk/tirol/",
			);
		}
	});

	it("leaves other addresses alone", async () => {
		expect(await leadsTo("/nl/vakantiehuis/?adults=3")).toBeNull();
		expect(await leadsTo("/nl/contact?q=Tirol")).toBeNull();
	});
});

import { beforeAll, expect, it } from "vitest";
import { href } from "#site/href.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { anyScreen, testSite } from "#tests/support/test-site.ts";

/** Who draws a page that many ask for (issue 19); what they get is seen at the started site (tests/database/kept-pages.test.ts). */
describeByTurns("a page that is kept", (database) => {
	let app: TestApp;
	beforeAll(async () => {
		await seedFixture(database().db);
		app = testApp(database());
	});

	/** A site whose screens are counted, each drawn in `drawMs`. */
	function counted(keptPagesMs: number, drawMs: number) {
		let drawn = 0;
		const site = testSite(app, {
			keptPagesMs,
			screen: async (request) => {
				drawn++;
				await new Promise((resolve) => setTimeout(resolve, drawMs));
				return anyScreen(request);
			},
		});
		const askAtOnce = async (path: string, times: number) => {
			const answers = await Promise.all(
				Array.from({ length: times }, () => site.request(`https://halcyon.example${path}`)),
			);
			const before = drawn;
			drawn = 0;
			return { drawn: before, statuses: [...new Set(answers.map(({ status }) => status))] };
		};
		return askAtOnce;
	}
	const HOME = href("home", "en");

	it("is drawn once for all who ask in one breath, the first time and when its moment is over", async () => {
		const askAtOnce = counted(50, 20);
		for (let moment = 0; moment < 3; moment++) {
			expect(await askAtOnce(HOME, 8)).toEqual({ drawn: 1, statuses: [200] });
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
	});

	it("is drawn for each where it cannot be kept, and where nothing is", async () => {
		expect(await counted(50, 0)("/en/nothing-here", 4)).toEqual({ drawn: 4, statuses: [404] });
		expect(await counted(0, 0)(HOME, 4)).toEqual({ drawn: 4, statuses: [200] });
	});
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeActs, describePages } from "#tests/support/office-acts.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";
import { OTHER_SITE_CERTIFICATE, type OtherSite, startOtherSite } from "#tests/support/other-site.ts";

/** Redirects in the office, tried for every role against the started site (specification §1, §2: alias paths). */

const PATH = "/staff/redirects";
let other: OtherSite;
let office: OfficeSite;
beforeAll(async () => {
	other = await startOtherSite({ "/there": 200, "/gone": 404 });
	office = await startOffice({ FETCH_ALLOW: other.host, NODE_EXTRA_CA_CERTS: OTHER_SITE_CERTIFICATE });
	await office.rows.query("INSERT INTO redirect (from_path, route) VALUES ('/just-there', 'search')");
});
afterAll(async () => {
	await office?.close();
	await other?.close();
});

let count = 0;
async function stored(): Promise<string> {
	const path = `/stored-${++count}`;
	await office.rows.query("INSERT INTO redirect (from_path, route) VALUES ($1, 'search')", [path]);
	return path;
}

describeActs({
	office: () => office,
	path: PATH,
	forms: ["redirect", "change-redirect", "drop-redirect"],
	fieldsFor: async (form): Promise<Record<string, string>> => {
		if (form === "redirect") return { oldPath: `/new-${++count}`, target: "about", redirectStatus: "301" };
		const which = { redirect: await stored(), version: "1" };
		return form === "drop-redirect" ? which : { ...which, target: "faq", redirectStatus: "302" };
	},
	state: async () => {
		const { rows } = await office.rows.query("SELECT from_path, route, url, status FROM redirect ORDER BY 1");
		return JSON.stringify(rows);
	},
});

describePages(() => office, {
	[PATH]: "redirects.change",
	[`${PATH}?q=press`]: "redirects.change",
	[`${PATH}?try=/press`]: "redirects.change",
	[`${PATH}?status=302&end=elsewhere`]: "redirects.change",
	[`${PATH}?unused=6`]: "redirects.change",
	[`${PATH}/new`]: "redirects.change",
	[`${PATH}/of?from=%2Fjust-there`]: "redirects.change",
});

/** From the page that each form stands on. */
const send = (fields: Record<string, string>) =>
	office.send(
		fields.redirect === undefined ? `${PATH}/new` : `${PATH}/of?from=${encodeURIComponent(fields.redirect)}`,
		fields,
		OFFICE_COOKIES.content,
	);
const look = async (query: string) => (await office.look(PATH + query, OFFICE_COOKIES.content)).text();

describe("the page of redirects", () => {
	it("saves one, which leads on at once, and shows where", async () => {
		const saved = await send({ do: "redirect", oldPath: "/Alte-Seite/*", target: "/en/about", redirectStatus: "301" });
		const shown = saved.headers.get("location") ?? "";
		expect(shown).toBe("/staff/redirects/of?from=%2Falte-seite%2F*&try=1&done=redirect");
		const page = await office.look(shown, OFFICE_COOKIES.content);
		const text = await page.text();
		expect(text).toContain("Ends at a page of ours.");
		expect(text).toContain("by the redirect of /alte-seite/*");
		expect(text).toContain("Test content");
		const visitor = await fetch(`${office.url}/alte-seite/deep/er`, {
			redirect: "manual",
			headers: { "Accept-Language": "de" },
		});
		expect([visitor.status, visitor.headers.get("location")]).toEqual([302, "/de/ueber-uns"]);
	});

	it("says where each leads in words, with what is asked for there, and the address beside it", async () => {
		await send({
			do: "redirect",
			oldPath: "/golf-weeks",
			target: "search?maxKmFromGolfCourse=5",
			redirectStatus: "301",
		});
		const page = await look("?q=golf-weeks");
		expect(page).toContain("All holiday homes");
		expect(page).toContain("Within 5 km of a golf course");
		expect(page).toContain("/en/holiday-home/?maxKmFromGolfCourse=5");
		expect(await look("/of?from=%2Fgolf-weeks")).toMatch(/href="\/en\/holiday-home\/\?maxKmFromGolfCourse=5"/);
		expect(page).not.toContain(">search?maxKmFromGolfCourse=5<");
		const french = await office.look(`${PATH}?q=golf-weeks&lang=fr`, `${OFFICE_COOKIES.content}; i18n_redirected=fr`);
		expect(await french.text()).toContain("Toutes les locations de vacances");
	});

	it("leads to another site and follows it there; what is gone there is refused at its field", async () => {
		const fields = { do: "redirect", oldPath: "/jobs", target: `${other.url}/gone`, redirectStatus: "302" };
		const refused = await send(fields);
		expect(refused.status).toBe(422);
		const page = await refused.text();
		expect(page).toContain('id="redirect-target-error"');
		expect(page).toContain("Nothing is there");
		expect(page).toContain(`value="${other.url}/gone"`);
		expect((await send({ ...fields, target: `${other.url}/there` })).status).toBe(303);
		expect(await look("?try=/jobs")).toContain("Ends at a page elsewhere.");
	});

	it.each([
		["/staff/people", "about", "oldPath", "One of our own pages"],
		["/en/about", "faq", "oldPath", "One of our own pages"],
		["no-slash", "faq", "oldPath", "Write a path such as"],
		["/old-home", "homeDetail", "target", "We have no page of that name"],
		["/en/*", "about", "target", "go round in a circle"],
		["/old-home", "http://elsewhere.example/", "target", "begins with https://"],
	])("refuses %s → %s at the field %s, with what to do", async (oldPath, target, field, words) => {
		const refused = await send({ do: "redirect", oldPath, target, redirectStatus: "301" });
		expect(refused.status).toBe(422);
		const page = await refused.text();
		expect(page).toContain(`id="redirect-${field}-error"`);
		expect(page).toContain(words);
	});

	it("tells of two who change one that the other was first", async () => {
		const redirect = await stored();
		const fields = { do: "change-redirect", redirect, version: "1", redirectStatus: "301" };
		expect((await send({ ...fields, target: "about" })).status).toBe(303);
		const late = await send({ ...fields, target: "faq" });
		expect(late.status).toBe(409);
		expect(await late.text()).toContain("A colleague has changed this in the meantime.");
	});

	it("cuts the list by where redirects lead and how long they hold, and names what is set", async () => {
		await send({ do: "redirect", oldPath: "/for-now", target: "about", redirectStatus: "302" });
		const page = await look("?status=302&end=ours");
		expect(page).toContain("/for-now");
		expect(page).not.toContain("/just-there");
		// Each token drops its own filter alone.
		expect(page).toMatch(/href="\/staff\/redirects\?end=ours"/);
		expect(page).toMatch(/href="\/staff\/redirects\?status=302"/);
		expect(await look("?end=elsewhere")).not.toContain("/for-now");
	});

	it("says how often each was followed, by visitors alone, and cuts the list down to those that nobody follows", async () => {
		const paths = [await stored(), await stored(), await stored()] as const;
		const [followed, seldom, never] = paths;
		await look(`?try=${followed}`);
		for (const from of [followed, followed]) await fetch(office.url + from, { redirect: "manual" });
		const hits = async () =>
			(await office.rows.query("SELECT hits::int FROM redirect WHERE from_path = $1", [followed])).rows[0].hits;
		await expect.poll(hits, { timeout: 40_000, interval: 500 }).toBeGreaterThan(0);
		expect(await hits()).toBe(2);
		expect(await look(`?q=${followed}`)).toMatch(/<span>2<\/span><small>last \d+ \w+ \d{4}<\/small>/);
		await office.rows.query(
			`UPDATE redirect SET hits = 7, followed_at = now() - interval '4 months', counted_from = '2020-01-01'
			WHERE from_path = $1`,
			[seldom],
		);
		await office.rows.query("UPDATE redirect SET counted_from = now() - interval '8 months' WHERE from_path = $1", [
			never,
		]);
		const listed = async (months: number) => {
			const page = await look(`?q=/stored-&unused=${months}`);
			return paths.filter((path) => page.includes(`>${path}</a>`));
		};
		expect(await listed(3)).toEqual([seldom, never]);
		expect(await listed(6)).toEqual([never]);
		expect(await listed(12)).toEqual([]);
		const page = await look(`/of?from=${encodeURIComponent(seldom)}&do=drop-redirect`);
		expect(page).toContain("7 times since 1 January 2020, last on ");
		expect(await look(`/of?from=${encodeURIComponent(never)}`)).toContain("not yet, since ");
	});

	it("has a page of each, which changes it in its place, and asks another site only when told to", async () => {
		const changing = await look("/of?from=%2Fjust-there&do=change-redirect");
		expect(changing).toMatch(/action="\/staff\/redirects\/of\?from=%2Fjust-there"/);
		expect(changing).toContain('value="search"');
		const wrong = { do: "change-redirect", redirect: "/just-there", version: "1", redirectStatus: "301" };
		const refused = await send({ ...wrong, target: "nowhere-at-all" });
		expect(refused.status).toBe(422);
		// What was typed stands in the form that is open again.
		expect(await refused.text()).toContain('value="nowhere-at-all"');
		await office.rows.query("INSERT INTO redirect (from_path, url) VALUES ('/away', $1)", [`${other.url}/there`]);
		expect(await look("/of?from=%2Faway")).not.toContain("Ends at a page elsewhere.");
		expect(await look("/of?from=%2Faway&try=1")).toContain("Ends at a page elsewhere.");
		for (const none of ["", "?from=%2Fnowhere-at-all", "?from=%00"]) {
			expect([none, (await office.look(`${PATH}/of${none}`, OFFICE_COOKIES.content)).status]).toEqual([none, 404]);
		}
	});

	it("shows nothing that was typed as markup, and follows no address but ours", async () => {
		for (const query of [
			"?q=%3Cscript%3Ealert(1)%3C/script%3E",
			"?try=%3Cscript%3Ealert(1)%3C/script%3E",
			"?after=%00&q=%00&try=%00",
		]) {
			const answer = await office.look(PATH + query, OFFICE_COOKIES.admin);
			expect([query, answer.status]).toEqual([query, 200]);
			expect(await answer.text()).not.toContain("<script>alert(1)");
		}
		expect(await look(`?try=${encodeURIComponent(`${other.url}/there`)}`)).toContain("not an address of our site");
		expect(await look("?try=/staff/redirects?try=/staff")).toContain("Ends at a page of ours.");
	});
});

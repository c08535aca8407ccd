import { searchParameters } from "#site/search-params.ts";
import { expect, test } from "./site.ts";

const HOSTILE = [
	"<script>alert(1)</script>",
	"\"'><img src=x onerror=alert(1)>",
	"'; DROP TABLE accommodation; --",
	"{{7*7}}",
	"../../../etc/passwd",
	"%00",
	"\u0000",
	"999999999999999999999999",
	"-1",
	"null",
	"x".repeat(8000),
	"\r\nSet-Cookie: a=b",
	"//evil.example",
	"javascript:alert(1)",
];

const PARAMETERS = [...searchParameters(), "show", "type", "booking", "q", "unknown"];

const PAGES = [
	"/nl/",
	"/en/holiday-home/",
	"/nl/vakantiehuis-oostenrijk/tirol/",
	"/de/last-minute/",
	"/nl/acco/a990001",
	"/nl/boeken/haus-eins-a990001",
	"/fr/succes/reservation",
];

test("hostile parameters of every page are ignored: never 500, nothing echoed as code", async ({ request }) => {
	test.setTimeout(240_000);
	for (const page of PAGES) {
		for (const value of HOSTILE) {
			const query = new URLSearchParams(PARAMETERS.map((name) => [name, value])).toString();
			// All parameters at once, as long as the address stays one that a server reads.
			const short = query.length < 12_000 ? query : new URLSearchParams({ facility: value }).toString();
			const answer = await request.get(`${page}?${short}`, { maxRedirects: 5 });
			expect(answer.status(), `${page} ${value.slice(0, 30)}`).toBeLessThan(500);
			const html = await answer.text();
			expect(html).not.toContain("<script>alert(1)");
			expect(html).not.toContain("<img src=x");
			expect(answer.headers()["set-cookie"] ?? "").not.toContain("a=b");
		}
	}
});

test("hostile path segments are 404 or the place they name, never 500", async ({ request }) => {
	for (const value of HOSTILE) {
		const segment = encodeURIComponent(value).slice(0, 3000);
		for (const path of [
			`/nl/acco/${segment}`,
			`/nl/boeken/${segment}`,
			`/nl/vakantiehuis-${segment}/`,
			`/nl/vakantiehuis-oostenrijk/${segment}/`,
			`/nl/vakantiehuis-oostenrijk/tirol/${segment}/x-a1`,
			`/${segment}/`,
			`/_i18n/${segment}/nl/messages.json`,
		]) {
			const answer = await request.get(path, { maxRedirects: 5 });
			expect(answer.status(), path.slice(0, 80)).toBeLessThan(500);
			expect(await answer.text()).not.toContain("<script>alert(1)");
		}
	}
});

test("hostile booking forms are refused with words, and nothing is stored", async ({ request }) => {
	const url = "/nl/boeken/haus-eins-a990001?arrival=2027-11-06&departure=2027-11-13";
	for (const value of HOSTILE) {
		const fields = [
			"quoteId",
			"idempotencyKey",
			"firstname",
			"lastname",
			"email",
			"telNumber",
			"address",
			"countryCode",
		];
		const form = Object.fromEntries(fields.map((name) => [name, value]));
		const answer = await request.post(url, { form: { ...form, do: "book", acceptTerms: "1" } });
		expect(answer.status(), value.slice(0, 30)).toBeGreaterThanOrEqual(400);
		expect(answer.status(), value.slice(0, 30)).toBeLessThan(500);
		const html = await answer.text();
		expect(html).not.toContain("<script>alert(1)");
		expect(html).not.toContain("<img src=x");
	}
	const large = await request.post(url, { form: { firstname: "x".repeat(1_000_000) } });
	expect(large.status()).toBeGreaterThanOrEqual(400);
	expect(large.status()).toBeLessThan(500);
});

test("a form from another site is refused", async ({ request }) => {
	const answer = await request.post("/nl/boeken/haus-eins-a990001?arrival=2027-11-06&departure=2027-11-13", {
		form: { do: "book" },
		headers: { origin: "https://elsewhere.example" },
	});
	expect(answer.status()).toBe(403);
});

test("no address leads to another host", async () => {
	for (const path of [
		"//evil.example/",
		"/nl//evil.example",
		"/%2F%2Fevil.example/nl",
		"/nl/vakantiehuis/?q=//evil.example",
		"/\\evil.example",
	]) {
		const answer = await fetch(process.env.SITE_URL + path, { redirect: "manual" });
		const location = new URL(answer.headers.get("location") ?? "/", process.env.SITE_URL);
		expect(location.origin, `${path} → ${location}`).toBe(process.env.SITE_URL);
	}
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";
import { TURN } from "#tests/support/turns.ts";
import { LANGUAGELESS, SCREENS } from "../e2e/screens.ts";

/** Headers of the started site behind TLS: transport, contents, caches, cookies. */

const HTTPS = "https://halcyon.example";
const HSTS = "max-age=31536000";

let site: SiteProcess;
beforeAll(async () => {
	const settings = { DEMO_DATA: "off", WORKER: "off", PUBLIC_URL: HTTPS, BLOCK_GALLERY: "on", TODAY: "2027-01-15" };
	site = await startSite(settings, 180, { feeds: ["tests/fixtures/h1-h2.jsonl"] });
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(site.url + path, { headers, redirect: "manual" });
const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
	fetch(site.url + path, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: JSON.stringify(body),
	});

/** Headers of every page, and of every other answer. */
const EVERYWHERE = [
	"Cross-Origin-Opener-Policy",
	"Cross-Origin-Resource-Policy",
	"Permissions-Policy",
	"Referrer-Policy",
	"X-Content-Type-Options",
	"X-Frame-Options",
];

/** Directives of a policy by name. */
function directivesOf(policy: string): Record<string, string> {
	return Object.fromEntries(
		policy
			.split("; ")
			.filter(Boolean)
			.map((directive) => directive.split(/ (.*)/s).slice(0, 2)),
	);
}

/** Books a stay as a plain client; answers the call's answer. */
async function booked(arrival: string, departure: string): Promise<Response> {
	const stay = { accoId: "a990001", arrival, departure };
	const offer = await send("/api/quotes", { ...stay, adults: 2, children: 0, babies: 0, pets: 0, lang: "nl" });
	const { quoteId } = await offer.json();
	const headers = { "Idempotency-Key": randomUUID() };
	return send("/api/bookings", { quoteId, type: "Booking", guest: GUEST_FORM, acceptTerms: true, lang: "nl" }, headers);
}

describe("every answer", () => {
	it("of pages and calls goes out whole, with its length, packed or not, drawn or kept", async () => {
		const answers: readonly (readonly [path: string, cookie?: string])[] = [
			["/nl/", "drawn=1"],
			["/nl/"],
			["/en/contact"],
			["/nl/nothing-here"],
			["/search-api/search?lang=en&adults=2"],
			["/api/accommodations/a990001?lang=en"],
		];
		for (const [path, cookie] of answers) {
			for (const encoding of ["gzip", "identity"]) {
				// Kept from the second on.
				for (const _again of [1, 2]) {
					const { headers } = await get(path, { "Accept-Encoding": encoding, ...(cookie && { Cookie: cookie }) });
					const sent = [path, headers.get("Content-Encoding"), headers.get("Transfer-Encoding")];
					expect(sent).toEqual([path, encoding === "gzip" ? "gzip" : null, null]);
					expect(Number(headers.get("Content-Length"))).toBeGreaterThan(500);
				}
			}
		}
	});

	it("comes over https alone and is what its type says, files and refusals included", async () => {
		const home = await (await get("/nl/")).text();
		const asset = /\/assets\/[\w.-]+\.css/.exec(home)?.[0] ?? "";
		const picture = "/images/illustrations/view-water.webp";
		const paths = [
			"/",
			"/nl/",
			"/nl/nothing-here",
			"/en/contact",
			asset,
			"/favicon.svg",
			"/illustrations/hero.webp",
			picture,
			"/robots.txt",
			"/sitemap.xml",
			"/api/docs",
			"/api/nothing",
			"/healthz",
			"/builds/latest.json",
			"/%",
		];
		for (const path of paths) {
			const answer = await get(path);
			const { headers } = answer;
			expect([path, headers.get("X-Content-Type-Options")]).toEqual([path, "nosniff"]);
			expect([path, headers.get("Strict-Transport-Security")]).toEqual([path, HSTS]);
			await answer.arrayBuffer();
		}
	});

	it("that is a page says what it may load", async () => {
		const pages = [
			"/nl/",
			"/nl/nothing-here",
			"/de/kontakt",
			"/api/docs",
			"/pay/nl/none",
			"/answer/fr/none",
			"/_mails",
			"/_texts",
			"/_documents",
			"/newsletter/confirm?token=none",
			"/newsletter/unsubscribe?token=none",
			"/_blocks",
		];
		for (const path of [...pages, "/_mails/confirmation/nl/html"]) {
			const answer = await get(path);
			if (!answer.headers.get("Content-Type")?.startsWith("text/html")) continue;
			expect([path, answer.headers.get("Content-Security-Policy")]).toEqual([
				path,
				expect.stringMatching(/default-src /),
			]);
			expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
			await answer.text();
		}
		const bot = await get("/nl/nothing-here", { "User-Agent": "Googlebot" });
		// Text runs nothing.
		expect(bot.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
	});

	it("that is a screen lets its own scripts alone run, makes no script of text, and is alone in its window", async () => {
		const nonces = new Set<string>();
		const language = LANGUAGES[TURN % LANGUAGES.length] ?? "en";
		const screens = SCREENS.map(({ path }) => path(language));
		const others = ["/nl/nothing-here", "/%", "/staff", "/likes", "/fr/contact?lang=de", ...LANGUAGELESS];
		for (const path of [...screens, ...others]) {
			const { headers, body } = await get(path, { Accept: "text/html" });
			await body?.cancel();
			const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
			if (screens.includes(path)) expect([path, isPage]).toEqual([path, true]);
			expect([path, Object.fromEntries(EVERYWHERE.map((name) => [name, headers.get(name)]))]).toEqual([
				path,
				{
					"Cross-Origin-Opener-Policy": "same-origin",
					"Cross-Origin-Resource-Policy": "same-origin",
					"Permissions-Policy": expect.stringContaining("camera=(), microphone=(), geolocation=()"),
					"Referrer-Policy": expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/),
					"X-Content-Type-Options": "nosniff",
					"X-Frame-Options": "DENY",
				},
			]);
			if (!isPage) continue;
			const policy = directivesOf(headers.get("Content-Security-Policy") ?? "");
			const nonce = /^'self' 'nonce-([\w+/=-]{16,})'$/.exec(policy["script-src"] ?? "")?.[1] ?? "none";
			nonces.add(nonce);
			expect([path, policy]).toEqual([
				path,
				expect.objectContaining({
					"default-src": "'self'",
					"script-src": `'self' 'nonce-${nonce}'`,
					"style-src-elem": expect.stringMatching(/^'self' 'nonce-[^']+'( 'sha256-[^']+')+$/),
					"object-src": "'none'",
					"base-uri": "'none'",
					"form-action": "'self'",
					"frame-ancestors": "'none'",
					"require-trusted-types-for": "'script'",
					"trusted-types": expect.not.stringMatching(/allow-duplicates|\*/),
					"report-to": "policy",
				}),
			]);
			expect(headers.get("Reporting-Endpoints")).toBe('policy="/policy-reports"');
			expect(headers.get("Content-Security-Policy-Report-Only")).toBeNull();
		}
		expect(nonces.size).toBeGreaterThan(screens.length);
		expect(nonces).not.toContain("none");
	});

	it("that runs no script of ours says that none may", async () => {
		for (const path of [
			"/pay/nl/none",
			"/answer/fr/none",
			"/newsletter/confirm?token=none",
			"/api/docs",
			"/offline/de",
		]) {
			const { headers, body } = await get(path, { Accept: "text/html" });
			await body?.cancel();
			const policy = directivesOf(headers.get("Content-Security-Policy") ?? "");
			expect([path, policy["default-src"], policy["base-uri"], policy["frame-ancestors"]]).toEqual([
				path,
				"'none'",
				"'none'",
				"'none'",
			]);
			const script = path.startsWith("/offline/") ? "'self'" : undefined;
			expect([path, policy["script-src"], policy["trusted-types"]]).toEqual([path, script, script && "'none'"]);
		}
	});
});

describe("an answer with personal data", () => {
	it("is never cached", async () => {
		const made = await booked("2027-03-01", "2027-03-05");
		expect(made.status).toBe(201);
		const { successUrl } = await made.clone().json();
		const proof = made.headers.getSetCookie().map((text) => text.split(";")[0]);
		const paths = [
			"/nl/guest-me/overview",
			"/nl/guest-me/documents/none.pdf",
			"/pay/nl/none",
			"/answer/nl/none",
			"/nl/boeken/haus-eins-a990001?arrival=2027-03-01&departure=2027-03-05&resume=none",
			"/nl/favorieten",
			"/newsletter/confirm?token=none",
			"/nl/succes/optie",
			"/nl/succes/aanvraag",
		];
		const answers: (readonly [string, Response])[] = [
			["/api/bookings", made],
			["/api/bookings refused", await send("/api/bookings", {}, { "Idempotency-Key": randomUUID() })],
			[
				"success",
				await get(new URL(successUrl, HTTPS).pathname + new URL(successUrl, HTTPS).search, {
					Cookie: proof.join("; "),
				}),
			],
			...(await Promise.all(paths.map(async (path) => [path, await get(path)] as const))),
		];
		for (const [path, answer] of answers) {
			expect([path, answer.headers.get("Cache-Control")]).toEqual([path, "private, no-store"]);
		}
		expect(await answers[2]?.[1].text()).toContain("Noor");
	});

	it("comes with a cookie that only this host can set, and is shown for no other", async () => {
		const made = await booked("2027-03-08", "2027-03-12");
		const cookies = made.headers.getSetCookie();
		for (const cookie of cookies) expect(cookie).toMatch(/^__Host-[^;]+;.* Path=\/; HttpOnly; Secure; SameSite=Lax$/);
		const cookie = cookies.find((one) => one.startsWith("__Host-booking_")) ?? "";
		expect(cookie).toMatch(/^__Host-booking_[^;]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
		const { successUrl } = await made.json();
		const path = new URL(successUrl, HTTPS).pathname + new URL(successUrl, HTTPS).search;
		const planted = (cookie.split(";")[0] ?? "").replace("__Host-", "");
		expect(await (await get(path, { Cookie: planted })).text()).not.toContain("Noor");
	});
});

it("names the contact for security reports, with an expiry", async () => {
	const answer = await get("/.well-known/security.txt");
	expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; charset=utf-8/i);
	const text = await answer.text();
	expect(text).toContain("Contact: mailto:office@halcyon.example\n");
	expect(text).toContain(`Canonical: ${HTTPS}/.well-known/security.txt\n`);
	const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "");
	const year = 365 * 86_400_000;
	expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
	expect(expires).toBeLessThan(Date.now() + year);
});

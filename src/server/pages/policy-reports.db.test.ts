import { beforeEach, expect, it } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { testSite } from "#tests/support/test-site.ts";
import { readReports } from "./policy-reports.ts";

/** What browsers report of our policies: both formats, bounded, and nothing of a person in the log. */

const OLD = {
	"csp-report": {
		"document-uri": "https://halcyon.example/nl/guest-secret/overview?token=secret",
		"effective-directive": "script-src-elem",
		"blocked-uri": "https://evil.example/secret.js?who=noor",
		disposition: "enforce",
		"script-sample": "secret",
	},
};
const CURRENT = [
	{
		type: "csp-violation",
		body: {
			documentURL: "https://halcyon.example/de/kontakt?name=secret",
			effectiveDirective: "style-src-elem",
			blockedURL: "inline",
			disposition: "report",
			sample: "secret",
		},
	},
	{ type: "deprecation", body: { id: "secret" } },
];

it("both formats are read, and nothing of an address is left of them", () => {
	expect(readReports("application/csp-report", JSON.stringify(OLD))).toEqual([
		{ directive: "script-src-elem", blocked: "evil.example", screen: "guest", enforced: true },
	]);
	expect(readReports("application/reports+json", JSON.stringify(CURRENT))).toEqual([
		{ directive: "style-src-elem", blocked: "inline", screen: "contact", enforced: false },
	]);
});

it.each(["", "{}", "[1]", "null", '{"csp-report":7}'])("a body that is no report is none: %s", (text) => {
	expect(readReports("application/csp-report", text)).toBeNull();
});

it("text of a stranger never reaches the log", () => {
	const report = { "effective-directive": "Noor <b>", "blocked-uri": "noor@example.org", "document-uri": "\n" };
	expect(readReports("application/csp-report", JSON.stringify({ "csp-report": report }))).toEqual([
		{ directive: "unknown", blocked: "other", screen: null, enforced: true },
	]);
});

describeByTurns("the address of reports", (database) => {
	let app: TestApp;
	beforeEach(() => {
		app = testApp(database());
	});
	const send = (site: ReturnType<typeof testSite>, type: string, body: string, ip = "203.0.113.9") =>
		site.request(
			"https://halcyon.example/policy-reports",
			{ method: "POST", headers: { "Content-Type": type, host: "halcyon.example" }, body },
			{ incoming: { socket: { remoteAddress: ip } } },
		);

	it("takes both formats and refuses others, what is no report, and what is too large", async () => {
		const site = testSite(app);
		expect((await send(site, "application/csp-report", JSON.stringify(OLD))).status).toBe(204);
		expect((await send(site, "application/reports+json; charset=utf-8", JSON.stringify(CURRENT))).status).toBe(204);
		expect((await send(site, "application/json", "{}")).status).toBe(415);
		expect((await send(site, "application/csp-report", "{")).status).toBe(400);
		expect((await send(site, "application/csp-report", "x".repeat(33 * 1024))).status).toBe(413);
	});

	it("tells one sender to stop, and listens to the others", async () => {
		const site = testSite(app);
		const statuses: number[] = [];
		for (let at = 0; at < 61; at++)
			statuses.push((await send(site, "application/csp-report", JSON.stringify(OLD))).status);
		expect(statuses.filter((status) => status === 204)).toHaveLength(60);
		const refused = await send(site, "application/csp-report", JSON.stringify(OLD));
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect((await send(site, "application/csp-report", JSON.stringify(OLD), "203.0.113.10")).status).toBe(204);
	});
});

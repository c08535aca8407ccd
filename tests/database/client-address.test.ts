import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { bookingBody, quoteRequest } from "#tests/support/app.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";

/** Who asks, over a real socket: limits, blocks and what is for our own eyes, behind a trusted proxy and behind another. */

const ADDRESSES = Array.from({ length: 20 }, (_, index) => `198.51.${index}.7`);
const FORMS_PER_HOUR = 10;
const FORMS = 12;

interface Ask {
	readonly address: string;
	readonly path: string;
	readonly answer: Promise<Response> | Response;
}

/** A visitor behind a proxy on this machine. */
function visitor(url: string, address: string) {
	const headers = { "X-Forwarded-For": address };
	const json = { ...headers, "Content-Type": "application/json" };
	const message = {
		lang: "en",
		email: "sam@example.org",
		consent: true,
		website: "",
		variant: "general",
		name: "Sam",
		subject: "Hello",
		message: "Is there a cot in every home of yours?",
	};
	return {
		send: (path: string, body: object, more: Record<string, string> = {}) =>
			fetch(url + path, { method: "POST", headers: { ...json, ...more }, body: JSON.stringify(body) }),
		get: (path: string) => fetch(url + path, { headers }),
		message: () =>
			fetch(`${url}/api/contact-messages`, { method: "POST", headers: json, body: JSON.stringify(message) }),
		form: (values: Record<string, string>) =>
			fetch(`${url}/en/guest-me/overview`, { method: "POST", headers, body: new URLSearchParams(values) }),
	};
}

/** Every address asks 25 times, all at once, each after its own order. */
async function crowd(url: string): Promise<ReadonlyMap<string, readonly number[]>> {
	const asks: (() => Promise<Ask>)[] = ADDRESSES.flatMap((address) => {
		const { get, message } = visitor(url, address);
		return Array.from({ length: 25 }, (_, index) => async () => {
			const path =
				index < FORMS
					? "/api/contact-messages"
					: index < 17
						? "/metrics"
						: index < 22
							? "/api/get-client-ip"
							: "/healthz";
			return { address, path, answer: await (index < FORMS ? message() : get(path)) };
		});
	});
	// Neighbours in time are different visitors.
	const mixed = asks.map((ask, index) => ({ ask, at: (index * 37) % asks.length })).sort((a, b) => a.at - b.at);
	const seen = new Map<string, number[]>();
	const next = mixed.values();
	await Promise.all(
		Array.from({ length: 20 }, async () => {
			for (const { ask } of next) {
				const { address, path, answer } = await ask();
				const { status } = await answer;
				await (await answer).text();
				for (const key of [path, `${path} of ${address}`]) seen.set(key, [...(seen.get(key) ?? []), status]);
			}
		}),
	);
	return seen;
}

const count = (statuses: readonly number[] | undefined, status: number) =>
	(statuses ?? []).filter((one) => one === status).length;

describe("behind a proxy that is trusted", () => {
	let site: SiteProcess;
	beforeAll(async () => {
		const settings = { TRUSTED_PROXIES: "127.0.0.0/8", DEMO_DATA: "off", WORKER: "off", TODAY: "2027-01-15" };
		// The limits as they are where nobody sets them.
		site = await startSite({ ...settings, RATE_LIMITS: "{}" }, 180, { feeds: ["tests/fixtures/h1-h2.jsonl"] });
	});
	afterAll(() => site.close());

	it("gives each of twenty visitors limits of their own and shows none of them what is ours", async () => {
		const seen = await crowd(site.url);
		for (const address of ADDRESSES) {
			const forms = seen.get(`/api/contact-messages of ${address}`);
			expect(count(forms, 202)).toBe(FORMS_PER_HOUR);
			expect(count(forms, 429)).toBe(FORMS - FORMS_PER_HOUR);
			expect(count(seen.get(`/metrics of ${address}`), 403)).toBe(5);
			expect(count(seen.get(`/api/get-client-ip of ${address}`), 200)).toBe(5);
		}
	});

	it("holds eight homes an hour for a network, and for its neighbour as well", async () => {
		const hold = async (address: string, week: number) => {
			const { send } = visitor(site.url, address);
			const day = (days: number) => isoOf(dayOf("2027-09-04") + 7 * week + days);
			const { quoteId } = await (
				await send("/api/quotes", quoteRequest({ accoId: "a990002", arrival: day(0), departure: day(7) }))
			).json();
			const guest = { ...GUEST_FORM, email: `guest${week}@example.org` };
			return send("/api/bookings", bookingBody(quoteId, { type: "Option", guest }), {
				"Idempotency-Key": randomUUID(),
			});
		};
		const answers: number[] = [];
		for (let week = 0; week < 8; week++) answers.push((await hold(`203.0.113.${week}`, week)).status);
		expect(answers).toEqual(Array(8).fill(201));
		const refused = await hold("203.0.113.99", 8);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await refused.json()).toMatchObject({ code: "RATE_LIMITED" });
		expect((await hold("203.0.114.99", 8)).status).toBe(201);
	});

	it("answers visitors their own address, and believes only what the proxy itself wrote", async () => {
		const clientIp = async (address: string) => (await visitor(site.url, address).get("/api/get-client-ip")).json();
		expect(await clientIp("203.0.113.9")).toEqual({ ip: "203.0.113.9", isInternal: false });
		expect(await clientIp("127.0.0.1, 203.0.113.9")).toEqual({ ip: "203.0.113.9", isInternal: false });
		expect(await clientIp("203.0.113.9, unreadable")).toEqual({ ip: "127.0.0.1", isInternal: false });
		expect(await clientIp("203.0.113.9:4711")).toEqual({ ip: "203.0.113.9", isInternal: false });
	});

	it("is open to who asks from this machine itself", async () => {
		const answer = await fetch(`${site.url}/metrics`);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain("halcyon_http_requests_total");
		expect(await (await fetch(`${site.url}/api/get-client-ip`)).json()).toEqual({ ip: "127.0.0.1", isInternal: true });
	});

	it("blocks wrong codes of an account for the network they came from, and for no other", async () => {
		const attempt = async (from: ReturnType<typeof visitor>) => {
			const page = await (await from.form({ do: "ask", email: "nobody@example.org" })).text();
			const id =
				/name="attempt"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? /value="([^"]+)"[^>]*name="attempt"/.exec(page)?.[1];
			if (!id) throw new Error("the page has no field for the code");
			return id;
		};
		const [here, elsewhere] = [visitor(site.url, "203.0.113.20"), visitor(site.url, "192.0.2.20")];
		const first = await attempt(here);
		for (let tries = 0; tries < 5; tries++) {
			expect((await here.form({ do: "code", attempt: first, code: "000000" })).status).not.toBe(429);
		}
		expect((await here.form({ do: "code", attempt: await attempt(here), code: "000000" })).status).toBe(429);
		const other = await elsewhere.form({ do: "code", attempt: await attempt(elsewhere), code: "000000" });
		expect(other.status).not.toBe(429);
	});
});

describe("behind a proxy that is not trusted", () => {
	let site: SiteProcess;
	beforeAll(async () => {
		site = await startSite({ DEMO_DATA: "off", WORKER: "off" });
	});
	afterAll(() => site.close());

	it("counts its visitors as the one address that is known of them, and takes none for one of ours", async () => {
		const seen = await crowd(site.url);
		const forms = seen.get("/api/contact-messages");
		expect(count(forms, 202)).toBe(FORMS_PER_HOUR);
		expect(count(forms, 429)).toBe(ADDRESSES.length * FORMS - FORMS_PER_HOUR);
		expect(count(seen.get("/metrics"), 403)).toBe(ADDRESSES.length * 5);
		const clientIp = await visitor(site.url, "203.0.113.9").get("/api/get-client-ip");
		expect(await clientIp.json()).toEqual({ ip: "127.0.0.1", isInternal: false });
		expect((await fetch(`${site.url}/metrics`)).status).toBe(200);
	});
});

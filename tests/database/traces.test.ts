import { afterAll, beforeAll, expect, it } from "vitest";
import { newKey } from "#tests/support/app.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { type MollieServer, startMollie } from "#tests/support/mollie-server.ts";
import { type OtlpCollector, type SentSpan, startCollector } from "#tests/support/otlp-collector.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";
import { type SmtpServer, smtpServer } from "#tests/support/smtp-server.ts";

/** What a collector is sent of a booking through the started site, and what it must not be. */

let collector: OtlpCollector;
let provider: MollieServer;
let mails: SmtpServer;
let site: SiteProcess;
const logged: string[] = [];

beforeAll(async () => {
	[collector, provider, mails] = await Promise.all([startCollector(), startMollie(), smtpServer()]);
	site = await startSite(
		{
			OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
			OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20key",
			OTEL_SERVICE_NAME: "halcyon-test",
			MOLLIE_API_KEY: provider.apiKey,
			MOLLIE_API_URL: provider.apiUrl,
			SMTP_URL: mails.url,
			TODAY: "2027-01-15",
			DEMO_DATA: "off",
			LOG_LEVEL: "info",
		},
		600,
		{ feeds: ["tests/fixtures/h1-h2.jsonl"], ownAddress: true, onLog: (text) => logged.push(text) },
	);
}, 660_000);
afterAll(async () => {
	await site.close();
	await Promise.all([collector.close(), provider.close(), mails.stop()]);
});

const traceOf = (digit: string) => ({ id: digit.repeat(32), span: digit.repeat(16) });
const below = ({ id, span }: ReturnType<typeof traceOf>) => ({ traceparent: `00-${id}-${span}-01` });
const [SEARCH, PAGE, QUOTE, BOOKING] = ["a", "b", "c", "d"].map(traceOf) as [Trace, Trace, Trace, Trace];
type Trace = ReturnType<typeof traceOf>;

async function call<Answer>(path: string, body: object, trace: Trace, headers: Record<string, string> = {}) {
	const answer = await fetch(site.url + path, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...below(trace), ...headers },
		body: JSON.stringify(body),
	});
	expect([path, answer.ok]).toEqual([path, true]);
	return (await answer.json()) as Answer;
}
async function until(done: () => boolean): Promise<void> {
	for (let tries = 0; !done(); tries++) {
		if (tries > 300) throw new Error("it did not come");
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}
const of = ({ id }: Pick<Trace, "id">) => collector.spans.filter((span) => span.traceId === id);
const fact = (span: SentSpan | undefined, key: string) =>
	Object.values(span?.attributes?.find((attribute) => attribute.key === key)?.value ?? {})[0];

/** Each span has its parent in the trace, but for the one below the proxy's. */
function expectOneTree(spans: readonly SentSpan[], root: string | undefined) {
	const ids = new Set(spans.map((span) => span.spanId));
	const tops = spans.filter((span) => !ids.has(span.parentSpanId ?? ""));
	expect(tops.map((span) => span.parentSpanId || undefined)).toEqual([root]);
}

it("a booking is one tree below the proxy's span, with its statements, its call to the provider and its mail", async () => {
	interface Found {
		readonly accos: readonly { readonly accoId: string; readonly stay: { arrival: string; departure: string } }[];
	}
	const dates = { arrivalDate: "2027-05-01", departureDate: "2027-05-08", adults: 2 };
	const { accos } = await call<Found>("/search-api/search", { lang: "nl", ...dates, bookMode: ["instant"] }, SEARCH);
	const page = await fetch(`${site.url}/nl/vakantiehuis/?adults=2`, { headers: below(PAGE) });
	expect(page.status).toBe(200);
	await page.text();
	const [first] = accos;
	const stay = { accoId: first?.accoId, ...first?.stay, adults: 2, lang: "nl" };
	const { quoteId } = await call<{ quoteId: string }>("/api/quotes", stay, QUOTE);
	const key = newKey().idempotencyKey ?? "";
	const body = { quoteId, type: "Booking", lang: "nl", guest: GUEST_FORM, acceptTerms: true };
	const booked = await call<{ bookingNo: string }>("/api/bookings", body, BOOKING, { "Idempotency-Key": key });
	const payment = provider.payments.at(-1);
	provider.set(payment?.id ?? "", "paid");
	expect(await provider.callWebhook(payment?.id ?? "")).toBe(200);
	await until(() => mails.messages.some((message) => message.includes("noor@example.org")));
	const known = (name: string) => collector.spans.find((span) => span.name === name);
	for (const name of ["POST /api/bookings", "GET screen search", "POST /api/webhooks/mollie", "mail confirmation"]) {
		await until(() => known(name) !== undefined);
	}

	const spans = of(BOOKING);
	const request = spans.find(({ name }) => name === "POST /api/bookings");
	expect(request).toMatchObject({ parentSpanId: BOOKING.span, kind: 2 });
	expect([fact(request, "http.route"), fact(request, "http.response.status_code")]).toEqual(["/api/bookings", 201]);
	expectOneTree(spans, BOOKING.span);
	const ofRequest = spans.filter((span) => span.parentSpanId === request?.spanId);
	expect(ofRequest.map(({ name }) => name)).toEqual(expect.arrayContaining(["SELECT quote", "INSERT booking"]));
	for (const span of spans) expect(Number(span.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(span.startTimeUnixNano));

	const outside = ofRequest.find(({ name }) => name === "POST 127.0.0.1");
	expect([fact(outside, "http.response.status_code"), outside?.kind]).toEqual([201, 3]);
	expect(provider.traceparents).toContain(`00-${BOOKING.id}-${outside?.spanId}-01`);

	// The provider's call begins a trace of its own, and so does the timer that may be quicker to ask; the mail is part of it.
	const confirmation = known("mail confirmation");
	const cause = () => collector.spans.find(({ spanId }) => spanId === confirmation?.parentSpanId);
	await until(() => cause() !== undefined);
	expect(["POST /api/webhooks/mollie", "timer poll-payments"]).toContain(cause()?.name);
	expect(cause()?.traceId).toBe(confirmation?.traceId);
	expect(fact(confirmation, "halcyon.mail.outcome")).toBe("sent");
	expectOneTree(of({ id: confirmation?.traceId ?? "" }), undefined);

	const [searchSpan, searched] = ["search search", "POST /search-api/search"].map((name) =>
		of(SEARCH).find((span) => span.name === name),
	);
	expect(searchSpan?.parentSpanId).toBe(searched?.spanId);
	expect(fact(searchSpan, "halcyon.search.engine")).toBe("memory");
	expect(of(PAGE).map(({ name }) => name)).toEqual(expect.arrayContaining(["GET screen search", "search search"]));
	expectOneTree(of(PAGE), PAGE.span);

	const sent = collector.bodies.join("\n");
	expect(sent).toContain("halcyon-test");
	expect(collector.headers[0]).toMatchObject({ "x-key": "a key" });
	const { telNumber, lastname, address, firstname, postalCode } = GUEST_FORM;
	const secret = [telNumber, lastname, address, firstname, postalCode, "noor@", "noor%40", "example.org"];
	for (const word of [...secret, quoteId, key, booked.bookingNo, payment?.id ?? "tr_", "adults=", "2027-05-01"]) {
		expect([word, sent.includes(word)]).toEqual([word, false]);
	}
	const lines = logged
		.join("")
		.split("\n")
		.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
	const line = lines.find(({ route, msg }) => msg === "request" && route === "/api/bookings");
	expect(line).toMatchObject({ traceId: BOOKING.id, status: 201 });
}, 120_000);

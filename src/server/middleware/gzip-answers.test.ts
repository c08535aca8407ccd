import { gunzipSync } from "node:zlib";
import { type Context, Hono } from "hono";
import { describe, expect, it } from "vitest";
import { acceptsGzip, gzipAnswers } from "./gzip-answers.ts";

const TEXT = "Zürich ".repeat(400);

/** What is sent of an answer to somebody who takes gzip. */
async function sent(answer: (c: Context) => Response, init: RequestInit = {}): Promise<Response> {
	const site = new Hono();
	site.use(gzipAnswers);
	site.get("/", answer);
	return site.request("/", { headers: { "Accept-Encoding": "gzip, br" }, ...init });
}

describe("an answer", () => {
	it("is compressed where it is a page or JSON and large enough, and says so", async () => {
		for (const answer of [(c: Context) => c.html(TEXT), (c: Context) => c.json({ TEXT })]) {
			const packed = await sent(answer);
			expect(packed.headers.get("Content-Encoding")).toBe("gzip");
			expect(packed.headers.get("Vary")).toBe("Accept-Encoding");
			const bytes = Buffer.from(await packed.arrayBuffer());
			expect(packed.headers.get("Content-Length")).toBe(String(bytes.length));
			expect(gunzipSync(bytes).toString()).toContain(TEXT);
		}
	});

	it("is another answer under a tag, so its tag is a weak one", async () => {
		const packed = await sent((c) => c.html(TEXT, 200, { ETag: '"a"' }));
		expect(packed.headers.get("ETag")).toBe('W/"a"');
	});

	it("keeps its status, its headers and all its cookies", async () => {
		const packed = await sent((c) => {
			const answer = c.html(TEXT, 404, { "X-Own": "1" });
			answer.headers.append("Set-Cookie", "a=1");
			answer.headers.append("Set-Cookie", "b=2");
			return answer;
		});
		expect([packed.status, packed.headers.get("X-Own")]).toEqual([404, "1"]);
		expect(packed.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
	});

	it.each<[string, (c: Context) => Response, RequestInit?]>([
		["is small", (c) => c.html("<p>Zürich</p>")],
		["is for somebody who takes no gzip", (c) => c.html(TEXT), { headers: { "Accept-Encoding": "gzip;q=0" } }],
		["is compressed already", (c) => c.html(TEXT, 200, { "Content-Encoding": "br" })],
		["is not to be changed", (c) => c.html(TEXT, 200, { "Cache-Control": "no-transform" })],
		["is written line by line", (c) => c.body(TEXT, 200, { "Content-Type": "application/x-ndjson" })],
		["is a picture", (c) => c.body(TEXT, 200, { "Content-Type": "image/png" })],
		["is a stream of events", (c) => c.body(TEXT, 200, { "Content-Type": "text/event-stream" })],
		["has no body", (c) => c.body(null, 304, { "Content-Type": "text/html" })],
	])("stays as it is where it %s", async (_what, answer, init) => {
		const plain = await sent(answer, init);
		const made = await new Hono().get("/", answer).request("/");
		expect(plain.headers.get("Content-Encoding")).toBe(made.headers.get("Content-Encoding"));
		expect([plain.status, await plain.text()]).toEqual([made.status, await made.text()]);
	});
});

it("gzip is taken by who names it, unless with a weight of nought", () => {
	for (const yes of ["gzip", "br, GZIP;q=0.5", "deflate , gzip"]) expect([yes, acceptsGzip(yes)]).toEqual([yes, true]);
	for (const no of [undefined, "", "br", "gzip;q=0", "gzip; q=0.000"])
		expect([no, acceptsGzip(no)]).toEqual([no, false]);
});

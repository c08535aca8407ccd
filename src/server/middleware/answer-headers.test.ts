import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { appendHeader, setHeader } from "./answer-headers.ts";
import { securityHeaders } from "./security-headers.ts";

/** What is sent where a middleware sets `X-Own` and adds to `Vary` behind the answer. */
async function sent(made: Response): Promise<{ readonly answer: Response; readonly isSame: boolean }> {
	const site = new Hono();
	let isSame = false;
	site.use(async (c, next) => {
		await next();
		const before = c.res;
		setHeader(c, "X-Own", "1");
		appendHeader(c, "Vary", "Cookie");
		isSame = c.res === before;
	});
	site.get("/", () => made);
	return { answer: await site.request("/"), isSame };
}

describe("a header of an answer that is there", () => {
	it("is set on it, without another answer and without a look at its body", async () => {
		const made = new Response("Zürich", { headers: { "X-Own": "0", Vary: "Accept-Encoding" } });
		const body = vi.spyOn(made, "body", "get");
		const { answer, isSame } = await sent(made);
		expect(body).not.toHaveBeenCalled();
		expect(isSame).toBe(true);
		expect([answer.headers.get("X-Own"), answer.headers.get("Vary")]).toEqual(["1", "Accept-Encoding, Cookie"]);
		expect(await answer.text()).toBe("Zürich");
	});

	it("is set so by what sets those of every answer", async () => {
		const made = new Response("Zürich", { headers: { "Content-Type": "text/html" } });
		const body = vi.spyOn(made, "body", "get");
		const site = new Hono();
		site.use(securityHeaders);
		site.get("/", () => made);
		const answer = await site.request("/");
		expect(answer).toBe(made);
		expect(body).not.toHaveBeenCalled();
		expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
	});

	it("is set on another one where an answer from elsewhere takes none", async () => {
		const { answer, isSame } = await sent(await fetch("data:text/plain,elsewhere"));
		expect(isSame).toBe(false);
		expect([answer.status, answer.headers.get("X-Own"), answer.headers.get("Vary")]).toEqual([200, "1", "Cookie"]);
		expect(await answer.text()).toBe("elsewhere");
	});
});

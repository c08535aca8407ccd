import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { documentStates } from "#mail/examples/document-states.ts";
import { everyStatement } from "#mail/examples/statement-examples.ts";
import { documentPreviewRoutes } from "./document-previews.ts";

const site = (open: boolean) => {
	const app = new Hono();
	documentPreviewRoutes(app, { open });
	return app;
};

describe("previews of documents", () => {
	it("are not there unless the gallery is open", async () => {
		for (const path of ["/_documents", "/_documents/nl/0"]) {
			expect((await site(false).request(path)).status).toBe(404);
			const open = await site(true).request(path);
			expect([path, open.status, open.headers.get("x-robots-tag")]).toEqual([path, 200, "noindex"]);
		}
	});

	it("list every document in every state, each a file in four languages", async () => {
		const page = await (await site(true).request("/_documents")).text();
		const links = [...page.matchAll(/href="(\/_documents\/[^"]+)"/g)].map(([, path = ""]) => path);
		const states = documentStates("en").length + everyStatement("en").length;
		expect(links).toHaveLength(states * LANGUAGES.length);
		expect(new Set(links).size).toBe(links.length);
		for (const path of [...links.slice(0, 4), ...links.slice(-4)]) {
			const file = await site(true).request(path);
			expect([path, file.status, file.headers.get("content-type")]).toEqual([path, 200, "application/pdf"]);
			expect(
				Buffer.from(await file.arrayBuffer())
					.subarray(0, 5)
					.toString(),
			).toBe("%PDF-");
		}
	});

	it("know no other language and no other number", async () => {
		for (const path of ["xx/0", "nl/9999", "nl/-1", "nl/one"])
			expect((await site(true).request(`/_documents/${path}`)).status).toBe(404);
	});
});

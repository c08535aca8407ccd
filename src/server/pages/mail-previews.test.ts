import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { mailPreviewRoutes } from "./mail-previews.ts";

const site = (open: boolean) => {
	const app = new Hono();
	mailPreviewRoutes(app, { open, publicUrl: "https://halcyon.example" });
	return app;
};

describe("previews of mails", () => {
	it("are not there unless the gallery is open", async () => {
		for (const path of ["/_mails", "/_mails/confirmation/nl/html"]) {
			expect((await site(false).request(path)).status).toBe(404);
			const open = await site(true).request(path);
			expect(open.status).toBe(200);
			expect(open.headers.get("x-robots-tag")).toBe("noindex");
		}
	});

	it("list every mail with links that work", async () => {
		const page = await (await site(true).request("/_mails?booking=longNames")).text();
		const links = [...page.matchAll(/href="(\/_mails\/[^"]+)"/g)].map(([, path = ""]) => path.replaceAll("&amp;", "&"));
		expect(links.length).toBeGreaterThan(4_000);
		expect(new Set(links).size).toBe(links.length);
		// Every kind as it usually is, and the states of one.
		const opened = links.filter((path) => !path.includes("&state=") || path.includes("/cancelled_by_host/nl/"));
		expect(opened.length).toBeGreaterThan(300);
		for (const path of opened) expect((await site(true).request(path)).status, path).toBe(200);
	});

	it("know no other kind, language or format", async () => {
		for (const path of [
			"nothing/nl/html",
			"confirmation/xx/html",
			"confirmation/nl/pdf",
			"toString/nl/html",
			"confirmation/nl/html?state=none",
		])
			expect((await site(true).request(`/_mails/${path}`)).status).toBe(404);
		expect((await site(true).request("/_mails?booking=toString")).status).toBe(200);
	});
});

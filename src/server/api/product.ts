import { z } from "zod";
import { getHuislijstDateTime } from "#services/get-huislijst-date-time.ts";
import { getMessages } from "#services/get-messages.ts";
import { type ApiContext, onlyMethods } from "./endpoint.ts";

/** Small calls of the specification (§7). */
export function productRoutes({ api, getApp }: ApiContext): void {
	api.openAPIRegistry.registerPath({
		method: "get",
		path: "/api/get-messages",
		summary: "The flags behind the banners",
		responses: {
			200: {
				description: "The flags",
				content: {
					"application/json": {
						schema: z.object({ phone_unavailable: z.boolean(), ares_server_down: z.boolean() }),
					},
				},
			},
		},
	});
	api.get("/api/get-messages", async (c) => c.json(await getMessages(getApp()), 200, { "Cache-Control": "no-store" }));
	onlyMethods(api, "/api/get-messages", ["GET"]);

	api.openAPIRegistry.registerPath({
		method: "get",
		path: "/api/getHuislijstDateTime",
		summary: "When the houses were last updated",
		responses: {
			200: {
				description: "The instant, null before the first feed",
				content: { "application/json": { schema: z.object({ dateTime: z.string().nullable() }) } },
			},
		},
	});
	api.get("/api/getHuislijstDateTime", async (c) =>
		c.json(await getHuislijstDateTime(getApp()), 200, { "Cache-Control": "no-store" }),
	);
	onlyMethods(api, "/api/getHuislijstDateTime", ["GET"]);
}

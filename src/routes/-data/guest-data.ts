import { redirect } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { z } from "zod";
import { LANGUAGES } from "#domain/language.ts";
import { pageRequest } from "#server/pages/page-request.ts";
import { guestPage } from "#services/pages/guest/guest-page.ts";
import { load, pageOrStatus } from "./load.ts";
import { lastStay } from "./visitor.server.ts";

const text = z.string();
const NOTHING = { form: null, instead: null, differenceCents: null };

/** A page of the guest area, for the guest of the session. Never cached. */
export const loadGuestArea = createServerFn({ method: "GET" })
	.validator(z.object({ language: z.enum(LANGUAGES), guestId: text, path: text, done: text }))
	.handler(({ data }) => {
		setResponseHeader("Cache-Control", "no-store");
		return load(async (app) => {
			const page = pageRequest();
			const session = (await page?.context.guestOf(data.path)) ?? null;
			const { form, instead, differenceCents } = page?.guestArea ?? NOTHING;
			const view = await guestPage(app, session, { ...data, lastStay: lastStay(), form, instead, differenceCents });
			if (view && "movedTo" in view) throw redirect({ href: view.movedTo, statusCode: 302 });
			return pageOrStatus(view);
		});
	});

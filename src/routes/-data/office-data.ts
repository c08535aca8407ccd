import { notFound, redirect } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { z } from "zod";
import { LANGUAGES } from "#domain/language.ts";
import { pageRequest } from "#server/pages/page-request.ts";
import { officePage } from "#services/pages/office/office-page.ts";
import { OFFICE_DONE_PARAM } from "#site/views/office-view.ts";
import { load } from "./load.ts";

/** A page of the back office, for the member of staff of the session. Never cached; a page alone can ask for it. */
export const loadOffice = createServerFn({ method: "GET" })
	.validator(z.object({ path: z.string(), query: z.record(z.string(), z.unknown()), language: z.enum(LANGUAGES) }))
	.handler(({ data }) => {
		setResponseHeader("Cache-Control", "no-store");
		return load(async (app) => {
			const page = pageRequest();
			const session = (await page?.context.staff()) ?? null;
			const { form = null, instead = null, isConfirmed = false, isFresh = isConfirmed } = page?.office ?? {};
			// The request found its session before the second factor was shown.
			const known = session && isFresh ? { ...session, isFresh: true } : session;
			const query = isConfirmed ? { ...data.query, [OFFICE_DONE_PARAM]: "confirmed" } : data.query;
			const view = await officePage(app, known, { ...data, query, form, instead, ask: page?.ask ?? null });
			if ("movedTo" in view) throw redirect({ href: view.movedTo, statusCode: view.isForGood ? 301 : 302 });
			// A 404 in the office's own frame.
			if (view.page.name === "missing") throw notFound({ data: view });
			return view;
		});
	});

import { randomUUID } from "node:crypto";
import { notFound, redirect } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { getCookie } from "@tanstack/react-start/server";
import { z } from "zod";
import { LANGUAGES } from "#domain/language.ts";
import { BOOKING_TYPES } from "#domain/pricing/allowed-types.ts";
import { pageRequest } from "#server/pages/request-context.ts";
import { runtime } from "#server/runtime.ts";
import { proofCookie } from "#services/booking-proof.ts";
import { bookingPage } from "#services/pages/booking-page.ts";
import { frontPage } from "#services/pages/front-page.ts";
import { homePage } from "#services/pages/home-page.ts";
import { type MovedTo, searchPage } from "#services/pages/search-page.ts";
import { successPage } from "#services/pages/success-page.ts";

/** What the screens load: each parses its input, asks one use case, and turns its answer into page or status. */

const language = z.enum(LANGUAGES);
const text = z.string().max(2000);
const query = z.record(z.string().max(100), text);

/** Answers a view; a moved page leads on, a missing one is a 404. */
function pageOrStatus<View extends object>(answer: View | MovedTo | null): View {
	if (answer === null) throw notFound({ data: "slug" });
	if ("movedTo" in answer) throw redirect({ href: answer.movedTo, statusCode: 301 });
	return answer;
}

export const loadFrontPage = createServerFn({ method: "GET" })
	.validator(z.object({ language }))
	.handler(async ({ data }) => frontPage((await runtime()).app, data.language));

export const loadSearchPage = createServerFn({ method: "GET" })
	.validator(
		z.object({
			language,
			kind: z.enum(["all", "place", "lastMinute"]),
			slugs: z.array(text).max(20),
			query,
			unknownHome: z.boolean().optional(),
		}),
	)
	.handler(async ({ data }) => pageOrStatus(await searchPage((await runtime()).app, data)));

/** A home by its long address; one that is not offered shows the search of its place. */
export const loadHomeOrPlace = createServerFn({ method: "GET" })
	.validator(z.object({ language, accoId: text, path: text, slugs: z.array(text).max(20), query }))
	.handler(async ({ data }) => {
		const { app } = await runtime();
		const home = await homePage(app, data);
		if (home) return { home: pageOrStatus(home), search: null };
		const place = { language: data.language, kind: "place", slugs: data.slugs, query: {}, unknownHome: true } as const;
		return { home: null, search: pageOrStatus(await searchPage(app, place)) };
	});

export const loadHome = createServerFn({ method: "GET" })
	.validator(z.object({ language, accoId: text, query }))
	.handler(async ({ data }) => pageOrStatus(await homePage((await runtime()).app, { ...data, path: null })));

export const loadBookingPage = createServerFn({ method: "GET" })
	.validator(z.object({ language, slug: text, query }))
	.handler(async ({ data }) => {
		const posted = pageRequest()?.bookingForm;
		const form = posted ?? { values: {}, errors: {}, refused: null };
		const idempotencyKey = posted?.idempotencyKey ?? randomUUID();
		return pageOrStatus(await bookingPage((await runtime()).app, { ...data, form, idempotencyKey }));
	});

export const loadSuccessPage = createServerFn({ method: "GET" })
	.validator(z.object({ language, type: z.enum(BOOKING_TYPES), bookingNo: text }))
	.handler(async ({ data }) => {
		const proof = getCookie(proofCookie(data.bookingNo)) ?? null;
		return successPage((await runtime()).app, { ...data, proof });
	});

import { randomUUID } from "node:crypto";
import { isNotFound, isRedirect, notFound, redirect } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { getCookie } from "@tanstack/react-start/server";
import { z } from "zod";
import { LANGUAGES } from "#domain/language.ts";
import { BOOKING_TYPES } from "#domain/pricing/allowed-types.ts";
import { pageRequest } from "#server/pages/request-context.ts";
import { runtime } from "#server/runtime.ts";
import type { App } from "#services/app.ts";
import { proofCookie } from "#services/booking-proof.ts";
import { bookingPage } from "#services/pages/booking-page.ts";
import { frontPage } from "#services/pages/front-page.ts";
import { homePage } from "#services/pages/home-page.ts";
import { type MovedTo, searchPage } from "#services/pages/search-page.ts";
import { successPage } from "#services/pages/success-page.ts";

/** What the screens load: each parses its input, asks one use case, and turns its answer into page or status. */

const language = z.enum(LANGUAGES);
// No lengths here: the server's own limit on addresses holds, and a page ignores what it cannot read.
const text = z.string();
const query = z.record(text, text);

/** Answers a view; a moved page leads on, a missing one is a 404. */
function pageOrStatus<View extends object>(answer: View | MovedTo | null): View {
	if (answer === null) throw notFound({ data: "slug" });
	if ("movedTo" in answer) throw redirect({ href: answer.movedTo, statusCode: 301 });
	return answer;
}

/**
 * Runs one load. What fails by surprise is logged under an incident's id, and the id is all that the screen
 * gets of it.
 */
async function load<View>(use: (app: App) => Promise<View>): Promise<View> {
	const { app } = await runtime();
	try {
		return await use(app);
	} catch (error) {
		if (isNotFound(error) || isRedirect(error)) throw error;
		const incident = randomUUID();
		const stack = error instanceof Error ? error.stack : undefined;
		app.log.error({ incident, error: error instanceof Error ? error.name : "unknown", stack }, "page failed");
		throw new Error(incident);
	}
}

export const loadFrontPage = createServerFn({ method: "GET" })
	.validator(z.object({ language }))
	.handler(({ data }) => load((app) => frontPage(app, data.language)));

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
	.handler(({ data }) => load(async (app) => pageOrStatus(await searchPage(app, data))));

/** A home by its long address; one that is not offered shows the search of its place. */
export const loadHomeOrPlace = createServerFn({ method: "GET" })
	.validator(z.object({ language, accoId: text, path: text, slugs: z.array(text).max(20), query }))
	.handler(({ data }) =>
		load(async (app) => {
			const home = await homePage(app, data);
			if (home) return { home: pageOrStatus(home), search: null };
			const place = {
				language: data.language,
				kind: "place",
				slugs: data.slugs,
				query: {},
				unknownHome: true,
			} as const;
			return { home: null, search: pageOrStatus(await searchPage(app, place)) };
		}),
	);

export const loadHome = createServerFn({ method: "GET" })
	.validator(z.object({ language, accoId: text, query }))
	.handler(({ data }) => load(async (app) => pageOrStatus(await homePage(app, { ...data, path: null }))));

export const loadBookingPage = createServerFn({ method: "GET" })
	.validator(z.object({ language, slug: text, query }))
	.handler(({ data }) =>
		load(async (app) => {
			const posted = pageRequest()?.bookingForm;
			const form = posted ?? { values: {}, errors: {}, refused: null };
			const idempotencyKey = posted?.idempotencyKey ?? randomUUID();
			return pageOrStatus(await bookingPage(app, { ...data, form, idempotencyKey }));
		}),
	);

export const loadSuccessPage = createServerFn({ method: "GET" })
	.validator(z.object({ language, type: z.enum(BOOKING_TYPES), bookingNo: text }))
	.handler(({ data }) =>
		load((app) => successPage(app, { ...data, proof: getCookie(proofCookie(data.bookingNo)) ?? null })),
	);

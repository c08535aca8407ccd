import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { LANGUAGES } from "#domain/language.ts";
import { getMessages } from "#services/get-messages.ts";
import {
	articlePage,
	sectionPage,
	teamPage,
	textPage,
	vacanciesPage,
	vacancyPage,
} from "#services/pages/content-page.ts";
import { guestSignInPage, languagelessPage, partnerLanding } from "#services/pages/landing-page.ts";
import { isListing, listingPage } from "#services/pages/listing-page.ts";
import { readInternal } from "#site/rewrite.ts";
import { load, pageOrStatus } from "./load.ts";

/** What the screens of content load. */

const language = z.enum(LANGUAGES);
const text = z.string();
const section = z.enum(["blog", "news", "promotions", "parks"]);

export const loadTextPage = createServerFn({ method: "GET" })
	.validator(z.object({ language, name: text }))
	.handler(({ data }) =>
		load(async () => {
			const name = readInternal(`/${data.language}/page/${encodeURIComponent(data.name)}`)?.name;
			return pageOrStatus(name === undefined ? null : textPage(name as Parameters<typeof textPage>[0], data.language));
		}),
	);

export const loadTeamPage = createServerFn({ method: "GET" })
	.validator(z.object({ language, product: text }))
	.handler(({ data }) => load(async () => pageOrStatus(teamPage(data.product, data.language))));

export const loadVacancies = createServerFn({ method: "GET" })
	.validator(z.object({ language }))
	.handler(({ data }) => load(async () => vacanciesPage(data.language)));

export const loadVacancy = createServerFn({ method: "GET" })
	.validator(z.object({ language, slug: text }))
	.handler(({ data }) => load(async () => pageOrStatus(vacancyPage(data.slug, data.language))));

export const loadSection = createServerFn({ method: "GET" })
	.validator(z.object({ language, section: text }))
	.handler(({ data }) =>
		load(async () => {
			const known = section.safeParse(data.section);
			return pageOrStatus(known.success ? sectionPage(known.data, data.language) : null);
		}),
	);

export const loadArticle = createServerFn({ method: "GET" })
	.validator(z.object({ language, section: text, slug: text }))
	.handler(({ data }) =>
		load(async () => {
			const known = section.safeParse(data.section);
			return pageOrStatus(known.success ? articlePage(known.data, data.slug, data.language) : null);
		}),
	);

export const loadGuestArea = createServerFn({ method: "GET" })
	.validator(z.object({ language, guestId: text, path: text }))
	.handler(({ data }) =>
		load(async () => guestSignInPage(data.guestId, data.path.split("/").filter(Boolean), data.language)),
	);

export const loadPartnerLanding = createServerFn({ method: "GET" })
	.validator(z.object({ language, partnerCode: text }))
	.handler(({ data }) => load(async (app) => pageOrStatus(await partnerLanding(app, data.partnerCode, data.language))));

export const loadListing = createServerFn({ method: "GET" })
	.validator(z.object({ language, name: text }))
	.handler(({ data }) =>
		load(async (app) => pageOrStatus(isListing(data.name) ? await listingPage(app, data.name, data.language) : null)),
	);

/** A screen whose address holds no language. */
export const loadLanguageless = createServerFn({ method: "GET" })
	.validator(z.object({ language, name: z.enum(["win", "qr"]) }))
	.handler(({ data }) =>
		load(async (app) => ({ view: languagelessPage(data.name, data.language), flags: await getMessages(app) })),
	);

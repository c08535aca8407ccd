import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { z } from "zod";
import { LANGUAGES } from "#domain/language.ts";
import { ORGANISATION_AREAS } from "#domain/organisations/rights.ts";
import { pageRequest } from "#server/pages/page-request.ts";
import { organisationPage } from "#services/pages/organisation/organisation-page.ts";
import { load, pageOrStatus } from "./load.ts";

const query = z.record(z.string(), z.unknown());

/** A page of an organisation's area, for whoever is signed in. Never cached. */
export const loadOrganisation = createServerFn({ method: "GET" })
	.validator(z.object({ area: z.enum(ORGANISATION_AREAS), language: z.enum(LANGUAGES), path: z.string(), query }))
	.handler(({ data }) => {
		setResponseHeader("Cache-Control", "no-store");
		return load(async (app) => {
			const page = pageRequest();
			const session = (await page?.context.member(data.area)) ?? null;
			const posted = page?.organisation;
			if (posted?.isMissing) throw notFound({ data: "slug" });
			const { form = null, instead = null } = posted ?? {};
			return pageOrStatus(await organisationPage(app, session, { ...data, form, instead }));
		});
	});

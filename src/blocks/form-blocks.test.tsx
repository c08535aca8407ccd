import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { FormPageProvider } from "#features/forms/form-page.tsx";
import { loadMessages, messagesOf } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import type { BlockStories } from "./block-stories.ts";
import ContactForm from "./contact_form/block.tsx";
import { stories as contactForm } from "./contact_form/story.ts";
import GroupHouseGuide from "./group_house_guide/block.tsx";
import { load as loadGuide } from "./group_house_guide/load.server.ts";
import { stories as guide } from "./group_house_guide/story.ts";
import HomeownerLead from "./homeowner_lead/block.tsx";
import { load as loadLead } from "./homeowner_lead/load.server.ts";
import { stories as lead } from "./homeowner_lead/story.ts";
import type { LoadContext } from "./load-context.server.ts";
import NewsletterSubscribe from "./newsletter_subscribe/block.tsx";
import { stories as letter } from "./newsletter_subscribe/story.ts";
import PartnerSignUp from "./partner_sign_up/block.tsx";
import { stories as partner } from "./partner_sign_up/story.ts";
import PrizeDraw from "./prize_draw/block.tsx";
import { load as loadDraw } from "./prize_draw/load.server.ts";
import { stories as draw } from "./prize_draw/story.ts";
import { BLOCK_SCHEMAS } from "./schemas.ts";
import SingleVacancy from "./single_vacancy/block.tsx";
import { load as loadSingle } from "./single_vacancy/load.server.ts";
import type { BlockComponent } from "./story-page.ts";
import Vacancies from "./vacancies/block.tsx";
import { load as loadVacancies } from "./vacancies/load.server.ts";
import { stories as vacancies } from "./vacancies/story.ts";
import Vacancy from "./vacancy/block.tsx";
import { load as loadVacancy } from "./vacancy/load.server.ts";

/** The blocks of the forms, drawn from their own stories. */

const TODAY = "2026-11-21";
const UUID = "11111111-1111-4111-8111-111111111111";
const POST = {
	...{
		component: "vacancy",
		title: "Gastheer",
		description: "d",
		intro: "Je ontvangt gasten.",
		place: "Utrecht",
		country: "NL",
	},
	...{ hours: "24 uur", salary_from: 3000, salary_to: 3500, closes_at: TODAY, employment: "part_time" },
	...{ _uid: "v", body: { type: "doc", content: [] } },
};
const story = (path: string, changes: object = {}) => ({
	...{ uuid: UUID, path, name: "Gastheer", content: { ...POST, ...changes }, firstPublishedAt: null },
});

function contextOf(stories: readonly object[], language: Language = "nl"): LoadContext {
	const content = { allStories: async () => stories, storiesByUuid: async () => stories };
	const app = { clock: { now: () => new Date(), today: () => dayOf(TODAY) }, content };
	return { app, language, draft: false, storyPath: "vacatures/gastheer" } as unknown as LoadContext;
}

/** A story's block in one language, checked as the server checks it. */
function inLanguage<Block>(block: object, language: Language): Block {
	const values = Object.entries(block).map(([name, value]) => [
		name,
		typeof value === "object" && "nl" in value ? value[language] : value,
	]);
	const { component } = block as { component: string };
	return BLOCK_SCHEMAS[component]?.parse({ _uid: "b", ...Object.fromEntries(values) }) as Block;
}

async function html(element: ReactElement, language: Language = "nl"): Promise<string> {
	const component = () => (
		<LanguageProvider language={language}>
			<FormPageProvider json={JSON.stringify({ stamp: "s", posted: null })}>{element}</FormPageProvider>
		</LanguageProvider>
	);
	const routeTree = createRootRoute({ component, notFoundComponent: () => null });
	const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/nl/contact"] }) });
	await router.load();
	return renderToString(<RouterProvider router={router} />).replaceAll("<!-- -->", "");
}

const FORMS: readonly (readonly [
	name: string,
	BlockComponent,
	BlockStories,
	((block: never) => Promise<unknown>) | null,
])[] = [
	["contact_form", ContactForm, contactForm, null],
	["newsletter_subscribe", NewsletterSubscribe, letter, null],
	["homeowner_lead", HomeownerLead, lead, (block) => loadLead(block, contextOf([]))],
	["group_house_guide", GroupHouseGuide, guide, (block) => loadGuide(block, contextOf([]))],
	["partner_sign_up", PartnerSignUp, partner, null],
	["prize_draw", PrizeDraw, draw, (block) => loadDraw(block, contextOf([]))],
];

beforeAll(async () => {
	for (const language of LANGUAGES) await loadMessages(language);
});

describe.each(FORMS)("%s", (_name, Block, stories, load) => {
	it.each(
		Object.keys(stories),
	)("%s has a section with a heading and a form of its own, in four languages", async (kind) => {
		for (const language of LANGUAGES) {
			const block = inLanguage<{ title: string }>(stories[kind] ?? {}, language);
			const page = await html(<Block block={block} data={load ? await load(block as never) : null} />, language);
			const id = /<section[^>]*aria-labelledby="([^"]+)"/.exec(page)?.[1];
			expect(page).toMatch(new RegExp(`<h2 [^>]*id="${id}"`));
			expect(page.includes("<form")).toBe(kind !== "over");
		}
	});
});

describe("what the blocks leave out", () => {
	it("the draw's form once its last day is over", async () => {
		const block = inLanguage<never>(draw.over, "nl");
		const page = await html(<PrizeDraw block={block} data={await loadDraw(block, contextOf([]))} />);
		expect(page).toContain("Meedoen kon tot en met 31 januari 2020.");
		const last = { ...(block as object), closes_at: TODAY } as never;
		expect(await loadDraw(last, contextOf([]))).toEqual({ open: true });
		expect(await html(<PrizeDraw block={last} data={{ open: true }} />)).toContain("Aan welk meer ligt");
	});

	it("forms that cannot be filled in without what a loader finds", async () => {
		expect(await html(<HomeownerLead block={inLanguage(lead.typical, "nl")} data={null} />)).not.toContain("<form");
		expect(await html(<PrizeDraw block={inLanguage(draw.typical, "nl")} data={null} />)).not.toContain("<form");
		const asked = await html(<GroupHouseGuide block={inLanguage(guide.typical, "nl")} data={null} />);
		expect(asked).toContain('name="groupSize"');
		expect(asked).not.toContain('name="month"');
	});

	it("a booking's number in the general form; the booking's form asks for it first", async () => {
		const general = await html(<ContactForm block={inLanguage(contactForm.typical, "nl")} data={null} />);
		expect(general).not.toContain('name="bookingNo"');
		const booking = await html(<ContactForm block={inLanguage(contactForm.booking, "nl")} data={null} />);
		expect(booking.indexOf('name="bookingNo"')).toBeLessThan(booking.indexOf('name="name"'));
		expect(booking).toContain('id="booking"');
	});

	it("vacancies that are closed; without any the words for it", async () => {
		const open = story("vacatures/gastheer");
		const closed = story("vacatures/oud", { closes_at: "2026-11-20" });
		const block = inLanguage<never>(vacancies.typical, "nl");
		const data = await loadVacancies(block, contextOf([open, closed]));
		expect(data.open.map(({ title }) => title)).toEqual(["Gastheer"]);
		expect(await html(<Vacancies block={block} data={{ open: [] }} />)).toContain(vacancies.typical.empty.nl);
		expect(await html(<Vacancies block={block} data={null} />)).toContain(vacancies.typical.empty.nl);
	});
});

describe("months, posts and their forms", () => {
	it("the guide's form offers the coming 24 months, this one first, over the turn of the year", async () => {
		const { months } = await loadGuide(inLanguage(guide.typical, "nl"), contextOf([]));
		expect([months.length, months[0], months[1], months[2], months.at(-1)]).toEqual([
			...[24, "2026-11", "2026-12", "2027-01", "2028-10"],
		]);
	});

	it("a single vacancy shows the post and leads to it, and nothing once it is closed, gone or something else", async () => {
		const block = { _uid: "b", component: "single_vacancy", vacancy: UUID } as const;
		const data = await loadSingle(block, contextOf([story("vacancies/gastheer")]));
		const page = await html(<SingleVacancy block={block} data={data} />);
		for (const part of ["Gastheer", "Utrecht", "24 uur", messagesOf("nl").forms.toVacancy])
			expect(page).toContain(part);
		expect(data?.href).toBe("/nl/vacatures/gastheer");
		for (const stories of [
			[],
			[story("vacancies/x", { closes_at: "2026-11-20" })],
			[story("x", { component: "page" })],
		]) {
			expect(await loadSingle(block, contextOf(stories))).toBeNull();
		}
		expect(await html(<SingleVacancy block={block} data={null} />)).not.toContain("<section");
	});

	it("a vacancy's own screen has its form below the text until the day after its last", async () => {
		const block = BLOCK_SCHEMAS.vacancy?.parse(POST) as never;
		const data = await loadVacancy(block, contextOf([]));
		expect(data).toEqual({ slug: "gastheer", open: true });
		const open = await html(<Vacancy block={block} data={data} />);
		expect(open).toContain('name="vacancy" value="gastheer"');
		expect(open).toMatch(/type="file"[^>]*accept="[^"]*\.odt/);
		expect(open).toContain(messagesOf("nl").forms.cv_hint);
		const late = { ...(block as object), closes_at: "2026-11-20" } as never;
		const closed = await html(<Vacancy block={late} data={await loadVacancy(late, contextOf([]))} />);
		expect(closed).not.toContain("<form");
		expect(closed).toContain("20 november 2026");
		expect(await html(<Vacancy block={block} data={null} />)).not.toContain("<form");
	});
});

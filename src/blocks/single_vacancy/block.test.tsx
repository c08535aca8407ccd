import { expect, it } from "vitest";
import { translator } from "#i18n/catalogues.server.ts";
import { contextOf, html, VACANCY_UUID, vacancyStory } from "#tests/support/form-block.tsx";
import SingleVacancy from "./block.tsx";
import { load } from "./load.server.ts";

it("shows the post and leads to it, and nothing once it is closed, gone or something else", async () => {
	const block = { _uid: "b", component: "single_vacancy", vacancy: VACANCY_UUID } as const;
	const data = await load(block, contextOf([vacancyStory("vacancies/gastheer")]));
	const page = await html(<SingleVacancy block={block} data={data} />);
	for (const part of ["Gastheer", "Utrecht", "24 uur", translator("nl")("forms.toVacancy")])
		expect(page).toContain(part);
	expect(data?.href).toBe("/nl/vacatures/gastheer");
	const others = [
		[],
		[vacancyStory("vacancies/x", { closes_at: "2026-11-20" })],
		[vacancyStory("x", { component: "page" })],
	];
	for (const stories of others) expect(await load(block, contextOf(stories))).toBeNull();
	expect(await html(<SingleVacancy block={block} data={null} />)).not.toContain("<section");
});

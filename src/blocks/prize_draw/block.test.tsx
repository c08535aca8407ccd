import { expect, it } from "vitest";
import { contextOf, html, inLanguage, itIsAForm, TODAY } from "#tests/support/form-block.tsx";
import PrizeDraw from "./block.tsx";
import { load } from "./load.server.ts";
import { stories } from "./story.ts";

itIsAForm(PrizeDraw, stories, (block) => load(block, contextOf()));

it("leaves its form out once its last day is over, and when the day is unknown", async () => {
	const block = inLanguage<never>(stories.over);
	const page = await html(<PrizeDraw block={block} data={await load(block, contextOf())} />);
	expect(page).toContain("Meedoen kon tot en met 31 januari 2020.");
	const last = { ...(block as object), closes_at: TODAY } as never;
	expect(await load(last, contextOf())).toEqual({ open: true });
	expect(await html(<PrizeDraw block={last} data={{ open: true }} />)).toContain("Aan welk meer ligt");
	expect(await html(<PrizeDraw block={inLanguage(stories.typical)} data={null} />)).not.toContain("<form");
});

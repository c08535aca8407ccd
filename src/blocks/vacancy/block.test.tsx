import { expect, it } from "vitest";
import { translator } from "#i18n/catalogues.server.ts";
import { contextOf, html as markup, POST } from "#tests/support/form-block.tsx";
import { renderBlock } from "#tests/support/render-block.tsx";
import { BLOCK_SCHEMAS } from "../schemas.ts";
import VacancyBlock from "./block.tsx";
import { load } from "./load.server.ts";
import { stories } from "./story.ts";

it("has place, hours, pay and last day as pairs of name and value", async () => {
	const html = await renderBlock(VacancyBlock, stories.typical);
	expect(html.match(/<dt>/g)).toHaveLength(4);
	expect(html).toMatch(/2\.700.*3\.300/s);
	expect(html).toContain('dateTime="2027-03-31"');
});

it("names one amount where lowest and highest pay are the same", async () => {
	const html = await renderBlock(VacancyBlock, stories.empty);
	expect(html.match(/2\.700/g)).toHaveLength(1);
});

it("has its form below the text until the day after its last", async () => {
	const block = BLOCK_SCHEMAS.vacancy?.parse(POST) as never;
	const data = await load(block, contextOf());
	expect(data).toEqual({ slug: "gastheer", open: true });
	const open = await markup(<VacancyBlock block={block} data={data} />);
	expect(open).toContain('name="vacancy" value="gastheer"');
	expect(open).toMatch(/type="file"[^>]*accept="[^"]*\.odt/);
	expect(open).toContain(translator("nl")("forms.cv_hint"));
	const late = { ...(block as object), closes_at: "2026-11-20" } as never;
	const closed = await markup(<VacancyBlock block={late} data={await load(late, contextOf())} />);
	expect(closed).not.toContain("<form");
	expect(closed).toContain("20 november 2026");
	expect(await markup(<VacancyBlock block={block} data={null} />)).not.toContain("<form");
});

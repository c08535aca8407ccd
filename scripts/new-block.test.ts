import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newBlock } from "./new-block.ts";

describe("npm run new-block", () => {
	let root = "";
	const read = (file: string) => readFileSync(join(root, file), "utf8");

	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), "halcyon-block-"));
		cpSync("src/blocks", join(root, "src/blocks"), { recursive: true });
	});
	afterEach(() => rmSync(root, { recursive: true, force: true }));

	it("writes the four files of a block, formatted as the others are", () => {
		const files = newBlock("opening_hours", root);
		const own = ["schema.ts", "block.tsx", "story.ts", "block.test.tsx"];
		expect(files).toEqual([
			...own.map((file) => `src/blocks/opening_hours/${file}`),
			"src/blocks/schemas.ts",
			"src/blocks/registry.tsx",
		]);
		for (const file of files) {
			const args = ["node_modules/@biomejs/biome/bin/biome", "check", "--write", `--stdin-file-path=${file}`];
			const checked = execFileSync(process.execPath, args, { input: read(file), encoding: "utf8" });
			expect(checked, file).toBe(read(file));
		}
		expect(read("src/blocks/opening_hours/block.tsx")).toContain("export default function OpeningHoursBlock(");
	});

	it.each(["aaa", "opening_hours", "zzz", "page_2"])("adds %s to the lists where it belongs", (name) => {
		newBlock(name, root);
		const folders = (text: string) => [...text.matchAll(/"\.\/(\w+)\/schema\.ts"/g)].map((match) => `${match[1]}/`);
		const imports = folders(read("src/blocks/schemas.ts"));
		expect(imports).toEqual([...imports].sort());
		expect(imports).toContain(`${name}/`);
		const keys = (text: string) => [...text.matchAll(/^\t(\w+)(?:: \w+)?,$/gm)].map((match) => match[1]);
		expect(keys(read("src/blocks/schemas.ts"))).toContain(name);
		expect(keys(read("src/blocks/schemas.ts"))).toEqual(keys(read("src/blocks/schemas.ts")).sort());
		expect(read("src/blocks/registry.tsx")).toContain(`\t${name}: late(() => import("./${name}/block.tsx")),\n`);
	});

	it.each(["page", "faq_item", "broken_block", "seo"])("refuses %s, which is taken, and writes nothing", (name) => {
		const before = read("src/blocks/schemas.ts") + read("src/blocks/registry.tsx");
		expect(() => newBlock(name, root)).toThrow("there is such a block");
		expect(read("src/blocks/schemas.ts") + read("src/blocks/registry.tsx")).toBe(before);
	});

	it.each(["", "Block", "2fast", "a-b", "a__b", "_a", "a_", "../x", "class", "a b"])("refuses the name %j", (name) => {
		expect(() => newBlock(name, root)).toThrow("wanted lower-case words");
		expect(existsSync(join(root, "src/blocks", name || "none", "schema.ts"))).toBe(false);
	});
});

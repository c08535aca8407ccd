import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#db/project-root.ts";
import { lineHash, READING_RULES } from "./line-hash.ts";

/** The sources that decide what becomes of a line. */
const READERS = [
	...readdirSync(join(projectRoot(), "src/domain/feed"))
		.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
		.map((name) => `domain/feed/${name}`),
	"domain/accommodation/acco-id.ts",
	"domain/accommodation/facts.ts",
	"domain/accommodation/fee-basis.ts",
	"domain/accommodation/living.ts",
	"domain/accommodation/rates.ts",
	"domain/geo/public-point.ts",
	"domain/pricing/house-lines.ts",
	"services/import/location-scatter.ts",
	"services/import/read-halcyon.ts",
].sort();

it("tells lines apart by their text", () => {
	expect(lineHash("{}")).toMatch(/^[0-9a-f]{64}$/);
	expect(lineHash("{}")).not.toBe(lineHash("{} "));
});

it("knows when the rules changed by which lines are read: raise READING_RULES if one is stored otherwise, then state the new digest", () => {
	const digest = createHash("sha256");
	for (const name of READERS) digest.update(name).update(readFileSync(join(projectRoot(), "src", name)));
	expect([READING_RULES, digest.digest("hex").slice(0, 16)]).toEqual([1, "15ffc605469125a6"]);
});

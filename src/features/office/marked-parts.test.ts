import { expect, it } from "vitest";
import { markedParts } from "./marked-parts.ts";

const marked = (text: string, ...words: string[]) =>
	markedParts(text, words)
		.map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
		.join("");

it("what was typed is marked wherever it stands, whatever its case", () => {
	expect(marked("H7K4QP Noor van Dijk", "dijk")).toBe("H7K4QP Noor van [Dijk]");
	expect(marked("Dijkhuis aan de dijk", "dijk", "aan")).toBe("[Dijk]huis [aan] de [dijk]");
	expect(marked("Aan", "aan", "an")).toBe("[Aan]");
});

it("a text in which nothing was found stays as it is", () => {
	for (const words of [[], [""], ["x"]]) expect(marked("Zoë", ...words)).toBe("Zoë");
	// In small letters this one is longer than it was.
	expect(marked("İzmir", "zmir")).toBe("İzmir");
});

import { expect, it } from "vitest";
import { splitLines, type TextLine } from "./read-lines.ts";

async function split(chunks: readonly (string | Buffer)[], maxBytes?: number): Promise<TextLine[]> {
	async function* bytes() {
		for (const chunk of chunks) yield Buffer.from(chunk);
	}
	const lines: TextLine[] = [];
	for await (const batch of splitLines(bytes(), maxBytes)) lines.push(...batch);
	return lines;
}

it("joins lines over chunk borders, also within a letter, and drops carriage returns", async () => {
	const accent = Buffer.from("é");
	const chunks = ["a\nb", "c\r\n", accent.subarray(0, 1), accent.subarray(1), "\nend"];
	expect((await split(chunks)).map((line) => [line.number, line.text])).toEqual([
		[1, "a"],
		[2, "bc"],
		[3, "é"],
		[4, "end"],
	]);
});

it("drops a byte order mark from the first line", async () => {
	expect((await split(["\ufeff{}\n\ufeff{}\n"])).map((line) => line.text)).toEqual(["{}", "\ufeff{}"]);
});

it("passes over a line that is too long without holding it, and goes on after it", async () => {
	const chunks = ["ok\n", ...Array.from({ length: 50 }, () => "x".repeat(10)), "\nnext\n", "y".repeat(30)];
	expect(await split(chunks, 20)).toEqual([
		{ number: 1, text: "ok", fault: null },
		{ number: 2, text: null, fault: "TOO_LONG" },
		{ number: 3, text: "next", fault: null },
		{ number: 4, text: null, fault: "TOO_LONG" },
	]);
});

it("reports bytes that are no UTF-8", async () => {
	expect(await split([Buffer.from([0x61, 0xff, 0x0a]), "b\n"])).toEqual([
		{ number: 1, text: null, fault: "NOT_UTF8" },
		{ number: 2, text: "b", fault: null },
	]);
});

import { expect, it } from "vitest";
import { homesIn } from "./landing-homes.ts";

it("homes are read out of numbers and addresses, each once, and nothing else of a text", () => {
	const text = `a12, A34;a12
		https://halcyon.example/nl/vakantiehuis-oostenrijk/tirol/kirchberg/haus-eins-a990001?adults=2#x and a banana
		/en/acco/a77/ a1234567890123 villa-a`;
	expect(homesIn(text)).toEqual(["a12", "a34", "a990001", "a77"]);
	expect(homesIn("")).toEqual([]);
});

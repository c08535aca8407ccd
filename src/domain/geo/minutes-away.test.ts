import { expect, it } from "vitest";
import { minutesAway } from "./minutes-away.ts";

it("walks up to two kilometres at 15 minutes a kilometre, and drives farther at two", () => {
	expect(minutesAway(0.4, false)).toEqual({ by: "foot", minutes: 6 });
	expect(minutesAway(1.2, false)).toEqual({ by: "foot", minutes: 18 });
	expect(minutesAway(Math.fround(1.2), false)).toEqual({ by: "foot", minutes: 18 });
	expect(minutesAway(2, false)).toEqual({ by: "foot", minutes: 30 });
	expect(minutesAway(2.1, false)).toEqual({ by: "car", minutes: 5 });
	expect(minutesAway(8.5, false)).toEqual({ by: "car", minutes: 17 });
});

it("is never less than a minute, rough from twenty minutes on, and rough all along where only the area is known", () => {
	expect(minutesAway(0, false)).toEqual({ by: "foot", minutes: 1 });
	expect(minutesAway(1.4, false)).toEqual({ by: "foot", minutes: 25 });
	expect(minutesAway(31, false)).toEqual({ by: "car", minutes: 65 });
	expect(minutesAway(0.4, true)).toEqual({ by: "foot", minutes: 10 });
	expect(minutesAway(0, true)).toEqual({ by: "foot", minutes: 5 });
});

it("says nothing of a drive from a place that has no cars", () => {
	expect(minutesAway(9, false, true)).toBeNull();
	expect(minutesAway(0.4, false, true)).toEqual({ by: "foot", minutes: 6 });
});

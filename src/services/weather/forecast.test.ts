import { expect, it } from "vitest";
import { readForecast } from "./forecast.ts";

const NOW = new Date("2027-01-15T10:00:00Z");
const CURRENT = { temperature_2m: 3.6, weather_code: 2, is_day: 0 };
const DAILY = {
	time: ["2027-01-15", "2027-01-16"],
	weather_code: [0, 3],
	temperature_2m_min: [-8.6, -0.2],
	temperature_2m_max: [1.4, 2.5],
};
const read = (current: object, daily: object) => readForecast(JSON.stringify({ current, daily }), NOW);

it("reads what it asked for and passes over what it did not", () => {
	expect(read({ ...CURRENT, rain: 1 }, { ...DAILY, sunrise: ["x"] })).toEqual({
		now: { temperature: 4, code: 2, isDay: false },
		days: [
			{ date: "2027-01-15", min: -9, max: 1, code: 0 },
			{ date: "2027-01-16", min: 0, max: 3, code: 3 },
		],
		readAt: "2027-01-15T10:00:00.000Z",
	});
});

it.each<[string, object, object]>([
	["words for degrees", { ...CURRENT, temperature_2m: "warm" }, DAILY],
	["degrees that are none", { ...CURRENT, temperature_2m: 400 }, DAILY],
	["a code that is none", { ...CURRENT, weather_code: 1.5 }, DAILY],
	["no days", CURRENT, { ...DAILY, time: [] }],
	["columns of other lengths", CURRENT, { ...DAILY, weather_code: [0] }],
	["days that are none", CURRENT, { ...DAILY, time: ["2027-02-30", "<b>"] }],
	["no temperature", { weather_code: 2, is_day: 1 }, DAILY],
])("refuses %s", (_, current, daily) => {
	expect(read(current, daily)).toBeNull();
});

it.each(["", "{", "null", "[]", '"sunny"', "{}"])("refuses %j", (body) => {
	expect(readForecast(body, NOW)).toBeNull();
});

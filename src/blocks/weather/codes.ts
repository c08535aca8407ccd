/** Weather in words: the codes of the WMO (table 4677) that Open-Meteo answers, in the groups that people tell apart. */
export const SKIES = [
	"clear",
	"mostlyClear",
	"partlyCloudy",
	"overcast",
	"fog",
	"drizzle",
	"freezingRain",
	"lightRain",
	"rain",
	"heavyRain",
	"lightSnow",
	"snow",
	"heavySnow",
	"showers",
	"snowShowers",
	"thunder",
	"hail",
] as const;
export type Sky = (typeof SKIES)[number];

const BY_CODE: Readonly<Record<number, Sky>> = {
	0: "clear",
	1: "mostlyClear",
	2: "partlyCloudy",
	3: "overcast",
	...of("fog", 45, 48),
	...of("drizzle", 51, 53, 55),
	...of("freezingRain", 56, 57, 66, 67),
	61: "lightRain",
	63: "rain",
	65: "heavyRain",
	71: "lightSnow",
	73: "snow",
	75: "heavySnow",
	77: "lightSnow",
	...of("showers", 80, 81, 82),
	...of("snowShowers", 85, 86),
	95: "thunder",
	...of("hail", 96, 99),
};

function of(sky: Sky, ...codes: number[]): Record<number, Sky> {
	return Object.fromEntries(codes.map((code) => [code, sky]));
}

/** The sky of a code; null for one that is not in use. */
export function skyOf(code: number): Sky | null {
	return BY_CODE[code] ?? null;
}

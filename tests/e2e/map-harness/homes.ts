import type { MapLabel } from "#features/map/map-types.ts";
import type { MapPoint } from "#search/query.ts";

export interface Home extends MapPoint {
	readonly title: string;
}

/** Two homes of their own in Kirchberg, two on one spot in Kitzbühel, 24 close together at Zell am See, one far off. */
const SMALL: readonly Home[] = [
	{ accoId: "a990001", title: "Haus Eins", lat: 47.44512, lng: 12.31644, grandCents: 128_800 },
	{ accoId: "a990002", title: "Haus Zwei", lat: 47.39, lng: 12.36, grandCents: 98_050 },
	{ accoId: "a990003", title: "Haus Drei", lat: 47.4467, lng: 12.3925, grandCents: null },
	{ accoId: "a990004", title: "Haus Vier", lat: 47.4467, lng: 12.3925, grandCents: 70_000 },
	{ accoId: "a990099", title: "Casa Lontana", lat: 39.56, lng: 2.65, grandCents: 210_000 },
	...Array.from({ length: 24 }, (_, number) => ({
		accoId: `a9901${String(number).padStart(2, "0")}`,
		title: `Seehaus ${number + 1}`,
		lat: 47.32 + (number % 5) * 0.002,
		lng: 12.79 + Math.floor(number / 5) * 0.003,
		grandCents: 60_000 + number * 1_000,
	})),
];

/** The few homes, or any number of them strewn over the Alps in a fixed disorder. */
export function homes(many: number): readonly Home[] {
	if (many === 0) return SMALL;
	return Array.from({ length: many }, (_, number) => ({
		accoId: `a${number + 1}`,
		title: `Haus ${number + 1}`,
		lat: 45.5 + ((number * 7919) % 10007) / 4000,
		lng: 7 + ((number * 104729) % 10009) / 1200,
		grandCents: 50_000 + ((number * 37) % 900) * 100,
	}));
}

export const LABELS: readonly MapLabel[] = [
	{ id: "tirol", name: "Tirol", kind: "region", lat: 47.2, lng: 11.4, weight: 30 },
	{ id: "salzburg", name: "Salzburg", kind: "region", lat: 47.4, lng: 13.1, weight: 24 },
	{ id: "kirchberg", name: "Kirchberg in Tirol", kind: "placename", lat: 47.441, lng: 12.31, weight: 2 },
	{ id: "zell", name: "Zell am See", kind: "placename", lat: 47.325, lng: 12.795, weight: 24 },
];

import type { AccommodationStatus } from "../accommodation/facts.ts";
import { publicPoint, type Scatter } from "../geo/public-point.ts";
import type { Language } from "../language.ts";
import { type AccommodationLine, type FeedOccupancyKind, NEAR_KM } from "./accommodation-line.ts";
import type { RatesLine } from "./rates-line.ts";

/** What every format becomes before it is applied: the same shapes, complete and ready to store. */

export interface StagedHome
	extends Omit<
		AccommodationLine,
		"type" | "status" | "isTest" | "maxPets" | "includedGuests" | "nearSkiSlope" | "nearSea" | "nearLake" | "units"
	> {
	readonly status: AccommodationStatus;
	readonly publicLat: number;
	readonly publicLng: number;
	readonly maxPets: number;
	/** False where the source says nothing about pets. */
	readonly petsKnown: boolean;
	readonly includedGuests: number;
	readonly nearSkiSlope: boolean;
	readonly nearSea: boolean;
	readonly nearLake: boolean;
	readonly units: readonly string[];
	/** Language of a description that exists in one language only; null: all that it has. */
	readonly sourceLanguage: Language | null;
	/** Where a home of a foreign format came from. */
	readonly source: { readonly file: string; readonly id: string } | null;
}

export type StagedRates = Omit<RatesLine, "type">;

export interface StagedPeriod {
	/** First night. */
	readonly arrival: string;
	/** Day after the last night. */
	readonly departure: string;
	readonly kind: FeedOccupancyKind;
}

export interface StagedOccupancy {
	readonly unit: string;
	readonly periods: readonly StagedPeriod[];
}

/** Completes the facts of a Halcyon line; `scatter` moves the points of areas. */
export function stagedHome(line: AccommodationLine, scatter: Scatter): StagedHome {
	const { type: _type, isTest, ...facts } = line;
	const point = line.locationPrecision === "area" ? publicPoint(line.accoId, line, scatter) : line;
	return {
		...facts,
		status: isTest && line.status === "live" ? "test" : line.status,
		publicLat: point.lat,
		publicLng: point.lng,
		amenities: [...new Set(line.amenities)],
		maxPets: line.maxPets ?? 0,
		petsKnown: line.maxPets !== null,
		includedGuests: line.includedGuests ?? line.maxGuests,
		nearSkiSlope: line.nearSkiSlope ?? isNear(line.kmSkilift),
		nearSea: line.nearSea ?? isNear(line.kmSea),
		nearLake: line.nearLake ?? isNear(line.kmLake),
		units: line.units ?? [line.accoId],
		sourceLanguage: null,
		source: null,
	};
}

/** True for a known distance of at most two kilometres. */
export function isNear(km: number | null): boolean {
	return km !== null && km <= NEAR_KM;
}

/**
 * Blocks of one unit in order, none overlapping: what touches or overlaps within a kind is joined, and of two
 * kinds on the same nights the one that came earlier in time keeps them.
 */
export function mergePeriods(periods: readonly StagedPeriod[]): readonly StagedPeriod[] {
	const ordered = [...periods].sort((a, b) =>
		a.arrival === b.arrival ? (a.departure < b.departure ? -1 : 1) : a.arrival < b.arrival ? -1 : 1,
	);
	const merged: StagedPeriod[] = [];
	for (const period of ordered) {
		const last = merged.at(-1);
		if (!last || period.arrival > last.departure) merged.push(period);
		else if (period.departure <= last.departure) continue;
		else if (period.kind === last.kind) merged[merged.length - 1] = { ...last, departure: period.departure };
		else merged.push({ ...period, arrival: last.departure });
	}
	return merged;
}

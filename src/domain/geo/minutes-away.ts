/** How long a way takes, reckoned from the distance as the crow flies. Shown together with this rule. */

/** Farther than this, kilometres, people drive. */
const WALK_KM = 2;
/** A quarter longer than the straight line, at five kilometres an hour. */
export const WALK_MINUTES_PER_KM = 15;
/** A third longer than the straight line, at forty kilometres an hour. */
export const DRIVE_MINUTES_PER_KM = 2;
/** From here on nobody means single minutes. */
export const ROUGH_MINUTES = 20;
export const ROUGH_STEP = 5;

export interface MinutesAway {
	readonly by: "foot" | "car";
	readonly minutes: number;
}

/**
 * Minutes to something so many kilometres away, rounded up, from twenty on in steps of five. Of a home of which only
 * the area is known everything is in steps of five. Null: too far to walk, from a place that has no cars (`car-free.ts`).
 */
export function minutesAway(km: number, isArea: boolean, isCarFree = false): MinutesAway | null {
	const by = km <= WALK_KM ? "foot" : "car";
	if (by === "car" && isCarFree) return null;
	// Kilometres come as single-precision numbers: a hair more is not another minute.
	const exact = Math.round(km * (by === "foot" ? WALK_MINUTES_PER_KM : DRIVE_MINUTES_PER_KM) * 10) / 10;
	const step = isArea || exact > ROUGH_MINUTES ? ROUGH_STEP : 1;
	return { by, minutes: Math.max(step, Math.ceil(exact / step) * step) };
}

import { type DayNumber, dayOf } from "./civil-date.ts";

/** Feasts that move with Easter, by the Gregorian calendar. */

/** Easter Sunday of a year (the anonymous Gregorian computus). */
export function easterSunday(year: number): DayNumber {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const ofCentury = year % 100;
	const epact =
		(19 * golden +
			century -
			Math.floor(century / 4) -
			Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
			15) %
		30;
	const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
	const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
	const count = epact + weekday - 7 * late + 114;
	const [month, day] = [Math.floor(count / 31), (count % 31) + 1].map((part) => String(part).padStart(2, "0"));
	return dayOf(`${year}-${month}-${day}`);
}

/** Ascension Day, a Thursday. */
export function ascensionDay(year: number): DayNumber {
	return easterSunday(year) + 39;
}

/** Whit Sunday. */
export function whitSunday(year: number): DayNumber {
	return easterSunday(year) + 49;
}

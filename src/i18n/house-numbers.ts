import { APPLICATION_ANSWER_HOURS, OPTION_HOURS, PAYMENT_HOLD_MINUTES } from "#domain/booking/claim.ts";
import {
	ACCEPTED_HOURS,
	LAPSE_AFTER_DAYS,
	OVERDUE_STAFF_DAYS,
	OWED_WITHIN_DAYS,
	PAYMENT_REMINDERS,
	REFUND_WITHIN_DAYS,
	TRAVEL_INFORMATION_DAYS,
} from "#domain/booking/timers.ts";
import { vacancyApplications } from "#domain/forms/definitions/vacancy-applications.ts";
import { LINK_DAYS } from "#domain/partners/link-days.ts";
import { OPTION_MIN_DAYS_AHEAD } from "#domain/pricing/allowed-types.ts";
import { EARLIER_DAYS } from "#domain/pricing/earlier-price.ts";
import { FIRST_DUE_DAYS } from "#domain/pricing/instalments.ts";

/**
 * Numbers of the rules that texts name as `{houseOptionHours}`. They are filled in before a text is compiled, so that no
 * caller hands them over and no page loads them. Each is the constant that the rule itself reads.
 */
export const HOUSE_NUMBERS = {
	houseOptionHours: OPTION_HOURS,
	houseOptionDays: OPTION_MIN_DAYS_AHEAD,
	houseAnswerHours: APPLICATION_ANSWER_HOURS,
	houseAcceptedHours: ACCEPTED_HOURS,
	housePaymentMinutes: PAYMENT_HOLD_MINUTES,
	houseFirstDays: FIRST_DUE_DAYS,
	houseWarnDays: PAYMENT_REMINDERS[2].afterDays,
	/** It lapses at the beginning of the day after. */
	houseLastDays: LAPSE_AFTER_DAYS - 1,
	houseStaffDays: OVERDUE_STAFF_DAYS,
	houseRefundDays: REFUND_WITHIN_DAYS,
	houseOwedDays: OWED_WITHIN_DAYS,
	houseTravelDays: TRAVEL_INFORMATION_DAYS,
	houseLinkDays: LINK_DAYS,
	houseEarlierDays: EARLIER_DAYS,
	houseVacancyDays: vacancyApplications.keptDays,
} as const satisfies Readonly<Record<string, number>>;
export type HouseNumbers = Readonly<Record<keyof typeof HOUSE_NUMBERS, number>>;

/** A text with the numbers of the rules in it; throws on a name that there is none of. */
export function withHouseNumbers(text: string, numbers: HouseNumbers = HOUSE_NUMBERS): string {
	return text.replace(/\{(house[A-Z]\w*)\}/g, (_, name: string) => {
		if (!Object.hasOwn(numbers, name)) throw new Error(`there is no number ${name}`);
		return String(numbers[name as keyof HouseNumbers]);
	});
}

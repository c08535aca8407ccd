import { BALANCE_DAYS } from "#domain/accommodation/accommodation.ts";
import { type CancellationPolicy, DEFAULT_CANCELLATION } from "#domain/booking/cancellation.ts";
import { APPLICATION_HOURS, OPTIONS_PER_GUEST } from "#domain/booking/claim.ts";
import { COMPLAINT_ANSWER_DAYS } from "#domain/booking/complaints.ts";
import { formOf } from "#domain/forms/site-forms.ts";
import type { Language } from "#domain/language.ts";
import { FIRST_SHARE_BP } from "#domain/pricing/instalments.ts";
import { INSURED_COUNTRIES, type InsuranceTariff, insuranceOf, insuranceTariff } from "#domain/pricing/insurance.ts";
import { formatMoneyExact, formatMoneyWhole, formatNumber, formatPercent } from "#i18n/format.ts";
import { HOUSE_NUMBERS, type HouseNumbers } from "#i18n/house-numbers.ts";
import { LAST_MINUTE_DAYS } from "#search/last-minute.ts";
import { AUTH_LOG_DAYS } from "../access/auth-log.ts";
import { INVOICE_YEARS } from "../guests/forget.ts";
import { RUN_OUT_DAYS } from "../guests/retain.ts";

/** The insured sum of the worked example, cents. */
const EXAMPLE_CENTS = 100_000;
const DAYS_A_YEAR = 365;
const DAYS_A_MONTH = 30.5;

/** The rules that texts tell of. */
export interface HouseRules {
	readonly numbers: HouseNumbers;
	readonly cancellation: CancellationPolicy;
}

const HOUSE_RULES: HouseRules = { numbers: HOUSE_NUMBERS, cancellation: DEFAULT_CANCELLATION };

/**
 * All that stories may name as `{{name}}`, in a language: numbers of the rules as the language writes them, sums,
 * percents, and the company's own values as `company.…`, `company.address` in one line. Every number comes from where the
 * rule itself reads it.
 */
export function houseFacts(
	language: Language,
	company: ReadonlyMap<string, string>,
	{ numbers, cancellation }: HouseRules = HOUSE_RULES,
): ReadonlyMap<string, string> {
	const number = (value: number) => formatNumber(value, language);
	const percent = (bp: number) => formatPercent(bp, language);
	const kept = (form: Parameters<typeof formOf>[0]) => formOf(form).keptDays;
	return new Map([
		["option.hours", number(numbers.houseOptionHours)],
		["option.days", number(numbers.houseOptionDays)],
		["option.most", number(OPTIONS_PER_GUEST)],
		["request.answerHours", number(numbers.houseAnswerHours)],
		["request.lapseHours", number(APPLICATION_HOURS)],
		["request.acceptedHours", number(numbers.houseAcceptedHours)],
		["payment.holdMinutes", number(numbers.housePaymentMinutes)],
		["payment.first", percent(FIRST_SHARE_BP)],
		["payment.firstDays", number(numbers.houseFirstDays)],
		["payment.balanceDays", number(BALANCE_DAYS)],
		["payment.warnDays", number(numbers.houseWarnDays)],
		["payment.lastDays", number(numbers.houseLastDays)],
		["payment.staffDays", number(numbers.houseStaffDays)],
		["refund.days", number(numbers.houseRefundDays)],
		["cancel.owedDays", number(numbers.houseOwedDays)],
		["travel.days", number(numbers.houseTravelDays)],
		["complaint.days", number(COMPLAINT_ANSWER_DAYS)],
		["partner.days", number(numbers.houseLinkDays)],
		["lastMinute.days", number(LAST_MINUTE_DAYS)],
		["reduction.days", number(numbers.houseEarlierDays)],
		["kept.invoiceYears", number(INVOICE_YEARS)],
		["kept.runOutDays", number(RUN_OUT_DAYS)],
		["kept.formYears", number(kept("contact-messages") / DAYS_A_YEAR)],
		["kept.vacancyDays", number(numbers.houseVacancyDays)],
		["kept.prizeDays", number(kept("prize-draw-entries"))],
		["kept.signInMonths", number(Math.round(AUTH_LOG_DAYS / DAYS_A_MONTH))],
		...cancellationFacts(cancellation, number, percent),
		...INSURED_COUNTRIES.flatMap((country) => insuranceFacts(country, language)),
		...companyFacts(company),
	]);
}

/** Steps of the cancellation policy: `days1` to `fee4`, and `from2`, the day with which a step begins. */
function cancellationFacts(
	policy: CancellationPolicy,
	number: (value: number) => string,
	percent: (bp: number) => string,
): readonly (readonly [string, string])[] {
	return policy.flatMap(({ moreThanDays, feeBp }, at) => {
		const step = at + 1;
		const fee = [`cancel.fee${step}`, percent(feeBp)] as const;
		if (moreThanDays === null) return [fee];
		return [
			fee,
			[`cancel.days${step}`, number(moreThanDays)] as const,
			[`cancel.from${step}`, number(moreThanDays + 1)] as const,
		];
	});
}

function insuranceFacts(country: string, language: Language): readonly (readonly [string, string])[] {
	const tariff = insuranceTariff(country) as InsuranceTariff;
	const { premiumCents, policyFeeCents, taxCents } = insuranceOf(EXAMPLE_CENTS, tariff);
	const money = (cents: number) => formatMoneyExact(cents, language);
	const facts: Readonly<Record<string, string>> = {
		premium: formatPercent(tariff.bp, language),
		fee: money(policyFeeCents),
		tax: formatPercent(tariff.taxBp, language),
		"example.sum": formatMoneyWhole(EXAMPLE_CENTS, language),
		"example.premium": money(premiumCents),
		"example.withFee": money(premiumCents + policyFeeCents),
		"example.tax": money(taxCents),
		"example.total": money(premiumCents + policyFeeCents + taxCents),
	};
	return Object.entries(facts).map(([name, value]) => [`insurance.${country}.${name}`, value] as const);
}

function companyFacts(company: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
	const value = (name: string) => company.get(name)?.trim() ?? "";
	const place = [value("postal_code"), value("place")].filter(Boolean).join(" ");
	const address = [value("street"), place, value("country")].filter(Boolean).join(", ");
	return [
		...[...company].map(([name, text]) => [`company.${name}`, text.trim()] as const),
		["company.address", address],
	];
}

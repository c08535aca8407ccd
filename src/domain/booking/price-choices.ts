/** What a guest chooses in the booking form that changes the price of a stay (specification §3). */
export interface PriceChoices {
	readonly insurance: boolean;
	/** ISO 3166-1 alpha-2; the country changes the price of the insurance only. */
	readonly residence: string;
	readonly discountCode: string | null;
	readonly useGuestCredits: boolean;
	readonly extras: readonly { readonly code: string; readonly quantity?: number | undefined }[];
}

type Values = Readonly<Record<string, string>>;

const EXTRA = "extra_";
const PRICED = ["countryCode", "insurance", "discountCode", "useGuestCredits"];

/** The fields of the form that change the price. */
export function pricedValues(values: Values): Values {
	return Object.fromEntries(Object.entries(values).filter(([name]) => PRICED.includes(name) || name.startsWith(EXTRA)));
}

/** The choices of a form; extras are fields `extra_{code}`. */
export function priceChoicesOf(values: Values): PriceChoices {
	return {
		insurance: values.insurance === "1",
		residence: values.countryCode ?? "",
		discountCode: values.discountCode?.trim() || null,
		useGuestCredits: values.useGuestCredits === "1",
		extras: Object.keys(values)
			.filter((name) => name.startsWith(EXTRA) && values[name] === "1")
			.map((name) => ({ code: name.slice(EXTRA.length) })),
	};
}

/** True when two choices ask for the same price, whatever the order of the extras and the case of the code. */
export function isSamePrice(one: PriceChoices, other: PriceChoices): boolean {
	return keyOf(one) === keyOf(other);
}

function keyOf({ insurance, residence, discountCode, useGuestCredits, extras }: PriceChoices): string {
	const counted = extras.map(({ code, quantity = null }) => [code, quantity] as const);
	return JSON.stringify([
		insurance ? residence : null,
		discountCode?.toLowerCase() ?? null,
		useGuestCredits,
		counted.sort(([a], [b]) => (a < b ? -1 : 1)),
	]);
}

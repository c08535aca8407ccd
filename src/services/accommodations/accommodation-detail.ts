import type { FeeBasis } from "#domain/accommodation/fee-basis.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { PayPlace } from "#domain/accommodation/rates.ts";
import { DEFAULT_CANCELLATION } from "#domain/booking/cancellation.ts";
import { completeLocalized, type Language, writtenIn } from "#domain/language.ts";
import { fromPrice } from "#domain/pricing/arrivals.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import type { App } from "../app.ts";
import { loadHomeForSale } from "../quotes/quote-stay.ts";
import { listedAccommodation } from "./listed-accommodations.ts";

/** Everything shown of one accommodation. */
export interface AccommodationDetail {
	readonly listed: ListedAccommodation;
	readonly description: string;
	/** Language of the description where it is not the one asked for. */
	readonly descriptionLanguage: Language;
	readonly detached: boolean;
	readonly areaM2: number | null;
	readonly companyVfy: boolean;
	readonly registrationNumber: string | null;
	readonly depositCents: number;
	readonly fees: readonly {
		readonly code: string;
		readonly label: string;
		readonly cents: number;
		readonly per: FeeBasis;
		readonly mandatory: boolean;
		readonly pay: PayPlace;
	}[];
	readonly rules: {
		readonly checkinFrom: string | null;
		readonly checkoutUntil: string | null;
		readonly maxBabies: number;
		readonly includedGuests: number;
		readonly minLeadDays: number;
		readonly optionAllowed: boolean;
		readonly balanceDays: number;
		readonly cancellation: readonly { readonly moreThanDays: number | null; readonly feeBp: number }[];
	};
	readonly distances: {
		readonly kmSkilift: number | null;
		readonly kmGolfCourse: number | null;
		readonly kmSea: number | null;
		readonly kmLake: number | null;
	};
	readonly reviewsSummary: { readonly count: number; readonly rating: number | null };
}

/** A home that is for sale, in a language; null for any other id. */
export async function accommodationDetail(
	app: Pick<App, "db" | "clock" | "viewer">,
	accoId: string,
	language: Language,
): Promise<AccommodationDetail | null> {
	const loaded = await loadHomeForSale(app.db, accoId, app.clock.now(), app.viewer);
	if (!loaded) return null;
	const { home, row } = loaded;
	return {
		listed: listedAccommodation(row, language, {
			price: null,
			from: fromPrice(home, app.clock.today(), loaded.occupancy),
		}),
		description: completeLocalized(row.description)[language],
		descriptionLanguage: writtenIn(row.description, language),
		detached: row.detached,
		areaM2: row.area_m2,
		companyVfy: row.company_vfy,
		registrationNumber: row.registration_number,
		depositCents: home.depositCents,
		fees: home.rates.fees.map(({ code, cents, per, mandatory, pay }) => ({
			code,
			label: lineLabel(code, language, home.country),
			cents,
			per,
			mandatory,
			pay,
		})),
		rules: {
			checkinFrom: row.checkin_from,
			checkoutUntil: row.checkout_until,
			maxBabies: home.maxBabies,
			includedGuests: home.includedGuests,
			minLeadDays: home.minLeadDays,
			optionAllowed: home.optionAllowed,
			balanceDays: home.balanceDays,
			cancellation: DEFAULT_CANCELLATION,
		},
		distances: {
			kmSkilift: row.km_skilift,
			kmGolfCourse: row.km_golf_course,
			kmSea: row.km_sea,
			kmLake: row.km_lake,
		},
		reviewsSummary: { count: row.reviews, rating: row.rating },
	};
}

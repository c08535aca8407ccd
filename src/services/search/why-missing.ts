import { findHome } from "#db/accommodations/home-desk.ts";
import { occupancyOf } from "#domain/accommodation/accommodation.ts";
import type { StayRefusal } from "#domain/pricing/refusal.ts";
import { checkLead, checkParty, checkRules, isFree, refusalLimit, type Stay } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Missing } from "#search/explain.ts";
import type { SearchHome } from "#search/search-home.ts";
import type { App } from "../app.ts";
import { filterReason, type Wording } from "./why-words.ts";

/** What keeps a home out of a search, in sentences: the engine says which condition, the domain's rules say why. */

/** The home that was asked for. */
interface RequestedHome {
	readonly accoId: string;
	/** Null: it is not live. */
	readonly home: SearchHome | null;
	/** Where it lies; null: it may not be shown. */
	readonly place: string | null;
}

export async function missingReasons(
	app: Pick<App, "db" | "clock">,
	wording: Wording,
	requested: RequestedHome,
	missing: readonly Missing[],
): Promise<readonly string[]> {
	const found = await Promise.all(missing.map((reason) => reasonOf(app, wording, requested, reason)));
	return found.flat();
}

async function reasonOf(
	app: Pick<App, "db" | "clock">,
	wording: Wording,
	{ accoId, home, place }: RequestedHome,
	reason: Missing,
): Promise<readonly string[]> {
	const { t, query, language } = wording;
	switch (reason.by) {
		case "notLive":
			return [await notLive(app, wording, accoId)];
		case "place":
			return [place === null ? t("why.out_place") : t("why.out_placeOf", { place })];
		case "testHouse":
		case "noTestHouse":
		case "bounds":
		case "list":
			return [t(`why.out_${reason.by}`)];
		case "filter":
			return [filterReason(wording, reason)];
		case "price": {
			const { perNightCents } = reason;
			return perNightCents === null
				? [t("why.out_noPrice")]
				: [t("why.out_price", { price: formatMoney(perNightCents, language) })];
		}
		case "party": {
			const code = home && checkParty(home.home, query.party);
			const nowhere = { arrival: 0, departure: 0 };
			return [code ? refused(wording, home, nowhere, code) : t("why.out_now")];
		}
		case "dates":
			return dateReasons(wording, home, query.stays ?? [], app.clock.today());
	}
}

async function notLive({ db }: Pick<App, "db">, { t }: Wording, accoId: string): Promise<string> {
	const known = await findHome(db, accoId);
	if (!known) return t("why.notFound");
	return known.status === "draft" || known.status === "off" ? t(`why.out_${known.status}`) : t("why.out_soon");
}

/** Why none of the stays is possible: each reason with the number of stays that it refuses. */
function dateReasons(
	wording: Wording,
	home: SearchHome | null,
	stays: readonly Stay[],
	today: DayNumber,
): readonly string[] {
	const { t } = wording;
	if (stays.length === 0) return [t("why.out_noStays")];
	const counts = new Map<string, number>();
	for (const stay of stays) {
		const code = home && dateRefusal(home, stay, today);
		const said = code ? refused(wording, home, stay, code) : t("why.out_now");
		counts.set(said, (counts.get(said) ?? 0) + 1);
	}
	if (stays.length === 1) return [...counts.keys()];
	const most = [...counts].sort((one, other) => other[1] - one[1]);
	const all = [t("why.out_stays", { count: stays.length }), ...most.map(([reason, count]) => `${count} × ${reason}`)];
	return [all.join(" ")];
}

/** The checks of a stay that do not look at who comes, in their order. */
function dateRefusal({ home, taken }: SearchHome, stay: Stay, today: DayNumber): StayRefusal | null {
	return (
		checkLead(home, stay, today) ??
		checkRules(home.rates, stay, today) ??
		(isFree(home.rates, stay, occupancyOf(taken)) ? null : "NOT_AVAILABLE")
	);
}

function refused({ t }: Wording, { home }: SearchHome, stay: Stay, code: StayRefusal): string {
	return t(`refusal.${code}`, { limit: refusalLimit(home, stay, code) ?? 0 });
}

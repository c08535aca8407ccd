import { CircleAlert } from "lucide-react";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Language } from "#domain/language.ts";
import type { Party } from "#domain/party/party.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatList, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { Translate } from "#i18n/translate.ts";
import { partyOf, searchString, stayParams } from "#site/search-params.ts";
import type { AccommodationView, RefusalView } from "#site/views/accommodation-view.ts";
import { Notice } from "#ui/notice.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { refusalSentence } from "./refusal-sentence.ts";

interface RefusalProps {
	readonly view: Pick<AccommodationView, "path" | "params">;
	readonly refusal: RefusalView;
}

/**
 * The reason and the way out: for a party that does not fit first the homes nearby that take all of it, then stays
 * of this home, each with its price. A stay of a smaller party says for whom it is.
 */
export function Refusal({ view, refusal }: RefusalProps) {
	const t = useT();
	const language = useLanguage();
	const requested = partyOf(view.params);
	const isCut = refusal.alternatives.some(({ party }) => partyWords(requested, party, t, language) !== "");
	return (
		<div className="refusal" role="status">
			<Notice tone="berry" as="div">
				<CircleAlert className="icon" aria-hidden="true" />
				<p className="font-semibold">{refusalSentence(t, refusal.code, refusal.limit)}</p>
			</Notice>
			{refusal.homes.length > 0 && (
				<>
					<p className="t-small font-semibold">{t("price.biggerHomes")}</p>
					<ul className="grid gap-1">
						{refusal.homes.map((acco) => (
							<li key={acco.accoId}>
								<OtherHome acco={acco} query={searchString(stayParams(view.params))} />
							</li>
						))}
					</ul>
				</>
			)}
			{refusal.alternatives.length > 0 && (
				<>
					<p className="t-small font-semibold">{t(isCut ? "price.possibleCut" : "price.possible")}</p>
					<ul className="grid gap-1">
						{refusal.alternatives.map(({ arrival, departure, party, grandCents }) => {
							const dates = formatDateRange(dayOf(arrival), dayOf(departure), language, "weekdays");
							const what = t("price.alternative", { dates, price: formatMoney(grandCents, language) });
							const who = partyWords(requested, party, t, language);
							return (
								<li key={arrival + departure}>
									<SiteLink
										className="stay-option"
										keepScroll
										href={view.path + searchString({ ...view.params, ...party, arrival, departure })}
									>
										{who ? t("price.alternativeCut", { who, what }) : what}
									</SiteLink>
								</li>
							);
						})}
					</ul>
				</>
			)}
		</div>
	);
}

function OtherHome({ acco, query }: { acco: ListedAccommodation; query: string }) {
	const t = useT();
	const language = useLanguage();
	const price = acco.stayCents ?? acco.from?.stayCents;
	const where = t("price.biggerHome", { home: acco.title, place: acco.placename, guests: acco.maxGuests });
	// Beside the link, whose words say the home.
	const mark = acco.mark && <span className="badge badge-honey ml-2">{acco.mark}</span>;
	return (
		<>
			<SiteLink className="stay-option" href={acco.url + query}>
				{price === undefined ? where : t("price.homeAndPrice", { home: where, price: formatMoney(price, language) })}
			</SiteLink>
			{mark}
		</>
	);
}

/** Who of the party asked for an alternative is for, where it is not for all of it; else nothing. */
function partyWords(requested: Party, party: Party, t: Translate, language: Language): string {
	const persons = party.adults + party.children;
	const guests = persons !== requested.adults + requested.children && t("price.forGuests", { count: persons });
	const others = [
		party.babies !== requested.babies && t("price.withBabies", { count: party.babies }),
		party.pets !== requested.pets && t("price.withPets", { count: party.pets }),
	].filter((part) => part !== false);
	const words = [guests, formatList(others, language)].filter(Boolean).join(", ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

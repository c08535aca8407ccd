import { Clock } from "lucide-react";
import { useRef } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { searchString } from "#site/search-params.ts";
import type { AccommodationView, OfferView } from "#site/views/accommodation-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { useKeptFocus } from "#ui/kept-focus.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { HomeRating } from "../search/home-card.tsx";
import { PriceLines } from "./price-lines.tsx";
import { Refusal } from "./refusal.tsx";
import { startAddress, useStayChoice } from "./stay-choice.ts";
import { StayFields } from "./stay-fields.tsx";

/** Dates, party, the whole price line by line, and the one step on. Bound to the quote on the server. */
export function PricePanel({ view }: { view: AccommodationView }) {
	const t = useT();
	const choice = useStayChoice(view);
	const { offer, refusal } = view;
	const panel = useRef<HTMLElement>(null);
	useKeptFocus(panel);
	return (
		<aside
			ref={panel}
			className="price-panel"
			aria-labelledby="price-title"
			id="price"
			aria-busy={choice.isPending || undefined}
		>
			<h2 className="visually-hidden" id="price-title">
				{t("price.panel")}
			</h2>
			<div className="panel-sum">
				<div aria-live="polite">
					<PanelSum view={view} />
				</div>
				<HomeRating acco={view.acco} />
			</div>
			<StayFields view={view} choice={choice} />
			{refusal && (
				<>
					<Refusal view={view} refusal={refusal} />
					{refusal.alternatives.length > 0 && (
						<Button type="button" look="ember" className="mt-4 w-full" disabled>
							{t("price.chooseOne")}
						</Button>
					)}
				</>
			)}
			{offer && <OfferActions view={view} offer={offer} />}
		</aside>
	);
}

/** The sum of the stay; without one the lowest of the home. A stay that is not possible has none. */
export function PanelSum({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const { offer, refusal } = view;
	const { from } = view.acco;
	if (offer) {
		return (
			<>
				<p>
					<span className="big">{formatMoney(offer.grandCents, language)}</span>{" "}
					<span className="soft">{t("price.forNights", { count: offer.nights })}</span>
				</p>
				<p className="t-small soft">
					{t("price.perNightAllIn", { price: formatMoney(offer.perNightCents, language) })}
				</p>
			</>
		);
	}
	if (refusal) return <p className="t-heading">{t("price.notYet")}</p>;
	if (!from) return <p className="t-heading">{t("price.none")}</p>;
	return (
		<>
			<p>
				<span className="t-small soft">{t("price.from")}</span>{" "}
				<span className="big">{formatMoney(from.stayCents, language)}</span>{" "}
				<span className="soft">{t("price.forNights", { count: from.nights })}</span>
			</p>
			<p className="t-small soft">
				<SiteLink
					className="text-link"
					keepScroll
					href={view.path + searchString({ ...view.params, arrival: from.arrival, departure: from.departure })}
				>
					{t("price.fromDates", { dates: formatDateRange(dayOf(from.arrival), dayOf(from.departure), language) })}
				</SiteLink>
			</p>
		</>
	);
}

function OfferActions({ view, offer }: { view: AccommodationView; offer: OfferView }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<div className="mt-4 grid gap-2">
				{offer.allowedTypes.map((type) => (
					<SiteLink
						key={type}
						className={buttonClass(type === "Option" ? "outline" : "ember")}
						href={startAddress(view, type)}
						rel="nofollow"
					>
						{type === "Option" && <Clock className="icon-s" aria-hidden="true" />}
						{t(`price.start${type}`)}
					</SiteLink>
				))}
			</div>
			<PriceLines offer={offer} />
			{offer.depositCents > 0 && (
				<p className="t-small soft mt-3">{t("price.deposit", { price: formatMoney(offer.depositCents, language) })}</p>
			)}
		</>
	);
}

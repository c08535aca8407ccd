import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { partyOf } from "#site/search-params.ts";
import type { BookingView } from "#site/views/booking-view.ts";
import { Picture } from "#ui/picture.tsx";
import { PriceLines } from "../home/price-lines.tsx";

/** Home, stay, party and the whole price beside the form. */
export function BookingSummary({ view, offer }: { view: BookingView; offer: NonNullable<BookingView["offer"]> }) {
	const t = useT();
	const language = useLanguage();
	const party = partyOf(view.params);
	const image = view.acco.images[0];
	return (
		<aside className="summary mt-8 lg:mt-0" aria-labelledby="summary-title">
			{image && (
				<div className="picture">
					<Picture src={image.src} alt={image.alt} />
				</div>
			)}
			<div className="body">
				<p className="t-small soft">{[view.acco.placename, view.acco.country].filter(Boolean).join(", ")}</p>
				<h2 className="t-title" id="summary-title">
					{view.acco.title}
				</h2>
				<div className="when">
					<div>
						<span>{t("search.arrival")}</span>
						<b>{formatDate(dayOf(offer.arrival), language)}</b>
					</div>
					<div>
						<span>{t("search.departure")}</span>
						<b>{formatDate(dayOf(offer.departure), language)}</b>
					</div>
				</div>
				<p className="t-small mt-3">
					{t("search.partySummary", { guests: party.adults + party.children + party.babies, pets: party.pets })}
				</p>
				<PriceLines offer={offer} />
				{offer.discount?.refused && (
					<p className="field-error" role="alert">
						{t(`code.${offer.discount.refused}`, { code: offer.discount.code })}
					</p>
				)}
				{view.type !== "Application" && (
					<>
						<h3 className="mt-5 font-semibold">{t("booking.schedule")}</h3>
						<dl className="lines !mt-1">
							{offer.instalments.map((instalment) => (
								<div key={instalment.dueOn}>
									<dt>{t("booking.dueOn", { date: formatDate(dayOf(instalment.dueOn), language, "plain") })}</dt>
									<dd>{formatMoney(instalment.cents, language)}</dd>
								</div>
							))}
						</dl>
					</>
				)}
				{offer.depositCents > 0 && (
					<p className="t-small soft mt-3">
						{t("price.deposit", { price: formatMoney(offer.depositCents, language) })}
					</p>
				)}
			</div>
		</aside>
	);
}

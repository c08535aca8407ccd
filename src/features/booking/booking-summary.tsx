import { partyCounts } from "#domain/party/party.ts";
import { dueTogether } from "#domain/pricing/due-together.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { partyOf } from "#site/search-params.ts";
import type { BookingView } from "#site/views/booking-view.ts";
import { PriceLines } from "../accommodation/price-lines.tsx";
import { SitePicture } from "../layout/site-picture.tsx";
import { HomeMark } from "../search/home-card.tsx";
import { dueAfterOption } from "./due-after-option.ts";
import { dueText } from "./due-text.ts";

/** Home, stay, party and the whole price beside the form. */
export function BookingSummary({ view, offer }: { view: BookingView; offer: NonNullable<BookingView["offer"]> }) {
	const t = useT();
	const language = useLanguage();
	const party = partyOf(view.params);
	const image = view.acco.images[0];
	const isOption = view.type === "Option";
	return (
		<aside className="summary mt-8 lg:mt-0" id="summary" aria-labelledby="summary-title">
			{image && (
				<div className="picture">
					<SitePicture src={image.src} alt={image.alt} sizes="(min-width: 64rem) 24rem, 100vw" />
				</div>
			)}
			<div className="body">
				<p className="t-small soft">{[view.acco.placename, view.acco.country].filter(Boolean).join(", ")}</p>
				<HomeMark acco={view.acco} className="mb-1" />
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
				<p className="t-small mt-3">{t("search.partySummary", partyCounts(party))}</p>
				<PriceLines offer={offer} />
				{view.type !== "Application" && (
					<>
						<h3 className="mt-5 font-semibold">{t(isOption ? "booking.scheduleOption" : "booking.schedule")}</h3>
						<dl className="lines !mt-1">
							{(view.online ? offer.instalments : dueTogether(offer.instalments)).map((instalment, index, all) => (
								<div key={`${instalment.dueOn} ${instalment.cents}`}>
									<dt>
										{isOption && index === 0
											? dueAfterOption(t, all.length)
											: dueText(t, formatDate(dayOf(instalment.dueOn), language, "plain"), index, all.length)}
									</dt>
									<dd>{formatMoney(instalment.cents, language)}</dd>
								</div>
							))}
						</dl>
					</>
				)}
				{view.type !== "Application" && <CancellationCosts view={view} />}
				{offer.depositCents > 0 && (
					<p className="t-small soft mt-3">
						{t("price.deposit", { price: formatMoney(offer.depositCents, language) })}
					</p>
				)}
			</div>
		</aside>
	);
}

/** What giving up costs, by day and to the cent, before anything is agreed. */
function CancellationCosts({ view }: { view: BookingView }) {
	const t = useT();
	const language = useLanguage();
	const day = (iso: string) => formatDate(dayOf(iso), language, "plain");
	return (
		<details className="mt-5">
			<summary className="min-h-11 font-semibold">{t("booking.cancelTitle")}</summary>
			<ul className="t-small mt-1 grid gap-1">
				{view.cancellation.map(({ from, through, feeCents }) => {
					const price = formatMoney(feeCents, language);
					return (
						<li key={`${from} ${through}`}>
							{from && through
								? t("booking.cancelBetween", { from: day(from), until: day(through), price })
								: from
									? t("booking.cancelFrom", { date: day(from), price })
									: through
										? t("booking.cancelUntil", { date: day(through), price })
										: t("booking.cancelAlways", { price })}
						</li>
					);
				})}
			</ul>
			<p className="t-small soft mt-2">{t("booking.cancelText")}</p>
		</details>
	);
}

/** Home, dates and total above the form on narrow screens, leading to the whole summary. */
export function MiniSummary({ view, offer }: { view: BookingView; offer: NonNullable<BookingView["offer"]> }) {
	const t = useT();
	const language = useLanguage();
	const image = view.acco.images[0];
	return (
		<a className="mini" href="#summary">
			{image && (
				<span className="picture">
					<SitePicture src={image.src} alt="" sizes="96px" />
				</span>
			)}
			<span>
				<span className="t-name block">{view.acco.title}</span>
				<span className="t-small soft block">
					{formatDateRange(dayOf(offer.arrival), dayOf(offer.departure), language)}
				</span>
				<span className="t-small block font-semibold">
					{formatMoney(offer.grandCents, language)} {t("price.inAll")}
				</span>
			</span>
		</a>
	);
}

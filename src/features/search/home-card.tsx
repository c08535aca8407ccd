import { Star } from "lucide-react";
import type { Acco } from "#domain/home/acco.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoney, formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { LikeButton } from "../likes/like-button.tsx";
import { HomeFacts } from "./home-facts.tsx";
import { PictureStrip } from "./picture-strip.tsx";

/** A home in the result list. `query` carries the stay and the party to its screen. */
export function HomeResult({ acco, query, eager }: { acco: Acco; query: string; eager: boolean }) {
	const t = useT();
	return (
		<article className="result">
			<CardPicture acco={acco} href={acco.url + query} eager={eager} />
			<div className="body">
				<div className="row justify-between t-small soft">
					<span>{placeOf(acco)}</span>
					<HomeRating acco={acco} withCount />
				</div>
				<h2>
					<SiteLink href={acco.url + query}>{acco.title}</SiteLink>
				</h2>
				<HomeFacts acco={acco} />
				{acco.bookMode === "on_request" && (
					<p className="mt-3">
						<span className="badge badge-honey">{t("home.onRequest")}</span>
					</p>
				)}
				<HomePrice acco={acco} />
			</div>
		</article>
	);
}

/** A home in a grid of cards. */
export function HomeCard({
	acco,
	query = "",
	heading: Heading = "h3",
	note = null,
}: {
	acco: Acco;
	query?: string;
	heading?: "h2" | "h3";
	/** Said on the picture instead of a badge; the home is shown faint. */
	note?: string | null;
}) {
	return (
		<article className={note === null ? "card" : "card gone"}>
			<CardPicture acco={acco} href={acco.url + query} eager={false} note={note} />
			<div className="meta">
				<span>{placeOf(acco)}</span>
				<HomeRating acco={acco} />
			</div>
			<Heading>
				<SiteLink href={acco.url + query}>{acco.title}</SiteLink>
			</Heading>
			<HomeFacts acco={acco} />
			<HomePrice acco={acco} />
		</article>
	);
}

/** Rating with its star; the number always stands beside it. */
export function HomeRating({ acco, withCount = false }: { acco: Acco; withCount?: boolean }) {
	const t = useT();
	const language = useLanguage();
	if (acco.rating === null) return null;
	const rating = formatNumber(acco.rating, language);
	return (
		<span className="rating">
			<Star className="star" aria-hidden="true" />
			<span className="visually-hidden">{t("home.rated", { rating })}</span>
			<span aria-hidden="true">{rating}</span>
			{withCount && acco.reviews > 0 && (
				<span className="soft font-normal">
					<span aria-hidden="true">({acco.reviews})</span>
					<span className="visually-hidden">{t("home.reviews", { count: acco.reviews })}</span>
				</span>
			)}
		</span>
	);
}

/** The all-in price of the whole stay first, per night second; without dates the lowest price with its dates. */
export function HomePrice({ acco }: { acco: Acco }) {
	const t = useT();
	const language = useLanguage();
	const euros = (amount: number) => formatMoney(Math.round(amount * 100), language);
	if (acco.stay && acco.pricePerStay !== null && acco.pricePerNight !== null) {
		return (
			<p className="price">
				<strong>{euros(acco.pricePerStay)}</strong> {t("price.forNights", { count: acco.stay.nights })}
				<br />
				{t("price.perNightAllIn", { price: euros(acco.pricePerNight) })}
			</p>
		);
	}
	if (!acco.from) return <p className="price">{t("price.none")}</p>;
	return (
		<p className="price">
			{t("price.from")} <strong>{euros(acco.from.pricePerStay)}</strong>{" "}
			{t("price.forNights", { count: acco.from.nights })}
			<br />
			{t("price.fromDates", { dates: formatDateRange(dayOf(acco.from.arrival), dayOf(acco.from.departure), language) })}
		</p>
	);
}

/** A home's picture with its heart and at most one badge. */
export function CardPicture({
	acco,
	href = acco.url,
	eager,
	note = null,
}: {
	acco: Acco;
	/** Where the picture leads: the home's address with the stay. */
	href?: string;
	eager: boolean;
	note?: string | null;
}) {
	const t = useT();
	const badge = acco.badges[0];
	return (
		<div className="picture">
			<PictureStrip images={acco.images} href={href} eager={eager} />
			{note !== null && <span className="badge">{note}</span>}
			{note === null && badge && (
				<span className={badge === "lastMinute" ? "badge badge-ember" : "badge"}>{t(`badge.${badge}`)}</span>
			)}
			<LikeButton accoId={acco.accoId} title={acco.title} />
		</div>
	);
}

export function placeOf(acco: Acco): string {
	return [acco.placename, acco.region].filter((part, index, parts) => part && parts.indexOf(part) === index).join(", ");
}

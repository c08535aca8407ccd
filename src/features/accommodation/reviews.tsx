import { Star } from "lucide-react";
import { useState } from "react";
import type { Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { searchString } from "#site/search-params.ts";
import type { AccommodationView, ReviewView } from "#site/views/accommodation-view.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { NumberedPages } from "../search/numbered-pages.tsx";

/** What guests wrote of the home: how many stars, by language and page; a translation only where the source has one. */
export function Reviews({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const { reviews, acco } = view;
	if (reviews.total === 0) return null;
	const address = ({ page = 1, of = reviews.language }: { page?: number; of?: Language | null }) => {
		const query = searchString(view.params);
		const own = [...(page > 1 ? [`reviews=${page}`] : []), ...(of ? [`reviewsIn=${of}`] : [])];
		return `${view.path}${own.length > 0 ? `${query ? `${query}&` : "?"}${own.join("&")}` : query}#reviews`;
	};
	const most = Math.max(...reviews.stars.map(({ count }) => count));
	return (
		<section className="home-full home-reviews laid-later" id="reviews" aria-labelledby="reviews-title">
			<div className="reviews-head">
				{acco.rating !== null && (
					<p className="reviews-rating">
						<span className="visually-hidden">{t("home.rated", { rating: formatNumber(acco.rating, language) })}</span>
						<span aria-hidden="true">{formatNumber(acco.rating, language)}</span>
					</p>
				)}
				<div>
					<h2 className="t-heading" id="reviews-title">
						{t("home.reviewsWithWords", { count: reviews.total })}
					</h2>
					<p className="t-small soft">
						{acco.reviews > reviews.total
							? t("home.reviewsOf", { all: acco.reviews, words: reviews.total })
							: t("home.reviewsFrom")}{" "}
						<SiteLink className="text-link" href={href("ranking", language)}>
							{t("home.reviewsChecked")}
						</SiteLink>
					</p>
				</div>
				<div className="review-stars">
					{acco.reviews > reviews.total && (
						<p className="t-small soft" aria-hidden="true">
							{t("home.starsOfWords")}
						</p>
					)}
					<ul aria-label={t("home.starsOfWords")}>
						{reviews.stars.map(({ stars, count }) => (
							<li key={stars}>
								<span>{t("home.starsCount", { stars })}</span>
								<i
									aria-hidden="true"
									style={{ "--share": `${(100 * count) / Math.max(1, most)}%` } as React.CSSProperties}
								/>
								<b>{count}</b>
							</li>
						))}
					</ul>
				</div>
			</div>
			{reviews.languages.length > 1 && (
				<nav className="review-languages" aria-label={t("home.reviewLanguages")}>
					<ul className="chips">
						{[null, ...reviews.languages].map((one) => (
							<li key={one?.language ?? "all"}>
								<SiteLink
									className="choice-chip"
									keepScroll
									rel="nofollow"
									lang={one?.language}
									aria-current={(one?.language ?? null) === reviews.language ? "true" : undefined}
									href={address({ of: one?.language ?? null })}
								>
									{one?.name ?? t("home.allLanguages")} <span className="soft">{one?.count ?? reviews.total}</span>
								</SiteLink>
							</li>
						))}
					</ul>
				</nav>
			)}
			<ul className="reviews">
				{reviews.shown.map((review) => (
					<li key={review.reviewId}>
						<Review review={review} />
					</li>
				))}
			</ul>
			<NumberedPages
				label={t("home.reviewPages")}
				page={reviews.page}
				pages={reviews.pages}
				address={(page) => address({ page })}
				keepScroll
			/>
		</section>
	);
}

function Review({ review }: { review: ReviewView }) {
	const t = useT();
	const language = useLanguage();
	const [isOriginal, setOriginal] = useState(false);
	const { translation } = review;
	return (
		<article>
			<header>
				<span className="initial" aria-hidden="true">
					{review.author.slice(0, 1)}
				</span>
				<span>
					<b>{review.author}</b>
					<span className="stayed soft">
						{t("home.reviewFrom", {
							country: review.country,
							month: formatDate(dayOf(review.stayed), language, "month"),
						})}
					</span>
				</span>
				<span className="rating">
					<Star className="star" aria-hidden="true" />
					<span className="visually-hidden">{t("home.rated", { rating: review.rating })}</span>
					<span aria-hidden="true">{review.rating}</span>
				</span>
			</header>
			{translation !== null && !isOriginal ? <p>{translation}</p> : <p lang={review.language}>{review.text}</p>}
			{review.writtenIn && (
				<p className="t-small soft">
					{translation === null || isOriginal
						? t("home.writtenIn", { language: review.writtenIn })
						: t("home.translatedFrom", { language: review.writtenIn })}{" "}
					{translation !== null && (
						<button type="button" className="text-link" onClick={() => setOriginal(!isOriginal)}>
							{t(isOriginal ? "home.showTranslation" : "home.showOriginal")}
						</button>
					)}
				</p>
			)}
		</article>
	);
}

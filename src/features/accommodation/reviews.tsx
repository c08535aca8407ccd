import { Star } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { AccommodationView, ReviewView } from "#site/views/accommodation-view.ts";
import { HomeRating } from "../search/home-card.tsx";

/** What guests wrote of the home, each in the language in which they wrote it. */
export function Reviews({ view }: { view: AccommodationView }) {
	const t = useT();
	if (view.reviews.length === 0) return null;
	return (
		<section className="home-part" aria-labelledby="reviews-title">
			<h2 className="t-title" id="reviews-title">
				{t("home.guestsWrote")}
			</h2>
			<p className="mb-6">
				<HomeRating acco={view.acco} withCount />
			</p>
			<ul className="reviews">
				{view.reviews.map((review) => (
					<li key={`${review.author} ${review.stayed} ${review.text}`}>
						<Review review={review} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Review({ review }: { review: ReviewView }) {
	const t = useT();
	const language = useLanguage();
	return (
		<article>
			<header>
				<b>{review.author}</b>
				<span className="rating">
					<Star className="star" aria-hidden="true" />
					<span className="visually-hidden">{t("home.rated", { rating: review.rating })}</span>
					<span aria-hidden="true">{review.rating}</span>
				</span>
				<span className="stayed soft">
					{t("home.reviewFrom", {
						country: review.country,
						month: formatDate(dayOf(review.stayed), language, "month"),
					})}
				</span>
			</header>
			<p lang={review.language} className="soft">
				{review.text}
			</p>
			{review.writtenIn && <p className="t-small soft">{t("home.writtenIn", { language: review.writtenIn })}</p>}
		</article>
	);
}

import { useT } from "#i18n/react.tsx";
import { searchString, stayParams } from "#site/search-params.ts";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { useLaidLater } from "#ui/laid-later.ts";
import { HomeCard } from "../search/home-card.tsx";
import { Place } from "./place.tsx";
import { Reviews } from "./reviews.tsx";
import { Rules } from "./rules.tsx";
import { StayCalendar } from "./stay-calendar.tsx";

/** A home's screen below its first window: when it is free, where it lies, its rules, reviews, and homes like it. */
export default function HomeSections({ view }: { view: AccommodationView }) {
	useLaidLater();
	return (
		<>
			<StayCalendar view={view} />
			<Place view={view} />
			<Rules view={view} />
			<Reviews view={view} />
			<Similar view={view} />
		</>
	);
}

/** Homes like it, with the price of the same stay where one was asked for. */
function Similar({ view }: { view: AccommodationView }) {
	const t = useT();
	if (view.similar.length === 0) return null;
	const query = searchString(stayParams(view.params));
	return (
		<section className="home-full home-similar laid-later" aria-labelledby="similar-title">
			<h2 className="t-title" id="similar-title">
				{t(view.offer ? "home.similarThen" : "home.similar")}
			</h2>
			<div className="cards">
				{view.similar.map((acco) => (
					<HomeCard key={acco.accoId} acco={acco} query={query} />
				))}
			</div>
		</section>
	);
}

import { Car, Flag, Footprints, MountainSnow, Sailboat, Waves } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { DRIVE_MINUTES_PER_KM, ROUGH_MINUTES, ROUGH_STEP, WALK_MINUTES_PER_KM } from "#domain/geo/minutes-away.ts";
import { distanceText } from "#i18n/distance-text.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";

const ICONS = { sea: Waves, lake: Sailboat, skilift: MountainSnow, golfCourse: Flag } as const;
const HomeMap = lazy(() => import("./home-map.tsx"));

/** Where a home lies: its map, and how long everything takes. The map comes when it is about to be seen. */
export function Place({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const { point, distances } = view;
	const ways = distances.flatMap(({ away }) => away?.by ?? []);
	const room = useRef<HTMLDivElement>(null);
	const isNear = useNear(room);
	return (
		<section className="home-full home-where laid-later" id="place" aria-labelledby="place-title">
			<h2 className="t-title" id="place-title">
				{t("home.place")}
			</h2>
			<div className={distances.length > 0 ? "home-place" : undefined}>
				<div className="home-map" ref={room}>
					{isNear ? (
						<Suspense>
							<HomeMap view={view} />
						</Suspense>
					) : (
						<noscript>
							<p className="home-map-words">{t("home.mapNoScript")}</p>
						</noscript>
					)}
				</div>
				{distances.length > 0 && (
					<div>
						<ul className="nearby">
							{distances.map(({ what, km, away }) => {
								const Icon = ICONS[what];
								const By = away?.by === "foot" ? Footprints : Car;
								return (
									<li key={what}>
										<Icon className="icon" aria-hidden="true" />
										<span>
											{t(`distance.${what}`)}
											<small>{distanceText(km, t, language)}</small>
										</span>
										{away && (
											<b>
												<By className="icon-s" aria-hidden="true" />
												<span aria-hidden="true">{t("home.minutes", { minutes: away.minutes })}</span>
												<span className="visually-hidden">
													{t(away.by === "foot" ? "home.minutesFoot" : "home.minutesCar", { minutes: away.minutes })}
												</span>
											</b>
										)}
									</li>
								);
							})}
						</ul>
						{(ways.length > 0 || point.isArea) && (
							<p className="t-small soft mt-4">
								{ways.length > 0 &&
									t(point.isArea ? "home.minutesRuleArea" : "home.minutesRule", {
										by: ways.includes("car") ? "car" : "other",
										walk: WALK_MINUTES_PER_KM,
										drive: DRIVE_MINUTES_PER_KM,
										rough: ROUGH_MINUTES,
										step: ROUGH_STEP,
									})}{" "}
								{point.isArea && t("home.exactLater")}
							</p>
						)}
					</div>
				)}
			</div>
		</section>
	);
}

/** True once an element is about to come into view. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const sight = new IntersectionObserver(
			([entry]) => {
				if (entry?.isIntersecting) setNear(true);
			},
			{ rootMargin: "200px 0px" },
		);
		sight.observe(element.current);
		return () => sight.disconnect();
	}, [element]);
	return isNear;
}

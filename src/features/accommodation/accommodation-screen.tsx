import { BadgeCheck, Bath, BedDouble, Ruler, Users } from "lucide-react";
import { AMENITIES } from "#domain/accommodation/facts.ts";
import { distanceText } from "#i18n/distance-text.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { searchString, stayParams } from "#site/search-params.ts";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { Pairs } from "#ui/pairs.tsx";
import { Crumbs } from "../layout/crumbs.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { LikeButton } from "../likes/like-button.tsx";
import { HomeCard, HomeMark, HomeRating } from "../search/home-card.tsx";
import { AMENITY_ICONS } from "./amenity-icons.ts";
import { Gallery } from "./gallery.tsx";
import { BottomBar, PricePanel } from "./price-panel.tsx";
import { Reviews } from "./reviews.tsx";
import { StayCalendar } from "./stay-calendar.tsx";

/** A home: pictures, facts, what it has, when it is free at which price, and what the stay asked for costs. */
export function AccommodationScreen({ view }: { view: AccommodationView }) {
	const t = useT();
	const { acco } = view;
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<div className="wrap pb-20 lg:pb-0">
				<Crumbs crumbs={view.crumbs} />
				<Gallery images={acco.images} />
				<div className="home-cols">
					<div className="min-w-0">
						<HomeMark acco={acco} className="mb-3" />
						{view.companyVfy && (
							<p className="mb-3">
								<span className="badge badge-moss">
									<BadgeCheck className="icon-s" aria-hidden="true" />
									{t("home.visited")}
								</span>
							</p>
						)}
						<div className="flex items-start justify-between gap-4">
							<h1 className="t-display">{acco.title}</h1>
							<LikeButton accoId={acco.accoId} title={acco.title} inline />
						</div>
						<p className="soft mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
							<HomeRating acco={acco} withCount />
							<span>{t("home.kindIn", { kind: t(`kind.${acco.kind}`), place: acco.placename || acco.region })}</span>
						</p>
						<KeyFacts view={view} />
						<Description view={view} />
						<Amenities view={view} />
						<StayCalendar view={view} />
						<Place view={view} />
						<Reviews view={view} />
						<HouseRules view={view} />
					</div>
					<PricePanel view={view} />
				</div>
				<Similar view={view} />
			</div>
			<BottomBar view={view} />
		</PageFrame>
	);
}

/** Homes like it, with the price of the same stay where one was asked for. */
function Similar({ view }: { view: AccommodationView }) {
	const t = useT();
	if (view.similar.length === 0) return null;
	const query = searchString(stayParams(view.params));
	return (
		<section className="section" aria-labelledby="similar-title">
			<h2 className="t-title mb-5" id="similar-title">
				{t("home.similar")}
			</h2>
			<div className="cards">
				{view.similar.map((acco) => (
					<HomeCard key={acco.accoId} acco={acco} query={query} />
				))}
			</div>
		</section>
	);
}

function KeyFacts({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const { acco } = view;
	return (
		<ul className="key-facts">
			<li>
				<Users className="icon-l" aria-hidden="true" />
				<div>
					<b>{t("home.guests", { count: acco.maxGuests })}</b>
					<span>{acco.maxPets > 0 ? t("home.upToPets", { count: acco.maxPets }) : t("home.noPets")}</span>
				</div>
			</li>
			<li>
				<BedDouble className="icon-l" aria-hidden="true" />
				<b>{acco.bedrooms === 0 ? t("home.studio") : t("home.bedrooms", { count: acco.bedrooms })}</b>
			</li>
			{acco.bathrooms > 0 && (
				<li>
					<Bath className="icon-l" aria-hidden="true" />
					<b>{t("home.bathrooms", { count: acco.bathrooms })}</b>
				</li>
			)}
			{view.areaM2 !== null && (
				<li>
					<Ruler className="icon-l" aria-hidden="true" />
					<b>{t("home.area", { area: formatNumber(view.areaM2, language) })}</b>
				</li>
			)}
		</ul>
	);
}

function Description({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	if (!view.description) return null;
	const foreign = view.descriptionLanguage !== null && view.descriptionLanguage !== language;
	return (
		<section className="home-part max-w-[66ch]" aria-label={t("home.description")}>
			{foreign && <p className="t-small soft mb-3">{t("home.foreignText")}</p>}
			<div lang={view.descriptionLanguage ?? undefined} className="soft grid gap-4">
				{view.description.split(/\n{2,}/).map((paragraph) => (
					<p key={paragraph.slice(0, 60)}>{paragraph}</p>
				))}
			</div>
		</section>
	);
}

/** Missing amenities that many ask for are named as missing. */
const EXPECTED_AMENITIES = ["wifi", "parking", "washingMachine", "dishwasher", "airco", "pool"] as const;

function Amenities({ view }: { view: AccommodationView }) {
	const t = useT();
	const has = new Set(view.acco.amenities);
	const missing = EXPECTED_AMENITIES.filter(
		(amenity) => !has.has(amenity) && !(amenity === "pool" && has.has("privatpool")),
	);
	if (has.size === 0) return null;
	return (
		<section className="home-part" aria-labelledby="amenities-title">
			<h2 className="t-title" id="amenities-title">
				{t("home.amenities")}
			</h2>
			<ul className="amenities">
				{AMENITIES.filter((amenity) => has.has(amenity)).map((amenity) => {
					const Icon = AMENITY_ICONS[amenity];
					return (
						<li key={amenity}>
							<Icon className="icon" aria-hidden="true" />
							{t(`amenity.${amenity}`)}
						</li>
					);
				})}
				{missing.map((amenity) => {
					const Icon = AMENITY_ICONS[amenity];
					return (
						<li key={amenity} className="missing">
							<Icon className="icon" aria-hidden="true" />
							<span>{t(`amenity.${amenity}`)}</span>
							<span className="visually-hidden">{t("home.notThere")}</span>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function Place({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	if (view.distances.length === 0) return null;
	return (
		<section className="home-part" aria-labelledby="place-title">
			<h2 className="t-title" id="place-title">
				{t("home.nearby")}
			</h2>
			<Pairs rows={view.distances.map(({ what, km }) => [t(`distance.${what}`), distanceText(km, t, language)])} />
		</section>
	);
}

function HouseRules({ view }: { view: AccommodationView }) {
	const t = useT();
	const rules = [
		[t("home.checkin"), view.checkinFrom && t("home.fromTime", { time: view.checkinFrom })],
		[t("home.checkout"), view.checkoutUntil && t("home.untilTime", { time: view.checkoutUntil })],
		[t("home.registration"), view.registrationNumber],
		[t("home.number"), view.acco.accoId],
	].filter((rule): rule is [string, string] => Boolean(rule[1]));
	return (
		<section className="home-part" aria-labelledby="rules-title">
			<h2 className="t-title" id="rules-title">
				{t("home.goodToKnow")}
			</h2>
			<Pairs rows={rules} />
		</section>
	);
}

import { Bath, BedDouble, Building2, CircleParking, Flower, Ruler, Users, Waves } from "lucide-react";
import type { ReactNode } from "react";
import { AMENITIES, type Amenity } from "#domain/accommodation/facts.ts";
import { distanceText } from "#i18n/distance-text.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { AMENITY_ICONS } from "./amenity-icons.ts";

/** What a home is in one line: guests, rooms, size, storey or garden, what lies nearest, parking. */
export function KeyFacts({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const { acco } = view;
	const has = new Set(acco.amenities);
	const near = view.distances.flatMap(({ what, km, away }) =>
		away?.by === "foot" && (what === "sea" || what === "lake") ? [{ what, km, minutes: away.minutes }] : [],
	)[0];
	const petWords = acco.maxPets > 0 ? t("home.upToPets", { count: acco.maxPets }) : t("home.noPets");
	const doubles = view.rooms.flatMap(({ beds }) => beds).filter(({ type }) => type === "double");
	const double = doubles.reduce((sum, { count }) => sum + count, 0);
	return (
		<ul className="key-facts">
			<Fact icon={<Users className="icon-l" aria-hidden="true" />} more={petWords}>
				{t("home.guests", { count: acco.maxGuests })}
			</Fact>
			<Fact
				icon={<BedDouble className="icon-l" aria-hidden="true" />}
				more={double > 0 ? t("home.bed_double", { count: double }) : null}
			>
				{acco.bedrooms === 0 ? t("home.studio") : t("home.bedrooms", { count: acco.bedrooms })}
			</Fact>
			{acco.bathrooms > 0 && (
				<Fact icon={<Bath className="icon-l" aria-hidden="true" />}>
					{t("home.bathrooms", { count: acco.bathrooms })}
				</Fact>
			)}
			{view.areaM2 !== null && (
				<Fact
					icon={<Ruler className="icon-l" aria-hidden="true" />}
					more={view.energyLabel && t("home.energyShort", { label: view.energyLabel })}
				>
					{t("home.area", { area: formatNumber(view.areaM2, language) })}
				</Fact>
			)}
			<Standing view={view} />
			{near && (
				<Fact
					icon={<Waves className="icon-l" aria-hidden="true" />}
					more={t("home.minutesFoot", { minutes: near.minutes })}
				>
					{t(near.what === "sea" ? "home.toSea" : "home.toLake", { distance: distanceText(near.km, t, language) })}
				</Fact>
			)}
			{has.has("parking") && (
				<Fact
					icon={<CircleParking className="icon-l" aria-hidden="true" />}
					more={has.has("eCarCharging") ? t("amenity.eCarCharging") : null}
				>
					{t("amenity.parking")}
				</Fact>
			)}
		</ul>
	);
}

/** The storey of a flat, or the garden of a house; nothing where neither is known. */
function Standing({ view }: { view: AccommodationView }) {
	const t = useT();
	const { floor, lift, detached } = view;
	const has = new Set(view.acco.amenities);
	if (floor !== null) {
		const liftWords = lift === null ? null : t(lift ? "home.lift" : "home.noLift");
		return (
			<Fact icon={<Building2 className="icon-l" aria-hidden="true" />} more={liftWords}>
				{floor < 0 ? t("home.basement") : t("home.floor", { floor })}
			</Fact>
		);
	}
	const garden = has.has("gardenEnclosed") ? "gardenEnclosed" : has.has("garden") ? "garden" : null;
	if (!garden) return null;
	return (
		<Fact icon={<Flower className="icon-l" aria-hidden="true" />} more={detached ? t("home.detached") : null}>
			{t(`amenity.${garden}`)}
		</Fact>
	);
}

function Fact({ icon, more, children }: { icon: ReactNode; more?: ReactNode; children: ReactNode }) {
	return (
		<li>
			{icon}
			<div>
				<b>{children}</b>
				{more && <span>{more}</span>}
			</div>
		</li>
	);
}

/** Words of a description that are shown at once; the rest unfolds. */
const SHORT_PARAGRAPHS = 3;

export function Description({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	if (!view.description) return null;
	const foreign = view.descriptionLanguage !== language;
	const paragraphs = view.description.split(/\n{2,}/);
	const draw = (some: readonly string[]) => some.map((text) => <p key={text.slice(0, 60)}>{text}</p>);
	const rest = paragraphs.slice(SHORT_PARAGRAPHS);
	return (
		<section className="home-part home-story" aria-label={t("home.description")}>
			{foreign && <p className="t-small soft">{t("home.foreignText")}</p>}
			<div lang={foreign ? view.descriptionLanguage : undefined}>{draw(paragraphs.slice(0, SHORT_PARAGRAPHS))}</div>
			{rest.length > 0 && (
				<details className="more">
					<summary className="text-link">{t("home.wholeDescription")}</summary>
					<div lang={foreign ? view.descriptionLanguage : undefined}>{draw(rest)}</div>
				</details>
			)}
		</section>
	);
}

/** Missing amenities that many ask for are named as missing. */
const EXPECTED_AMENITIES = ["wifi", "parking", "washingMachine", "dishwasher", "airco", "pool"] as const;
/** What is shown before the rest unfolds: even, for two columns. */
const FIRST_AMENITIES = 8;
/** What people choose a home by stands first. */
const TELLING: readonly Amenity[] = [
	"privatpool",
	"pool",
	"sauna",
	"hottub",
	"spa",
	"gardenEnclosed",
	"wifi",
	"eCarCharging",
];

export function Amenities({ view }: { view: AccommodationView }) {
	const t = useT();
	const has = new Set(view.acco.amenities);
	if (has.size === 0) return null;
	const there = [...TELLING, ...AMENITIES.filter((amenity) => !TELLING.includes(amenity))].filter((amenity) =>
		has.has(amenity),
	);
	const missing = EXPECTED_AMENITIES.filter(
		(amenity) => !has.has(amenity) && !(amenity === "pool" && has.has("privatpool")),
	);
	const rows = [
		...there.map((amenity) => ({ amenity, isThere: true })),
		...missing.map((amenity) => ({ amenity, isThere: false })),
	];
	// A handful more is no reason to fold.
	const shown = rows.length > FIRST_AMENITIES + 2 ? FIRST_AMENITIES : rows.length;
	const draw = (some: typeof rows) => (
		<ul className="amenities">
			{some.map(({ amenity, isThere }) => {
				const Icon = AMENITY_ICONS[amenity];
				return (
					<li key={amenity} className={isThere ? undefined : "missing"}>
						<Icon className="icon" aria-hidden="true" />
						<span>{t(`amenity.${amenity}`)}</span>
						{!isThere && <span className="visually-hidden">{t("home.notThere")}</span>}
					</li>
				);
			})}
		</ul>
	);
	return (
		<section className="home-part" aria-labelledby="amenities-title">
			<h2 className="t-title" id="amenities-title">
				{t("home.amenities")}
			</h2>
			{draw(rows.slice(0, shown))}
			{shown < rows.length && (
				<details className="more">
					<summary className="btn btn-outline btn-small">{t("home.allAmenities", { count: there.length })}</summary>
					{draw(rows.slice(shown))}
				</details>
			)}
		</section>
	);
}

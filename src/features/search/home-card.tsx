import { Check, Star } from "lucide-react";
import { type ComponentProps, memo, type ReactNode, Suspense } from "react";
import type {
	AccoBadge,
	ListedAccommodation,
	PricedStayDates,
	StayDates,
} from "#domain/accommodation/listed-accommodation.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoney, formatNumber, formatPercent } from "#i18n/format.ts";
import { genderOf } from "#i18n/kind-gender.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { type SearchParams, searchString, stayParams } from "#site/search-params.ts";
import type { WhyView } from "#site/views/why-view.ts";
import { late } from "#ui/late.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { LikeButton } from "../likes/like-button.tsx";
import { HomeFacts } from "./home-facts.tsx";
import { PictureStrip } from "./picture-strip.tsx";

interface HomeResultProps {
	readonly acco: ListedAccommodation;
	/** The search: its stay, or the home's own, and its party go along to the home's screen. */
	readonly params: SearchParams;
	readonly eager: boolean;
	/** Below a phone's first window. */
	readonly isLater?: boolean;
	/** Says the dates of its stay, where homes have their own. */
	readonly withDates?: boolean;
	/** Its pin is under the pointer. */
	readonly isActive?: boolean;
	/** Lights up its pin; absent where there is no map. */
	readonly onActive?: ((accoId: string | null) => void) | undefined;
	/** One lower, where the list stands under a heading of its own. */
	readonly heading?: "h2" | "h3";
	/** Said above the price. */
	readonly note?: ReactNode;
	/** For staff who ask why a home stands where it stands. */
	readonly why?: { readonly view: WhyView; readonly search: string } | null;
}

/** A module of its own, so that guests load nothing of it. */
export const WhyHere = late(() => import("./why-here.tsx"));

/** A home in the result list. */
export function HomeResult(props: HomeResultProps) {
	const { acco, params, eager, withDates = false, isActive = false, onActive, why = null } = props;
	const { heading: Heading = "h2", note = null, isLater = false } = props;
	const t = useT();
	const addressFor = (stay: Partial<StayDates>) =>
		acco.url + searchString(stayParams({ ...params, arrival: stay.arrival, departure: stay.departure }));
	const address = addressFor(withDates && acco.stay ? acco.stay : params);
	return (
		<article
			// Its pin brings it into view.
			id={onActive && acco.accoId}
			className={`result${isLater ? " laid-later" : ""}${isActive ? " hot" : ""}`}
			onPointerEnter={() => onActive?.(acco.accoId)}
			onPointerLeave={() => onActive?.(null)}
			onFocus={() => onActive?.(acco.accoId)}
			onBlur={() => onActive?.(null)}
		>
			<CardPicture acco={acco} href={address} eager={eager} />
			<div className="body">
				<div className="place-line">
					<span>{placeOf(acco)}</span>
					<HomeRating acco={acco} withCount />
				</div>
				<Heading>
					<SiteLink href={address}>{acco.title}</SiteLink>
				</Heading>
				<HomeFacts acco={acco} />
				{acco.fits && (
					<p className="fits">
						<Check className="icon-s" aria-hidden="true" />
						<span>
							<b>{t("home.fits")}</b> {acco.fits.join(" · ")}
						</span>
					</p>
				)}
				{acco.bookMode === "on_request" && (
					<p className="mt-3">
						<span className="badge badge-honey">{t("home.onRequest")}</span>
					</p>
				)}
				{withDates && acco.stay && <DatesOfStay acco={acco} addressFor={addressFor} />}
				{note}
				<HomePrice acco={acco} />
				<OtherLastMinute acco={acco} addressFor={addressFor} />
				{why && <StaffWhy accoId={acco.accoId} title={acco.title} view={why.view} search={why.search} />}
			</div>
		</article>
	);
}

/** Drawn anew with another search alone: before its code is here, that would lose the server's elements. */
const StaffWhy = memo(function StaffWhy(props: ComponentProps<typeof WhyHere>) {
	return (
		<Suspense fallback={null}>
			<WhyHere {...props} />
		</Suspense>
	);
});

/** The dates that a price is of, and with flexible dates the other cheap ones as links. */
function DatesOfStay({ acco, addressFor }: { acco: ListedAccommodation; addressFor: (stay: StayDates) => string }) {
	const t = useT();
	const language = useLanguage();
	const range = ({ arrival, departure }: { arrival: string; departure: string }) =>
		formatDateRange(dayOf(arrival), dayOf(departure), language, "compact");
	if (!acco.stay) return null;
	const others = acco.choices?.cheapest.filter(({ arrival }) => arrival !== acco.stay?.arrival) ?? [];
	return (
		<div className="stay-dates">
			<p className="font-semibold">
				{formatDateRange(dayOf(acco.stay.arrival), dayOf(acco.stay.departure), language, "weekdays")}
			</p>
			{acco.choices && acco.choices.count > 1 && (
				<>
					<p className="t-small soft">{t("when.choices", { count: acco.choices.count })}</p>
					<ul className="date-chips">
						{others.map((stay) => (
							<li key={stay.arrival + stay.departure}>
								<SiteLink className="date-chip" href={addressFor(stay)}>
									{t("when.choice", {
										dates: range(stay),
										price: formatMoney(stay.stayCents, language),
									})}
								</SiteLink>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

/** A home in a grid of cards. */
export function HomeCard({
	acco,
	query = "",
	heading: Heading = "h3",
	note = null,
}: {
	acco: ListedAccommodation;
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
			<OtherLastMinute
				acco={acco}
				addressFor={({ arrival, departure }) => acco.url + searchString({ arrival, departure })}
			/>
		</article>
	);
}

/** Says that only staff are shown the home; nothing for every other. */
export function HomeMark({ acco: { mark }, className }: { acco: ListedAccommodation; className?: string }) {
	if (!mark) return null;
	return (
		<p className={className}>
			<span className="badge badge-honey">{mark}</span>
		</p>
	);
}

/** Rating with its star; the number always stands beside it. */
export function HomeRating({ acco, withCount = false }: { acco: ListedAccommodation; withCount?: boolean }) {
	const t = useT();
	const language = useLanguage();
	if (acco.rating === null) return null;
	const rating = formatNumber(acco.rating, language);
	return (
		<span className="rating">
			<Star className="star" aria-hidden="true" />
			<span className="visually-hidden">
				{t("home.rated", { rating })}
				{/* A pause between two numbers: "of 5, 31 reviews". */}
				{withCount && acco.reviews > 0 && ","}
			</span>
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

/**
 * The all-in price of the whole stay first, per night second. Without dates stays differ in length: the price per night
 * leads, by which such lists are sorted, and the stay that it is of is named with its whole price.
 */
export function HomePrice({ acco }: { acco: ListedAccommodation }) {
	const t = useT();
	const language = useLanguage();
	const euros = (cents: number) => formatMoney(cents, language);
	if (acco.stay && acco.stayCents !== null && acco.nightCents !== null) {
		return (
			<p className="price">
				<PriceBefore acco={acco} of={{ ...acco.stay, stayCents: acco.stayCents }} />
				<strong>{euros(acco.stayCents)}</strong> {t("price.forNights", { count: acco.stay.nights })}
				<br />
				{t("price.perNightAllIn", { price: euros(acco.nightCents) })}
				<BeforeRule acco={acco} of={{ ...acco.stay, stayCents: acco.stayCents }} />
			</p>
		);
	}
	if (!acco.from) return <p className="price">{t("price.none")}</p>;
	return (
		<p className="price">
			{t("price.from")} <strong>{euros(acco.from.nightCents)}</strong> {t("price.nightAllIn")}
			<br />
			<PriceBefore acco={acco} of={acco.from} />
			{euros(acco.from.stayCents)} {t("price.forNights", { count: acco.from.nights })}
			<br />
			{t("price.fromDates", { dates: formatDateRange(dayOf(acco.from.arrival), dayOf(acco.from.departure), language) })}
			<BeforeRule acco={acco} of={acco.from} />
		</p>
	);
}

interface BeforeProps {
	readonly acco: ListedAccommodation;
	/** The price that is shown. */
	readonly of: ShownPrice;
}

/** What a stay would cost without its last-minute reduction; nothing where the reduction is that of another price. */
function PriceBefore({ acco: { lastMinute }, of }: BeforeProps) {
	const t = useT();
	const language = useLanguage();
	if (!lastMinute || !isSamePrice(lastMinute, of)) return null;
	return (
		<>
			<s>
				<span className="visually-hidden">{t("price.before")} </span>
				{formatMoney(lastMinute.beforeCents, language)}
			</s>{" "}
		</>
	);
}

/** Which price the struck one is, in the last line of a price. */
function BeforeRule({ acco: { lastMinute }, of }: BeforeProps) {
	const t = useT();
	const language = useLanguage();
	if (!lastMinute || !isSamePrice(lastMinute, of)) return null;
	return (
		<>
			<br />
			<SiteLink className="struck-rule" href={href("ranking", language)}>
				{t("price.beforeRule")}
			</SiteLink>
		</>
	);
}

/** The home's cheapest last-minute stay, where the lowest price is that of other days or another party; a link to it. */
function OtherLastMinute({ acco, addressFor }: { acco: ListedAccommodation; addressFor: (stay: StayDates) => string }) {
	const t = useT();
	const language = useLanguage();
	const { lastMinute, stay, from } = acco;
	if (!lastMinute || stay || (from && isSamePrice(lastMinute, from))) return null;
	return (
		<p className="price mt-2">
			<SiteLink className="text-link" href={addressFor(lastMinute)}>
				{t("price.lastMinute", {
					dates: formatDateRange(dayOf(lastMinute.arrival), dayOf(lastMinute.departure), language),
				})}
			</SiteLink>
			<br />
			<PriceBefore acco={acco} of={lastMinute} />
			<strong>{formatMoney(lastMinute.stayCents, language)}</strong>{" "}
			{t("price.forNights", { count: lastMinute.nights })}
			<BeforeRule acco={acco} of={lastMinute} />
		</p>
	);
}

type ShownPrice = Pick<PricedStayDates, "arrival" | "departure" | "stayCents">;

/** The same days may cost another party something else, and other days the same. */
function isSamePrice(a: ShownPrice, b: ShownPrice): boolean {
	return a.arrival === b.arrival && a.departure === b.departure && a.stayCents === b.stayCents;
}

/** A home's picture with its heart and at most one badge. */
export function CardPicture({
	acco,
	href = acco.url,
	eager,
	note = null,
}: {
	acco: ListedAccommodation;
	/** Where the picture leads: the home's address with the stay. */
	href?: string;
	eager: boolean;
	note?: string | null;
}) {
	const t = useT();
	const language = useLanguage();
	const badge = acco.badges[0];
	return (
		<div className="picture">
			<PictureStrip images={acco.images} href={href} eager={eager} />
			{acco.mark && (
				<span className="badge badge-honey">{[acco.mark, note].filter((part) => part !== null).join(" · ")}</span>
			)}
			{!acco.mark && note !== null && <span className="badge">{note}</span>}
			{!acco.mark && note === null && badge && (
				<span className={badge === "lastMinute" ? "badge badge-ember" : "badge"}>
					{badge === "lastMinute" && acco.lastMinute
						? t("badge.lastMinute", { percent: formatPercent(acco.lastMinute.percent * 100, language) })
						: t(`badge.${badge as Exclude<AccoBadge, "lastMinute">}`, { gender: genderOf(acco.kind, language) })}
				</span>
			)}
			<LikeButton accoId={acco.accoId} title={acco.title} />
		</div>
	);
}

export function placeOf(acco: ListedAccommodation): string {
	return [acco.placename, acco.region].filter((part, index, parts) => part && parts.indexOf(part) === index).join(", ");
}

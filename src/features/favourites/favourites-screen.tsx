import { CalendarDays } from "lucide-react";
import { partyCounts } from "#domain/party/party.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange } from "#i18n/format.ts";
import { Colon, useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { partyOf, type SearchParams, searchString } from "#site/search-params.ts";
import type { FavouriteHome, FavouritesView } from "#site/views/favourites-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { NothingYet } from "../layout/nothing-yet.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { StartRoom } from "../room/start-room.tsx";
import { CardPicture, HomeCard, HomePrice, HomeRating, placeOf } from "../search/home-card.tsx";
import { HomeFacts } from "../search/home-facts.tsx";
import { LastSeen } from "../seen/last-seen.tsx";
import { ShareButton } from "../share/share-button.tsx";
import { Compare } from "./compare.tsx";

/** The liked homes with the price of the last stay searched for, to share and to set side by side. */
export function FavouritesScreen({ view }: { view: FavouritesView }) {
	return (
		<PageFrame alternates={view.alternates} layout="default" section="favourites">
			<div className="favourites-page">
				<div className="wrap">
					<FavouritesList view={view} />
				</div>
				<LastSeen />
			</div>
		</PageFrame>
	);
}

/** The list itself, which the guest area shows too. */
export function FavouritesList({ view }: { view: FavouritesView }) {
	const t = useT();
	const [first, ...others] = view.homes;
	const query = view.stay ? searchString(view.stay) : "";
	return (
		<div className="favourites">
			<div className="fav-head">
				<div>
					<h1 className="t-display">
						{t(view.shared ? "likes.sharedTitle" : "likes.title", { count: view.homes.length })}
					</h1>
					{view.stay && first && <StayLine stay={view.stay} />}
					{first && <StartRoom view={view} />}
				</div>
				{first && <ShareButton path={view.sharePath} label={t("likes.share")} copied={t("likes.copied")} />}
			</div>
			{first ? (
				<>
					<div className="cards">
						<LeadCard home={first} query={query} />
						{others.map((home) => (
							<Card key={home.acco.accoId} home={home} query={query} />
						))}
						<More view={view} />
					</div>
					{others.length > 0 && <Compare homes={view.homes.slice(0, 4)} dated={view.stay !== null} />}
				</>
			) : (
				<NothingYet text={t("likes.empty")} button={t("likes.emptyButton")} />
			)}
		</div>
	);
}

function StayLine({ stay }: { stay: SearchParams }) {
	const t = useT();
	const language = useLanguage();
	const dates = formatDateRange(dayOf(stay.arrival ?? ""), dayOf(stay.departure ?? ""), language);
	return (
		<p className="stay-line">
			<CalendarDays className="icon" aria-hidden="true" />
			{t("likes.stay", { dates, party: t("search.partySummary", partyCounts(partyOf(stay))) })}
			<SiteLink className="text-link" href={href("search", language) + searchString(stay)}>
				{t("likes.change")}
			</SiteLink>
		</p>
	);
}

/** The first of the list, large. */
function LeadCard({ home: { acco, free }, query }: { home: FavouriteHome; query: string }) {
	const t = useT();
	return (
		<article className="lead-card">
			<CardPicture acco={acco} eager note={free ? null : t("likes.taken")} />
			<div className="words">
				<p className="row justify-between t-small soft">
					<span>{placeOf(acco)}</span>
					<HomeRating acco={acco} />
				</p>
				<h2 className="t-title mt-1.5">{acco.title}</h2>
				<HomeFacts acco={acco} />
				<div className="mt-auto pt-6">
					<HomePrice acco={acco} />
					<SiteLink className={buttonClass("primary", { className: "mt-4" })} href={acco.url + query}>
						{t("likes.seeHome")}
						<span className="visually-hidden">
							<Colon />
							{acco.title}
						</span>
					</SiteLink>
				</div>
			</div>
		</article>
	);
}

function Card({ home: { acco, free }, query }: { home: FavouriteHome; query: string }) {
	const t = useT();
	return <HomeCard acco={acco} query={query} heading="h2" note={free ? null : t("likes.taken")} />;
}

function More({ view: { more } }: { view: FavouritesView }) {
	const t = useT();
	if (!more) return null;
	return (
		<div className="more-panel">
			<h2 className="t-title">{t("likes.moreTitle")}</h2>
			<p className="soft">{t("likes.moreText", { where: more.placeIn })}</p>
			<SiteLink className={buttonClass("outline")} href={more.href}>
				{t("likes.moreButton", { count: more.count })}
			</SiteLink>
		</div>
	);
}

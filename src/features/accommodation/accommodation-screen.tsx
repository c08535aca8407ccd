import { Flag } from "lucide-react";
import { useEffect } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { searchString, stayParams } from "#site/search-params.ts";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { Crumbs } from "../layout/crumbs.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { LikeButton } from "../likes/like-button.tsx";
import { HomeCard, HomeMark, HomeRating } from "../search/home-card.tsx";
import { noteSeen } from "../seen/seen-store.ts";
import { ShareButton } from "../share/share-button.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Gallery } from "./gallery.tsx";
import { Amenities, Description, KeyFacts } from "./home-facts.tsx";
import { PicturePage } from "./picture-page.tsx";
import { Place } from "./place.tsx";
import { PricePanel } from "./price-panel.tsx";
import { Reviews } from "./reviews.tsx";
import { Rules } from "./rules.tsx";
import { Sleeping } from "./sleeping.tsx";
import { StayCalendar } from "./stay-calendar.tsx";
import { SubNav } from "./sub-nav.tsx";
import { Trust } from "./trust.tsx";

/** A home: pictures, facts, what it has, when it is free at which price, and what the stay asked for costs. */
export function AccommodationScreen({ view }: { view: AccommodationView }) {
	const t = useT();
	const { acco } = view;
	const language = useLanguage();
	const subject = t("home.reportSubject", { home: acco.title, number: acco.accoId });
	const contact = `${href("contact", language)}?${new URLSearchParams({ subject })}`;
	useEffect(() => noteSeen(acco.accoId), [acco.accoId]);
	if (view.showsAllPictures) return <PicturePage view={view} />;
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<div className="home-screen">
				<div className="wrap">
					<Crumbs crumbs={view.crumbs} />
					<Gallery view={view} />
				</div>
				<SubNav view={view} />
				<div className="wrap">
					<div className="home-cols" id="home">
						<div className="min-w-0">
							<HomeMark acco={acco} className="mb-3" />
							<div className="home-title">
								<h1 className="t-display">{acco.title}</h1>
								<div className="actions">
									<ShareButton
										path={view.path + searchString(stayParams(view.params))}
										label={t("home.share")}
										copied={t("home.shareCopied")}
										title={acco.title}
										size="small"
									/>
									<div className="title-heart">
										<LikeButton accoId={acco.accoId} title={acco.title} inline />
									</div>
								</div>
							</div>
							<p className="soft mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
								<HomeRating acco={acco} withCount />
								<span>{t("home.kindIn", { kind: t(`kind.${acco.kind}`), place: acco.placename || acco.region })}</span>
							</p>
							<KeyFacts view={view} />
							<Description view={view} />
							<Sleeping view={view} />
							<Amenities view={view} />
						</div>
						<div className="home-side">
							<PricePanel view={view} />
							<Trust view={view} />
						</div>
					</div>
					<StayCalendar view={view} />
					<Place view={view} />
					<Rules view={view} />
					<Reviews view={view} />
					<Similar view={view} />
					<p className="home-foot t-small soft">
						{t("home.reference", { number: acco.accoId })}
						<SiteLink className="text-link link-onwards" href={`${contact}#contact-messages`} rel="nofollow">
							<Flag className="icon-s" aria-hidden="true" />
							{t("home.report")}
						</SiteLink>
					</p>
				</div>
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
		<section className="home-full" aria-labelledby="similar-title">
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

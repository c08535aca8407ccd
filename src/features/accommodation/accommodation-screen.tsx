import { Flag, MessagesSquare } from "lucide-react";
import { Suspense, useEffect } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { printSearchParams, searchString, stayParams } from "#site/search-params.ts";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { late, lateReady } from "#ui/late.tsx";
import { Crumbs } from "../layout/crumbs.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { LikeButton } from "../likes/like-button.tsx";
import { HomeMark, HomeRating } from "../search/home-card.tsx";
import { noteSeen } from "../seen/seen-store.ts";
import { ShareButton } from "../share/share-button.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Gallery } from "./gallery.tsx";
import { Amenities, Description, KeyFacts } from "./home-facts.tsx";
import { PicturePage } from "./picture-page.tsx";
import { PricePanel } from "./price-panel.tsx";
import { Sleeping } from "./sleeping.tsx";
import { SubNav } from "./sub-nav.tsx";
import { Trust } from "./trust.tsx";

/** What is below the first window: lists fetch a home's screen ahead, and would carry all of it. */
const HomeSections = late(() => import("./home-sections.tsx"));
if (import.meta.env.SSR) await lateReady([HomeSections]);

/** A home: pictures, facts, what it has, when it is free at which price, and what the stay asked for costs. */
export function AccommodationScreen({ view }: { view: AccommodationView }) {
	const t = useT();
	const { acco } = view;
	const language = useLanguage();
	const subject = t("home.reportSubject", { home: acco.title, number: acco.accoId });
	const contact = `${href("contact", language)}?${new URLSearchParams({ subject })}`;
	const stay = new URLSearchParams({ homes: acco.accoId, ...printSearchParams(stayParams(view.params)) });
	const room = `${href("groupRoom", language, { token: "new" })}?${stay}`;
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
								<span>{t("home.kindIn", { kind: t(`kind.${acco.kind}`), where: view.placeIn })}</span>
							</p>
							<KeyFacts view={view} />
							<Description view={view} />
							<Sleeping view={view} />
							<Amenities view={view} />
						</div>
						<div className="home-side">
							<PricePanel view={view} />
							<p>
								<SiteLink className="text-link link-onwards t-small" href={room} rel="nofollow">
									<MessagesSquare className="icon-s" aria-hidden="true" />
									{t("home.discuss")}
								</SiteLink>
							</p>
							<Trust view={view} />
						</div>
					</div>
					<Suspense fallback={null}>
						<HomeSections view={view} />
					</Suspense>
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

import { useId } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { AssetPicture } from "../asset-picture.tsx";
import type { BlockProps } from "../block-props.ts";
import { BlockText } from "../block-text.tsx";
import { PageCrumbs } from "../page-crumbs.tsx";
import { StoryCards } from "../story-cards.tsx";
import { useStoryPage } from "../story-page.ts";
import type { ArticleData } from "./load.server.ts";
import type { Article } from "./schema.ts";

/** A story of the blog or a piece of news, and what to read next. */
export default function ArticleBlock({ block, data }: BlockProps<Article, ArticleData>) {
	const t = useT();
	const id = useId();
	const language = useLanguage();
	const { firstPublishedAt } = useStoryPage();
	return (
		<>
			<article className="wrap story-article">
				<header>
					<PageCrumbs />
					<h1 className="t-display">{block.title}</h1>
					<p className="t-lead">{block.intro}</p>
					<p className="t-small soft">
						{block.author}
						{firstPublishedAt && (
							<>
								{" · "}
								<time dateTime={firstPublishedAt}>
									{formatDate(dayOf(firstPublishedAt.slice(0, 10)), language, "plain")}
								</time>
							</>
						)}
					</p>
				</header>
				<div className="frame wing">
					<AssetPicture asset={block.picture} sizes="(min-width: 64rem) 60rem, 100vw" eager />
				</div>
				<BlockText text={block.body} />
			</article>
			{data && data.next.length > 0 && (
				<section className="wrap block" aria-labelledby={id}>
					<h2 className="t-title mb-5" id={id}>
						{t("content.readNext")}
					</h2>
					<StoryCards cards={data.next} heading="h3" />
				</section>
			)}
		</>
	);
}

import { useId } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
import { BlockText } from "../block-text.tsx";
import { Blocks } from "../blocks.tsx";
import { StoryCards } from "../story-cards.tsx";
import { StoryHead, StoryPicture } from "../story-head.tsx";
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
				<StoryHead title={block.title} intro={block.intro}>
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
				</StoryHead>
				<StoryPicture asset={block.picture} />
				<BlockText text={block.body} />
			</article>
			{block.more && <Blocks blocks={block.more} />}
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

import { useId } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { SiteLink } from "#features/layout/site-link.tsx";
import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { BlockProps } from "../block-props.ts";
import { BlockText } from "../block-text.tsx";
import { Blocks } from "../blocks.tsx";
import { StoryHead, StoryPicture } from "../story-head.tsx";
import type { Promotion } from "./schema.ts";

/** A promotion: what is cheaper and until when, the search that shows it, and its terms in full. */
export default function PromotionBlock({ block }: BlockProps<Promotion>) {
	const t = useT();
	const id = useId();
	const language = useLanguage();
	const day = (iso: string) => formatDate(dayOf(iso), language, "plain");
	return (
		<>
			<article className="wrap story-article">
				<StoryHead title={block.title} intro={block.intro}>
					<p className="soft">
						{t("content.validFromTo", { from: day(block.valid_from), to: day(block.valid_until) })}
					</p>
					<p>
						<SiteLink className={buttonClass("primary")} href={block.search}>
							{t("content.showHomes")}
						</SiteLink>
					</p>
				</StoryHead>
				<StoryPicture asset={block.picture} />
				<BlockText text={block.body} />
				<section className="terms" aria-labelledby={id}>
					<h2 className="t-heading" id={id}>
						{t("content.terms")}
					</h2>
					<BlockText text={block.terms} highestHeading={3} />
				</section>
			</article>
			{block.more && <Blocks blocks={block.more} />}
		</>
	);
}

import { useId } from "react";
import { SiteLink } from "#features/layout/site-link.tsx";
import { MapOnRequest } from "#features/map/map-on-request.tsx";
import { useLanguage, useT } from "#i18n/react.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { BlockProps } from "../block-props.ts";
import { BlockText } from "../block-text.tsx";
import { Blocks } from "../blocks.tsx";
import { degreesInWords } from "../map/degrees.ts";
import { StoryHead, StoryPicture } from "../story-head.tsx";
import type { Park } from "./schema.ts";

/** Google's scale: the park among its roads. */
const ZOOM = 14;

/** A holiday park: its words, what guests share there, and the search for homes around it. */
export default function ParkBlock({ block }: BlockProps<Park>) {
	const t = useT();
	const language = useLanguage();
	const id = useId();
	const placeId = useId();
	return (
		<>
			<article className="wrap story-article">
				<StoryHead title={block.title} intro={block.intro}>
					<p className="soft">{block.place}</p>
					<p>
						<SiteLink className={buttonClass("primary")} href={block.search}>
							{t("content.showHomes")}
						</SiteLink>
					</p>
				</StoryHead>
				<StoryPicture asset={block.picture} />
				<BlockText text={block.body} />
				<section aria-labelledby={id}>
					<h2 className="t-title" id={id}>
						{t("content.facilities")}
					</h2>
					<ul className="facilities">
						{block.facilities.map((facility) => (
							<li key={facility}>{facility}</li>
						))}
					</ul>
				</section>
				<section className="park-place" aria-labelledby={placeId}>
					<h2 className="t-title" id={placeId}>
						{t("content.whereItLies")}
					</h2>
					<p className="soft">{degreesInWords(block, t, language)}</p>
					<MapOnRequest place={{ lat: block.lat, lng: block.lng, zoom: ZOOM, name: block.title }} />
				</section>
			</article>
			{block.more && <Blocks blocks={block.more} />}
		</>
	);
}

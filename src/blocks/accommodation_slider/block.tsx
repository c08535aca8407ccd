import { useId } from "react";
import { SiteLink } from "#features/layout/site-link.tsx";
import { useT } from "#i18n/react.tsx";
import type { BlockHomes } from "#site/views/block-data.ts";
import type { BlockProps } from "../block-props.ts";
import { ContentLink } from "../content-link.tsx";
import { HomeSlides } from "./home-slides.tsx";
import type { AccommodationSlider } from "./schema.ts";

/** Homes in a carousel, and the way to all of them. Nothing where there are none. */
export default function AccommodationSliderBlock({ block, data }: BlockProps<AccommodationSlider, BlockHomes>) {
	const t = useT();
	const id = useId();
	if (!data || data.accos.length === 0) return null;
	const { link, link_label: label } = block;
	const head = (
		<div className="words">
			<h2 className="t-display" id={id}>
				{block.title}
			</h2>
			{block.intro && <p className="t-lead">{block.intro}</p>}
			{link && (
				<ContentLink className="text-link" link={link}>
					{label || t("show.seeMore")}
				</ContentLink>
			)}
			{!link && data.searchPath && (
				<SiteLink className="text-link" href={data.searchPath}>
					{label || t("front.allHomes", { count: data.totalResults })}
				</SiteLink>
			)}
		</div>
	);
	return (
		<section className="wrap" aria-labelledby={id}>
			<HomeSlides homes={data} label={block.title} head={head} />
		</section>
	);
}

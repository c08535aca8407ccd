import { useId } from "react";
import { SiteLink } from "#features/layout/site-link.tsx";
import { SearchBox } from "#features/search/search-box.tsx";
import { useT } from "#i18n/react.tsx";
import type { BlockHomes } from "#site/views/block-data.ts";
import { HomeSlides } from "../accommodation_slider/home-slides.tsx";
import type { BlockProps } from "../block-props.ts";
import type { AccommodationSliderSearch } from "./schema.ts";

/** The search box with a place filled in, and the place's homes below it. Without homes the box stands alone. */
export default function AccommodationSliderSearchBlock({
	block,
	data,
}: BlockProps<AccommodationSliderSearch, BlockHomes>) {
	const t = useT();
	const id = useId();
	if (!data) return null;
	return (
		<section className="wrap slider-search" aria-labelledby={id}>
			<div className="mist-panel">
				<h2 className="t-display" id={id}>
					{block.title}
				</h2>
				{block.intro && <p className="t-lead">{block.intro}</p>}
				<SearchBox params={data.params} placeLabel={data.placeLabel} placeSlugs={data.placeSlugs} today={data.today} />
			</div>
			{data.accos.length > 0 && (
				<HomeSlides
					homes={data}
					label={block.title}
					head={
						<p className="words">
							{data.searchPath && (
								<SiteLink className="text-link" href={data.searchPath}>
									{t("front.allHomes", { count: data.totalResults })}
								</SiteLink>
							)}
						</p>
					}
				/>
			)}
		</section>
	);
}

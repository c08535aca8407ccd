import { MapPin } from "lucide-react";
import { useId } from "react";
import { SiteLink } from "#features/layout/site-link.tsx";
import { MapOnRequest } from "#features/map/map-on-request.tsx";
import { boundsOf } from "#features/map/mercator.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { searchString } from "#site/search-params.ts";
import type { BlockProps } from "../block-props.ts";
import { degreesInWords } from "./degrees.ts";
import type { Map as MapFields } from "./schema.ts";

/** Size that the search around the point looks at, in CSS pixels at the block's zoom. */
const AROUND = { width: 1200, height: 800 };

/** A point as text, and on a map on request, because a map is larger than the rest of the page. */
export default function MapBlock({ block }: BlockProps<MapFields>) {
	const t = useT();
	const language = useLanguage();
	const id = useId();
	const { lat, lng, zoom, label } = block;
	const homes = href("search", language) + searchAround(block);

	return (
		<section className="wrap map-block" aria-labelledby={id}>
			<div className="words">
				<h2 className="t-title" id={id}>
					{block.title}
				</h2>
				<p className="row">
					<MapPin className="icon" aria-hidden="true" />
					<span>
						<strong>{label}</strong>
						<br />
						<span className="t-small soft">{degreesInWords({ lat, lng }, t, language)}</span>
					</span>
				</p>
				<p>
					<SiteLink className="text-link" href={homes}>
						{t("show.homesAround")}
					</SiteLink>
				</p>
			</div>
			<MapOnRequest place={{ lat, lng, zoom, name: label }} />
		</section>
	);
}

/** The query of our own map with the homes around the point. */
function searchAround({ lat, lng, zoom }: MapFields): string {
	const { south, west, north, east } = boundsOf({ center: { lat, lng }, zoom, ...AROUND });
	const digits = (degrees: number) => Number(degrees.toFixed(3));
	const bounds = { south: digits(south), west: digits(west), north: digits(north), east: digits(east) };
	return searchString({ bounds, view: "map", zoom: Math.round(zoom) });
}

import { useT } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { usePage } from "../layout/page-view.tsx";
import { MapView } from "../map/map-view.tsx";

/** Google's scale: the streets around a home; a map without streets shows the lakes and towns around it. */
const ZOOM = { streets: 14, embedded: 9 } as const;
/** How far the public point may lie from the home where only its area is known, metres. */
const AREA_METRES = 300;

/** The map of a home: its spot, or the area that it lies in. */
export default function HomeMap({ view }: { view: AccommodationView }) {
	const t = useT();
	const { map } = usePage();
	const { acco, point } = view;
	const { lat, lng, isArea } = point;
	const zoom = map.styleUrl === null && map.googleMapsKey === null ? ZOOM.embedded : ZOOM.streets;
	const place = isArea
		? { lat, lng, zoom, name: t("home.about", { place: acco.placename || acco.region }), areaMetres: AREA_METRES }
		: { lat, lng, zoom, name: acco.title };
	return <MapView markers={[]} clusters={[]} bounds={null} nights={null} place={place} />;
}

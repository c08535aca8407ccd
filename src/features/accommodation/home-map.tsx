import { useT } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { MapView } from "../map/map-view.tsx";

/** Google's scale: the streets around a home. */
const ZOOM = 14;
/** How far the public point may lie from the home where only its area is known, metres. */
const AREA_METRES = 300;

/** The map of a home: its spot, or the area that it lies in. */
export default function HomeMap({ view }: { view: AccommodationView }) {
	const t = useT();
	const { acco, point } = view;
	const { lat, lng, isArea } = point;
	const place = isArea
		? { lat, lng, zoom: ZOOM, name: t("home.about", { place: acco.placename || acco.region }), areaMetres: AREA_METRES }
		: { lat, lng, zoom: ZOOM, name: acco.title };
	return <MapView markers={[]} clusters={[]} bounds={null} nights={null} place={place} />;
}

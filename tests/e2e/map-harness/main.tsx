import "../../../src/app.css";
import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { isLanguage } from "#domain/language.ts";
import { PageProvider } from "#features/layout/page-view.tsx";
import { startGoogleMaps } from "#features/map/google-loader.ts";
import type { MapIdle, MapMarker, MapPlace, MapViewProps } from "#features/map/map-types.ts";
import { MapView } from "#features/map/map-view.tsx";
import { useStrictBounds } from "#features/map/strict-bounds.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { type MapAnswer, ResultMap } from "#search/clusters.ts";
import type { MapTilesView } from "#site/views/page-view.ts";
import { homes, LABELS } from "./homes.ts";

/** What the map reported and asked for, read by the tests; `change` sets what it shows. */
declare global {
	interface Window {
		reports: { name: string; value: unknown }[];
		change: (props: Partial<MapViewProps>) => void;
		startGoogleMaps: () => void;
	}
}

const query = new URLSearchParams(location.search);
const language = query.get("lang") ?? "en";
const ALL = homes(Number(query.get("homes") ?? 0));
const TILES = JSON.parse(query.get("tiles") ?? "null") as MapTilesView | null;
const PLACE = JSON.parse(query.get("place") ?? "null") as MapPlace | null;
window.reports = [];
window.startGoogleMaps = startGoogleMaps;
const report = (name: string) => (value: unknown) => void window.reports.push({ name, value });

/** A search page in small: it loads what is in view whenever the map is idle, as the server would answer it. */
function Page() {
	const [changed, setChanged] = useState<Partial<MapViewProps>>({});
	const [answer, setAnswer] = useState<MapAnswer>({ markers: [], clusters: [] });
	const result = useMemo(() => new ResultMap(ALL), []);
	const named = (markers: MapAnswer["markers"]): MapMarker[] =>
		markers.map((marker) => ({ ...marker, title: ALL.find(({ accoId }) => accoId === marker.accoId)?.title }));
	const bounds = changed.bounds === undefined ? null : changed.bounds;
	const strictBounds = useStrictBounds(bounds);
	window.change = (props) => setChanged((before) => ({ ...before, ...props }));
	const all = ALL.map(({ grandCents, ...home }) => ({
		...home,
		stayCents: grandCents,
	}));
	const own = query.has("own");
	return (
		<div style={{ height: "100vh" }}>
			<MapView
				markers={own ? all : named(answer.markers)}
				clusters={own ? null : answer.clusters}
				bounds={bounds}
				{...(PLACE ? { place: PLACE } : {})}
				strictBounds={strictBounds}
				nights={query.has("dateless") ? null : 7}
				listed={all.slice(0, 10)}
				labels={LABELS}
				onHover={report("hover")}
				onSelect={report("select")}
				onClusterSelect={({ count }) => report("cluster")(count)}
				onIdle={(idle: MapIdle) => {
					report("idle")(idle);
					setAnswer(result.answer(idle.zoom, idle.bounds));
				}}
				renderCard={(accoId, close) => (
					<div style={{ padding: "64px 16px 16px" }}>
						<a href={`#${accoId}`}>{ALL.find((home) => home.accoId === accoId)?.title}</a>
						<button type="button" onClick={close}>
							Back to the map
						</button>
					</div>
				)}
				{...changed}
			/>
		</div>
	);
}

if (isLanguage(language)) {
	await loadMessages(language, "test", ["homes", "map"]);
	const root = document.getElementById("root");
	if (root) {
		createRoot(root).render(
			<LanguageProvider language={language}>
				<PageProvider
					page={{
						map: { styleUrl: query.get("style"), googleMapsKey: query.get("key"), tiles: TILES, isHidden: false },
					}}
				>
					<Page />
				</PageProvider>
			</LanguageProvider>,
		);
	}
}

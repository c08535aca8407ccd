import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useT } from "#i18n/react.tsx";
import { usePage } from "../layout/page-view.tsx";
import { MapFailure, type MapViewProps } from "./map-types.ts";

/** Loaded when a map is shown, together with its engine; the server draws no maps. */
const Stage = import.meta.env.SSR ? null : lazy(() => import("./map-stage.tsx"));

/**
 * The map of homes: pins with prices, clusters, names, and a small card. It fills its parent, which needs a height.
 * Without script, without WebGL or when it cannot be loaded it shows a sentence; the page has a list beside it.
 */
export function MapView(props: MapViewProps) {
	const t = useT();
	const [inBrowser, setInBrowser] = useState(false);
	const { map } = usePage();
	useEffect(() => {
		setInBrowser(true);
		// The error comes up again where the map is shown, and is handled there.
		void import("./engines.ts").then(({ preloadEngine }) => preloadEngine(map)).catch(() => {});
	}, [map]);
	const { place } = props;
	const failure = (reason: MapFailure["reason"]) =>
		place
			? t(reason === "webgl" ? "show.mapNoWebgl" : "show.mapFailed")
			: t(reason === "webgl" ? "map.noWebgl" : "map.failed");
	return (
		<section className="map-view" aria-label={place ? t("show.mapOf", { place: place.name }) : t("map.region")}>
			{inBrowser && Stage ? (
				<MapBoundary words={(reason) => <MapWords>{failure(reason)}</MapWords>}>
					<Suspense fallback={<MapLoading />}>
						<Stage {...props} />
					</Suspense>
				</MapBoundary>
			) : (
				<>
					<MapLoading />
					<noscript>
						<MapWords>{t("map.noScript")}</MapWords>
					</noscript>
				</>
			)}
		</section>
	);
}

/** Still water until the map comes. */
function MapLoading() {
	const t = useT();
	return (
		<div className="map-loading skeleton" role="status">
			<span className="visually-hidden">{t("map.loading")}</span>
			<span className="water" aria-hidden="true">
				<i />
				<i />
				<i />
			</span>
		</div>
	);
}

function MapWords({ children }: { children: ReactNode }) {
	return (
		<div className="map-words">
			<p role="status">{children}</p>
		</div>
	);
}

/** A map that breaks must not take the list with it. */
class MapBoundary extends Component<
	{ readonly words: (reason: MapFailure["reason"]) => ReactNode; readonly children: ReactNode },
	{ readonly error: unknown }
> {
	override state: { readonly error: unknown } = { error: null };

	static getDerivedStateFromError(error: unknown) {
		return { error: error ?? new Error("The map broke") };
	}

	override render() {
		const { error } = this.state;
		if (error === null) return this.props.children;
		return this.props.words(error instanceof MapFailure ? error.reason : "load");
	}
}

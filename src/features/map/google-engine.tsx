/// <reference types="google.maps" />
import {
	APILoadingStatus,
	APIProvider,
	Map as GoogleMap,
	useApiLoadingStatus,
	useMap,
} from "@vis.gl/react-google-maps";
import { useEffect, useRef, useState } from "react";
import { useLatest } from "#ui/latest.ts";
import type { EngineProps, MapEngine } from "./engine.ts";
import { ensureGoogleMaps } from "./google-loader.ts";
import { MapFailure } from "./map-types.ts";
import { MIN_ZOOM } from "./mercator.ts";

/** The ground drawn by Google, whose script comes with the operator's key. */
export default function GoogleEngine(props: EngineProps) {
	const { start, settings, language, closest, onFail } = props;
	// Throws when another script of the page loads Google Maps already.
	useState(ensureGoogleMaps);
	return (
		<APIProvider
			apiKey={settings.googleMapsKey ?? ""}
			language={language}
			disableUsageAttribution
			solutionChannel=""
			onError={(cause) => onFail(new MapFailure("load", { cause }))}
		>
			<div className="map-ground">
				<GoogleMap
					defaultCenter={start.center}
					// Google's raster map knows whole zooms alone.
					defaultZoom={Math.floor(start.zoom)}
					minZoom={MIN_ZOOM}
					maxZoom={closest}
					gestureHandling="greedy"
					disableDefaultUI
					clickableIcons={false}
					tilt={0}
					heading={0}
				/>
			</div>
			<Watch {...props} />
		</APIProvider>
	);
}

/** Reports events of Google's map, and holds the element for the pins above it. */
function Watch(props: EngineProps) {
	const map = useMap();
	const status = useApiLoadingStatus();
	const overlay = useRef<HTMLDivElement>(null);
	const latest = useLatest(props);

	useEffect(() => {
		if (status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE) {
			latest.current.onFail(new MapFailure("load", { cause: new Error(`Google Maps: ${status}`) }));
		}
	}, [status, latest]);

	useEffect(() => {
		const element = overlay.current;
		if (!map || !element) return;
		const { start } = latest.current;
		let own = true;
		let size = "";
		const engine: MapEngine = {
			overlay: element,
			camera: () => {
				const center = map.getCenter();
				return {
					center: { lat: center?.lat() ?? start.center.lat, lng: center?.lng() ?? start.center.lng },
					zoom: map.getZoom() ?? start.zoom,
					width: element.clientWidth,
					height: element.clientHeight,
				};
			},
			// It has them everywhere, with names of its own.
			hasStreets: () => true,
			awaitsStreets: () => false,
			move: ({ center, zoom }, { byVisitor }) => {
				own = !byVisitor;
				map.moveCamera({ center, zoom: Math.floor(zoom) });
			},
		};
		const listeners = [
			map.addListener("bounds_changed", () => latest.current.onMove()),
			map.addListener("idle", () => {
				const resized = `${element.clientWidth}x${element.clientHeight}` !== size;
				size = `${element.clientWidth}x${element.clientHeight}`;
				latest.current.onIdle(!own && !resized);
				own = false;
			}),
		];
		latest.current.onReady(engine);
		return () => {
			for (const listener of listeners) listener.remove();
		};
	}, [map, latest]);

	return <div ref={overlay} className="map-overlay" />;
}

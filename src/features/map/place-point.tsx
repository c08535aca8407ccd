import { useLayoutEffect, useRef } from "react";
import type { CameraFrames } from "./camera-frames.ts";
import type { MapPlace } from "./map-types.ts";
import { projection, worldPixels, worldPoint } from "./mercator.ts";

const EQUATOR_METRES = 40_075_017;
/** An area that is smaller on the map, in pixels, would look like a spot. */
const LEAST_RADIUS = 20;

/** A spot, or the area that it lies in, with its name. The map's own name says the same to those who cannot see it. */
export function PlacePoint({ place, frames }: { readonly place: MapPlace; readonly frames: CameraFrames }) {
	const { areaMetres } = place;
	const element = useRef<HTMLDivElement>(null);
	useLayoutEffect(
		() =>
			frames.follow((camera) => {
				const { x, y } = projection(camera)(worldPoint(place));
				const { style } = element.current ?? {};
				if (!style) return;
				style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
				if (areaMetres === undefined) return;
				const pixels =
					(areaMetres * worldPixels(camera.zoom)) / (EQUATOR_METRES * Math.cos((place.lat * Math.PI) / 180));
				style.setProperty("--radius", `${Math.max(LEAST_RADIUS, pixels).toFixed(1)}px`);
			}),
		[place, areaMetres, frames],
	);
	return (
		<div
			className={areaMetres === undefined ? "map-item map-place" : "map-item map-place area"}
			ref={element}
			aria-hidden="true"
		>
			<i />
			<span>{place.name}</span>
		</div>
	);
}

import { useLayoutEffect, useRef } from "react";
import type { CameraFrames } from "./camera-frames.ts";
import type { MapPlace } from "./map-types.ts";
import { projection, worldPoint } from "./mercator.ts";

/** A spot with its name. The map's own name says the same to those who cannot see it. */
export function PlacePoint({ place, frames }: { readonly place: MapPlace; readonly frames: CameraFrames }) {
	const element = useRef<HTMLDivElement>(null);
	useLayoutEffect(
		() =>
			frames.follow((camera) => {
				const { x, y } = projection(camera)(worldPoint(place));
				if (element.current) element.current.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
			}),
		[place, frames],
	);
	return (
		<div className="map-item map-place" ref={element} aria-hidden="true">
			<i />
			<span>{place.name}</span>
		</div>
	);
}

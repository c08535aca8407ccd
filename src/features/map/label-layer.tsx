import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CameraFrames } from "./camera-frames.ts";
import { chosenLabels, type PlacedLabel } from "./labels.ts";
import type { MapItem } from "./map-items.ts";
import type { MapLabel, MapPlace } from "./map-types.ts";
import { projection, worldPoint } from "./mercator.ts";

/** Rest of the camera after which names are chosen anew. */
const REST_MS = 120;

/** Names of countries, regions and places. Screen readers get them from the list instead. */
export function LabelLayer({
	labels,
	items,
	frames,
	isNamed,
	spot,
}: {
	readonly labels: readonly MapLabel[];
	/** Names stand clear of them. */
	readonly items: readonly MapItem[];
	readonly frames: CameraFrames;
	/** Whether the map itself has names at a point; another function when that may have changed. */
	readonly isNamed: (at: MapLabel) => boolean;
	/** What the map is of; null: of many homes. */
	readonly spot: MapPlace | null;
}) {
	const [shown, setShown] = useState<readonly PlacedLabel[]>([]);
	const elements = useRef(new Map<string, HTMLElement>());

	useEffect(() => {
		const choose = () =>
			setShown(chosenLabels(labels, items, frames.camera, spot).filter(({ label }) => !isNamed(label)));
		choose();
		let timer: ReturnType<typeof setTimeout>;
		const stop = frames.follow(() => {
			clearTimeout(timer);
			timer = setTimeout(choose, REST_MS);
		});
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [labels, items, frames, isNamed, spot]);

	useLayoutEffect(
		() =>
			frames.follow((camera) => {
				const project = projection(camera);
				for (const { label, shift } of shown) {
					const element = elements.current.get(label.id);
					const { x, y } = project(worldPoint(label));
					if (element) element.style.transform = `translate(${x.toFixed(1)}px,${(y + shift).toFixed(1)}px)`;
				}
			}),
		[shown, frames],
	);

	return (
		<div className="map-labels" aria-hidden="true">
			{shown.map(({ label }) => (
				<span
					key={label.id}
					className="map-item"
					ref={(element) => {
						if (element) elements.current.set(label.id, element);
						else elements.current.delete(label.id);
					}}
				>
					<span className={`map-label ${label.kind}`}>{label.name}</span>
				</span>
			))}
		</div>
	);
}

import type { MapLabel } from "./map-types.ts";
import { type Camera, projection, worldPoint } from "./mercator.ts";

/** From which zoom to which (Google's scale) names of a kind stand on the map. */
const ZOOMS = { country: [3.5, 6.6], region: [6.2, 9.8], placename: [8.6, 22] } as const;
const KINDS = ["country", "region", "placename"] as const;

/** About the size of a name in CSS pixels, with air around it. */
const LETTER = 7.4;
const LINE = 26;
const AIR = 18;
const MOST = 60;

/** The names for a camera: those of its zoom, the heavier first, without any two that touch. */
export function chosenLabels(labels: readonly MapLabel[], camera: Camera): readonly MapLabel[] {
	const project = projection(camera);
	const boxes: { readonly left: number; readonly right: number; readonly top: number }[] = [];
	const chosen: MapLabel[] = [];
	const wanted = labels
		.filter(({ kind }) => camera.zoom >= ZOOMS[kind][0] && camera.zoom < ZOOMS[kind][1])
		.sort(
			(one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || (other.weight ?? 0) - (one.weight ?? 0),
		);
	for (const label of wanted) {
		if (chosen.length === MOST) break;
		const { x, y } = project(worldPoint(label));
		const half = (label.name.length * LETTER + AIR) / 2;
		const inView = x > -half && x < camera.width + half && y > -LINE && y < camera.height + LINE;
		if (!inView) continue;
		const box = { left: x - half, right: x + half, top: y - LINE / 2 };
		const touches = boxes.some(
			(other) => box.left < other.right && box.right > other.left && Math.abs(box.top - other.top) < LINE,
		);
		if (touches) continue;
		boxes.push(box);
		chosen.push(label);
	}
	return chosen;
}

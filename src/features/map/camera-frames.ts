import type { Camera } from "./mercator.ts";

type Listener = (camera: Camera) => void;

/** Hands each frame of the camera to what lies over the map, past React: hundreds of pins move without a render. */
export class CameraFrames {
	#camera: Camera;
	readonly #listeners = new Set<Listener>();

	constructor(start: Camera) {
		this.#camera = start;
	}

	get camera(): Camera {
		return this.#camera;
	}

	set(camera: Camera): void {
		this.#camera = camera;
		for (const listener of this.#listeners) listener(camera);
	}

	/** Calls back with the camera now and at every frame, until the answer is called. */
	follow(listener: Listener): () => void {
		this.#listeners.add(listener);
		listener(this.#camera);
		return () => this.#listeners.delete(listener);
	}
}

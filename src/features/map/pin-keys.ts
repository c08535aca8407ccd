import type { MapItem } from "./map-items.ts";
import { type Bounds, isWithin, pointAt } from "./mercator.ts";

/** A press that moves further is a drag of the map, not a choice. */
const DRAG_PIXELS = 6;
/** An item this near to the edge is brought further in when it gets the focus. */
const EDGE_PIXELS = 24;

const STEPS: Readonly<Record<string, 1 | -1 | "first" | "last">> = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
	Home: "first",
	End: "last",
};

export function isVisible(element: HTMLElement | undefined): boolean {
	return element !== undefined && element.style.visibility !== "hidden";
}

/** What a keyboard does among the pins, and where the focus goes when its pin leaves. */
export class PinKeys {
	/** Elements by the keys of their items, filled by the component that renders them. */
	readonly elements = new Map<string, HTMLElement>();
	/** Called when an item that got the focus is at the very edge of the map. */
	onReveal: (item: MapItem) => void = () => undefined;
	#items: readonly MapItem[] = [];
	#focused: MapItem | null = null;
	#expected: Bounds | null = null;
	#pressed = { x: 0, y: 0 };
	#dragged = false;

	/** Whether the click that is under way ended a drag. */
	get wasDragged(): boolean {
		return this.#dragged;
	}

	get visible(): readonly MapItem[] {
		return this.#items.filter(({ key }) => isVisible(this.elements.get(key)));
	}

	/** Takes the events of the pins; the answer ends it. The engine listens above them, so they are taken here. */
	attach(group: HTMLElement): () => void {
		const ending = new AbortController();
		const { signal } = ending;
		group.addEventListener("keydown", (event) => this.#onKeyDown(event), { signal });
		group.addEventListener(
			"pointerdown",
			({ clientX: x, clientY: y }) => {
				this.#pressed = { x, y };
			},
			{ signal },
		);
		group.addEventListener(
			"click",
			({ clientX, clientY, detail }) => {
				const moved = Math.hypot(clientX - this.#pressed.x, clientY - this.#pressed.y);
				// Without a pointer, a press has no place.
				this.#dragged = detail > 0 && moved > DRAG_PIXELS;
			},
			{ signal },
		);
		// Two quick presses of a pin are no double click for zooming.
		group.addEventListener("dblclick", (event) => event.stopPropagation(), { signal });
		return () => ending.abort();
	}

	/** Which item has the focus; null: none of them. */
	setFocused(item: MapItem | null): void {
		this.#focused = item;
	}

	/** Where the focus shall go when its item leaves. */
	expect(box: Bounds): void {
		this.#expected = box;
	}

	/** Takes in what is drawn now. A focus whose item is gone, an opened cluster above all, goes to another one. */
	setItems(items: readonly MapItem[]): void {
		this.#items = items;
		const lost = this.#focused;
		if (!lost || items.some(({ key }) => key === lost.key)) return;
		const box = this.#expected;
		this.#expected = null;
		this.#focused = null;
		const { visible } = this;
		const next = (box && visible.find((item) => isWithin(pointAt(item.world), box))) || nearest(visible, lost);
		if (next) this.focus(next.key);
	}

	focus(key: string): void {
		const item = this.#items.find((other) => other.key === key);
		const button = this.elements.get(key)?.querySelector("button");
		const map = button?.closest(".map-view")?.getBoundingClientRect();
		if (!item || !button || !map) return;
		// The browser must not scroll the map; the map moves itself.
		button.focus({ preventScroll: true });
		const { left, right, top, bottom } = button.getBoundingClientRect();
		const hidden =
			left < map.left + EDGE_PIXELS ||
			right > map.right - EDGE_PIXELS ||
			top < map.top + EDGE_PIXELS ||
			bottom > map.bottom - EDGE_PIXELS;
		if (hidden) this.onReveal(item);
	}

	#onKeyDown(event: KeyboardEvent): void {
		const by = STEPS[event.key];
		if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		event.stopPropagation();
		const { visible } = this;
		const at = visible.findIndex(({ key }) => key === this.#focused?.key);
		const next = visible.at(by === "first" ? 0 : by === "last" ? -1 : (at + by) % visible.length);
		if (next) this.focus(next.key);
	}
}

function nearest(items: readonly MapItem[], to: MapItem): MapItem | undefined {
	const distance = ({ world }: MapItem) => (world.x - to.world.x) ** 2 + (world.y - to.world.y) ** 2;
	return items.reduce<MapItem | undefined>(
		(best, item) => (best && distance(best) <= distance(item) ? best : item),
		undefined,
	);
}

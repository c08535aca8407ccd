import { X } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useT } from "#i18n/react.tsx";
import { useLatest } from "#ui/latest.ts";
import type { CameraFrames } from "./camera-frames.ts";
import type { PinItem } from "./map-items.ts";
import { type Camera, projection, type WorldPoint } from "./mercator.ts";

/** About the pin that is open: half its width, and its height above its point. */
const PIN_HALF = 50;
const PIN_ABOVE = 50;
/** Between the pin and its card. */
const ROOM = 12;
const EDGE = 12;

/**
 * Where a card stands: right of its pin, else left of it, above or below it, within the map and never over the pin
 * while there is any room for both.
 */
export function cardPlace(
	at: WorldPoint,
	card: { readonly width: number; readonly height: number },
	map: Pick<Camera, "width" | "height">,
): WorldPoint {
	const within = (value: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, value));
	const beside = within(at.y - PIN_ABOVE / 2 - card.height / 2, map.height - card.height);
	const right = at.x + PIN_HALF + ROOM;
	if (right + card.width + EDGE <= map.width) return { x: right, y: beside };
	const left = at.x - PIN_HALF - ROOM - card.width;
	if (left >= EDGE) return { x: left, y: beside };
	const middle = within(at.x - card.width / 2, map.width - card.width);
	const above = at.y - PIN_ABOVE - ROOM - card.height;
	return { x: middle, y: above >= EDGE ? above : at.y + ROOM };
}

/** The small card of a home beside its pin; on a narrow map it lies along the lower edge (map.css). */
export function MapCard({
	item: { marker, world, lift },
	frames,
	takeFocus,
	onHidden,
	onClose,
	children,
}: {
	readonly item: PinItem;
	readonly frames: CameraFrames;
	/** Opened with the keyboard: the focus goes into the card. */
	readonly takeFocus: boolean;
	/** The card lies over its own pin: the map has to move up by so many pixels. */
	readonly onHidden: (pixels: number) => void;
	/** `byKeys`: the focus shall go back to the pin. */
	readonly onClose: (byKeys: boolean) => void;
	readonly children: ReactNode;
}) {
	const t = useT();
	const card = useRef<HTMLDivElement>(null);
	const close = useLatest(onClose);

	useLayoutEffect(() => {
		const element = card.current;
		if (!element) return;
		const place = (camera: Camera) => {
			const { x, y } = projection(camera)(world);
			const { offsetWidth: width, offsetHeight: height } = element;
			const at = cardPlace({ x, y: y - lift }, { width, height }, camera);
			element.style.setProperty("--card-at", `translate(${at.x.toFixed(1)}px,${at.y.toFixed(1)}px)`);
		};
		// What it says comes later, and its words break otherwise in another font: taller, it would hang out of the map.
		const observer = new ResizeObserver(() => place(frames.camera));
		observer.observe(element);
		const stop = frames.follow(place);
		return () => {
			observer.disconnect();
			stop();
		};
	}, [frames, world, lift]);

	const hidden = useLatest(onHidden);
	useEffect(() => {
		const element = card.current;
		const map = element?.closest(".map-view")?.getBoundingClientRect();
		if (!element || !map) return;
		// The card's picture and words come later: looked at anew whenever its size changes.
		const look = () => {
			const box = element.getBoundingClientRect();
			const at = projection(frames.camera)(world);
			const x = map.left + at.x;
			const y = map.top + at.y - lift;
			const isOver = x + PIN_HALF > box.left && x - PIN_HALF < box.right && y > box.top && y - PIN_ABOVE < box.bottom;
			const isCut = box.bottom > map.bottom + 1 && box.top > y;
			if (isOver) hidden.current(y + ROOM - box.top);
			else if (isCut) hidden.current(box.bottom + EDGE - map.bottom);
		};
		const observer = new ResizeObserver(look);
		observer.observe(element);
		return () => observer.disconnect();
	}, [frames, world, lift, hidden]);

	useEffect(() => {
		if (takeFocus) card.current?.focus({ preventScroll: true });
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented) return;
			const map = card.current?.closest(".map-view");
			if (map?.contains(document.activeElement) || document.activeElement === document.body) close.current(true);
		};
		// A press on the bare map closes the card; a drag of the map does not.
		let pressed = { x: 0, y: 0 };
		const stage = card.current?.closest(".map-stage");
		const onPointerDown = (event: Event) => {
			const { clientX: x, clientY: y } = event as PointerEvent;
			pressed = { x, y };
		};
		const onClick = (event: Event) => {
			const { clientX, clientY, target } = event as MouseEvent;
			const moved = Math.hypot(clientX - pressed.x, clientY - pressed.y) > 6;
			const bare = target instanceof Element && !target.closest(".map-card, .map-pins button, .map-controls");
			if (bare && !moved) close.current(false);
		};
		document.addEventListener("keydown", onKeyDown);
		stage?.addEventListener("pointerdown", onPointerDown);
		stage?.addEventListener("click", onClick);
		return () => {
			document.removeEventListener("keydown", onKeyDown);
			stage?.removeEventListener("pointerdown", onPointerDown);
			stage?.removeEventListener("click", onClick);
		};
	}, [takeFocus, close]);

	return (
		<div
			ref={card}
			className="map-card"
			role="dialog"
			aria-label={t("map.card", { home: marker.title ?? t("map.home") })}
			tabIndex={-1}
		>
			{children}
			<button type="button" className="btn-over map-close" aria-label={t("map.close")} onClick={() => onClose(true)}>
				<X className="icon-s" aria-hidden="true" />
			</button>
		</div>
	);
}

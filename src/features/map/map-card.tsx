import { X } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useT } from "#i18n/react.tsx";
import { useLatest } from "#ui/latest.ts";
import type { CameraFrames } from "./camera-frames.ts";
import type { MapMarker } from "./map-types.ts";
import { projection, worldPoint } from "./mercator.ts";

/** Between a pin's point and a card above it: the height of the pin; and below it. */
const ABOVE = 52;
const BELOW = 14;
const EDGE = 12;

/** The small card of a home beside its pin; on a narrow map it lies along the lower edge (map.css). */
export function MapCard({
	marker,
	frames,
	takeFocus,
	onClose,
	children,
}: {
	readonly marker: MapMarker;
	readonly frames: CameraFrames;
	/** Opened with the keyboard: the focus goes into the card. */
	readonly takeFocus: boolean;
	/** `byKeys`: the focus shall go back to the pin. */
	readonly onClose: (byKeys: boolean) => void;
	readonly children: ReactNode;
}) {
	const t = useT();
	const card = useRef<HTMLDivElement>(null);
	const close = useLatest(onClose);

	useLayoutEffect(
		() =>
			frames.follow((camera) => {
				const element = card.current;
				if (!element) return;
				const at = projection(camera)(worldPoint(marker));
				const { offsetWidth: width, offsetHeight: height } = element;
				const left = Math.max(EDGE, Math.min(camera.width - width - EDGE, at.x - width / 2));
				const fitsAbove = at.y - ABOVE - height >= EDGE;
				const top = fitsAbove ? at.y - ABOVE - height : Math.min(at.y + BELOW, camera.height - height - EDGE);
				element.style.setProperty("--card-at", `translate(${left.toFixed(1)}px,${Math.max(EDGE, top).toFixed(1)}px)`);
			}),
		[frames, marker],
	);

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

import { Heart, House } from "lucide-react";
import { memo, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { formatLabelled, formatMoney, formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { CameraFrames } from "./camera-frames.ts";
import type { MapItem } from "./map-items.ts";
import type { MapMarker } from "./map-types.ts";
import { type Bounds, type Camera, projection, type WorldPoint, worldPoint } from "./mercator.ts";
import { isVisible, PinKeys } from "./pin-keys.ts";
import { clusterSize, homesOf } from "./pin-layout.ts";

/** Pixels that a pin's point may lie outside before the pin goes: its body still shows. */
const MARGIN = 30;
/** Rest of the camera after which the order of Tab is looked at again. */
const REST_MS = 120;
/** How far the layer moves as one; pins that come into the map meanwhile wait so long. */
const SHIFT_PIXELS = 96;

export interface PinLayerHandle {
	/** Gives the focus to an item, if it is there. */
	focus(key: string): void;
	/** Where the focus shall go when the item that has it leaves: the first item in this box. */
	expect(box: Bounds): void;
	/** Points that items in view stand for. */
	homesInView(): number;
}

interface PinLayerProps {
	readonly items: readonly MapItem[];
	readonly frames: CameraFrames;
	readonly handle: RefObject<PinLayerHandle | null>;
	readonly nights: number | null;
	readonly activeAccoId: string | null;
	readonly openAccoId: string | null;
	readonly likedIds: ReadonlySet<string>;
	readonly seenIds: ReadonlySet<string>;
	readonly onHover: (accoId: string | null) => void;
	/** `byKeys`: without a pointer. */
	readonly onChoose: (item: MapItem, byKeys: boolean) => void;
	/** An item that has the focus lies at the very edge or under it. */
	readonly onReveal: (item: MapItem) => void;
}

/**
 * Pins and clusters: buttons that follow the camera. One of them is in the order of the Tab key, the arrow keys go
 * to the others. Positions are written past React, elements are kept by home.
 */
export function PinLayer(props: PinLayerProps) {
	const { items, frames, handle, onHover, onChoose } = props;
	const t = useT();
	const group = useRef<HTMLDivElement>(null);
	const [keys] = useState(() => new PinKeys());
	const [tabKey, setTabKey] = useState<string | null>(null);

	useEffect(() => {
		keys.onReveal = props.onReveal;
	}, [keys, props.onReveal]);
	useEffect(() => (group.current ? keys.attach(group.current) : undefined), [keys]);
	useLayoutEffect(() => {
		const layer = group.current;
		if (!layer) return;
		let anchor: Camera | null = null;
		const placeAll = (camera: Camera) => {
			anchor = camera;
			layer.style.transform = "";
			place(items, keys.elements, camera);
		};
		let timer: ReturnType<typeof setTimeout>;
		const stop = frames.follow((camera) => {
			clearTimeout(timer);
			// A short way at one zoom moves the whole layer at once; each pin gets its place when the map rests.
			const way = anchor && wayBetween(anchor, camera);
			if (!way || Math.hypot(way.x, way.y) > SHIFT_PIXELS) return placeAll(camera);
			layer.style.transform = `translate(${way.x.toFixed(1)}px,${way.y.toFixed(1)}px)`;
			timer = setTimeout(() => placeAll(frames.camera), REST_MS);
		});
		keys.setItems(items);
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [items, frames, keys]);

	// The pin in the order of Tab must be one that can be seen.
	useEffect(() => {
		const choose = () =>
			setTabKey((key) => (key !== null && isVisible(keys.elements.get(key)) ? key : (keys.visible[0]?.key ?? null)));
		let timer: ReturnType<typeof setTimeout>;
		const stop = frames.follow(() => {
			clearTimeout(timer);
			timer = setTimeout(choose, REST_MS);
		});
		if (items.length > 0) choose();
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [items, frames, keys]);

	useImperativeHandle(
		handle,
		() => ({
			focus: (key) => keys.focus(key),
			expect: (box) => keys.expect(box),
			homesInView: () => keys.visible.reduce((sum, item) => sum + homesOf(item), 0),
		}),
		[keys],
	);

	const itemOf = (target: EventTarget) => {
		const key = target instanceof Element ? target.closest<HTMLElement>("[data-key]")?.dataset.key : undefined;
		return items.find((item) => item.key === key);
	};
	const hover = (target: EventTarget) => {
		const item = itemOf(target);
		if (item?.kind === "pin") onHover(item.marker.accoId);
	};

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button within is a click too; one listener serves hundreds.
		<div
			ref={group}
			className="map-pins"
			role="group"
			aria-label={t("map.pins")}
			onClick={(event) => {
				const item = itemOf(event.target);
				if (item && !keys.wasDragged) onChoose(item, event.detail === 0);
			}}
			onMouseOver={(event) => hover(event.target)}
			onMouseOut={() => onHover(null)}
			onFocus={(event) => {
				const item = itemOf(event.target);
				if (item) setTabKey(item.key);
				keys.setFocused(item ?? null);
				hover(event.target);
			}}
			onBlur={() => {
				keys.setFocused(null);
				onHover(null);
			}}
		>
			{items.map((item) => (
				<div
					key={item.key}
					className="map-item"
					ref={(element) => {
						if (element) keys.elements.set(item.key, element);
						else keys.elements.delete(item.key);
					}}
				>
					{item.kind === "cluster" ? (
						<ClusterButton
							itemKey={item.key}
							count={item.cluster.count}
							isRed={item.cluster.color === "red"}
							mark={item.cluster.mark}
							inTabOrder={item.key === tabKey}
						/>
					) : (
						<PinButton
							marker={item.marker}
							nights={props.nights}
							isDot={item.isDot ?? false}
							active={item.key === props.activeAccoId || item.key === props.openAccoId}
							open={item.key === props.openAccoId}
							liked={props.likedIds.has(item.key)}
							seen={props.seenIds.has(item.key)}
							inTabOrder={item.key === tabKey}
						/>
					)}
				</div>
			))}
		</div>
	);
}

/** Pixels that the ground has moved from one camera to another; null when more than the middle has changed. */
function wayBetween(from: Camera, to: Camera): WorldPoint | null {
	if (from.zoom !== to.zoom || from.width !== to.width || from.height !== to.height) return null;
	const { x, y } = projection(to)(worldPoint(from.center));
	return { x: x - to.width / 2, y: y - to.height / 2 };
}

/** Moves every item to its point; what lies outside the map can be neither seen nor reached. */
function place(items: readonly MapItem[], elements: ReadonlyMap<string, HTMLElement>, camera: Camera): void {
	const project = projection(camera);
	for (const { key, world, lift } of items) {
		const element = elements.get(key);
		if (!element) continue;
		const { x, y } = project(world);
		const outside = x < -MARGIN || x > camera.width + MARGIN || y < 0 || y > camera.height + MARGIN;
		element.style.visibility = outside ? "hidden" : "";
		if (!outside) element.style.transform = `translate(${x.toFixed(1)}px,${(y - lift).toFixed(1)}px)`;
	}
}

const PinButton = memo(function PinButton({
	marker,
	nights,
	isDot,
	active,
	open,
	liked,
	seen,
	inTabOrder,
}: {
	readonly marker: MapMarker;
	readonly nights: number | null;
	readonly isDot: boolean;
	readonly active: boolean;
	readonly open: boolean;
	readonly liked: boolean;
	readonly seen: boolean;
	readonly inTabOrder: boolean;
}) {
	const t = useT();
	const language = useLanguage();
	const home = marker.title ?? t("map.home");
	const price = marker.stayCents === null ? null : formatMoney(marker.stayCents, language);
	let name = price === null ? t("map.pinWithoutPrice", { home }) : t("map.pinFrom", { home, price });
	if (price !== null && nights !== null) name = t("map.pin", { home, price, nights });
	if (liked) name = t("map.liked", { pin: name });
	if (seen) name = t("map.seen", { pin: name });
	if (marker.mark) name = formatLabelled(marker.mark, name, language);
	return (
		<button
			type="button"
			className={`map-pin${isDot ? " dot" : ""}${active ? " on" : ""}${liked ? " liked" : ""}${seen ? " seen" : ""}${marker.mark ? " marked" : ""}`}
			data-key={marker.accoId}
			aria-label={name}
			aria-expanded={open}
			tabIndex={inTabOrder ? 0 : -1}
		>
			{liked && <Heart className="map-heart" aria-hidden="true" />}
			{price ?? <House className="icon-s" aria-hidden="true" />}
		</button>
	);
});

const ClusterButton = memo(function ClusterButton({
	itemKey,
	count,
	isRed,
	mark,
	inTabOrder,
}: {
	readonly itemKey: string;
	readonly count: number;
	readonly isRed: boolean;
	readonly mark: string | undefined;
	readonly inTabOrder: boolean;
}) {
	const t = useT();
	const language = useLanguage();
	return (
		<button
			type="button"
			className={`map-cluster size-${clusterSize(count)}${count >= 10_000 ? " many" : ""}${isRed ? " red" : ""}${mark ? " marked" : ""}`}
			data-key={itemKey}
			aria-label={mark ? formatLabelled(mark, t("map.cluster", { count }), language) : t("map.cluster", { count })}
			tabIndex={inTabOrder ? 0 : -1}
		>
			{formatNumber(count, language)}
		</button>
	);
});

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Point } from "#domain/geo/public-point.ts";
import type { Language } from "#domain/language.ts";
import { formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { MapSettings } from "#site/views/page-view.ts";
import { useLatest } from "#ui/latest.ts";
import { usePage } from "../layout/page-view.tsx";
import { loadBasemapNames } from "./basemap-names.ts";
import { CameraFrames } from "./camera-frames.ts";
import { useClustered } from "./clusterer.ts";
import { countryLabels } from "./country-points.ts";
import { isNameless, type MapEngine, mayHaveStreets, streetsOf } from "./engine.ts";
import { GoogleEngine, MapLibreEngine } from "./engines.ts";
import { LabelLayer } from "./label-layer.tsx";
import { MapCard } from "./map-card.tsx";
import { MapControls } from "./map-controls.tsx";
import { MapCredit } from "./map-credit.tsx";
import { type MapItem, mapItems, namedMarkers, withActive } from "./map-items.ts";
import type { MapFailure, MapLabel, MapMarker, MapViewProps } from "./map-types.ts";
import {
	boundsOf,
	type Camera,
	cameraFor,
	EUROPE,
	isWithin,
	MAX_ZOOM,
	MIN_ZOOM,
	pointAt,
	worldPixels,
	worldPoint,
} from "./mercator.ts";
import { PinLayer, type PinLayerHandle } from "./pin-layer.tsx";
import { laidOut, pinWidth } from "./pin-layout.ts";
import { PlacePoint } from "./place-point.tsx";

const NONE: ReadonlySet<string> = new Set();
const NO_MARKERS: MapViewProps["markers"] = [];
const NO_LABELS: NonNullable<MapViewProps["labels"]> = [];
/** How close a chosen cluster may be looked at: one step past the last zoom with clusters. */
const CLUSTER_CLOSEST = 17;
/** A map of one spot without streets comes no closer: the embedded basemap is sharp until there. */
const CLOSEST_WITHOUT_STREETS = 11;
/** Where such a map starts: with the lakes and towns around the spot. */
const FAR_ZOOM = 9;
/** Streets that are neither there nor on their way by then will not come: the map goes back to where there is something. */
const RETREAT_MS = 6_000;
/** After so many looks it does so whatever is on its way. */
const MOST_CHECKS = 5;
/** Tiles come one after the other; names are chosen anew once for several. */
const TILES_MS = 150;
const CLUSTER_PADDING = { top: 88, left: 72, right: 96, bottom: 56 };

/** The map in a browser: an engine draws the tiles; everything above them is the same for both engines. */
export default function MapStage(props: MapViewProps) {
	const room = useRef<HTMLDivElement>(null);
	const size = useFirstSize(room);
	return (
		<div className="map-stage" ref={room}>
			{size && <SizedStage {...props} size={size} />}
		</div>
	);
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** The room's size as soon as it has one: a map in a closed panel has none yet. */
function useFirstSize(room: React.RefObject<HTMLDivElement | null>): Size | null {
	const [size, setSize] = useState<Size | null>(null);
	useLayoutEffect(() => {
		const element = room.current;
		if (!element || size) return;
		const measure = () => {
			const { clientWidth: width, clientHeight: height } = element;
			if (width > 0 && height > 0) setSize({ width, height });
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [room, size]);
	return size;
}

function SizedStage({ size, ...props }: MapViewProps & { readonly size: Size }) {
	const t = useT();
	const language = useLanguage();
	const { map: settings } = usePage();
	const { place } = props;
	const closest = place && !mayHaveStreets(settings, place) ? CLOSEST_WITHOUT_STREETS : MAX_ZOOM;
	const [start] = useState(() =>
		place
			? { center: place, zoom: Math.min(place.zoom, startsFar(settings, place) ? FAR_ZOOM : closest), ...size }
			: fitting(props.bounds, props.snug, size),
	);
	const [frames] = useState(() => new CameraFrames(start));
	const [engine, setEngine] = useState<MapEngine | null>(null);
	const [failure, setFailure] = useState<MapFailure | null>(null);
	const [zoom, setZoom] = useState(start.zoom);
	const [openAccoId, setOpenAccoId] = useState<string | null>(null);
	const [cardByKeys, setCardByKeys] = useState(false);
	const pins = useRef<PinLayerHandle>(null);
	const latest = useLatest(props);

	const { markers, clusters } = useClustered(props.markers, props.clusters, zoom);
	const activeAccoId = props.activeAccoId ?? null;
	const listed = props.listed ?? NO_MARKERS;
	const likedIds = props.likedIds ?? NONE;
	const laid = useMemo(() => {
		const widthOf = ({ accoId, stayCents }: MapMarker) =>
			pinWidth(stayCents === null ? "" : formatMoney(stayCents, language), likedIds.has(accoId));
		return laidOut(mapItems(namedMarkers(markers, listed), clusters, listed), zoom, widthOf);
	}, [markers, clusters, listed, likedIds, zoom, language]);
	const items = useMemo(() => withActive(laid, listed, activeAccoId), [laid, listed, activeAccoId]);
	const { isNamed, streetsSeen, onStreets } = useStreets(engine);
	useRetreat(engine, frames, place && start.zoom > FAR_ZOOM && streetsOf(settings) ? place : null);
	const names = useBasemapNames(language, engine !== null && isNameless(settings));
	const labels = useMemo(
		() => [...countryLabels(language), ...(props.labels ?? NO_LABELS), ...names],
		[language, props.labels, names],
	);

	const onMove = useCallback(() => {
		if (engine) frames.set(engine.camera());
	}, [engine, frames]);
	/** The next rest is where the map was sent to, by a button say: strict bounds are for stray drags. */
	const sent = useRef(false);
	const move = useCallback(
		(to: Pick<Camera, "center" | "zoom">, byVisitor: boolean) => {
			sent.current = true;
			engine?.move(to, { animate: true, byVisitor });
		},
		[engine],
	);
	const onIdle = useCallback(
		(byVisitor: boolean) => {
			if (!engine) return;
			const camera = engine.camera();
			frames.set(camera);
			setZoom(camera.zoom);
			const { bounds, strictBounds } = latest.current;
			const wasSent = sent.current;
			sent.current = false;
			if (strictBounds && byVisitor && !wasSent && bounds && !isWithin(camera.center, bounds)) {
				return engine.move(cameraFor(bounds, camera), { animate: true, byVisitor: false });
			}
			latest.current.onIdle?.({ bounds: boundsOf(camera), zoom: camera.zoom, byVisitor });
		},
		[engine, frames, latest],
	);
	// The map is idle at its first position, so its owner can load what is there.
	useEffect(() => {
		if (engine) onIdle(false);
	}, [engine, onIdle]);

	useFittedBounds(engine, props.bounds, props.snug);

	const opened = items.find(({ key }) => key === openAccoId);
	const open = opened?.kind === "pin" ? opened : null;
	const select = (accoId: string | null) => {
		setOpenAccoId(accoId);
		props.onSelect?.(accoId);
	};
	const closeCard = (andFocus: boolean) => {
		if (andFocus && openAccoId !== null) pins.current?.focus(openAccoId);
		select(null);
	};
	// A home that left the map, into a cluster or out of the result, takes its card along.
	const gone = openAccoId !== null && open === null;
	useEffect(() => {
		if (!gone) return;
		setOpenAccoId(null);
		latest.current.onSelect?.(null);
	}, [gone, latest]);

	const onChoose = (item: MapItem, byKeys: boolean) => {
		if (item.kind === "cluster") {
			const { cluster } = item;
			props.onClusterSelect?.(cluster);
			if (byKeys) pins.current?.expect(cluster.bounds);
			const camera = cameraFor(cluster.bounds, frames.camera, CLUSTER_PADDING, CLUSTER_CLOSEST);
			// Its box may be fitted already, with the cluster still one: then closer by a step.
			return move({ ...camera, zoom: Math.min(MAX_ZOOM, Math.max(camera.zoom, frames.camera.zoom + 1)) }, true);
		}
		setCardByKeys(byKeys);
		if (item.marker.accoId === openAccoId) closeCard(false);
		else select(item.marker.accoId);
	};

	if (failure) throw failure;
	const Engine = settings.googleMapsKey ? GoogleEngine : MapLibreEngine;
	return (
		<>
			<Engine
				start={start}
				label={t("map.canvas")}
				language={language}
				settings={settings}
				closest={closest}
				onStreets={onStreets}
				onReady={setEngine}
				onMove={onMove}
				onIdle={onIdle}
				onFail={setFailure}
			/>
			{engine &&
				createPortal(
					<>
						{isNameless(settings) && (
							<LabelLayer labels={labels} items={items} frames={frames} isNamed={isNamed} spot={place ?? null} />
						)}
						{place && <PlacePoint place={place} frames={frames} />}
						{!place && (
							<PinLayer
								items={items}
								frames={frames}
								handle={pins}
								nights={props.nights}
								activeAccoId={activeAccoId}
								openAccoId={openAccoId}
								likedIds={likedIds}
								seenIds={props.seenIds ?? NONE}
								onHover={(accoId) => props.onHover?.(accoId)}
								onChoose={onChoose}
								onReveal={(item) => {
									const marker = item.kind === "pin" ? item.marker : item.cluster;
									move({ center: marker, zoom: frames.camera.zoom }, false);
								}}
							/>
						)}
					</>,
					engine.overlay,
				)}
			{open && props.renderCard && (
				<MapCard
					key={open.key}
					item={open}
					frames={frames}
					takeFocus={cardByKeys}
					onHidden={(pixels) => {
						const { camera } = frames;
						const { x, y } = worldPoint(camera.center);
						const center = pointAt({ x, y: y + pixels / worldPixels(camera.zoom) });
						move({ center, zoom: camera.zoom }, false);
					}}
					onClose={(byKeys) => closeCard(byKeys)}
				>
					{props.renderCard(open.key, () => closeCard(true))}
				</MapCard>
			)}
			{engine && (
				<MapControls
					zoom={zoom}
					closest={closest}
					onZoom={(step) => {
						const { center, zoom: now } = frames.camera;
						move({ center, zoom: Math.max(MIN_ZOOM, Math.min(closest, Math.round(now) + step)) }, true);
					}}
					onEurope={() => move(cameraFor(EUROPE, frames.camera), true)}
				/>
			)}
			{streetsSeen && <MapCredit names={streetsOf(settings)?.credit ?? ""} />}
			{!place && <InView items={items} pins={pins} zoom={zoom} ready={engine !== null} />}
		</>
	);
}

/** Whether a map of one spot starts from afar, because no streets are known to come. */
function startsFar(settings: MapSettings, place: Point): boolean {
	return !mayHaveStreets(settings, place) || streetsOf(settings)?.arrives === false;
}

/** What is known of the streets on the map as their tiles come in. */
function useStreets(engine: MapEngine | null) {
	const [tiles, setTiles] = useState(0);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const onStreets = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setTiles((count) => count + 1), TILES_MS);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: names are asked for anew when tiles came in.
	const isNamed = useCallback((at: MapLabel) => engine?.hasStreets(at) ?? false, [engine, tiles]);
	const [streetsSeen, setStreetsSeen] = useState(false);
	useEffect(() => {
		if (tiles > 0 && engine?.hasStreets(engine.camera().center)) setStreetsSeen(true);
	}, [engine, tiles]);
	return { isNamed, streetsSeen, onStreets };
}

/** Takes a map of one spot back to the far look when its streets do not come and nobody has moved it. */
function useRetreat(engine: MapEngine | null, frames: CameraFrames, spot: MapViewProps["place"] | null): void {
	const latest = useLatest(spot);
	useEffect(() => {
		const place = latest.current;
		if (!engine || !place) return;
		let checks = 0;
		const timer = setInterval(() => {
			checks++;
			const { center, zoom } = frames.camera;
			const isMoved = zoom !== place.zoom || Math.hypot(center.lat - place.lat, center.lng - place.lng) > 1e-6;
			if (isMoved || engine.hasStreets(place)) return clearInterval(timer);
			// A slow browser draws what has come for longer than that.
			if (engine.awaitsStreets() && checks < MOST_CHECKS) return;
			clearInterval(timer);
			engine.move({ center: place, zoom: FAR_ZOOM }, { animate: true, byVisitor: false });
		}, RETREAT_MS);
		return () => clearInterval(timer);
	}, [engine, frames, latest]);
}

/** Names of the basemap, once the map is there. */
function useBasemapNames(language: Language, wanted: boolean): readonly MapLabel[] {
	const [names, setNames] = useState(NO_LABELS);
	useEffect(() => {
		if (!wanted) return;
		const abort = new AbortController();
		loadBasemapNames(language, abort.signal).then((loaded) => !abort.signal.aborted && setNames(loaded));
		return () => abort.abort();
	}, [language, wanted]);
	return names;
}

/** Moves the map whenever it is given another box to fit, or the same sides as a new box. */
function useFittedBounds(engine: MapEngine | null, bounds: MapViewProps["bounds"], snug: boolean | undefined): void {
	const fitted = useRef(bounds);
	useEffect(() => {
		if (!engine || fitted.current === bounds) return;
		fitted.current = bounds;
		engine.move(fitting(bounds, snug, engine.camera()), { animate: true, byVisitor: false });
	}, [engine, bounds, snug]);
}

const NO_PADDING = { top: 0, left: 0, right: 0, bottom: 0 };

/** A snug box is as close as it was; others get room around them, and stay far enough for a street to be known. */
function fitting(bounds: MapViewProps["bounds"], snug: boolean | undefined, size: Size): Camera {
	return snug && bounds ? cameraFor(bounds, size, NO_PADDING, MAX_ZOOM) : cameraFor(bounds ?? EUROPE, size);
}

/** Says how many homes are in view after the map moved, once for each number. */
function InView({
	items,
	pins,
	zoom,
	ready,
}: {
	readonly items: readonly MapItem[];
	readonly pins: React.RefObject<PinLayerHandle | null>;
	readonly zoom: number;
	readonly ready: boolean;
}) {
	const t = useT();
	const [count, setCount] = useState<number | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: counted anew when either becomes another.
	useEffect(() => {
		if (!ready) return;
		const timer = setTimeout(() => setCount(pins.current?.homesInView() ?? 0), 400);
		return () => clearTimeout(timer);
	}, [items, zoom, ready]);
	return (
		<p className="visually-hidden" role="status">
			{count !== null && t("map.inView", { count })}
		</p>
	);
}

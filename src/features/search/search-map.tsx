import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { useT } from "#i18n/react.tsx";
import { printSearchParams, type SearchParams, searchString, stayParams } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { remember, remembered } from "../layout/session-memory.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { useLikes } from "../likes/likes.tsx";
import type { MapIdle, MapMarker } from "../map/map-types.ts";
import { MapView } from "../map/map-view.tsx";
import { useStrictBounds } from "../map/strict-bounds.ts";
import { CardPicture, HomePrice, placeOf } from "./home-card.tsx";
import { HomeFacts } from "./home-facts.tsx";
import { useMapAnswer, useMapHome } from "./map-answer.ts";
import type { SearchScope } from "./search-scope.ts";

type Box = NonNullable<SearchParams["bounds"]>;

/** Homes whose card was opened in this window. */
const SEEN_KEY = "halcyon:seen";
const MOST_SEEN = 500;
/** Digits of a box in an address: about ten metres. */
const BOX_DIGITS = 4;

interface SearchMapProps {
	readonly view: SearchView;
	/** The home under the pointer or with the focus, in the list or on the map. */
	readonly activeAccoId: string | null;
	readonly onActive: (accoId: string | null) => void;
}

/** The map of a result: it follows the search, and the search follows it where the visitor wants that. */
export function SearchMap({ view, activeAccoId, onActive }: SearchMapProps) {
	const t = useT();
	const navigate = useNavigate();
	const likes = useLikes();
	const scope: SearchScope = {
		params: view.params,
		placeSlugs: view.placeSlugs,
		likes,
		onlyLastMinutes: view.kind === "lastMinute",
	};
	const [idle, setIdle] = useState<MapIdle | null>(null);
	/** The home whose card is open: its row stays lit. */
	const [open, setOpen] = useState<string | null>(null);
	const [follows, setFollows] = useState(true);
	const [seen, setSeen] = useState(() => new Set((remembered(SEEN_KEY) ?? "").split(",").filter(Boolean)));
	const { markers, clusters, labels } = useMapAnswer(scope, idle);
	const box = useBox(view);
	const strictBounds = useStrictBounds(box.fit);

	const rest = (next: MapIdle) => {
		setIdle(next);
		if (!next.byVisitor || !follows) return;
		const bounds = rounded(next.bounds);
		box.move(bounds);
		const search = printSearchParams({ ...view.params, page: undefined, bounds, zoom: Math.round(next.zoom) });
		// A map move adds no step to the history.
		void navigate({ to: ".", search, resetScroll: false, replace: true });
	};
	// New ones would lay the pins out anew while a pointer goes over the list.
	const listed = useMemo(() => view.accos.map(markerOf), [view.accos]);
	const likedIds = useMemo(() => new Set(likes), [likes]);
	const select = (accoId: string | null) => {
		setOpen(accoId);
		onActive(accoId);
		if (accoId === null) return;
		document.getElementById(accoId)?.scrollIntoView({ block: "nearest" });
		const next = new Set([...seen, accoId]);
		setSeen(next);
		remember(SEEN_KEY, [...next].slice(-MOST_SEEN).join(","));
	};

	return (
		<div className="search-map">
			<MapView
				markers={markers}
				clusters={clusters}
				labels={labels}
				bounds={box.fit}
				snug={view.params.bounds !== undefined && view.params.zoom !== undefined}
				strictBounds={strictBounds}
				nights={view.accos[0]?.stay?.nights ?? null}
				activeAccoId={activeAccoId}
				listed={listed}
				likedIds={likedIds}
				seenIds={seen}
				onHover={(accoId) => onActive(accoId ?? open)}
				onSelect={select}
				onIdle={rest}
				renderCard={(accoId) => <PinCard scope={scope} accoId={accoId} known={view.accos} />}
			/>
			<label className="map-follow">
				<input type="checkbox" checked={follows} onChange={(event) => setFollows(event.currentTarget.checked)} />
				{t("search.followMap")}
			</label>
		</div>
	);
}

/** The box that the map is fitted to: the search's own, unless the visitor moved the map there. */
function useBox(view: SearchView) {
	const { bounds } = view.params;
	const wanted = bounds ?? view.bounds ?? null;
	const [shown, setShown] = useState({ wanted, fit: wanted });
	/** Boxes that the visitor moved the map to and whose list is not here yet, the last one last. */
	const moves = useRef<readonly Box[]>([]);
	// Looked at when a list comes with another box, never before: the map is ahead of the list after each move.
	if (!sameBox(wanted, shown.wanted)) {
		const isOwnMove = bounds !== undefined && moves.current.some((move) => sameBox(move, bounds));
		// A copy of the box, because a cached list comes with its old box and the map has moved since.
		setShown({ wanted, fit: isOwnMove ? shown.fit : wanted && { ...wanted } });
	}
	useEffect(() => {
		const at = moves.current.findIndex((move) => sameBox(move, shown.wanted));
		moves.current = at < 0 ? [] : moves.current.slice(at + 1);
	}, [shown]);
	return {
		fit: shown.fit,
		move: (box: Box) => {
			moves.current = [...moves.current, box];
		},
	};
}

function sameBox(one: Box | null, other: Box | null): boolean {
	if (one === null || other === null) return one === other;
	return (["south", "west", "north", "east"] as const).every((side) => one[side] === other[side]);
}

function rounded(box: Box): Box {
	const round = (degrees: number) => Number(degrees.toFixed(BOX_DIGITS));
	const west = round(Math.max(-180, box.west));
	const east = round(Math.min(180, box.east));
	return { south: round(Math.max(-90, box.south)), west, north: round(Math.min(90, box.north)), east };
}

function markerOf({ accoId, lat, lng, title, stayCents, from, mark }: ListedAccommodation): MapMarker {
	return { accoId, lat, lng, title, stayCents: stayCents ?? from?.stayCents ?? null, mark };
}

/** A home as its pin opens it. */
function PinCard({
	scope,
	accoId,
	known,
}: {
	scope: SearchScope;
	accoId: string;
	known: readonly ListedAccommodation[];
}) {
	const t = useT();
	const acco = useMapHome(scope, accoId, known);
	if (acco === null) {
		return (
			<p className="map-card-text" role="status">
				{t("layout.loading")}
			</p>
		);
	}
	const address = acco.url + searchString(stayParams({ ...scope.params, ...acco.stay }));
	return (
		<article className="pin-card">
			<CardPicture acco={acco} href={address} eager={false} />
			<div className="map-card-text">
				<p className="t-small soft">{placeOf(acco)}</p>
				<h3>
					<SiteLink href={address}>{acco.title}</SiteLink>
				</h3>
				<HomeFacts acco={acco} />
				<HomePrice acco={acco} />
			</div>
		</article>
	);
}

import { Map as MapIcon, MapPin } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { Colon, useT } from "#i18n/react.tsx";
import { Button } from "#ui/button.tsx";
import { fetchAhead } from "#ui/fetch-ahead.ts";
import { late } from "#ui/late.tsx";
import { useReady } from "../layout/use-ready.ts";
import type { MapPlace } from "./map-types.ts";

const loadMap = () => import("./map-view.tsx");
const MapView = late(async () => ({ default: (await loadMap()).MapView }));
/** Begins while the button is pointed at. */
const turnedTo = fetchAhead(() => Promise.all([loadMap(), import("./map-stage.tsx")]));

/** The map of one spot, loaded when it is asked for, because a map is larger than the rest of its page. */
export function MapOnRequest({ place }: { readonly place: MapPlace }) {
	const t = useT();
	const [shown, setShown] = useState(false);
	const ready = useReady();
	const room = useRef<HTMLDivElement>(null);

	// The pressed button is removed, so the focus moves to the map.
	useEffect(() => {
		if (shown) room.current?.focus();
	}, [shown]);

	return (
		<div className="map-room" ref={room} tabIndex={-1}>
			{shown ? (
				<Suspense>
					<MapView markers={[]} clusters={[]} bounds={null} nights={null} place={place} />
				</Suspense>
			) : (
				<div className="map-still">
					<span className="pin" aria-hidden="true">
						<MapPin className="icon-l" />
					</span>
					<Button
						look="primary"
						type="button"
						className={ready ? undefined : "invisible"}
						onPointerEnter={turnedTo}
						onTouchStart={turnedTo}
						onClick={() => setShown(true)}
					>
						<MapIcon className="icon" aria-hidden="true" />
						{t("show.openMap")}
						<span className="visually-hidden">
							<Colon />
							{place.name}
						</span>
					</Button>
				</div>
			)}
		</div>
	);
}

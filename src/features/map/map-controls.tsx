import { Globe, Minus, Plus } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { MIN_ZOOM } from "./mercator.ts";

/** Closer, further, and back to all of Europe. */
export function MapControls({
	zoom,
	closest,
	onZoom,
	onEurope,
}: {
	readonly zoom: number;
	/** Nobody comes closer than this zoom. */
	readonly closest: number;
	readonly onZoom: (step: 1 | -1) => void;
	readonly onEurope: () => void;
}) {
	const t = useT();
	return (
		<div className="map-controls">
			<button type="button" aria-label={t("map.europe")} title={t("map.europe")} onClick={onEurope}>
				<Globe className="icon" aria-hidden="true" />
			</button>
			<button
				type="button"
				aria-label={t("map.zoomIn")}
				title={t("map.zoomIn")}
				aria-disabled={zoom >= closest}
				onClick={() => onZoom(1)}
			>
				<Plus className="icon" aria-hidden="true" />
			</button>
			<button
				type="button"
				aria-label={t("map.zoomOut")}
				title={t("map.zoomOut")}
				aria-disabled={zoom <= MIN_ZOOM}
				onClick={() => onZoom(-1)}
			>
				<Minus className="icon" aria-hidden="true" />
			</button>
		</div>
	);
}

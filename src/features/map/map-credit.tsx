import { useT } from "#i18n/react.tsx";

const LICENCE = "https://www.openstreetmap.org/copyright";

/** Who made the streets, as their licence asks (ODbL): beside OpenStreetMap those whom the tiles name. */
export function MapCredit({ names }: { readonly names: string }) {
	const t = useT();
	return (
		<p className="map-credit">
			{names && `${names} · `}
			<a href={LICENCE} rel="noopener noreferrer">
				{t("map.credit")}
			</a>
		</p>
	);
}

import { Map as MapIcon } from "lucide-react";
import { MapOnRequest } from "#features/map/map-on-request.tsx";
import { Colon, useT } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
import { ContactLines } from "../contact-lines.tsx";
import { TitledSection } from "../titled-section.tsx";
import type { Office, Offices } from "./schema.ts";

/** Google's scale: the streets around an office. */
const ZOOM = 15;

/** Where the company works, an office a card. */
export default function OfficesBlock({ block }: BlockProps<Offices>) {
	return (
		<TitledSection title={block.title}>
			{() => (
				<ul className="office-cards">
					{block.items.map((office) => (
						<li key={office._uid} className="contact-card">
							<h3 className="t-name">{office.name}</h3>
							<ContactLines ways={office} />
							<OfficeMap office={office} />
						</li>
					))}
				</ul>
			)}
		</TitledSection>
	);
}

/**
 * The map around the office, and a link to one that plans the way there; the other site is only called when the link is
 * followed.
 */
function OfficeMap({ office: { name, lat, lng } }: { office: Office }) {
	const t = useT();
	if (lat === undefined || lng === undefined) return null;
	return (
		<>
			<MapOnRequest place={{ lat, lng, zoom: ZOOM, name }} />
			<p>
				<a
					className="text-link link-onwards"
					href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`}
					rel="noopener noreferrer"
				>
					<MapIcon className="icon-s" aria-hidden="true" />
					{t("blocks.onMap")}
					<span className="visually-hidden">
						<Colon />
						{name}
					</span>
				</a>
			</p>
		</>
	);
}

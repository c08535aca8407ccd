import { Map as MapIcon } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
import { ContactLines } from "../contact-lines.tsx";
import { TitledSection } from "../titled-section.tsx";
import type { Office, Offices } from "./schema.ts";

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

/** A link to a map of the streets around the office; the other site is only called when the link is followed. */
function OfficeMap({ office: { name, lat, lng } }: { office: Office }) {
	const t = useT();
	if (lat === undefined || lng === undefined) return null;
	return (
		<p>
			<a
				className="text-link link-onwards"
				href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`}
				rel="noopener noreferrer"
			>
				<MapIcon className="icon-s" aria-hidden="true" />
				{t("blocks.onMap")}
				<span className="visually-hidden">: {name}</span>
			</a>
		</p>
	);
}

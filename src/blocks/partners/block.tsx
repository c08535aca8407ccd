import { useT } from "#i18n/react.tsx";
import { AssetPicture } from "../asset-picture.tsx";
import type { BlockProps } from "../block-props.ts";
import { ContentLink } from "../content-link.tsx";
import { TitledSection } from "../titled-section.tsx";
import type { Partners } from "./schema.ts";

/** Companies that we work with; where a partner has a page, its name leads there. */
export default function PartnersBlock({ block }: BlockProps<Partners>) {
	const t = useT();
	return (
		<TitledSection title={block.title} name={t("blocks.partners")}>
			{(Heading) => (
				<ul className="partner-cards">
					{block.items.map((partner) => (
						<li key={partner._uid}>
							{partner.logo && (
								<div className="logo-frame">
									<AssetPicture asset={partner.logo} sizes="12rem" />
								</div>
							)}
							<Heading className="t-heading">
								{partner.link ? (
									<ContentLink link={partner.link} className="text-link">
										{partner.name}
									</ContentLink>
								) : (
									partner.name
								)}
							</Heading>
							<p className="soft">{partner.text}</p>
						</li>
					))}
				</ul>
			)}
		</TitledSection>
	);
}

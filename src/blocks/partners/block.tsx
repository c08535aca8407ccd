import { useId } from "react";
import { useT } from "#i18n/react.tsx";
import { AssetPicture } from "../asset-picture.tsx";
import type { BlockProps } from "../block-props.ts";
import { ContentLink } from "../content-link.tsx";
import type { Partners } from "./schema.ts";

/** Companies that we work with; where a partner has a page, its name leads there. */
export default function PartnersBlock({ block }: BlockProps<Partners>) {
	const t = useT();
	const id = useId();
	const Name = block.title ? "h3" : "h2";
	const label = block.title ? { "aria-labelledby": id } : { "aria-label": t("blocks.partners") };
	return (
		<section className="wrap" {...label}>
			{block.title && (
				<h2 className="t-title block-title" id={id}>
					{block.title}
				</h2>
			)}
			<ul className="partner-cards">
				{block.items.map((partner) => (
					<li key={partner._uid}>
						{partner.logo && (
							<div className="logo-frame">
								<AssetPicture asset={partner.logo} sizes="12rem" />
							</div>
						)}
						<Name className="t-heading">
							{partner.link ? (
								<ContentLink link={partner.link} className="text-link">
									{partner.name}
								</ContentLink>
							) : (
								partner.name
							)}
						</Name>
						<p className="soft">{partner.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

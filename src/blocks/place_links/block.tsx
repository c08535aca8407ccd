import { useId } from "react";
import { SiteLink } from "#features/layout/site-link.tsx";
import { useT } from "#i18n/react.tsx";
import type { StartingPlace } from "#site/views/block-data.ts";
import { AssetPicture } from "../asset-picture.tsx";
import type { BlockProps } from "../block-props.ts";
import type { PlaceLinks } from "./schema.ts";

/** The places with most homes, and how many they have. Nothing where there are none. */
export default function PlaceLinksBlock({ block, data }: BlockProps<PlaceLinks, readonly StartingPlace[]>) {
	const t = useT();
	const id = useId();
	if (!data || data.length === 0) return null;
	return (
		<section className={block.picture ? "wrap split" : "wrap"} aria-labelledby={id}>
			<div>
				<h2 className="t-title mb-5" id={id}>
					{block.title}
				</h2>
				<ul className="places">
					{data.map((place) => (
						<li key={place.href}>
							<SiteLink href={place.href}>
								{place.label}
								<span>{t("search.homes", { count: place.count })}</span>
							</SiteLink>
						</li>
					))}
				</ul>
			</div>
			{block.picture && (
				<figure className="order-first lg:order-none">
					<AssetPicture asset={block.picture} sizes="(min-width: 64rem) 40rem, 100vw" />
				</figure>
			)}
		</section>
	);
}

import { ArrowLeft } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { searchString } from "#site/search-params.ts";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { SitePicture } from "../layout/site-picture.tsx";

/** All pictures of a home, one under the other with their words: what the full screen shows, without script. */
export function PicturePage({ view }: { view: AccommodationView }) {
	const t = useT();
	const { acco } = view;
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<div className="wrap picture-page">
				<p>
					<SiteLink className="text-link link-onwards" href={view.path + searchString(view.params)}>
						<ArrowLeft className="icon-s" aria-hidden="true" />
						{t("home.backToHome")}
					</SiteLink>
				</p>
				<h1 className="t-display">{t("home.picturesOf", { home: acco.title })}</h1>
				{acco.images.map((image, index) => (
					<figure key={image.src} id={`picture-${index + 1}`}>
						<div className="picture">
							<SitePicture
								src={image.src}
								alt={image.alt}
								eager={index === 0}
								sizes="(min-width: 64rem) 60rem, 100vw"
							/>
						</div>
						<figcaption className="soft">{image.alt}</figcaption>
					</figure>
				))}
			</div>
		</PageFrame>
	);
}

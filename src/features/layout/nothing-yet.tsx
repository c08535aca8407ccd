import { useLanguage } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { SiteLink } from "./site-link.tsx";
import { SitePicture } from "./site-picture.tsx";

/** Stands where a list would: says that there is nothing yet, and leads to the homes. */
export function NothingYet({ text, button }: { text: string; button: string }) {
	const language = useLanguage();
	return (
		<div className="wing-panel dune">
			<div className="words">
				<p className="t-lead">{text}</p>
				<p className="mt-6">
					<SiteLink className="btn btn-primary" href={href("search", language)}>
						{button}
					</SiteLink>
				</p>
			</div>
			<div className="wing">
				<SitePicture src="/images/illustrations/terrace.webp" alt="" sizes="(min-width: 64rem) 40rem, 100vw" />
			</div>
		</div>
	);
}

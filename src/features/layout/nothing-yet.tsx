import { useLanguage } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { buttonClass } from "#ui/button.tsx";
import { SiteLink } from "./site-link.tsx";
import { WingPanel } from "./wing-panel.tsx";

/** Stands where a list would: says that there is nothing yet, and leads to the homes. */
export function NothingYet({ text, button }: { text: string; button: string }) {
	const language = useLanguage();
	return (
		<WingPanel picture="terrace" className="dune">
			<p className="t-lead">{text}</p>
			<p className="mt-6">
				<SiteLink className={buttonClass("primary")} href={href("search", language)}>
					{button}
				</SiteLink>
			</p>
		</WingPanel>
	);
}

import { useId } from "react";
import { SiteForm } from "#features/forms/site-form.tsx";
import type { BlockProps } from "../block-props.ts";
import type { NewsletterSubscribe } from "./schema.ts";

/** The form of the newsletter, on still water. */
export default function NewsletterSubscribeBlock({ block }: BlockProps<NewsletterSubscribe>) {
	const heading = useId();
	return (
		<div className="wrap">
			<section className="letter-panel" aria-labelledby={heading}>
				<div className="words">
					<h2 className="t-display" id={heading}>
						{block.title}
					</h2>
					{block.intro && <p className="t-lead">{block.intro}</p>}
				</div>
				<SiteForm form="newsletter-subscriptions" />
			</section>
		</div>
	);
}

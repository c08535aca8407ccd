import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { BlockProps } from "../block-props.ts";
import { BlockText } from "../block-text.tsx";
import { anchorsOf } from "./anchors.ts";
import type { RichFaq } from "./schema.ts";

/**
 * Questions that open to their answers. An address that ends in a question's anchor opens it: browsers do so by
 * themselves on arrival, because the anchor stands inside; the script does so on the way within the site.
 */
export default function RichFaqBlock({ block }: BlockProps<RichFaq>) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const anchors = anchorsOf(block.items.map(({ question }) => question));
	useEffect(() => {
		const openNamed = () => openAnswer(list.current, location.hash);
		openNamed();
		window.addEventListener("hashchange", openNamed);
		return () => window.removeEventListener("hashchange", openNamed);
	}, []);
	return (
		<section className="wrap" aria-labelledby={id}>
			<h2 className="t-title" id={id}>
				{block.title}
			</h2>
			{block.intro && <p className="soft faq-intro">{block.intro}</p>}
			<div className="rich-faq" ref={list}>
				{block.items.map((item, index) => (
					// A browser may have opened it before the script came.
					<details key={item._uid} suppressHydrationWarning>
						<summary>
							<h3 className="t-heading">{item.question}</h3>
							<ChevronDown className="icon" aria-hidden="true" />
						</summary>
						<div className="answer" id={anchors[index]}>
							<BlockText text={item.answer} highestHeading={3} />
						</div>
					</details>
				))}
			</div>
		</section>
	);
}

/** Opens the question whose anchor the address ends in, if it is one of the list, and brings it into view. */
function openAnswer(list: HTMLElement | null, hash: string): void {
	if (!list || hash.length < 2) return;
	const answer = list.querySelector(`#${CSS.escape(decoded(hash.slice(1)))}`);
	const question = answer?.closest("details");
	if (!question || question.open) return;
	question.open = true;
	question.scrollIntoView();
}

/** An anchor without its escapes; as it is where they are broken. */
function decoded(anchor: string): string {
	try {
		return decodeURIComponent(anchor);
	} catch {
		return anchor;
	}
}

import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import type { Faqs } from "./schema.ts";

/** Questions with short answers, all to be read at once. */
export default function FaqsBlock({ block }: BlockProps<Faqs>) {
	const id = useId();
	return (
		<section className="wrap" aria-labelledby={id}>
			<h2 className="t-title" id={id}>
				{block.title}
			</h2>
			<ul className="faq-list">
				{block.items.map((item) => (
					<li key={item._uid}>
						<h3 className="t-heading">{item.question}</h3>
						<p className="soft">{item.answer}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

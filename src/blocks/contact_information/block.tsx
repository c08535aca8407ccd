import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import { ContactLines } from "../contact-lines.tsx";
import type { ContactInformation } from "./schema.ts";

/** Ways to reach one desk. */
export default function ContactInformationBlock({ block }: BlockProps<ContactInformation>) {
	const id = useId();
	return (
		<section className="wrap" aria-labelledby={id}>
			<div className="contact-card">
				<h2 className="t-title" id={id}>
					{block.title}
				</h2>
				{block.intro && <p className="soft">{block.intro}</p>}
				<ContactLines ways={block} />
			</div>
		</section>
	);
}

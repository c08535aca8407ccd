import type { BlockProps } from "../block-props.ts";
import { ContactCard } from "../contact-card.tsx";
import { ContactLines } from "../contact-lines.tsx";
import type { ContactInformation } from "./schema.ts";

/** Ways to reach one desk. */
export default function ContactInformationBlock({ block }: BlockProps<ContactInformation>) {
	return (
		<ContactCard title={block.title} intro={block.intro}>
			<ContactLines ways={block} />
		</ContactCard>
	);
}

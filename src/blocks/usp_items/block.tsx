import {
	CalendarClock,
	HandHeart,
	Heart,
	House,
	Leaf,
	type LucideIcon,
	ReceiptEuro,
	ShieldCheck,
	Users,
} from "lucide-react";
import { useT } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
import { TitledSection } from "../titled-section.tsx";
import type { UspItem, UspItems } from "./schema.ts";

const ICONS: Readonly<Record<UspItem["icon"], LucideIcon>> = {
	price: ReceiptEuro,
	calendar: CalendarClock,
	home: House,
	hand: HandHeart,
	heart: Heart,
	leaf: Leaf,
	people: Users,
	shield: ShieldCheck,
};

/** Reasons to book here. */
export default function UspItemsBlock({ block }: BlockProps<UspItems>) {
	const t = useT();
	return (
		<TitledSection title={block.title} name={t("blocks.reasons")}>
			{(Heading) => (
				<ul className="usp-items" data-count={Math.min(block.items.length, 4)}>
					{block.items.map((item) => {
						const Icon = ICONS[item.icon];
						return (
							<li key={item._uid}>
								<Icon className="icon-l" aria-hidden="true" />
								<Heading className="t-heading">{item.title}</Heading>
								<p className="soft">{item.text}</p>
							</li>
						);
					})}
				</ul>
			)}
		</TitledSection>
	);
}

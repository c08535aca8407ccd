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
import { useId } from "react";
import { useT } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
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
	const id = useId();
	const Title = block.title ? "h3" : "h2";
	const label = block.title ? { "aria-labelledby": id } : { "aria-label": t("blocks.reasons") };
	return (
		<section className="wrap" {...label}>
			{block.title && (
				<h2 className="t-title block-title" id={id}>
					{block.title}
				</h2>
			)}
			<ul className="usp-items" data-count={Math.min(block.items.length, 4)}>
				{block.items.map((item) => {
					const Icon = ICONS[item.icon];
					return (
						<li key={item._uid}>
							<Icon className="icon-l" aria-hidden="true" />
							<Title className="t-heading">{item.title}</Title>
							<p className="soft">{item.text}</p>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

import { BadgeCheck, Equal, FileCheck, Leaf, type LucideIcon, Wallet } from "lucide-react";
import { formatMoney } from "#i18n/format.ts";
import { genderOf } from "#i18n/kind-gender.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";

/** What a guest can count on: each line of it is a fact of this home or a rule of ours. */
export function Trust({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const lines: (readonly [icon: LucideIcon, title: string, text: string] | null)[] = [
		view.companyVfy
			? [BadgeCheck, t("home.visited", { gender: genderOf(view.acco.kind, language) }), t("home.visitedText")]
			: null,
		[Equal, t("home.onePrice"), t("home.onePriceText")],
		view.depositCents > 0
			? [Wallet, t("home.depositOf", { price: formatMoney(view.depositCents, language) }), t("home.depositBack")]
			: null,
		view.registrationNumber === null
			? null
			: [FileCheck, t("home.registered"), t("home.registeredText", { number: view.registrationNumber })],
		view.energyLabel === null ? null : [Leaf, t("home.energy", { label: view.energyLabel }), t("home.energyText")],
	];
	return (
		<section className="home-trust" aria-labelledby="trust-title">
			<h2 className="t-heading" id="trust-title">
				{t("home.countOn")}
			</h2>
			<ul>
				{lines.flatMap((line) => {
					if (!line) return [];
					const [Icon, title, text] = line;
					return (
						<li key={title}>
							<Icon className="icon" aria-hidden="true" />
							<div>
								<b>{title}</b>
								<span>{text}</span>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

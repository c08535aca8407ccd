import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { useT } from "#i18n/react.tsx";
import { HomeCard } from "../search/home-card.tsx";

/** The homes that a partner chose for its landing page. */
export function PartnerHomes({ name, homes }: { name: string; homes: readonly ListedAccommodation[] }) {
	const t = useT();
	if (homes.length === 0) return null;
	return (
		<section className="wrap" aria-labelledby="partner-homes">
			<h2 className="t-title mb-6" id="partner-homes">
				{t("content.chosenBy", { name })}
			</h2>
			<div className="cards">
				{homes.map((acco) => (
					<HomeCard key={acco.accoId} acco={acco} />
				))}
			</div>
		</section>
	);
}

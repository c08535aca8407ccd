import { useState } from "react";
import { type Party, partyCounts } from "#domain/party/party.ts";
import { useT } from "#i18n/react.tsx";
import { partyOf, type SearchParams } from "#site/search-params.ts";
import { useDismissable } from "#ui/dismiss.ts";
import { useEarlyChoices } from "#ui/early-choices.ts";
import { usePlacement } from "#ui/placement.ts";
import { PartySteppers } from "./party-steppers.tsx";

/** Who travels: a disclosure with one number for each sort of guest. */
export function PartyField({ params }: { params: SearchParams }) {
	const t = useT();
	const [party, setParty] = useState<Party>(partyOf(params));
	const details = useDismissable();
	const panel = usePlacement(details);
	useEarlyChoices(details);

	return (
		<details ref={details}>
			<summary className="seg-value list-none">{t("search.partySummary", partyCounts(party))}</summary>
			<div ref={panel} className="popover popover-end party-panel">
				<PartySteppers party={party} onChange={setParty} />
			</div>
		</details>
	);
}

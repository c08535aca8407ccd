import { personsOf } from "#domain/party/party.ts";
import { useT } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { Button } from "#ui/button.tsx";
import { PartySteppers } from "../search/party-steppers.tsx";
import type { StayChoice } from "./stay-choice.ts";

export interface StayPartyProps {
	readonly view: AccommodationView;
	readonly choice: StayChoice;
	readonly onDone: () => void;
}

/** Who comes along, and for how many there is room. Each press asks for the price anew. */
export default function StayParty({ view, choice, onDone }: StayPartyProps) {
	const t = useT();
	const { party } = choice;
	return (
		<>
			<PartySteppers party={party} onChange={(next) => choice.choose(next)} />
			<p className="t-small soft pick-room">
				{t("home.roomFor", { most: view.acco.maxGuests, persons: personsOf(party) })}
			</p>
			<Button type="button" look="primary" size="small" className="w-full" onClick={onDone}>
				{t("when.done")}
			</Button>
		</>
	);
}

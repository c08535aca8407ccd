import { useT } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { Button } from "#ui/button.tsx";
import { ClearDays } from "../search/clear-days.tsx";
import { RangeCalendar } from "../search/range-calendar.tsx";
import { dayRefusalSentence } from "./refusal-sentence.ts";
import type { StayChoice } from "./stay-choice.ts";

export interface StayDatesProps {
	readonly view: AccommodationView;
	readonly choice: StayChoice;
	readonly onDone: () => void;
	/** Months that stand side by side at most. */
	readonly months: 1 | 2;
	/** False where what it stands in has a button of its own to end it. */
	readonly hasDone?: boolean;
}

/** The calendar of the site with the days and prices of one home. A whole stay is priced at once and closes it. */
export default function StayDates({ view, choice, onDone, months, hasDone = true }: StayDatesProps) {
	const t = useT();
	const { arrival, departure } = choice.params;
	return (
		<>
			<RangeCalendar
				when={{ arrival, departure }}
				today={view.today}
				months={months}
				home={{
					accoId: view.acco.accoId,
					party: choice.party,
					reasonOf: (code, limit, choosing) => dayRefusalSentence(t, code, limit, choosing),
				}}
				onChange={(when) => {
					choice.choose({ arrival: when.arrival, departure: when.departure });
					if (when.arrival && when.departure) onDone();
				}}
			/>
			<div className="pick-foot">
				<ClearDays
					any={arrival !== undefined || departure !== undefined}
					onClear={() => choice.choose({ arrival: undefined, departure: undefined })}
				/>
				{hasDone && (
					<Button type="button" look="primary" size="small" onClick={onDone}>
						{t("when.done")}
					</Button>
				)}
			</div>
		</>
	);
}

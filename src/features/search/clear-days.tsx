import { useRef } from "react";
import { useT } from "#i18n/react.tsx";

export interface ClearDaysProps {
	/** False while no day is chosen: then there is nothing to press. */
	readonly any: boolean;
	readonly onClear: () => void;
}

/** Takes the chosen days off a calendar. The focus goes to the calendar, since the button has nothing left to do. */
export function ClearDays({ any, onClear }: ClearDaysProps) {
	const t = useT();
	const button = useRef<HTMLButtonElement>(null);
	function clear() {
		onClear();
		const around = button.current?.closest("[role=dialog], form, fieldset") ?? document;
		// The calendar may only come with the next frame, where flexible dates stood.
		requestAnimationFrame(() => around.querySelector<HTMLElement>("[role=gridcell] [tabindex='0']")?.focus());
	}
	return (
		<button ref={button} type="button" className="text-link" disabled={!any} onClick={clear}>
			{t("when.clear")}
		</button>
	);
}

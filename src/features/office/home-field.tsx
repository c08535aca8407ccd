import { useRef } from "react";
import { useT } from "#i18n/react.tsx";
import { HomeSuggestions, type SuggestedHome } from "./home-suggestions.tsx";
import { OfficeField } from "./office-forms.tsx";

interface HomeFieldProps {
	readonly of: "rebook" | "block";
	readonly value: string;
	/** What the home of that number is called. */
	readonly title?: string | null;
	/** Homes that the page shows: offered before anything is typed, without script too. */
	readonly known?: readonly SuggestedHome[];
	readonly problem?: string | null;
	readonly takesFocus?: boolean;
}

const NONE: readonly SuggestedHome[] = [];

/** A home by its number, found by its name: with script the list below the field follows what is typed. */
export function HomeField({
	of,
	value,
	title = null,
	known = NONE,
	problem = null,
	takesFocus = false,
}: HomeFieldProps) {
	const t = useT();
	const box = useRef<HTMLDivElement>(null);
	const list = `${of}-homes`;
	return (
		<div ref={box} className="office-home-field">
			<OfficeField
				of={of}
				name="home"
				value={value}
				hint={
					title === null
						? t("office.homeFieldHint")
						: `${t("office.homeFieldNow", { no: value, title })} ${t("office.homeFieldHint")}`
				}
				list={list}
				problem={problem}
				takesFocus={takesFocus}
			/>
			<HomeSuggestions box={box} list={list} known={known} />
		</div>
	);
}

import { CalendarDays, MapPin, Search, Users } from "lucide-react";
import { useId, useRef } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { printSearchParams, type SearchParams } from "#site/search-params.ts";
import { Button } from "#ui/button.tsx";
import { DestinationField } from "./destination-field.tsx";
import { useFoundCount } from "./found-count.ts";
import { PartyField } from "./party-field.tsx";
import { WhenField } from "./when-field.tsx";
import { WHEN_NAMES } from "./when-fields.ts";

export interface SearchBoxProps {
	/** The search as it stands; its filters are kept. */
	readonly params: SearchParams;
	/** Name of the place looked in, empty for everywhere. */
	readonly placeLabel: string;
	/** Its slugs, from the country down. */
	readonly placeSlugs?: readonly string[];
	readonly onlyLastMinutes?: boolean | undefined;
	/** First day that can be chosen, ISO. */
	readonly today: string;
	/** Path that the box is sent to; the search of everywhere if absent. */
	readonly action?: string | undefined;
	/** The bar above the result list instead of the large box. */
	readonly slim?: boolean;
}

/** The button is as wide as if it said so many: when it counts, nothing moves under a pointer. */
const WIDEST_COUNT = 8_888;

/** Where, when, who. A plain GET form: the server finds the place's own address and leads there. */
export function SearchBox({
	params,
	placeLabel,
	placeSlugs = [],
	onlyLastMinutes,
	today,
	action,
	slim = false,
}: SearchBoxProps) {
	const t = useT();
	const language = useLanguage();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const found = useFoundCount(form);
	const [country = "", ...slug] = placeSlugs;
	// The map's box belongs to the previous place and is dropped; the fixed filter of a screen stays.
	const own = onlyLastMinutes ? ({ lastMinutes: 1 } as const) : {};
	const kept = Object.entries(printSearchParams({ ...params, ...own, page: undefined, bounds: undefined })).filter(
		([name]) => ![...WHEN_NAMES, "adults", "children", "babies", "pets"].includes(name),
	);
	return (
		<form
			ref={form}
			className={slim ? "search-box search-box-slim" : "search-box"}
			action={action ?? href("search", language)}
			method="get"
			aria-label={t("search.formLabel")}
		>
			<div className="seg">
				<label className="seg-label" htmlFor={`${id}-q`}>
					<MapPin className="icon-s" aria-hidden="true" />
					{t("search.where")}
				</label>
				<DestinationField
					id={`${id}-q`}
					initial={placeLabel}
					initialUrl={country ? href("placeSearch", language, { country, slug }) : ""}
				/>
			</div>
			<div className="seg" role="group" aria-labelledby={`${id}-when`}>
				<span className="seg-label" id={`${id}-when`}>
					<CalendarDays className="icon-s" aria-hidden="true" />
					{t("search.when")}
				</span>
				<WhenField params={params} today={today} labelledBy={`${id}-when`} />
			</div>
			<div className="seg">
				<span className="seg-label">
					<Users className="icon-s" aria-hidden="true" />
					{t("search.who")}
				</span>
				<PartyField params={params} />
			</div>
			{kept.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button look="ember" type="submit">
				<span className="steady" data-widest={t("search.submitCount", { count: WIDEST_COUNT })}>
					<span>
						<Search className="icon" aria-hidden="true" />
						{found ? t("search.submitCount", { count: found }) : t("search.submit")}
					</span>
				</span>
			</Button>
		</form>
	);
}

import { useHydrated } from "@tanstack/react-router";
import { House, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { COUNTRY_CODES, isCountryCode } from "#domain/countries.ts";
import { countryName } from "#i18n/countries.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { FIND_DATA, FIND_HOMES, type OfficeFind } from "#site/office-find.ts";
import { slugify } from "#site/slug.ts";
import { FieldError } from "#ui/fields.tsx";
import { Picture } from "#ui/picture.tsx";
import { useHomes } from "./home-suggestions.tsx";
import { OfficeField, useOfficeField } from "./office-forms.tsx";

/**
 * Fields that take several homes or countries: what is typed finds them by name, what is chosen stands as chips that can
 * be taken away. The form sends what the plain field sends, which stands there without script: ids with blanks between.
 */

interface Choice {
	readonly id: string;
	readonly name: string;
	/** Behind the name in the list: place and number, or the code. */
	readonly detail: string;
	readonly picture?: string | null | undefined;
}

interface ChooserProps {
	readonly of: "code" | "change-code";
	/** Ids with blanks between. */
	readonly value: string;
}

/** Homes, by name, place or number. @param names of homes that are chosen already, by number */
export function HomesChooser({
	of,
	value,
	names,
}: ChooserProps & { readonly names: Readonly<Record<string, string>> }) {
	const t = useT();
	if (!useHydrated()) return <OfficeField of={of} name="homes" value={value} hint={t("office.codeHomesHint")} />;
	return <LiveHomes of={of} value={value} names={names} />;
}

/** Countries, by name. */
export function CountriesChooser({ of, value }: ChooserProps) {
	const t = useT();
	if (!useHydrated())
		return <OfficeField of={of} name="countries" value={value} hint={t("office.codeCountriesHint")} />;
	return <LiveCountries of={of} value={value} />;
}

const NONE: readonly [] = [];
/** Fewer letters fit too many homes. */
const FEWEST_LETTERS = 2;

function LiveHomes({ of, value, names }: ChooserProps & { names: Readonly<Record<string, string>> }) {
	const t = useT();
	const chosen = useChosen({ of, name: "homes", value });
	const { homes, answered, ask } = useHomes(NONE);
	const [typed, setTyped] = useState("");
	const isSearched = typed.trim().length >= FEWEST_LETTERS;
	const found = isSearched ? homes : NONE;
	return (
		<LiveChooser
			of={of}
			name="homes"
			chosen={chosen}
			hint={t("office.chooseHomesHint")}
			isId={isAccoId}
			typed={typed}
			onType={(text) => {
				setTyped(text);
				ask(text);
			}}
			found={found.map(({ id, name, place, picture }) => ({
				id,
				name,
				detail: place ? `${place} · ${id}` : id,
				picture,
			}))}
			isAwaited={isSearched && answered !== typed}
			names={useHomeNames(chosen.ids, names)}
			hasPictures
		/>
	);
}

const MOST_COUNTRIES = 8;

function LiveCountries({ of, value }: ChooserProps) {
	const t = useT();
	const language = useLanguage();
	const chosen = useChosen({ of, name: "countries", value });
	const [typed, setTyped] = useState("");
	const words = slugify(typed.trim());
	const rank = ({ id, name }: Choice) =>
		id.toLowerCase() === words ? 0 : slugify(name).startsWith(words) ? 1 : slugify(name).includes(words) ? 2 : 3;
	const found =
		words === ""
			? NONE
			: COUNTRY_CODES.map((id): Choice => ({ id, name: countryName(id, language), detail: id }))
					.filter((one) => rank(one) < 3)
					.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, language))
					.slice(0, MOST_COUNTRIES);
	return (
		<LiveChooser
			of={of}
			name="countries"
			chosen={chosen}
			hint={t("office.chooseCountriesHint")}
			isId={isCountryCode}
			typed={typed}
			onType={setTyped}
			found={found}
			names={Object.fromEntries(chosen.ids.filter(isCountryCode).map((id) => [id, countryName(id, language)]))}
		/>
	);
}

type ChosenName = "homes" | "countries";

/** Ids that are chosen, from the field as it came; what was typed before the script was there is chosen as well. */
function useChosen({ of, name, value }: ChooserProps & { readonly name: ChosenName }) {
	const { id, values } = useOfficeField({ of, name });
	const [ids, setIds] = useState(() => idsOf(plainValue(id) ?? values[name] ?? value));
	return { ids, setIds };
}

interface LiveChooserProps {
	readonly of: ChooserProps["of"];
	readonly name: ChosenName;
	readonly chosen: ReturnType<typeof useChosen>;
	readonly hint: string;
	/** Whether a word could be one: what could not is marked. */
	readonly isId: (word: string) => boolean;
	readonly typed: string;
	readonly onType: (typed: string) => void;
	readonly found: readonly Choice[];
	/** What is found belongs to an earlier word; the answer to what is typed is on its way. */
	readonly isAwaited?: boolean;
	/** Names of what is chosen, as far as they are known. */
	readonly names: Readonly<Record<string, string>>;
	readonly hasPictures?: boolean;
}

function LiveChooser(props: LiveChooserProps) {
	const { of, name, hint, isId, typed, onType, found, isAwaited = false, names, hasPictures = false } = props;
	const { ids: chosen, setIds: setChosen } = props.chosen;
	const t = useT();
	const { id, label, error, field } = useOfficeField({ of, name });
	const input = useRef<HTMLInputElement>(null);
	const [taken, setTaken] = useState<Readonly<Record<string, string>>>({});
	const [isOpen, setOpen] = useState(false);
	const [at, setAt] = useState(0);
	const free = found.filter((one) => !chosen.includes(one.id));
	const isShown = isOpen && free.length > 0;
	const active = Math.min(at, free.length - 1);
	const nameOf = (one: string) => taken[one] ?? names[one] ?? one;
	const hintId = `${id}-hint`;
	/** Enter was pressed before the answer was there: it means the first of that answer. */
	const [takesFirst, setTakesFirst] = useState(false);

	const take = (one: Choice) => {
		setChosen([...chosen, one.id]);
		setTaken({ ...taken, [one.id]: one.name });
		onType("");
		setAt(0);
		input.current?.focus();
	};
	const drop = (one: string) => {
		setChosen(chosen.filter((other) => other !== one));
		input.current?.focus();
	};
	const first = free[0];
	useEffect(() => {
		if (!takesFirst || isAwaited) return;
		setTakesFirst(false);
		if (first) take(first);
	});
	const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		const one = free[active];
		const last = chosen.at(-1);
		if (step !== undefined && free.length > 0) {
			setOpen(true);
			setAt(isShown ? (active + step + free.length) % free.length : 0);
		} else if (event.key === "Enter" && isAwaited) setTakesFirst(true);
		else if (event.key === "Enter" && isShown && one) take(one);
		else if (event.key === "Escape" && isShown) setOpen(false);
		else if (event.key === "Backspace" && typed === "" && last !== undefined) drop(last);
		else return;
		event.preventDefault();
	};
	return (
		<div className="field">
			<label htmlFor={id}>
				{label}
				{!field.required && <span className="soft font-normal"> ({t("forms.optional")})</span>}
			</label>
			{/* What is typed and not chosen goes along: the answer says that it is nothing. */}
			<input type="hidden" name={name} value={[...chosen, ...idsOf(typed)].join(" ")} />
			<div className="input office-chooser-box">
				{chosen.length > 0 && (
					<ul aria-label={label}>
						{chosen.map((one) => (
							<li key={one} data-unknown={isId(one) ? undefined : ""}>
								<span>{nameOf(one)}</span>
								<button
									type="button"
									aria-label={t("office.unchoose", { name: nameOf(one) })}
									onClick={() => drop(one)}
								>
									<X aria-hidden="true" />
								</button>
							</li>
						))}
					</ul>
				)}
				<input
					ref={input}
					id={id}
					type="text"
					role="combobox"
					autoComplete="off"
					aria-autocomplete="list"
					aria-expanded={isShown}
					aria-controls={`${id}-list`}
					aria-activedescendant={isShown ? `${id}-list-${active}` : undefined}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${hintId} ${id}-error` : hintId}
					placeholder={chosen.length === 0 ? t(`office.choose_${name}`) : undefined}
					value={typed}
					onChange={(event) => {
						onType(event.target.value);
						setAt(0);
						setOpen(true);
						setTakesFirst(false);
					}}
					onKeyDown={pressed}
					onBlur={() => {
						setOpen(false);
						setTakesFirst(false);
					}}
				/>
			</div>
			<div className="office-suggest">
				<div className="office-float" role="listbox" id={`${id}-list`} aria-label={label} hidden={!isShown}>
					{free.map((one, index) => (
						// biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option that is active.
						<div
							key={one.id}
							id={`${id}-list-${index}`}
							role="option"
							aria-selected={index === active}
							data-plain={hasPictures ? undefined : ""}
							onPointerDown={(event) => {
								event.preventDefault();
								take(one);
							}}
						>
							{hasPictures && (
								<span className="office-suggest-picture">
									{one.picture ? <Picture src={one.picture} alt="" /> : <House className="icon" aria-hidden="true" />}
								</span>
							)}
							<span>
								<b>{one.name}</b> {hasPictures && <small>{one.detail}</small>}
							</span>
							{!hasPictures && <small className="office-mono">{one.detail}</small>}
						</div>
					))}
				</div>
			</div>
			<p className="field-hint" id={hintId}>
				{hint}
			</p>
			<p className="visually-hidden" role="status">
				{chosen.length > 0 ? t("office.chosenCount", { count: chosen.length }) : ""}
			</p>
			<FieldError id={`${id}-error`} error={error} />
		</div>
	);
}

const idsOf = (text: string): readonly string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** What stands in the plain field, as long as it is there. */
function plainValue(id: string): string | null {
	const field = document.getElementById(id);
	return field instanceof HTMLInputElement && field.role !== "combobox" ? field.value : null;
}

/** Names that are asked for one by one: more of them stand as numbers. */
const MOST_FETCHED = 20;

/** Names of homes: those that the page knows, and of a form that came back, the server's. */
function useHomeNames(ids: readonly string[], names: Readonly<Record<string, string>>) {
	const language = useLanguage();
	const [fetched, setFetched] = useState<Readonly<Record<string, string>>>({});
	const missing = ids.filter((id) => isAccoId(id) && !(id in names)).slice(0, MOST_FETCHED);
	const key = missing.join(" ");
	useEffect(() => {
		const gone = new AbortController();
		const ask = async (id: string) => {
			const query = new URLSearchParams({ q: id, in: language, of: FIND_HOMES });
			const answer = await fetch(`${officeHref(FIND_DATA)}?${query}`, { signal: gone.signal });
			if (!answer.ok) return;
			const found = (await answer.json()) as readonly OfficeFind[];
			const home = found.find(({ detail }) => detail === id);
			if (home) setFetched((known) => ({ ...known, [id]: home.label }));
		};
		// Left, or offline: the numbers stand there.
		for (const id of idsOf(key)) ask(id).catch(() => {});
		return () => gone.abort();
	}, [key, language]);
	return { ...fetched, ...names };
}

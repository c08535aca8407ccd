import { X } from "lucide-react";
import {
	type ComponentType,
	type KeyboardEvent,
	useCallback,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { MOST_LETTERS } from "#domain/search/limits.ts";
import { useT } from "#i18n/react.tsx";
import type { ComboboxHandlers, DestinationComboboxProps } from "./destination-combobox.tsx";
import type { DestinationItem } from "./destination-groups.ts";
import { placeLists, subscribeToPlaceLists } from "./place-lists.ts";

interface DestinationFieldProps {
	readonly id: string;
	/** Text that the page comes with, and the address of the place that it names; both empty for everywhere. */
	readonly initial: string;
	readonly initialUrl: string;
}

/**
 * Text field for the destination. Without script, and until it is focused or pointed at, it is a plain field with the
 * browser's own list of countries; then the same field becomes a combobox. It sends its text as `q`, and the address
 * of a suggestion that was chosen as `to`.
 */
export function DestinationField({ id, initial, initialUrl }: DestinationFieldProps) {
	const t = useT();
	const input = useRef<HTMLInputElement>(null);
	const [text, setText] = useState(initial);
	const [chosen, setChosen] = useState<DestinationItem | null>(null);
	const [Combobox, load] = useCombobox();
	const handlers = useRef<ComboboxHandlers>(null);
	const lists = useSyncExternalStore(subscribeToPlaceLists, placeLists, noLists);

	const write = useCallback((next: string) => {
		setText(next);
		setChosen((before) => (before?.label === next ? before : null));
	}, []);
	const choose = useCallback((item: DestinationItem) => {
		setText(item.label);
		setChosen(item);
	}, []);
	useEffect(() => {
		const field = input.current;
		if (!field) return;
		// What was typed before the script ran keeps its text and focus.
		if (field.value !== initial) setText(field.value);
		if (document.activeElement === field) load();
	}, [initial, load]);

	useEffect(() => {
		const field = input.current;
		// The field may have got its focus before the list was there.
		if (Combobox && field && document.activeElement === field) onceStill(field, () => handlers.current?.focus());
	}, [Combobox]);

	const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
		// While letters are composed, keys belong to them.
		if (event.nativeEvent.isComposing) return;
		const { currentTarget: field } = event;
		if (event.key !== "Enter" || field.hasAttribute("aria-activedescendant")) handlers.current?.onKeyDown?.(event);
		else if (handlers.current) {
			// Enter without a marked option sends the search. Its default would press the list's hidden button.
			event.preventDefault();
			field.form?.requestSubmit();
		}
	};
	return (
		<div className="destination">
			<input
				ref={input}
				id={id}
				className="seg-value"
				type="text"
				inputMode="search"
				enterKeyHint="search"
				name="q"
				value={text}
				maxLength={MOST_LETTERS}
				autoComplete="off"
				list={Combobox ? undefined : `${id}-list`}
				placeholder={t("search.wherePlaceholder")}
				onChange={(event) => write(event.currentTarget.value)}
				onPointerEnter={load}
				onFocus={(event) => {
					load();
					if (!handlers.current?.isFocused) onceStill(event.currentTarget, () => handlers.current?.focus());
				}}
				onClick={(event) => onceStill(event.currentTarget, () => handlers.current?.open())}
				onKeyDown={pressKey}
				onKeyUp={(event) => handlers.current?.onKeyUp?.(event)}
				onBlur={(event) => handlers.current?.onBlur?.(event)}
				onTouchEnd={(event) => handlers.current?.onTouchEnd?.(event)}
			/>
			{/* Of two places of one name the address says which; it counts only while the text still names it. */}
			{(chosen || initialUrl) && <input type="hidden" name="to" value={chosen?.url ?? initialUrl} />}
			{Combobox ? (
				text !== "" && (
					<button
						type="button"
						className="destination-clear"
						aria-label={t("suggest.clear")}
						onClick={() => {
							write("");
							input.current?.focus();
						}}
					>
						<X className="icon-s" aria-hidden="true" />
					</button>
				)
			) : (
				<datalist id={`${id}-list`}>
					{lists?.countries.map(({ country, count }) => (
						<option key={country} value={country}>
							{t("search.homes", { count })}
						</option>
					))}
				</datalist>
			)}
			{Combobox && (
				<Combobox
					id={id}
					input={input}
					text={text}
					initial={initial}
					chosen={chosen}
					handlers={handlers}
					onWrite={write}
					onChoose={choose}
				/>
			)}
		</div>
	);
}

/**
 * Moves the field to the top of a small screen, where the list fits below it, and goes on once the page stands still:
 * the list closes when the page moves, be it by us or because the browser brings the field into view.
 */
function onceStill(field: HTMLElement, goOn: () => void): void {
	if (matchMedia("(max-width: 40rem)").matches) {
		field.closest(".seg")?.scrollIntoView({ block: "start", behavior: "instant" });
	}
	requestAnimationFrame(() =>
		requestAnimationFrame(() => {
			if (document.activeElement === field) goOn();
		}),
	);
}

/** The server has no lists: the field does without them at first. */
const noLists = () => null;

/** The combobox once it is asked for and here; a browser that cannot get it keeps the plain field. */
function useCombobox(): [ComponentType<DestinationComboboxProps> | null, () => void] {
	const [Combobox, setCombobox] = useState<ComponentType<DestinationComboboxProps> | null>(null);
	const load = useCallback(() => {
		import("./destination-combobox.tsx").then(
			({ DestinationCombobox }) => setCombobox(() => DestinationCombobox),
			() => {},
		);
	}, []);
	return [Combobox, load];
}

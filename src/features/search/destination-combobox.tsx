import { Clock3, Flag, House, MapPin, Mountain } from "lucide-react";
import {
	type DOMAttributes,
	memo,
	type ReactNode,
	type RefObject,
	useContext,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import {
	Collection,
	ComboBox,
	ComboBoxStateContext,
	ListBox,
	ListBoxItem,
	ListBoxSection,
	Popover,
} from "react-aria-components/ComboBox";
import { OverlayTriggerStateContext } from "react-aria-components/Dialog";
import { Header } from "react-aria-components/Header";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { InputContext, type InputProps } from "react-aria-components/Input";
import { useContextProps } from "react-aria-components/slots";
import { INTL_LOCALE, type Language } from "#domain/language.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { DestinationChoice } from "./destination-choice.ts";
import {
	type DestinationGroup,
	type DestinationItem,
	markedPieces,
	startGroups,
	suggestedGroups,
} from "./destination-groups.ts";
import { type PlaceLists, placeLists, subscribeToPlaceLists } from "./place-lists.ts";
import { recentDestinations, rememberDestination } from "./recent-destinations.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** Functions that the text field calls once it belongs to the combobox. */
export interface ComboboxHandlers
	extends Pick<DOMAttributes<HTMLInputElement>, "onKeyDown" | "onKeyUp" | "onBlur" | "onTouchEnd"> {
	/** Shows the list. */
	open(): void;
	/** The field got the focus, which shows the list as well. */
	focus(): void;
	/** The combobox tracks the focus; it sends its own events when the focus moves from an option to the field. */
	readonly isFocused: boolean;
}

export interface DestinationComboboxProps {
	/** The field itself: it is in the page before and keeps its focus and its text. */
	readonly input: RefObject<HTMLInputElement | null>;
	readonly id: string;
	readonly text: string;
	/** Text that the page came with. */
	readonly initial: string;
	readonly chosen: DestinationItem | null;
	readonly onWrite: (text: string) => void;
	readonly onChoose: (item: DestinationItem) => void;
	/** Where the field finds those functions; null without a combobox. */
	readonly handlers: RefObject<ComboboxHandlers | null>;
}

/** No suggestions are fetched for shorter texts. */
const FEWEST_LETTERS = 2;

const ICONS = { placename: MapPin, region: Mountain, country: Flag, accommodation: House } as const;

/** The list of destinations under a text field. Loaded when the field is first focused or pointed at. */
export const DestinationCombobox = memo(function DestinationCombobox(props: DestinationComboboxProps) {
	const { input, id, text, initial, chosen, onWrite, onChoose, handlers } = props;
	const t = useT();
	const language = useLanguage();
	const around = useRef<HTMLElement | null>(null);
	const [beside, setBeside] = useState<HTMLElement>();
	const isRequested = text.trim().length >= FEWEST_LETTERS && text !== initial && chosen === null;
	const answer = useSuggestions(isRequested ? text : null, language);
	const start = useStartGroups(language);
	const groups = useMemo(
		() => (answer ? suggestedGroups(answer.suggestions, answer.text, language) : start),
		[start, answer, language],
	);
	useRemember(input, chosen, language);
	useLayoutEffect(() => {
		around.current = input.current?.closest<HTMLElement>(".seg") ?? input.current;
		setBeside(around.current ?? undefined);
	}, [input]);

	const choose = (key: unknown) => {
		const item = groups.flatMap(({ items }) => items).find((item) => item.key === key);
		if (item) onChoose(item);
	};
	return (
		<I18nProvider locale={INTL_LOCALE[language]}>
			<ComboBox
				id={id}
				className="contents"
				aria-label={t("search.where")}
				items={groups}
				inputValue={text}
				onInputChange={onWrite}
				value={chosen?.key ?? null}
				onChange={choose}
				menuTrigger="focus"
				allowsCustomValue
				allowsEmptyCollection
			>
				<AdoptInput input={input} handlers={handlers} />
				<StayOnScroll>
					{/* Beside the field, so that the next stop of the keyboard or a screen reader is the list. */}
					<PortalProvider getContainer={() => beside ?? document.body}>
						<Popover className="suggest-popover" triggerRef={around} offset={8} containerPadding={12}>
							<ListBox<DestinationGroup>
								className="suggest-list"
								renderEmptyState={() => (
									<p className="suggest-empty">{answer || !isRequested ? t("suggest.none") : t("suggest.looking")}</p>
								)}
							>
								{(group) => (
									<ListBoxSection id={group.id} aria-label={t(`suggest.${group.id}`)}>
										<Header className="suggest-heading">{t(`suggest.${group.id}`)}</Header>
										<Collection items={group.items}>{(item) => <Option key={item.key} item={item} />}</Collection>
									</ListBoxSection>
								)}
							</ListBox>
						</Popover>
					</PortalProvider>
				</StayOnScroll>
			</ComboBox>
		</I18nProvider>
	);
});

/** Name with the typed letters marked, the place around it, and how many homes it has. */
function Option({ item }: { item: DestinationItem }) {
	const t = useT();
	const language = useLanguage();
	const Icon = item.isRecent ? Clock3 : ICONS[item.type];
	// A home counts as one, and the count of an earlier search is not shown.
	const isCounted = item.type !== "accommodation" && !item.isRecent;
	const spoken = [item.mark, item.label, item.detail, isCounted ? t("search.homes", { count: item.count }) : ""];
	let at = 0;
	return (
		<ListBoxItem
			id={item.key}
			className="suggest-option"
			textValue={item.label}
			aria-label={spoken.filter(Boolean).join(", ")}
		>
			<Icon className="icon" aria-hidden="true" />
			<span className="suggest-name">
				<span className="suggest-label">
					{markedPieces(item).map(({ text, isTyped }) => {
						const key = at;
						at += text.length;
						return isTyped ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
					})}
				</span>{" "}
				{item.detail && <span className="suggest-detail">{item.detail}</span>}
			</span>{" "}
			{item.mark && <span className="badge badge-honey">{item.mark}</span>}
			{isCounted && <span className="suggest-count">{formatNumber(item.count, language)}</span>}
		</ListBoxItem>
	);
}

/**
 * React Aria closes a list when the page scrolls. This one stands beside its field and scrolls with it, and a phone
 * scrolls by itself when its keyboard comes up, so it stays.
 */
function StayOnScroll({ children }: { children: ReactNode }) {
	const state = useContext(OverlayTriggerStateContext);
	const isScrolling = useRef(false);
	// A scroll event reaches the window first, where React Aria listens, and the document after that. Before the
	// effects of the list, whose own listener is registered after this one.
	useLayoutEffect(() => {
		const begin = () => {
			isScrolling.current = true;
		};
		const end = () => {
			isScrolling.current = false;
		};
		window.addEventListener("scroll", begin, true);
		document.addEventListener("scroll", end, true);
		return () => {
			window.removeEventListener("scroll", begin, true);
			document.removeEventListener("scroll", end, true);
		};
	}, []);
	const staying = useMemo(() => state && { ...state, close: () => !isScrolling.current && state.close() }, [state]);
	return <OverlayTriggerStateContext value={staying}>{children}</OverlayTriggerStateContext>;
}

/** Attributes that make a text field the field of a combobox; it is named by its label in the page. */
const ATTRIBUTES = {
	role: "role",
	autoCorrect: "autocorrect",
	spellCheck: "spellcheck",
	"aria-expanded": "aria-expanded",
	"aria-controls": "aria-controls",
	"aria-autocomplete": "aria-autocomplete",
	"aria-activedescendant": "aria-activedescendant",
} as const;

/**
 * Gives the field in the page what React Aria would give a field of its own. Not through the state of the field's
 * component: a rendering while React Aria settles its own state would open the list again.
 */
function AdoptInput({ input, handlers }: Pick<DestinationComboboxProps, "input" | "handlers">) {
	const own = useRef<HTMLInputElement>(null);
	const [props, ref] = useContextProps<InputProps, InputProps, HTMLInputElement>({}, own, InputContext);
	const state = useContext(ComboBoxStateContext);
	useLayoutEffect(() => {
		const field = input.current;
		ref.current = field;
		for (const [name, attribute] of Object.entries(ATTRIBUTES)) {
			const value = props[name as keyof typeof ATTRIBUTES];
			if (value === undefined) field?.removeAttribute(attribute);
			else field?.setAttribute(attribute, String(value));
		}
		const { onKeyDown, onKeyUp, onBlur, onTouchEnd } = props;
		handlers.current = {
			onKeyDown,
			onKeyUp,
			onBlur,
			onTouchEnd,
			open: () => state?.open(null, "manual"),
			focus: () => state?.setFocused(true),
			isFocused: state?.isFocused ?? false,
		};
	});
	useKeepPage(state?.isOpen ?? false);
	useLayoutEffect(() => {
		const field = input.current;
		return () => {
			for (const attribute of Object.values(ATTRIBUTES)) field?.removeAttribute(attribute);
			handlers.current = null;
		};
	}, [input, handlers]);
	return null;
}

/**
 * React Aria hides all but the field and its list from assistive technology, although the page can be reached by key.
 * The list stands beside the field, so nothing needs to be hidden: the parts of the page are marked to be left alone.
 */
function useKeepPage(isOpen: boolean): void {
	useLayoutEffect(() => {
		if (!isOpen) return;
		const kept = [...document.body.children].filter((part) => !part.hasAttribute(TOP_LAYER_ATTRIBUTE));
		for (const part of kept) part.setAttribute(TOP_LAYER_ATTRIBUTE, "");
		return () => {
			for (const part of kept) part.removeAttribute(TOP_LAYER_ATTRIBUTE);
		};
	}, [isOpen]);
}

const TOP_LAYER_ATTRIBUTE = "data-react-aria-top-layer";

/** The last destinations of this browser, and all countries. */
function useStartGroups(language: Language): readonly DestinationGroup[] {
	const lists = useSyncExternalStore(subscribeToPlaceLists, placeLists, () => null);
	const [recent] = useState(() => recentDestinations(language));
	return useMemo(() => startGroups(recent, countriesOf(lists, language)), [recent, lists, language]);
}

function countriesOf(lists: PlaceLists | null, language: Language): readonly DestinationChoice[] {
	return (lists?.countries ?? []).map(({ country, slug, count }) => ({
		type: "country",
		label: country,
		detail: "",
		count,
		matches: [],
		url: href("placeSearch", language, { country: slug, slug: [] }),
	}));
}

/** Keeps the chosen destination once the search is sent. */
function useRemember(
	input: RefObject<HTMLInputElement | null>,
	chosen: DestinationItem | null,
	language: Language,
): void {
	useEffect(() => {
		const form = input.current?.form;
		if (!form || !chosen) return;
		const { key: _, isRecent: __, ...choice } = chosen;
		const remember = () => rememberDestination(choice, language);
		form.addEventListener("submit", remember);
		return () => form.removeEventListener("submit", remember);
	}, [input, chosen, language]);
}

import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { LIST_HEIGHT, listSide } from "./list-side.ts";
import { TypeSearch } from "./type-search.ts";

/** A choice of the list. */
export interface ListChoice {
	readonly value: string;
	/** What it is searched by. */
	readonly name: string;
	/** Said before its name, in the field; behind it, in the list. */
	readonly mark: string;
}

interface SelectListProps {
	/** The browser's own list, which holds the value, is sent, and stands behind this one. */
	readonly select: RefObject<HTMLSelectElement | null>;
	/** In the order of the list; a choice may stand on top of it as well. */
	readonly choices: readonly ListChoice[];
	/** So many stand on top, above a line, and are left out when letters are typed. */
	readonly onTop: number;
	readonly label: string;
	readonly invalid: boolean;
	readonly describedBy: string | undefined;
}

/** Steps of the keys for pages. */
const PAGE = 8;

/**
 * A list to choose from in the place of the browser's own, after the ARIA pattern of a combobox that only selects: the
 * focus stays on the field. The browser's list keeps the value, so that forms, restored pages and autofill know nothing
 * of it.
 */
export function SelectList({ select, choices, onTop, label, invalid, describedBy }: SelectListProps) {
	const id = useId();
	const root = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const list = useRef<HTMLDivElement>(null);
	const [search] = useState(() => new TypeSearch());
	const [value, setValue] = useState(() => select.current?.value ?? "");
	const [open, setOpen] = useState(false);
	const [side, setSide] = useState<"top" | "bottom">("bottom");
	const [active, setActive] = useState(0);
	const chosen = choices.findIndex((choice) => choice.value === value);
	const names = choices.map(({ name }) => name);

	useEffect(() => {
		const native = select.current;
		if (!native) return;
		// Whoever changes it: autofill, a form that is put back, a number that names its country.
		const read = () => setValue(native.value);
		const reset = () => setTimeout(read);
		const lead = () => button.current?.focus();
		read();
		native.addEventListener("change", read);
		native.addEventListener("input", read);
		native.addEventListener("focus", lead);
		native.form?.addEventListener("reset", reset);
		return () => {
			native.removeEventListener("change", read);
			native.removeEventListener("input", read);
			native.removeEventListener("focus", lead);
			native.form?.removeEventListener("reset", reset);
		};
	}, [select]);

	// An option that was reached by key is seen.
	useLayoutEffect(() => {
		if (open) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
	}, [open, active]);

	const show = (at = Math.max(0, chosen)) => {
		const { bottom = 0 } = root.current?.getBoundingClientRect() ?? {};
		setSide(listSide(innerHeight, bottom));
		setActive(at);
		setOpen(true);
	};
	const close = () => {
		setOpen(false);
		search.forget();
	};
	const choose = (at: number) => {
		const choice = choices[at];
		close();
		const native = select.current;
		if (!choice || !native || native.value === choice.value) return;
		native.value = choice.value;
		native.dispatchEvent(new Event("change", { bubbles: true }));
	};
	const move = (to: number) => setActive(Math.min(choices.length - 1, Math.max(0, to)));

	/** What a key does; nothing: it is the browser's. */
	const actOf = ({ key, altKey }: KeyboardEvent): (() => void) | undefined => {
		if (key.length === 1 && (key !== " " || search.isTyping)) {
			return () => {
				const found = search.find(key, names, onTop);
				if (!open) show(found < 0 ? undefined : found);
				else if (found >= 0) setActive(found);
			};
		}
		const last = choices.length - 1;
		const keys: Readonly<Record<string, () => void>> = open
			? {
					ArrowDown: () => move(active + 1),
					ArrowUp: () => (altKey ? choose(active) : move(active - 1)),
					PageDown: () => move(active + PAGE),
					PageUp: () => move(active - PAGE),
					Home: () => move(0),
					End: () => move(last),
					Enter: () => choose(active),
					" ": () => choose(active),
					Escape: close,
				}
			: {
					ArrowDown: () => show(),
					ArrowUp: () => show(),
					Home: () => show(0),
					End: () => show(last),
					Enter: () => show(),
					" ": () => show(),
				};
		return keys[key];
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey) return;
		if (open && event.key === "Tab") choose(active);
		const act = actOf(event);
		if (!act) return;
		event.preventDefault();
		act();
	};

	const now = choices[chosen];
	return (
		<div className="select-list" ref={root}>
			<button
				ref={button}
				type="button"
				className="input select-list-field"
				role="combobox"
				aria-haspopup="listbox"
				aria-expanded={open}
				aria-controls={open ? `${id}list` : undefined}
				aria-activedescendant={open ? `${id}${active}` : undefined}
				aria-label={label}
				aria-invalid={invalid || undefined}
				aria-describedby={describedBy}
				onClick={() => (open ? close() : show())}
				onKeyDown={onKeyDown}
				onBlur={close}
			>
				{now ? `${now.mark} ${now.name}` : " "}
			</button>
			{open && (
				<div
					ref={list}
					id={`${id}list`}
					className="select-list-choices"
					role="listbox"
					aria-label={label}
					data-side={side}
					style={{ maxHeight: LIST_HEIGHT }}
					// The focus stays on the field.
					onMouseDown={(event) => event.preventDefault()}
				>
					{choices.map((choice, at) => (
						// biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the active option.
						// biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
						<div
							key={at < onTop ? `top-${choice.value}` : choice.value}
							id={`${id}${at}`}
							role="option"
							aria-selected={at === chosen}
							className="select-list-choice"
							data-active={at === active || undefined}
							data-last={at === onTop - 1 || undefined}
							onClick={() => choose(at)}
							onPointerMove={() => setActive(at)}
						>
							<span>{choice.name}</span> <span className="soft">{choice.mark}</span>
						</div>
					))}
				</div>
			)}
		</div>
	);
}

import { useEffect, useRef, useState } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { FIND_DATA, FIND_HOMES, type OfficeFind } from "#site/office-find.ts";
import { OfficeField } from "./office-forms.tsx";

interface KnownHome {
	readonly id: string;
	readonly name: string;
}

interface HomeFieldProps {
	readonly of: "rebook" | "block";
	readonly value: string;
	/** Homes that the page shows: offered before anything is typed, without script too. */
	readonly known?: readonly KnownHome[];
	readonly problem?: string | null;
	readonly takesFocus?: boolean;
}

const NONE: readonly KnownHome[] = [];
const PAUSE_MS = 150;

/** A home by its number, found by its name: with script the list beside the field follows what is typed. */
export function HomeField({ of, value, known = NONE, problem = null, takesFocus = false }: HomeFieldProps) {
	const t = useT();
	const language = useLanguage();
	const box = useRef<HTMLDivElement>(null);
	const [homes, setHomes] = useState(known);
	const list = `${of}-homes`;

	useEffect(() => {
		const field = box.current?.querySelector("input");
		if (!field) return;
		let request = new AbortController();
		let timer = 0;
		const ask = async () => {
			request.abort();
			request = new AbortController();
			const query = new URLSearchParams({ q: field.value, in: language, of: FIND_HOMES });
			try {
				const answer = await fetch(`${officeHref(FIND_DATA)}?${query}`, { signal: request.signal });
				if (!answer.ok) return;
				const found: readonly OfficeFind[] = await answer.json();
				setHomes(found.map(({ detail, label }) => ({ id: detail, name: label })));
			} catch {
				// The number can still be typed.
			}
		};
		const typed = () => {
			clearTimeout(timer);
			if (field.value.trim().length > 1) timer = window.setTimeout(ask, PAUSE_MS);
		};
		field.addEventListener("input", typed);
		return () => {
			field.removeEventListener("input", typed);
			clearTimeout(timer);
			request.abort();
		};
	}, [language]);

	return (
		<div ref={box}>
			<OfficeField
				of={of}
				name="home"
				value={value}
				hint={t("office.homeFieldHint")}
				list={list}
				problem={problem}
				takesFocus={takesFocus}
			/>
			<datalist id={list}>
				{homes.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</datalist>
		</div>
	);
}

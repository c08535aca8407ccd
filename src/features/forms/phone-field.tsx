import { type ComponentType, useEffect, useMemo, useRef, useState } from "react";
import { guestField } from "#domain/booking/guest-fields.ts";
import { PREFERRED_COUNTRIES } from "#domain/booking/phone.ts";
import { callingCode, countryOfNumber } from "#i18n/phone.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { controlProps, FieldError, Options } from "#ui/fields.tsx";
import type { SelectList } from "#ui/select-list.tsx";
import { type Countries, callingCodes } from "./country-options.ts";

interface PhoneFieldProps {
	/** Before the ids of its two controls, `telCountry` and `telNumber`. */
	readonly idPrefix?: string;
	readonly countries: Countries;
	/** That the field begins with. */
	readonly country: string;
	readonly number: string | undefined;
	/** In words. */
	readonly errors: { readonly telCountry: string | null; readonly telNumber: string | null };
}

/**
 * A telephone number and its country (specification §3, §7, §9). Without script the country is the browser's own list;
 * with script a list of ours stands in its place, of the same measures, and a number that begins with its international
 * prefix chooses the country itself.
 */
export function PhoneField(props: PhoneFieldProps) {
	const { idPrefix = "", countries, number, errors } = props;
	const t = useT();
	const select = useRef<HTMLSelectElement>(null);
	const List = useSelectList(select);
	const choices = useChoices(countries);
	const ids = { telCountry: `${idPrefix}telCountry`, telNumber: `${idPrefix}telNumber` };
	const control = controlProps({ id: ids.telCountry, hint: null, error: errors.telCountry });

	const follow = (typed: string) => {
		const list = select.current;
		const named = list && countryOfNumber(typed, list.value);
		if (!named || named === list.value || ![...list.options].some(({ value }) => value === named)) return;
		list.value = named;
		list.dispatchEvent(new Event("change", { bubbles: true }));
	};
	return (
		<div className="half field">
			<span className="field-label" id={`${idPrefix}phone-label`}>
				{t("booking.telNumber")}
			</span>
			<div className="phone" role="group" aria-labelledby={`${idPrefix}phone-label`}>
				<div className="select-list-place">
					<select
						{...control}
						ref={select}
						name="telCountry"
						aria-label={t("booking.telCountry")}
						defaultValue={props.country}
						autoComplete="tel-country-code"
						{...(List && { tabIndex: -1, "aria-hidden": true, "data-behind": "" })}
					>
						<Options options={callingCodes(countries)} />
					</select>
					{List && (
						<List
							select={select}
							choices={choices.all}
							onTop={choices.onTop}
							label={t("booking.telCountry")}
							invalid={errors.telCountry !== null}
							describedBy={control["aria-describedby"]}
						/>
					)}
				</div>
				<input
					{...controlProps({ id: ids.telNumber, hint: null, error: errors.telNumber })}
					type="tel"
					name="telNumber"
					autoComplete="tel-national"
					inputMode="tel"
					maxLength={guestField("telNumber").maxLength}
					placeholder={t("booking.telPlaceholder")}
					defaultValue={number}
					aria-label={t("booking.telNumber")}
					required
					onChange={(event) => follow(event.target.value)}
				/>
			</div>
			<FieldError id={`${ids.telNumber}-error`} error={errors.telNumber} />
			<FieldError id={`${ids.telCountry}-error`} error={errors.telCountry} />
		</div>
	);
}

/** The preferred countries, and below them all that have a code, by name. */
function useChoices(countries: Countries) {
	const language = useLanguage();
	return useMemo(() => {
		const known = countries
			.map(({ code, name }) => ({ value: code, name, mark: callingCode(code) }))
			.filter(({ mark }) => mark !== "")
			.sort((a, b) => a.name.localeCompare(b.name, language));
		const top = PREFERRED_COUNTRIES[language].flatMap((code) => known.filter(({ value }) => value === code));
		return { all: [...top, ...known], onTop: top.length };
	}, [countries, language]);
}

/** Our list, once it is here and the browser's own is not being used; null before, and where it cannot be had. */
function useSelectList(select: { readonly current: HTMLSelectElement | null }) {
	const [List, setList] = useState<ComponentType<Parameters<typeof SelectList>[0]> | null>(null);
	useEffect(() => {
		let ended = false;
		const take = (loaded: typeof import("#ui/select-list.tsx")) => {
			const list = select.current;
			const show = () => !ended && setList(() => loaded.SelectList);
			if (list && document.activeElement === list) list.addEventListener("blur", show, { once: true });
			else show();
		};
		import("#ui/select-list.tsx").then(take, () => {});
		return () => {
			ended = true;
		};
	}, [select]);
	return List;
}

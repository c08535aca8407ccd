import { CircleAlert } from "lucide-react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { FIELD_CODES } from "#domain/validation.ts";
import { useT } from "#i18n/react.tsx";
import { useArea } from "./area.tsx";

/** Forms of the guest area: plain HTML, sent to the page that holds them. */

interface AreaFormProps {
	/** What it does: value of the hidden field `do`. */
	readonly name: string;
	readonly className?: string;
	/** Another page than this one that holds it. */
	readonly action?: string;
	readonly children: ReactNode;
}

/** A form that posts to its page. Browsers check nothing: the server says what is wrong, in our words. */
export function AreaForm({ name, className, action, children }: AreaFormProps) {
	const { here } = useArea();
	return (
		<form method="post" action={action ?? here} className={className} noValidate>
			<input type="hidden" name="do" value={name} />
			{children}
		</form>
	);
}

interface AreaFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "form" | "name"> {
	/** Form and field: its id is made of both. */
	readonly of: string;
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	/** Words for a code that the general ones do not fit. */
	readonly errorText?: (code: string) => string | null;
}

/** A field with its label, hint and error. */
export function AreaField({ of, name, label, hint, errorText, className = "", defaultValue, ...rest }: AreaFieldProps) {
	const { form } = useArea();
	const { values, errors } = form(of);
	const id = `${of}-${name}`;
	const code = errors[name];
	const described = [hint && `${id}-hint`, code && `${id}-error`].filter(Boolean).join(" ") || undefined;
	return (
		<div className={`field ${className}`}>
			<label htmlFor={id}>{label}</label>
			<input
				{...rest}
				className="input"
				id={id}
				name={name}
				defaultValue={values[name] ?? defaultValue}
				aria-invalid={code ? true : undefined}
				aria-describedby={described}
			/>
			{hint && (
				<p className="field-hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			<AreaError id={`${id}-error`} code={code} text={errorText} />
		</div>
	);
}

/** A list to choose from. */
export function AreaSelect({
	of,
	name,
	label,
	options,
	chosen,
	className = "",
	autoComplete,
}: {
	of: string;
	name: string;
	label: string;
	options: readonly { readonly value: string; readonly label: string }[];
	chosen: string | undefined;
	className?: string;
	autoComplete?: string;
}) {
	const { form } = useArea();
	const { values, errors } = form(of);
	const id = `${of}-${name}`;
	const code = errors[name];
	return (
		<div className={`field ${className}`}>
			<label htmlFor={id}>{label}</label>
			<select
				className="input"
				id={id}
				name={name}
				autoComplete={autoComplete}
				defaultValue={values[name] ?? chosen}
				aria-invalid={code ? true : undefined}
				aria-describedby={code ? `${id}-error` : undefined}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<AreaError id={`${id}-error`} code={code} />
		</div>
	);
}

/** A text of several lines. */
export function AreaText({
	of,
	name,
	label,
	hint,
	errorText,
}: {
	of: string;
	name: string;
	label: string;
	hint?: string;
	errorText?: (code: string) => string | null;
}) {
	const { form } = useArea();
	const { values, errors } = form(of);
	const id = `${of}-${name}`;
	const code = errors[name];
	const described = [hint && `${id}-hint`, code && `${id}-error`].filter(Boolean).join(" ") || undefined;
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<textarea
				className="input"
				id={id}
				name={name}
				rows={5}
				defaultValue={values[name]}
				aria-invalid={code ? true : undefined}
				aria-describedby={described}
			/>
			{hint && (
				<p className="field-hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			<AreaError id={`${id}-error`} code={code} text={errorText} />
		</div>
	);
}

/** What is wrong with a field, beside it. */
export function AreaError({
	id,
	code,
	text,
}: {
	id: string;
	code: string | undefined;
	text?: ((code: string) => string | null) | undefined;
}) {
	const t = useT();
	if (!code) return null;
	const known = FIELD_CODES.find((name) => name === code) ?? "INVALID_FORMAT";
	return (
		<p className="field-error" id={id}>
			<CircleAlert className="icon-s mt-0.5" aria-hidden="true" />
			{text?.(code) ?? t(`field.${known}`)}
		</p>
	);
}

const REFUSALS = [
	...(["WRONG", "BLOCKED", "RATE_LIMITED", "BUSY", "STALE", "INVALID_TRANSITION", "NOT_AVAILABLE"] as const),
	...(["PRICE_CHANGED", "PAYMENT_UNREACHABLE", "NOTHING_TO_PAY", "LIVE", "MONEY", "TOO_LATE"] as const),
	...(["ALREADY_WRITTEN", "TOO_MANY_GUESTS", "TOO_MANY_BABIES", "TOO_MANY_PETS", "NO_PETS", "NO_ADULT"] as const),
];

/** Why a form was not taken, or how many of its fields are wrong; the page that comes back begins here. */
export function AreaRefusal({ of }: { of: string }) {
	const t = useT();
	const { form } = useArea();
	const { refused, errors } = form(of);
	const wrong = Object.keys(errors).length;
	if (!refused && wrong === 0) return null;
	const known = REFUSALS.find((code) => code === refused) ?? "OTHER";
	return (
		// biome-ignore lint/a11y/noAutofocus: a page that comes back with errors begins with them, without script too
		<div className="notice notice-berry mb-6" role="alert" tabIndex={-1} autoFocus>
			<CircleAlert className="icon" aria-hidden="true" />
			<p>{refused ? t(`guest.refused_${known}`) : t("booking.errors", { count: wrong })}</p>
		</div>
	);
}

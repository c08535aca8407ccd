import { CircleAlert } from "lucide-react";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";

/**
 * The fields of every form: a label, a control, what helps to fill it in, and what is wrong with it. They hold no words
 * and know no form; values are the browser's own until the form is sent.
 */

interface FieldFrame {
	/** Of the control; its hint and its error have theirs after it. */
	readonly id: string;
	readonly label: ReactNode;
	/** Said behind the label of a field that may stay empty. */
	readonly optional?: string | null | undefined;
	readonly hint?: string | null | undefined;
	/** What is wrong and what to do; null: nothing. */
	readonly error?: string | null | undefined;
	/** Width in the form's grid: `half`, `third` … */
	readonly className?: string | undefined;
}

/** A value to choose, and its words. */
export interface FieldOption {
	readonly value: string;
	readonly label: string;
}

/** Values that belong together, under the words of their group. */
export interface FieldOptionGroup {
	readonly group: string;
	readonly options: readonly FieldOption[];
}

type Own = keyof FieldFrame | "aria-invalid" | "aria-describedby";

/** What ties a control to its hint and its error. */
export function controlProps({ id, hint, error }: Pick<FieldFrame, "id" | "hint" | "error">) {
	return {
		id,
		className: "input",
		"aria-invalid": error ? (true as const) : undefined,
		"aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
	};
}

function Frame({ id, label, optional, hint, error, className = "", children }: FieldFrame & { children: ReactNode }) {
	return (
		<div className={`field ${className}`}>
			<label htmlFor={id}>
				{label}
				{optional && <span className="soft font-normal"> ({optional})</span>}
			</label>
			{children}
			{hint && (
				<p className="field-hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			<FieldError id={`${id}-error`} error={error} />
		</div>
	);
}

/** What of a field's properties belongs to its frame, and what to its control. */
function partsOf<Props extends FieldFrame>({ id, label, optional, hint, error, className, ...rest }: Props) {
	return {
		frame: { id, label, optional, hint, error, className },
		control: { ...rest, ...controlProps({ id, hint, error }) },
	};
}

/** A field of one line. */
export function Field(props: FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, Own>) {
	const { frame, control } = partsOf(props);
	return (
		<Frame {...frame}>
			<input {...control} />
		</Frame>
	);
}

/** A text of several lines. */
export function TextArea(props: FieldFrame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own>) {
	const { frame, control } = partsOf(props);
	return (
		<Frame {...frame}>
			<textarea {...control} />
		</Frame>
	);
}

/** A list to choose from. */
export function Select({
	options,
	...props
}: FieldFrame & { readonly options: readonly (FieldOption | FieldOptionGroup)[] } & Omit<
		SelectHTMLAttributes<HTMLSelectElement>,
		Own
	>) {
	const { frame, control } = partsOf(props);
	return (
		<Frame {...frame}>
			<select {...control}>
				<Options options={options} />
			</select>
		</Frame>
	);
}

export function Options({ options }: { options: readonly (FieldOption | FieldOptionGroup)[] }) {
	return options.map((one) =>
		"group" in one ? (
			<optgroup key={one.group} label={one.group}>
				<Options options={one.options} />
			</optgroup>
		) : (
			<option key={one.value} value={one.value}>
				{one.label}
			</option>
		),
	);
}

/** A box to tick, with what it says behind it. */
export function Checkbox({
	id,
	label,
	error,
	...input
}: Pick<FieldFrame, "id" | "label" | "error"> & Omit<InputHTMLAttributes<HTMLInputElement>, Own | "type">) {
	return (
		<>
			<label className="check">
				<input
					{...input}
					className="tick"
					type="checkbox"
					id={id}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
				/>
				<span>{label}</span>
			</label>
			<FieldError id={`${id}-error`} error={error} />
		</>
	);
}

/** What is wrong with a field and what to do, beside it. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | null | undefined }) {
	if (!error) return null;
	return (
		<p className="field-error" id={id}>
			<CircleAlert className="icon-s mt-0.5" aria-hidden="true" />
			{error}
		</p>
	);
}

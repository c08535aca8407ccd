import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type FormName, fieldsOf } from "#domain/forms/site-forms.ts";
import type { FieldCode } from "#domain/validation.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox, type FieldOption } from "#ui/fields.tsx";
import { isNowhere } from "#ui/focus.ts";
import { useOnItsWay } from "#ui/on-its-way.ts";
import { ErrorSummary, type WrongField } from "./error-summary.tsx";
import { FormField } from "./form-field.tsx";
import { SentNotice } from "./form-notices.tsx";
import { useForm } from "./form-page.tsx";
import { consentText, fieldError, fieldHint, fieldLabel } from "./form-texts.ts";
import { HiddenFields } from "./hidden-fields.tsx";

/** Latest moment for the rules, milliseconds: on a line that hangs the server checks. */
const RULES_MS = 2_500;

type Errors = Readonly<Record<string, FieldCode>>;

export interface SiteFormProps {
	readonly form: FormName;
	/** Id on the page, of small letters and dashes; needed where a page holds two forms of a kind. */
	readonly anchor?: string;
	/** Values that are not asked but sent: what the form is about. */
	readonly fixed?: Readonly<Record<string, string>>;
	/** Names of the fields to ask, in their order; all that are not fixed. */
	readonly fields?: readonly string[];
	/** Labels of fields that the page words itself. */
	readonly labels?: Readonly<Record<string, string>>;
	/** What fields with a choice offer. */
	readonly options?: Readonly<Record<string, readonly FieldOption[]>>;
	/** Stands below the button. */
	readonly children?: ReactNode;
}

/**
 * One of the seven forms. It posts to the page that it stands on, so it works without script; what the server
 * does not take comes back filled. With script it is checked before it leaves, by the same rules.
 */
export function SiteForm(props: SiteFormProps) {
	const { form, anchor = form } = props;
	const { sent, path, ...state } = useForm(form, anchor);
	if (sent) return <SentNotice form={form} anchor={anchor} back={path} />;
	return <OpenForm {...props} anchor={anchor} state={state} />;
}

interface OpenFormProps extends SiteFormProps {
	readonly anchor: string;
	readonly state: Pick<ReturnType<typeof useForm>, "stamp" | "posted" | "prefilled">;
}

function OpenForm({ form, anchor, fixed = {}, fields, labels = {}, options = {}, children, state }: OpenFormProps) {
	const t = useT();
	const language = useLanguage();
	const id = useId();
	const { posted, stamp } = state;
	const sending = useSending(form, posted?.errors ?? {});
	const { errors } = sending;
	const values = posted?.values ?? state.prefilled;

	const requested = fieldsOf(form).filter(({ name }) => !(name in fixed));
	const drawn = fields ? fields.flatMap((name) => requested.filter((field) => field.name === name)) : requested;
	const labelOf = (field: (typeof requested)[number]) => labels[field.name] ?? fieldLabel(t, field);
	const errorOf = (name: string) => (errors[name] ? fieldError(t, form, name, errors[name]) : null);
	const named = [
		...drawn.map((field) => ({ name: field.name, label: labelOf(field) })),
		{ name: "consent", label: consentText(t, form) },
	];
	const wrong: readonly WrongField[] = named.flatMap(({ name, label }) => {
		const error = errorOf(name);
		return error ? [{ id: `${id}-${name}`, label, error }] : [];
	});
	const hasFile = drawn.some(({ type }) => type === "file");
	// A browser does not give a file back; where it is not wrong anyway, its loss is said.
	const fileLost = hasFile && posted !== null && !sending.checked && !errors.cv;
	return (
		<form
			id={anchor}
			className="site-form"
			// Without script the browser moves to what came back: the errors, which take the focus.
			action={`#${errorsId(anchor)}`}
			method="post"
			encType={hasFile ? "multipart/form-data" : undefined}
			// Without script the browser's checks save a request; with script ours use the page's language.
			noValidate={sending.started}
			data-keeps-typed=""
			onSubmit={sending.submit}
			onInput={sending.clearError}
		>
			<HiddenFields form={form} anchor={anchor} stamp={stamp} fixed={fixed} />
			<ErrorSummary
				id={errorsId(anchor)}
				ref={sending.summary}
				refused={posted?.refused && !sending.checked ? t(`forms.refused_${posted.refused}`) : null}
				wrong={wrong}
				note={fileLost ? t("forms.fileAgain") : null}
			/>
			<p className="t-small soft">{t("forms.needed")}</p>
			<div className="form-grid">
				{drawn.map((field) => (
					<FormField
						key={field.name}
						field={field}
						id={`${id}-${field.name}`}
						label={labelOf(field)}
						hint={fieldHint(t, field)}
						error={errorOf(field.name)}
						value={values[field.name]}
						options={options[field.name] ?? []}
						open={t(field.type === "month" ? "forms.monthOpen" : "forms.choose")}
					/>
				))}
				<div>
					<Checkbox
						id={`${id}-consent`}
						name="consent"
						value="1"
						required
						defaultChecked={values.consent !== undefined && values.consent !== ""}
						label={consentText(t, form)}
						error={errorOf("consent")}
					/>
					{/* Beside the form, so that what was typed stays. */}
					<a className="text-link t-small" href={href("privacy", language)} target="_blank" rel="noreferrer">
						{t("forms.privacy")}
					</a>
				</div>
			</div>
			<Button look="primary" type="submit" aria-disabled={sending.busy || undefined}>
				{sending.busy ? t("forms.sending") : t(`forms.send_${form}`)}
			</Button>
			{children}
		</form>
	);
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

const errorsId = (anchor: string) => `${anchor}-errors`;

/** Checks a form before it leaves, once its rules are here; without them, or without script, the server does. */
function useSending(form: FormName, cameBack: Errors) {
	const summary = useRef<HTMLDivElement>(null);
	const [errors, setErrors] = useState<Errors>(cameBack);
	const [round, setRound] = useState(0);
	const [isChecking, setIsChecking] = useState(false);
	const [started, setStarted] = useState(false);
	const sent = useOnItsWay();
	/** Set while a form that was found right is handed to the browser. */
	const leaving = useRef(false);

	useEffect(() => setStarted(true), []);

	// Errors that came with the page (round 0) and those of each check are announced first; but a visitor who has gone on to a
	// field before the page's script came stays there.
	useEffect(() => {
		if (round > 0 || isNowhere()) summary.current?.focus();
	}, [round]);

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		if (leaving.current) return sent.leaves(event.nativeEvent);
		event.preventDefault();
		if (isChecking || sent.isOnItsWay) return;
		setIsChecking(true);
		const element = event.currentTarget;
		const check = await Promise.race([import("./check-form.ts").catch(() => null), after(RULES_MS)]);
		const found = check?.checkForm(form, new FormData(element)) ?? {};
		setIsChecking(false);
		if (Object.keys(found).length === 0) {
			leaving.current = true;
			element.requestSubmit();
			leaving.current = false;
			return;
		}
		setErrors(found);
		setRound((last) => last + 1);
	};

	/** A field that is being corrected loses its error. */
	const clearError = (event: FormEvent<HTMLFormElement>) => {
		const { name } = event.target as HTMLInputElement;
		if (!(name in errors)) return;
		setErrors(Object.fromEntries(Object.entries(errors).filter(([wrong]) => wrong !== name)));
	};
	const busy = isChecking || sent.isOnItsWay;
	return { summary, errors, busy, started, checked: round > 0, submit, clearError };
}

import { CircleAlert, CircleCheck } from "lucide-react";
import { type Ref, useEffect, useRef } from "react";
import type { FormName } from "#domain/forms/fields.ts";
import { useT } from "#i18n/react.tsx";
import type { FormState } from "#site/views/form-view.ts";
import { isNowhere } from "#ui/focus.ts";
import { Notice } from "#ui/notice.tsx";

/** A wrong field as the summary names it. */
export interface WrongField {
	/** Id of its control. */
	readonly id: string;
	readonly label: string;
	readonly error: string;
}

/** What is wrong with a form, above it: why it was not taken, and the way to each wrong field. */
export function ErrorSummary({
	id,
	ref,
	refused,
	wrong,
	note,
}: {
	id: string;
	ref: Ref<HTMLDivElement>;
	refused: FormState["refused"];
	wrong: readonly WrongField[];
	note: string | null;
}) {
	const t = useT();
	if (!refused && wrong.length === 0) return null;
	return (
		// A page that comes back with errors begins with them, without script too.
		<Notice tone="berry" as="div" className="form-errors" role="alert" id={id} tabIndex={-1} ref={ref} autoFocus>
			<CircleAlert className="icon mt-0.5" aria-hidden="true" />
			<div>
				{refused && <p>{t(`forms.refused_${refused}`)}</p>}
				{wrong.length > 0 && (
					<>
						<p className="font-semibold">{t("forms.errors", { count: wrong.length })}</p>
						<ul>
							{wrong.map(({ id, label, error }) => (
								<li key={id}>
									<a href={`#${id}`} onClick={(event) => focusField(event, id)}>
										{label}
									</a>{" "}
									{error}
								</li>
							))}
						</ul>
					</>
				)}
				{note && <p>{note}</p>}
			</div>
		</Notice>
	);
}

/** The field itself, not only its place on the page. */
function focusField(event: { preventDefault(): void }, id: string): void {
	const field = document.getElementById(id);
	if (!field) return;
	event.preventDefault();
	field.focus();
}

/** Stands where the form stood: it was taken, and what happens next. */
export function SentNotice({ form, anchor, back }: { form: FormName; anchor: string; back: string }) {
	const t = useT();
	const panel = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isNowhere()) panel.current?.focus();
	}, []);
	return (
		// The page was asked for to see this, without script too.
		<Notice as="div" className="form-sent" role="status" id={anchor} tabIndex={-1} ref={panel} autoFocus>
			<CircleCheck className="icon-l" aria-hidden="true" />
			<div>
				<p className="t-title">{t(`forms.sentTitle_${form}`)}</p>
				<p className="mt-2">{t(`forms.sentText_${form}`)}</p>
				<p className="mt-4">
					<a className="text-link" href={back}>
						{t("forms.again")}
					</a>
				</p>
			</div>
		</Notice>
	);
}

import { CircleAlert } from "lucide-react";
import type { Ref } from "react";
import { useT } from "#i18n/react.tsx";
import { Notice } from "#ui/notice.tsx";

/** A wrong field as the summary names it. */
export interface WrongField {
	/** Id of its control. */
	readonly id: string;
	readonly label: string;
	readonly error: string;
}

interface ErrorSummaryProps {
	readonly id?: string;
	readonly ref?: Ref<HTMLDivElement>;
	readonly className?: string;
	/** Why the form was not taken, in words; null: fields alone are wrong. */
	readonly refused: string | null;
	/** In the order of the form. */
	readonly wrong: readonly WrongField[];
	readonly note?: string | null;
}

/** What is wrong with a form, above it: why it was not taken, and the way to each wrong field. */
export function ErrorSummary({ id, ref, className = "", refused, wrong, note = null }: ErrorSummaryProps) {
	const t = useT();
	if (!refused && wrong.length === 0) return null;
	return (
		// A page that comes back with errors begins with them, without script too.
		<Notice
			tone="berry"
			as="div"
			className={`form-errors ${className}`.trim()}
			role="alert"
			id={id}
			tabIndex={-1}
			ref={ref}
			autoFocus
		>
			<CircleAlert className="icon mt-0.5" aria-hidden="true" />
			<div>
				{refused && <p>{refused}</p>}
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

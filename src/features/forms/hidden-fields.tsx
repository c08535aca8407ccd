import type { FormName } from "#domain/forms/site-forms.ts";
import { useLanguage, useT } from "#i18n/react.tsx";

const NOTHING: Readonly<Record<string, string>> = {};

/** What every form sends beside its fields; the last one is the honeypot, hidden from people. */
export function HiddenFields({
	form,
	anchor,
	stamp,
	fixed = NOTHING,
}: {
	form: FormName;
	anchor: string;
	stamp: string;
	fixed?: Readonly<Record<string, string>>;
}) {
	const t = useT();
	const language = useLanguage();
	const hidden = { form, anchor, stamp, lang: language, ...fixed };
	return (
		<>
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<div className="honeypot" aria-hidden="true">
				<label>
					{t("forms.honeypot")}
					<input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
				</label>
			</div>
		</>
	);
}

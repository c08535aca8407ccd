import { MAIL_FACTS } from "#domain/booking/mail-facts.ts";
import { LANGUAGES } from "#domain/language.ts";
import { useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { TemplatesPage } from "#site/views/office-inbox-view.ts";
import { Button } from "#ui/button.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";

/** Fields of what a template is called in a language of the office. */
const TEMPLATE_NAMES = ["nameNl", "nameEn", "nameDe", "nameFr"] as const;

/** Texts to answer with, each in the languages that it has. */
export function Templates({ page }: { page: TemplatesPage }) {
	const t = useT();
	const { view } = useOffice();
	return (
		<>
			<p className="office-crumb">
				<a className="office-link" href={officeHref("inbox")}>
					{t("office.title_inbox")}
				</a>
			</p>
			<h1 className="office-title">{t("office.title_templates")}</h1>
			<p className="soft mt-2">{t("office.templatesText")}</p>
			<p className="soft mt-2">
				{t("office.templateFacts")}{" "}
				<span className="office-mono">{MAIL_FACTS.map((fact) => `{${fact}}`).join(" ")}</span>
			</p>
			{page.templates.map(({ name, label, texts }) => (
				<section key={name} className="office-card" aria-label={label}>
					<div className="office-card-head">
						<h2>{label}</h2>
						{page.mayChange && (
							<OfficeForm name="drop-template">
								<input type="hidden" name="templateName" value={name} />
								<Button look="outline" size="small" type="submit">
									{t("office.dropTemplate")}
								</Button>
							</OfficeForm>
						)}
					</div>
					<div className="office-card-body office-template">
						{LANGUAGES.map((language) => (
							<div key={language} lang={language}>
								<span className="office-code">{language}</span>
								<p className="office-words">{texts[language] ?? "–"}</p>
							</div>
						))}
					</div>
				</section>
			))}
			{page.mayChange && (
				<details className="office-card office-fold" open={view.form?.name === "template" || undefined}>
					<summary className="office-card-head">
						<h2>{t("office.newTemplate")}</h2>
					</summary>
					<div className="office-card-body">
						<OfficeForm name="template" className="office-form">
							<OfficeRefusal of="template" />
							<OfficeField of="template" name="templateName" hint={t("office.templateNameHint")} />
							<div className="board-fields">
								{TEMPLATE_NAMES.map((name) => (
									<OfficeField key={name} of="template" name={name} />
								))}
							</div>
							{LANGUAGES.map((language) => (
								<OfficeField key={language} of="template" name={language} />
							))}
							<Button look="primary" type="submit">
								{t("office.saveTemplate")}
							</Button>
						</OfficeForm>
					</div>
				</details>
			)}
		</>
	);
}

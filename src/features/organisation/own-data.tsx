import { useT } from "#i18n/react.tsx";
import type { UsersPage } from "#site/views/organisation-view.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields.tsx";
import { fieldWords } from "../forms/field-words.ts";
import { useOrganisation } from "./organisation-context.tsx";
import { OrganisationForm, OrganisationRefusal } from "./organisation-forms.tsx";

/** What is held of a person and of the organisation: taken along as a file, deleted, and what the law keeps of it. */
export function OwnData({ page }: { page: UsersPage }) {
	const t = useT();
	const { view } = useOrganisation();
	return (
		<section className="office-card" aria-labelledby="own-data">
			<div className="office-card-head">
				<h2 id="own-data">{t("organisation.dataTitle")}</h2>
			</div>
			<div className="office-card-body org-stack">
				<p>{t("organisation.exportOwnText")}</p>
				<div className="org-actions">
					<OrganisationForm name="export-own">
						<Button look="outline" size="small" type="submit">
							{t("organisation.exportOwn")}
						</Button>
					</OrganisationForm>
					{page.mayExport && (
						<OrganisationForm name="export-ours">
							<Button look="outline" size="small" type="submit">
								{t("organisation.exportOurs")}
							</Button>
						</OrganisationForm>
					)}
				</div>
				{/* A form that came back says what is wrong with it. */}
				<details className="org-change" open={view.form?.name === "erase-own"}>
					<summary>{t("organisation.eraseOwnTitle")}</summary>
					<p className="soft t-small mb-4">{t("organisation.eraseOwnText")}</p>
					{page.isLastManager ? (
						<p className="t-small">{t("organisation.refused_LAST_OWNER")}</p>
					) : (
						<Sure name="erase-own" words="eraseOwnSure" button="eraseOwn" />
					)}
				</details>
				{page.mayChange && (
					<details className="org-change" open={view.form?.name === "erase-ours"}>
						<summary>{t("organisation.eraseOursTitle")}</summary>
						<p className="soft t-small mb-4">{t("organisation.eraseOursText")}</p>
						{page.eraseRefusal && <p className="t-small mb-4">{t(`organisation.erase_${page.eraseRefusal}`)}</p>}
						<Sure name="erase-ours" words="eraseOursSure" button="eraseOurs" />
					</details>
				)}
			</div>
		</section>
	);
}

/** A button that nobody presses by mistake. */
function Sure({
	name,
	words,
	button,
}: {
	name: "erase-own" | "erase-ours";
	words: "eraseOwnSure" | "eraseOursSure";
	button: "eraseOwn" | "eraseOurs";
}) {
	const t = useT();
	const { errors } = useOrganisation().form(name);
	return (
		<OrganisationForm name={name}>
			<OrganisationRefusal of={name} />
			<Checkbox
				id={`${name}-sure`}
				name="sure"
				value="1"
				label={t(`organisation.${words}`)}
				error={fieldWords(t, errors.sure, () => null)}
			/>
			<Button look="danger" size="small" className="mt-4" type="submit">
				{t(`organisation.${button}`)}
			</Button>
		</OrganisationForm>
	);
}

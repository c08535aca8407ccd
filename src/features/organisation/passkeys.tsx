import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { UsersPage } from "#site/views/organisation-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { PasskeyForm } from "../forms/passkey-form.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { OrganisationField, OrganisationForm, OrganisationRefusal } from "./organisation-forms.tsx";

/** The person's own passkeys of this area: which there are, away with one, and one more. */
export function Passkeys({ page: { passkeys, isFresh } }: { page: UsersPage }) {
	const t = useT();
	const language = useLanguage();
	const { here, to } = useOrganisation();
	const instant = (at: string) => formatInstant(new Date(at), language);
	return (
		<section className="office-card" aria-labelledby="passkeys">
			<div className="office-card-head">
				<h2 id="passkeys">{t("organisation.passkeys")}</h2>
			</div>
			{passkeys.length > 0 && (
				<ul className="org-list">
					{passkeys.map(({ id, name, addedAt, usedAt }) => (
						<li key={id} className="org-line">
							<p>
								<b>{name}</b>
								<br />
								<span className="soft t-small">
									{t("organisation.passkeyAdded", { at: instant(addedAt) })} ·{" "}
									{usedAt === null
										? t("organisation.passkeyNever")
										: t("organisation.passkeyUsed", { at: instant(usedAt) })}
								</span>
							</p>
							{isFresh && (
								<OrganisationForm name="remove-passkey">
									<input type="hidden" name="passkey" value={id} />
									<Button look="outline" size="small" type="submit">
										{t("organisation.passkeyRemove")}
										<span className="visually-hidden"> {name}</span>
									</Button>
								</OrganisationForm>
							)}
						</li>
					))}
				</ul>
			)}
			<div className="office-card-body">
				<OrganisationRefusal of="remove-passkey" />
				<OrganisationRefusal of="add-passkey" />
				<p className="soft mb-3">{t("organisation.passkeysText")}</p>
				{isFresh ? (
					<PasskeyForm
						action={here}
						name="add-passkey"
						options="add-options"
						ceremony="made"
						label={t("organisation.passkeyAdd")}
						failed={t("organisation.passkeyFailed")}
						className="org-form"
					>
						<OrganisationField of="add-passkey" name="passkeyName" hint={t("organisation.passkeyNameHint")} />
					</PasskeyForm>
				) : (
					<OrganisationForm name="ask-again">
						<input type="hidden" name="back" value="users" />
						<p className="soft mb-3">{t("organisation.passkeyStale")}</p>
						<button className={buttonClass("outline", { size: "small" })} type="submit" formAction={to("users")}>
							{t("organisation.ask")}
						</button>
					</OrganisationForm>
				)}
			</div>
		</section>
	);
}

import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { PayoutPage } from "#site/views/ledger-view.ts";
import { Button } from "#ui/button.tsx";
import { OrganisationField, OrganisationForm, OrganisationRefusal } from "./organisation-forms.tsx";

/** Where the organisation is paid; a change is mailed, and asks for a code first. */
export function Payout({ page }: { page: PayoutPage }) {
	const t = useT();
	const language = useLanguage();
	const { details } = page;
	const country = page.countries.find(({ value }) => value === details?.country)?.label ?? "";
	return (
		<>
			<h1 className="office-title">{t("organisation.title_payout")}</h1>
			<p className="soft mt-2">{t("organisation.payoutText")}</p>
			<div className="org-cols">
				<section className="office-card" aria-labelledby="payout-form">
					<div className="office-card-head">
						<h2 id="payout-form">{t(details ? "organisation.payoutChange" : "organisation.payoutState")}</h2>
					</div>
					<div className="office-card-body">
						<OrganisationForm name="payout" className="org-form">
							<OrganisationRefusal of="payout" />
							<OrganisationField
								of="payout"
								name="holder"
								value={details?.holder}
								hint={t("organisation.holderHint")}
							/>
							<OrganisationField of="payout" name="address" value={details?.address} />
							<OrganisationField of="payout" name="country" value={details?.country ?? "NL"} options={page.countries} />
							<OrganisationField of="payout" name="iban" hint={t("organisation.ibanHint")} />
							<OrganisationField
								of="payout"
								name="vatNumber"
								value={details?.vatNumber}
								hint={t("organisation.vatNumberHint")}
							/>
							<p className="soft t-small">{t("organisation.payoutHold")}</p>
							<Button look="primary" type="submit">
								{t("organisation.payoutSave")}
							</Button>
						</OrganisationForm>
					</div>
				</section>
				<section className="office-card" aria-labelledby="payout-now">
					<div className="office-card-head">
						<h2 id="payout-now">{t("organisation.payoutNow")}</h2>
					</div>
					{details ? (
						<dl className="office-card-body org-facts">
							{(
								[
									["holder", details.holder],
									["address", `${details.address}, ${country}`],
									["iban", `•••• ${details.ibanEnd}`],
									["vatNumber", details.vatNumber || t("organisation.none")],
								] as const
							).map(([name, value]) => (
								<div key={name}>
									<dt>{t(`organisation.${name}`)}</dt>
									<dd>{value}</dd>
								</div>
							))}
							{!details.isUsable && (
								<div>
									<dt>{t("organisation.payoutFrom")}</dt>
									<dd>{formatInstant(new Date(details.usableFrom), language)}</dd>
								</div>
							)}
						</dl>
					) : (
						<p className="office-card-body soft">{t("organisation.payoutNone")}</p>
					)}
				</section>
			</div>
		</>
	);
}

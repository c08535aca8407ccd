import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeConfirmHref } from "#site/office.ts";
import type { OfficePage, PasskeyLine } from "#site/views/office-view.ts";
import { Button } from "#ui/button.tsx";
import { ListTable } from "./list-table.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { StepUp } from "./step-up.tsx";

/** The passkeys of the own account: which there are, away with one, and one more. */
export function Passkeys({ page }: { page: Extract<OfficePage, { name: "account" }> }) {
	const t = useT();
	const { view } = useOffice();
	return (
		<section className="office-card" aria-labelledby="passkeys">
			<div className="office-card-head">
				<h2 id="passkeys">{t("office.passkeys")}</h2>
			</div>
			{page.passkeys.length > 0 && (
				<ListTable
					columns={[
						t("office.name"),
						t("office.passkeyAdded"),
						t("office.passkeyUsed"),
						{ unseen: t("office.passkeyRemove") },
					]}
				>
					{page.passkeys.map((passkey) => (
						<Line key={passkey.id} passkey={passkey} />
					))}
				</ListTable>
			)}
			<div className="office-card-body">
				<p className="mb-3 soft">{t("office.passkeysText")}</p>
				<PasskeyForm
					name="add-passkey"
					options="add-options"
					ceremony="made"
					label={t("office.passkeyAdd")}
					className="office-form"
				>
					<OfficeField of="add-passkey" name="passkeyName" hint={t("office.passkeyNameHint")} />
				</PasskeyForm>
				{!view.isFresh && page.passkeys.length > 0 && (
					<p className="mt-3">
						<a className="office-link" href={officeConfirmHref("account")}>
							{t("office.stepUpPasskey")}
						</a>
					</p>
				)}
			</div>
		</section>
	);
}

function Line({ passkey }: { passkey: PasskeyLine }) {
	const t = useT();
	const language = useLanguage();
	const { form } = useOffice();
	const person = passkey.id;
	const { errors, refused } = form("remove-passkey", person);
	return (
		<tr>
			<td>
				<b>{passkey.name}</b>{" "}
				{passkey.isBackedUp && <span className="badge badge-dune">{t("office.passkeySynced")}</span>}
			</td>
			<td>
				<span className="office-label">{t("office.passkeyAdded")} </span>
				{formatInstant(new Date(passkey.added), language)}
			</td>
			<td>
				<span className="office-label">{t("office.passkeyUsed")} </span>
				{passkey.lastUsed ? formatInstant(new Date(passkey.lastUsed), language) : t("office.passkeyNever")}
			</td>
			<td>
				<NothingYet
					label={t("office.passkeyRemove")}
					look="outline"
					isOpen={refused !== null || Object.keys(errors).length > 0}
				>
					<OfficeRefusal of="remove-passkey" person={person} />
					<p>{t("office.passkeyRemoveEnds")}</p>
					<OfficeForm name="remove-passkey" person={person}>
						<input type="hidden" name="passkey" value={passkey.id} />
						<StepUp of="remove-passkey" person={person}>
							<Button look="danger" size="small" type="submit">
								{t("office.passkeyRemoveNow", { name: passkey.name })}
							</Button>
						</StepUp>
					</OfficeForm>
				</NothingYet>
			</td>
		</tr>
	);
}

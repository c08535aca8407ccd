import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OfficePage, PasskeyLine } from "#site/views/office-view.ts";
import { Button } from "#ui/button.tsx";
import { ListTable } from "./list-table.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { WhenFresh } from "./when-fresh.tsx";

/** The passkeys of the own account: which there are, away with one, and one more. */
export function Passkeys({ page }: { page: Extract<OfficePage, { name: "account" }> }) {
	const t = useT();
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
				<OfficeRefusal of="remove-passkey" />
				<p className="mb-3 soft">
					{t("office.passkeysText")} {page.passkeys.length > 0 && t("office.passkeyRemoveEnds")}
				</p>
				<WhenFresh>
					<PasskeyForm
						name="add-passkey"
						options="add-options"
						ceremony="made"
						label={t("office.passkeyAdd")}
						className="office-form"
					>
						<OfficeField of="add-passkey" name="passkeyName" hint={t("office.passkeyNameHint")} />
					</PasskeyForm>
				</WhenFresh>
			</div>
		</section>
	);
}

function Line({ passkey }: { passkey: PasskeyLine }) {
	const t = useT();
	const language = useLanguage();
	const { view } = useOffice();
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
				{view.isFresh && (
					<OfficeForm name="remove-passkey">
						<input type="hidden" name="passkey" value={passkey.id} />
						<Button look="outline" size="small" type="submit">
							{t("office.passkeyRemove")} <span className="visually-hidden">{passkey.name}</span>
						</Button>
					</OfficeForm>
				)}
			</td>
		</tr>
	);
}

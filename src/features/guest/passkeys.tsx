import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { ProfilePage } from "#site/views/guest-view.ts";
import { Button } from "#ui/button.tsx";
import { PasskeyForm } from "../forms/passkey-form.tsx";
import { useArea } from "./area.tsx";
import { AreaField, AreaForm, AreaRefusal } from "./guest-fields.tsx";

/** The guest's passkeys: which there are, away with one, and one more. */
export function Passkeys({ page: { passkeys, isFresh } }: { page: ProfilePage }) {
	const t = useT();
	const language = useLanguage();
	const { here } = useArea();
	const instant = (at: string) => formatInstant(new Date(at), language);
	return (
		<section className="guest-part" aria-labelledby="passkeys-title">
			<h2 className="t-title" id="passkeys-title">
				{t("guest.passkeys")}
			</h2>
			<p className="soft">{t("guest.passkeysText")}</p>
			<AreaRefusal of="remove-passkey" />
			<AreaRefusal of="add-passkey" />
			{passkeys.map(({ id, name, addedAt, usedAt }) => (
				<div key={id} className="mt-4">
					<p>
						<b>{name}</b>
						<br />
						<span className="soft t-small">
							{t("guest.passkeyAdded", { at: instant(addedAt) })} ·{" "}
							{usedAt === null ? t("guest.passkeyNever") : t("guest.passkeyUsed", { at: instant(usedAt) })}
						</span>
					</p>
					<AreaForm name="remove-passkey" className="mt-2">
						<input type="hidden" name="passkey" value={id} />
						<Button look="outline" size="small" type="submit">
							{t("guest.passkeyRemove")}
							<span className="visually-hidden"> {name}</span>
						</Button>
					</AreaForm>
				</div>
			))}
			{isFresh ? (
				<PasskeyForm
					action={here}
					name="add-passkey"
					options="add-options"
					ceremony="made"
					label={t("guest.passkeyAdd")}
					failed={t("guest.passkeyFailed")}
					className="guest-form mt-4"
				>
					<AreaField of="add-passkey" name="passkeyName" hint={t("guest.passkeyNameHint")} />
				</PasskeyForm>
			) : (
				<AreaForm name="ask-again" className="mt-4">
					<input type="hidden" name="back" value="profile" />
					<p className="soft mb-3">{t("guest.passkeyStale")}</p>
					<Button look="outline" type="submit">
						{t("guest.ask")}
					</Button>
				</AreaForm>
			)}
		</section>
	);
}

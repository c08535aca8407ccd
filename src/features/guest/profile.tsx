import { SALUTATIONS } from "#domain/booking/guest-fields.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#domain/language.ts";
import { formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { ProfilePage } from "#site/views/guest-view.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields.tsx";
import { Notice } from "#ui/notice.tsx";
import { useArea } from "./area.tsx";
import { PersonFields } from "./change-pages.tsx";
import { AreaField, AreaForm, AreaRefusal, errorOf } from "./guest-fields.tsx";
import { Passkeys } from "./passkeys.tsx";

/** What we keep of a guest, and how it is changed, taken along or deleted. */
export function Profile({ page }: { page: ProfilePage }) {
	const t = useT();
	const { form } = useArea();
	const { values } = page;
	const typed = form("profile").values;
	const salutation = typed.salutation ?? values.salutation;
	return (
		<div className="guest-narrow">
			<h1 className="t-display">{t("guest.title_profile")}</h1>
			<p className="soft mt-3">{t("guest.profileNote")}</p>
			<div className="mt-6">
				<AreaRefusal of="profile" />
			</div>
			<AreaForm name="profile">
				<div className="form-part" role="radiogroup" aria-label={t("booking.salutation")}>
					<div className="pills">
						{SALUTATIONS.map((known) => (
							<label key={known}>
								<input type="radio" name="salutation" value={known} defaultChecked={salutation === known} />
								{t(`booking.salutation_${known}`)}
							</label>
						))}
					</div>
				</div>
				<div className="mt-5">
					<PersonFields of="profile" values={values} countries={page.countries} />
				</div>
				<div className="mt-5 max-w-[20rem]">
					<AreaField
						of="profile"
						name="lang"
						value={values.lang}
						options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
					/>
				</div>
				<Button look="primary" className="mt-6" type="submit">
					{t("guest.save")}
				</Button>
			</AreaForm>
			<Email page={page} />
			<section className="guest-part" aria-labelledby="newsletter-title">
				<h2 className="t-title" id="newsletter-title">
					{t("forms.letterTitle")}
				</h2>
				<p className="soft">{t(page.newsletter ? "guest.newsletterOn" : "guest.newsletterOff")}</p>
				<AreaForm name="newsletter" className="mt-4">
					<Button look="outline" type="submit" name="newsletter" value={page.newsletter ? "off" : "on"}>
						{t(page.newsletter ? "guest.newsletterEnd" : "guest.newsletterBegin")}
					</Button>
				</AreaForm>
			</section>
			<Passkeys page={page} />
			<section className="guest-part" aria-labelledby="sessions-title">
				<h2 className="t-title" id="sessions-title">
					{t("guest.sessionsTitle")}
				</h2>
				<p className="soft">{t("guest.sessions", { count: page.sessions })}</p>
				<AreaForm name="sign-out-everywhere" className="mt-4">
					<Button look="outline" type="submit">
						{t("guest.signOutEverywhere")}
					</Button>
				</AreaForm>
			</section>
			<Data page={page} />
		</div>
	);
}

function Email({ page }: { page: ProfilePage }) {
	const t = useT();
	return (
		<section className="guest-part" aria-labelledby="email-title">
			<h2 className="t-title" id="email-title">
				{t("booking.email")}
			</h2>
			<p>{page.email}</p>
			{page.pendingEmail && <Notice className="mt-4">{t("guest.pendingEmail", { email: page.pendingEmail })}</Notice>}
			<AreaForm name="email" className="guest-form mt-4">
				<AreaRefusal of="email" />
				<AreaField of="email" name="newEmail" hint={t("guest.newEmailHint")} />
				<Button look="outline" type="submit">
					{t("guest.changeEmail")}
				</Button>
			</AreaForm>
		</section>
	);
}

function Data({ page }: { page: ProfilePage }) {
	const t = useT();
	const language = useLanguage();
	const { form } = useArea();
	return (
		<section className="guest-part" aria-labelledby="data-title">
			<h2 className="t-title" id="data-title">
				{t("guest.dataTitle")}
			</h2>
			<p className="soft">{t("guest.exportText")}</p>
			<AreaForm name="export" className="mt-4">
				<Button look="outline" type="submit">
					{t("guest.export")}
				</Button>
			</AreaForm>
			<h3 className="t-heading mt-10">{t("guest.eraseTitle")}</h3>
			{page.eraseRefusal ? (
				<p className="soft mt-2">{t(`guest.refused_${page.eraseRefusal}`)}</p>
			) : (
				<>
					<p className="soft mt-2">{t("guest.eraseText")}</p>
					{page.creditCents > 0 && (
						<Notice tone="honey" className="mt-4">
							{t("guest.eraseCredit", { sum: formatMoney(page.creditCents, language) })}
						</Notice>
					)}
					<AreaForm name="erase" className="mt-4">
						<AreaRefusal of="erase" />
						<Checkbox
							id="erase-sure"
							name="sure"
							value="1"
							label={t("guest.eraseSure")}
							error={errorOf(t, "sure", form("erase").errors.sure)}
						/>
						<Button look="danger" className="mt-4" type="submit">
							{t("guest.erase")}
						</Button>
					</AreaForm>
				</>
			)}
		</section>
	);
}

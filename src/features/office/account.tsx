import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OfficePage } from "#site/views/office-view.ts";
import { Button } from "#ui/button.tsx";
import { ActForm } from "./act-form.tsx";
import { ListTable } from "./list-table.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { Passkeys } from "./passkeys.tsx";
import { StepUp } from "./step-up.tsx";

/** The own account: where one is signed in, the password, the recovery codes. */
export function Account({ page }: { page: Extract<OfficePage, { name: "account" }> }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<h1 className="office-title">{t("office.title_account")}</h1>
			<p className="soft">{page.email}</p>
			<section className="office-card" aria-labelledby="sessions">
				<div className="office-card-head">
					<h2 id="sessions">{t("office.sessions")}</h2>
					{page.sessions.length > 1 && (
						<OfficeForm name="end-others">
							<Button look="outline" size="small" type="submit">
								{t("office.endOthers")}
							</Button>
						</OfficeForm>
					)}
				</div>
				<ListTable
					columns={[t("office.client"), t("office.begun"), t("office.ends"), { unseen: t("office.endSession") }]}
				>
					{page.sessions.map((session) => (
						<tr key={session.id}>
							<td>
								<b>{session.client}</b>{" "}
								{session.isThis && <span className="badge badge-moss">{t("office.thisSession")}</span>}
								<small>{session.network}</small>
							</td>
							<td>
								<span className="office-label">{t("office.begun")} </span>
								{formatInstant(new Date(session.begun), language)}
							</td>
							<td>
								<span className="office-label">{t("office.ends")} </span>
								{formatInstant(new Date(session.ends), language)}
							</td>
							<td>
								<OfficeForm name="end-session">
									<input type="hidden" name="session" value={session.id} />
									<Button look="outline" size="small" type="submit">
										{session.isThis ? t("office.signOut") : t("office.endSession")}
									</Button>
								</OfficeForm>
							</td>
						</tr>
					))}
				</ListTable>
			</section>
			<Passkeys page={page} />
			<section className="office-card" aria-labelledby="password-title">
				<div className="office-card-head">
					<h2 id="password-title">{t("office.passwordTitle")}</h2>
				</div>
				<div className="office-card-body">
					{!page.hasPassword && <p className="mb-3">{t("office.passwordNone")}</p>}
					<OfficeForm name="password" className="office-form">
						<OfficeRefusal of="password" />
						{/* Password managers keep it with the address it belongs to. */}
						<input type="text" value={page.email} autoComplete="username" readOnly hidden />
						<OfficeField of="password" name="newPassword" hint={t("office.passwordHint")} />
						<p className="soft">{t("office.passwordEnds")}</p>
						<StepUp of="password">
							<div>
								<Button look="outline" size="small" type="submit">
									{page.hasPassword ? t("office.changePassword") : t("office.setPassword")}
								</Button>
							</div>
						</StepUp>
					</OfficeForm>
				</div>
			</section>
			<section className="office-card" aria-labelledby="codes-title">
				<div className="office-card-head">
					<h2 id="codes-title">{t("office.codesOwn")}</h2>
				</div>
				<div className="office-card-body">
					<p className="mb-3">{t("office.codesLeft", { count: page.codesLeft })}</p>
					<ActForm name="new-codes" act={t("office.newCodes")} />
				</div>
			</section>
		</>
	);
}

import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { OrganisationPage } from "#site/views/organisation-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { PasskeyForm } from "../forms/passkey-form.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { OrganisationField, OrganisationForm, OrganisationRefusal } from "./organisation-forms.tsx";

/** The ways into the areas of organisations, and what asks once more before people are changed. */

function Door({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="org-door office-card">
			<h1 className="office-title" data-asks-who="">
				{title}
			</h1>
			{children}
		</section>
	);
}

/** Asks for the address; once a mail was asked for, for its code. The same page for everybody. */
export function SignIn({ page }: { page: Extract<OrganisationPage, { name: "signIn" }> }) {
	const t = useT();
	const language = useLanguage();
	const { view, form, here } = useOrganisation();
	if (page.attemptId) {
		const { email = form("ask").values.email ?? "" } = form("code").values;
		return (
			<Door title={t("organisation.codeTitle")}>
				<p className="mt-3">
					<MailCheck className="icon inline-block align-[-4px]" aria-hidden="true" />{" "}
					{t("organisation.codeText", { email: email || "…" })}
				</p>
				<CodeForm attemptId={page.attemptId} back={page.back} email={email} />
				<details className="mt-4">
					<summary>{t("organisation.codeMissing")}</summary>
					<p className="soft mt-2 mb-4">{t("organisation.codeMissingText")}</p>
					<AskForm back={page.back} />
				</details>
			</Door>
		);
	}
	return (
		<Door title={t(`organisation.signIn_${view.area}`)}>
			<p className="mt-3">{t("organisation.signInText")}</p>
			<AskForm back={page.back} />
			<div className="mt-4">
				<OrganisationRefusal of="passkey" />
				<PasskeyForm
					action={here}
					name="passkey"
					options="passkey-options"
					ceremony="shown"
					label={t("organisation.passkeySignIn")}
					failed={t("organisation.passkeyFailed")}
					fields={{ back: page.back }}
				/>
			</div>
			<p className="soft t-small mt-4">
				{t("organisation.noAccess")}{" "}
				<a className="text-link" href={href(view.area === "agency" ? "travelAgencies" : "partners", language)}>
					{t(`organisation.more_${view.area}`)}
				</a>
			</p>
		</Door>
	);
}

function AskForm({ back }: { back: string }) {
	const t = useT();
	return (
		<OrganisationForm name="ask" className="org-form mt-4">
			<OrganisationRefusal of="ask" />
			<input type="hidden" name="back" value={back} />
			<OrganisationField of="ask" name="email" />
			<Button look="primary" type="submit">
				{t("organisation.ask")}
			</Button>
		</OrganisationForm>
	);
}

function CodeForm({ attemptId, back, email }: { attemptId: string; back: string; email: string }) {
	const t = useT();
	return (
		<OrganisationForm name="code" className="org-form mt-4">
			<OrganisationRefusal of="code" />
			<input type="hidden" name="attempt" value={attemptId} />
			<input type="hidden" name="back" value={back} />
			<input type="hidden" name="email" value={email} />
			{/* Filled in by the device where it can be: nobody has to remember or retype it (WCAG 3.3.8). */}
			<OrganisationField of="code" name="code" hint={t("organisation.codeHint")} />
			<Button look="primary" type="submit">
				{t("organisation.enter")}
			</Button>
		</OrganisationForm>
	);
}

/** Behind the link of a mail: programs look at links before people do, so that a button does what the link is for. */
export function Enter({ token }: { token: string }) {
	const t = useT();
	return (
		<Door title={t("organisation.enterTitle")}>
			<p className="mt-3">{t("organisation.enterText")}</p>
			<OrganisationForm name="enter" className="mt-4">
				<input type="hidden" name="token" value={token} />
				<Button look="primary" type="submit">
					{t("organisation.enter")}
				</Button>
			</OrganisationForm>
		</Door>
	);
}

/** A link that was used, is too old, or never was. */
export function Gone() {
	const t = useT();
	const { to } = useOrganisation();
	return (
		<Door title={t("organisation.goneTitle")}>
			<p className="mt-3">{t("organisation.goneText")}</p>
			<p className="mt-4">
				<a className={buttonClass("primary")} href={to("")}>
					{t("organisation.again")}
				</a>
			</p>
		</Door>
	);
}

/** Asks somebody who is signed in for a fresh proof, before people are changed. */
export function Verify({ page }: { page: Extract<OrganisationPage, { name: "verify" }> }) {
	const t = useT();
	return (
		<Door title={t("organisation.verifyTitle")}>
			<p className="mt-3">
				{t(page.attemptId ? "organisation.codeText" : "organisation.verifyText", { email: page.email })}
			</p>
			{page.attemptId && <CodeForm attemptId={page.attemptId} back={page.back} email={page.email} />}
			<OrganisationForm name="ask-again" className="org-form mt-4">
				<OrganisationRefusal of="ask-again" />
				<input type="hidden" name="back" value={page.back} />
				<Button look={page.attemptId ? "outline" : "primary"} type="submit">
					{t(page.attemptId ? "organisation.askAgain" : "organisation.ask")}
				</Button>
			</OrganisationForm>
		</Door>
	);
}

import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "#i18n/react.tsx";
import type { GuestPage, SignInPage } from "#site/views/guest-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { PasskeyForm } from "../forms/passkey-form.tsx";
import { WingPanel } from "../layout/wing-panel.tsx";
import { useArea } from "./area.tsx";
import { AreaField, AreaForm, AreaRefusal } from "./guest-fields.tsx";

/** The ways into the guest area, and what asks once more before something is done. */

/** Words beside a picture. */
function Door({ title, children }: { title: string; children: ReactNode }) {
	return (
		<WingPanel picture="water" className="guest-door">
			<h1 className="t-display" data-asks-who="">
				{title}
			</h1>
			{children}
		</WingPanel>
	);
}

/** Asks for the address; once a mail was asked for, for its code. The same page for everybody. */
export function SignIn({ page }: { page: SignInPage }) {
	const t = useT();
	const { form, here } = useArea();
	if (page.attemptId) {
		const { email = form("ask").values.email ?? "" } = form("code").values;
		return (
			<Door title={t("guest.codeTitle")}>
				<p className="t-lead mt-4">
					<MailCheck className="icon inline-block align-[-4px]" aria-hidden="true" />{" "}
					{t("guest.codeText", { email: email || "…" })}
				</p>
				<CodeForm attemptId={page.attemptId} back={page.back} email={email} />
				<details className="guest-more">
					<summary>{t("guest.codeMissing")}</summary>
					<p className="soft mt-2 mb-5">{t("guest.codeMissingText")}</p>
					<AskForm page={page} />
				</details>
			</Door>
		);
	}
	return (
		<Door title={t("guest.signInTitle")}>
			<p className="t-lead mt-4">{t("guest.signInText")}</p>
			<AskForm page={page} />
			<div className="mt-5">
				<AreaRefusal of="passkey" />
				<PasskeyForm
					action={here}
					name="passkey"
					options="passkey-options"
					ceremony="shown"
					label={t("guest.passkeySignIn")}
					failed={t("guest.passkeyFailed")}
					fields={{ back: page.back }}
				/>
			</div>
			<p className="t-small soft mt-6">{t("guest.signInNote")}</p>
		</Door>
	);
}

function AskForm({ page }: { page: SignInPage }) {
	const t = useT();
	return (
		<AreaForm name="ask" className="guest-form mt-6">
			<AreaRefusal of="ask" />
			<input type="hidden" name="back" value={page.back} />
			<AreaField of="ask" name="email" />
			<AreaField of="ask" name="bookingNo" hint={t("guest.bookingNoHint")} />
			<Button look="primary" type="submit">
				{t("guest.ask")}
			</Button>
		</AreaForm>
	);
}

function CodeForm({ attemptId, back, email }: { attemptId: string; back: string; email: string }) {
	const t = useT();
	return (
		<AreaForm name="code" className="guest-form mt-6">
			<AreaRefusal of="code" />
			<input type="hidden" name="attempt" value={attemptId} />
			<input type="hidden" name="back" value={back} />
			<input type="hidden" name="email" value={email} />
			{/* Filled in by the device where it can be: nobody has to remember or retype it (WCAG 3.3.8). */}
			<AreaField of="code" name="code" hint={t("guest.codeHint")} />
			<Button look="primary" type="submit">
				{t("guest.enter")}
			</Button>
		</AreaForm>
	);
}

/** Behind the link of a mail: programs look at links before people do, so that a button does what the link is for. */
function TokenDoor({
	form,
	token,
	title,
	text,
	button,
}: Record<"token" | "title" | "text" | "button", string> & { form: "enter" | "confirm-email" }) {
	return (
		<Door title={title}>
			<p className="t-lead mt-4">{text}</p>
			<AreaForm name={form} className="mt-6">
				<input type="hidden" name="token" value={token} />
				<Button look="primary" type="submit">
					{button}
				</Button>
			</AreaForm>
		</Door>
	);
}

/** Behind the link to sign in. */
export function Enter({ token }: { token: string }) {
	const t = useT();
	const words = { title: t("guest.enterTitle"), text: t("guest.enterText"), button: t("guest.enter") };
	return <TokenDoor form="enter" token={token} {...words} />;
}

/** A link that was used, is too old, or never was. */
export function Gone() {
	const t = useT();
	const { to } = useArea();
	return (
		<Door title={t("guest.goneTitle")}>
			<p className="t-lead mt-4">{t("guest.goneText")}</p>
			<p className="mt-6">
				<a className={buttonClass("primary")} href={to("overview")}>
					{t("guest.again")}
				</a>
			</p>
		</Door>
	);
}

/** Asks somebody who is signed in for a fresh proof, before what costs money or moves the account. */
export function Verify({ page }: { page: Extract<GuestPage, { name: "verify" }> }) {
	const t = useT();
	return (
		<Door title={t("guest.verifyTitle")}>
			<p className="t-lead mt-4">{t(page.attemptId ? "guest.codeText" : "guest.verifyText", { email: page.email })}</p>
			{page.attemptId && <CodeForm attemptId={page.attemptId} back={page.back} email={page.email} />}
			<AreaForm name="ask-again" className="guest-form mt-6">
				<AreaRefusal of="ask-again" />
				<input type="hidden" name="back" value={page.back} />
				<Button look={page.attemptId ? "outline" : "primary"} type="submit">
					{t(page.attemptId ? "guest.askAgain" : "guest.askCode")}
				</Button>
			</AreaForm>
		</Door>
	);
}

/** Behind the link to a new address. */
export function ConfirmEmail({ token }: { token: string }) {
	const t = useT();
	const words = {
		title: t("guest.confirmEmailTitle"),
		text: t("guest.confirmEmailText"),
		button: t("guest.confirmEmail"),
	};
	return <TokenDoor form="confirm-email" token={token} {...words} />;
}

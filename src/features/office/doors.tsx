import type { ReactNode } from "react";
import { useT } from "#i18n/react.tsx";
import { OFFICE_SIGN_IN, officeHref } from "#site/office.ts";
import type { OfficePage } from "#site/views/office-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { OfficeDoneNotice } from "./done.tsx";
import { OfficeLanguages } from "./languages.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { PasskeyForm } from "./passkey-form.tsx";

/** The ways into the office, and what asks once more before something is done. */

type PageOf<Name extends OfficePage["name"]> = Extract<OfficePage, { name: Name }>;

/** @param once what it shows is shown once: no link that would lose it */
function Door({ title, once = false, children }: { title: string; once?: boolean; children: ReactNode }) {
	const t = useT();
	return (
		<div className="office-door">
			<main id="content" tabIndex={-1}>
				<p className="t-small soft">{t("office.brand")}</p>
				<h1 className="office-title mt-1 mb-4">{title}</h1>
				{children}
			</main>
			{!once && <OfficeLanguages />}
		</div>
	);
}

export function SignIn({ page }: { page: PageOf<"signIn"> }) {
	const t = useT();
	const { view } = useOffice();
	// A form that comes back knows where somebody was on the way to.
	const back = view.form?.values.back || page.back;
	return (
		<Door title={t("office.title_signIn")}>
			<OfficeDoneNotice />
			<OfficeForm name="sign-in" className="office-form">
				<OfficeRefusal of="sign-in" />
				<input type="hidden" name="back" value={back} />
				<OfficeField of="sign-in" name="email" />
				<OfficeField of="sign-in" name="password" />
				<OfficeField of="sign-in" name="code" hint={t("office.codeHint")} />
				<Button look="primary" type="submit">
					{t("office.signIn")}
				</Button>
			</OfficeForm>
			<PasskeyForm
				name="passkey"
				options="passkey-options"
				ceremony="shown"
				label={t("office.passkeySignIn")}
				fields={{ back }}
				className="office-form mt-4"
				// What was refused a moment ago is offered when it is asked for.
				offers={!view.form}
			/>
			<p className="t-small soft mt-5">{t("office.lost")}</p>
		</Door>
	);
}

/** Behind a first link: a password, and an app that makes codes. */
export function Begin({ page }: { page: PageOf<"begin"> }) {
	const t = useT();
	return (
		<Door title={t("office.beginTitle", { name: page.person.name })}>
			{page.signedIn !== null && (
				<Notice tone="honey" className="mb-4">
					{t("office.signedInAs", { name: page.person.name, other: page.signedIn })}
				</Notice>
			)}
			<OfficeForm name="begin" className="office-form">
				<OfficeRefusal of="begin" />
				<input type="hidden" name="token" value={page.token} />
				<p>{t("office.beginText", { email: page.person.email })}</p>
				{/* Password managers keep it with the address it belongs to. */}
				<input type="text" value={page.person.email} autoComplete="username" readOnly hidden />
				<OfficeField of="begin" name="newPassword" hint={t("office.passwordHint")} />
				<div>
					<h2 className="font-semibold">{t("office.appTitle")}</h2>
					<p>{t("office.appText")}</p>
					<svg
						className="office-square"
						viewBox={`0 0 ${page.picture.side} ${page.picture.side}`}
						shapeRendering="crispEdges"
						role="img"
						aria-label={t("office.square")}
					>
						<path d={page.picture.path} />
					</svg>
					<p className="t-small soft">{t("office.typeInstead")}</p>
					<p className="office-seed">{page.seed}</p>
				</div>
				<OfficeField of="begin" name="code" hint={t("office.firstCodeHint")} />
				<Button look="primary" type="submit">
					{t("office.begin")}
				</Button>
			</OfficeForm>
			<PasskeyForm
				name="begin-passkey"
				options="begin-options"
				ceremony="made"
				label={t("office.passkeyBegin")}
				fields={{ token: page.token }}
				className="office-form mt-6"
			>
				<h2 className="font-semibold">{t("office.passkeyBeginTitle")}</h2>
				<p>{t("office.passkeyBeginText")}</p>
			</PasskeyForm>
		</Door>
	);
}

/** A first link that was used, is too old, or never was. */
export function Gone() {
	const t = useT();
	return (
		<Door title={t("office.goneTitle")}>
			<p>{t("office.goneText")}</p>
			<p className="mt-5">
				<a className={buttonClass("outline")} href={OFFICE_SIGN_IN}>
					{t("office.signIn")}
				</a>
			</p>
		</Door>
	);
}

/** Recovery codes, shown once. */
export function Codes({ page }: { page: PageOf<"codes"> }) {
	const t = useT();
	return (
		<Door title={t("office.codesTitle")} once>
			<p>{t(page.isForPasskey ? "office.codesTextPasskey" : "office.codesText")}</p>
			<ul className="office-codes">
				{page.codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<p className="row flex-wrap gap-3 mb-5">
				<CopyButton
					text={page.codes.join("\n")}
					label={t("office.copy", { name: t("office.codesOwn") })}
					copied={t("office.copied", { name: t("office.codesOwn") })}
				/>
				<a
					className={buttonClass("outline", { size: "small" })}
					href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${page.codes.join("\r\n")}\r\n`)}`}
					download="halcyon-codes.txt"
				>
					{t("office.codesFile")}
				</a>
			</p>
			<a className={buttonClass("primary")} href={officeHref(page.isFirst ? "" : "account")}>
				{t("office.codesKept")}
			</a>
		</Door>
	);
}

/** Asks somebody who is signed in for a fresh second factor. */
export function Confirm({ page }: { page: PageOf<"confirm"> }) {
	const t = useT();
	return (
		<Door title={t("office.confirmTitle")}>
			<p className="mb-4">{t("office.confirmText")}</p>
			<OfficeForm name="confirm" className="office-form">
				<OfficeRefusal of="confirm" />
				<input type="hidden" name="back" value={page.back} />
				{page.typed !== null && <input type="hidden" name="typed" value={page.typed} />}
				<OfficeField of="confirm" name="code" hint={t("office.codeHint")} />
				<Button look="primary" type="submit">
					{t("office.confirm")}
				</Button>
			</OfficeForm>
			{page.hasPasskey && (
				<PasskeyForm
					name="confirm-passkey"
					options="confirm-options"
					ceremony="shown"
					label={t("office.passkeyConfirm")}
					fields={{ back: page.back, ...(page.typed === null ? {} : { typed: page.typed }) }}
					className="office-form mt-4"
				/>
			)}
		</Door>
	);
}

/** A file that can be fetched now: pressed here, so that the way back stays on the screen. */
export function FileReady({ page }: { page: PageOf<"file"> }) {
	const t = useT();
	return (
		<Door title={t("office.fileTitle")}>
			<p className="mb-4">{t("office.fileText")}</p>
			<a className={buttonClass("primary")} href={page.href}>
				{t("office.fileFetch")}
			</a>
			<p className="mt-5">
				<a className="office-link" href={page.backHref}>
					{t("office.fileBack")}
				</a>
			</p>
		</Door>
	);
}

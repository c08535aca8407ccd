import { useId } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { Button } from "#ui/button.tsx";
import { useForm } from "./form-page.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

const FORM = "newsletter-subscriptions";
/** Beside a newsletter form of the page itself. */
const ANCHOR = "footer-letter";
const ENTERED_FIELDS = ["email", "consent"] as const;

/**
 * The newsletter's form in the footer: an address and a tick. On every page, so it leaves its checks to browser
 * and server.
 */
export function FooterNewsletter() {
	const t = useT();
	const language = useLanguage();
	const id = useId();
	const { stamp, posted, sent } = useForm(FORM, ANCHOR);
	const errors = posted?.errors ?? {};
	const wrong = ENTERED_FIELDS.filter((name) => errors[name]);
	if (sent) {
		return (
			// biome-ignore lint/a11y/noAutofocus: the page was asked for to see this
			<div role="status" id={ANCHOR} tabIndex={-1} autoFocus>
				<h2 className="t-title">{t("forms.sentTitle_newsletter-subscriptions")}</h2>
				<p className="t-small">{t("forms.sentText_newsletter-subscriptions")}</p>
			</div>
		);
	}
	return (
		<form className="footer-letter" id={ANCHOR} action={`#${ANCHOR}-errors`} method="post">
			<HiddenFields form={FORM} anchor={ANCHOR} stamp={stamp} />
			<h2 className="t-title">{t("forms.letterTitle")}</h2>
			<p className="t-small">{t("forms.letterText")}</p>
			{posted && (
				// biome-ignore lint/a11y/noAutofocus: a page that comes back with errors begins with them
				<div className="letter-errors" role="alert" id={`${ANCHOR}-errors`} tabIndex={-1} autoFocus>
					{posted.refused && <p>{t(`forms.refused_${posted.refused}`)}</p>}
					{wrong.map((name) => (
						<p key={name} id={`${id}-${name}-error`}>
							{errors[name] && t(`field.${errors[name]}`)}
						</p>
					))}
				</div>
			)}
			<div className="letter-pill">
				<input
					type="email"
					name="email"
					aria-label={t("forms.email")}
					placeholder={t("forms.email")}
					autoComplete="email"
					maxLength={254}
					required
					defaultValue={posted?.values.email}
					aria-invalid={errors.email ? true : undefined}
					aria-describedby={errors.email ? `${id}-email-error` : undefined}
				/>
				<Button look="primary" size="small" type="submit">
					{t("forms.send_newsletter-subscriptions")}
				</Button>
			</div>
			<label className="check t-small">
				<input
					className="tick"
					type="checkbox"
					name="consent"
					value="1"
					required
					defaultChecked={Boolean(posted?.values.consent)}
					aria-invalid={errors.consent ? true : undefined}
					aria-describedby={errors.consent ? `${id}-consent-error` : undefined}
				/>
				<span>{t("forms.consent_newsletter-subscriptions")}</span>
			</label>
			<a className="t-small" href={href("privacy", language)} target="_blank" rel="noreferrer">
				{t("forms.privacy")}
			</a>
		</form>
	);
}

import { SiteLink } from "#features/layout/site-link.tsx";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { organisationHref } from "#site/organisation-area.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/fields.tsx";
import type { BlockProps } from "../block-props.ts";
import { ContactCard } from "../contact-card.tsx";
import type { TravelAgencyLoginData } from "./load.server.ts";
import type { TravelAgencyLogin } from "./schema.ts";

/**
 * The sign-in of travel agencies (specification §1, §3): a form that is sent to the agencies' own area, which mails link
 * and code; with and without script alike. Who is signed in is named, with the ways on and out.
 */
export default function TravelAgencyLoginBlock({ block, data }: BlockProps<TravelAgencyLogin, TravelAgencyLoginData>) {
	const t = useT();
	const language = useLanguage();
	const area = organisationHref("agency", language, "");
	const { email = null, signedIn = null } = data ?? {};
	return (
		<ContactCard title={block.title} intro={block.intro} className="agency-card">
			{signedIn ? (
				<>
					<p>{t("blocks.agencySignedIn", signedIn)}</p>
					<div className="actions">
						<a className={buttonClass("primary")} href={area}>
							{t("blocks.agencyArea")}
						</a>
						<form method="post" action={area}>
							<input type="hidden" name="do" value="sign-out" />
							<Button look="outline" type="submit">
								{t("blocks.agencySignOut")}
							</Button>
						</form>
					</div>
				</>
			) : (
				<>
					<p className="soft">{t("blocks.agencyText")}</p>
					<form method="post" action={area} className="agency-form" noValidate>
						<input type="hidden" name="do" value="ask" />
						<Field
							id={`agency-${block._uid}`}
							name="email"
							type="email"
							label={t("blocks.agencyEmail")}
							autoComplete="email"
							required
							error={null}
						/>
						<Button look="primary" type="submit">
							{t("blocks.agencySignIn")}
						</Button>
					</form>
					<p className="actions">
						{email ? (
							<a className="text-link" href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
								{t("blocks.agencyWrite", { email })}
							</a>
						) : (
							<SiteLink className="text-link" href={href("contact", language)}>
								{t("layout.contact")}
							</SiteLink>
						)}
					</p>
				</>
			)}
		</ContactCard>
	);
}

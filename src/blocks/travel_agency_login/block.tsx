import { SiteLink } from "#features/layout/site-link.tsx";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { buttonClass } from "#ui/button.tsx";
import type { BlockProps } from "../block-props.ts";
import { ContactCard } from "../contact-card.tsx";
import type { TravelAgencyLoginData } from "./load.server.ts";
import type { TravelAgencyLogin } from "./schema.ts";

/**
 * The sign-in of travel agencies. Accounts are given by invitation and cannot be signed in to on the site yet, so
 * the card says so and names who to write to; without the company's address, the contact page.
 */
export default function TravelAgencyLoginBlock({ block, data }: BlockProps<TravelAgencyLogin, TravelAgencyLoginData>) {
	const t = useT();
	const language = useLanguage();
	const email = data?.email;
	return (
		<ContactCard title={block.title} intro={block.intro} className="agency-card">
			<p className="soft">{t("blocks.agencyText")}</p>
			<p className="actions">
				{email ? (
					<a className={buttonClass("primary")} href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
						{t("blocks.agencyWrite", { email })}
					</a>
				) : (
					<SiteLink className={buttonClass("primary")} href={href("contact", language)}>
						{t("layout.contact")}
					</SiteLink>
				)}
				<SiteLink className="text-link" href={href("travelAgencies", language)}>
					{t("blocks.agencyMore")}
				</SiteLink>
			</p>
		</ContactCard>
	);
}

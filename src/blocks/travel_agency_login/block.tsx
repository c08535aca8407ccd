import { useId } from "react";
import { SiteLink } from "#features/layout/site-link.tsx";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { BlockProps } from "../block-props.ts";
import type { TravelAgencyLoginData } from "./load.server.ts";
import type { TravelAgencyLogin } from "./schema.ts";

/**
 * The way in for travel agencies. Accounts are given by invitation and cannot be signed in to on the site yet, so
 * the card says so and names who to write to; without the company's address, the contact page.
 */
export default function TravelAgencyLoginBlock({ block, data }: BlockProps<TravelAgencyLogin, TravelAgencyLoginData>) {
	const t = useT();
	const language = useLanguage();
	const id = useId();
	const email = data?.email;
	return (
		<section className="wrap" aria-labelledby={id}>
			<div className="contact-card agency-card">
				<h2 className="t-title" id={id}>
					{block.title}
				</h2>
				{block.intro && <p className="soft">{block.intro}</p>}
				<p className="soft">{t("blocks.agencyText")}</p>
				<p className="actions">
					{email ? (
						<a className="btn btn-primary" href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
							{t("blocks.agencyWrite", { email })}
						</a>
					) : (
						<SiteLink className="btn btn-primary" href={href("contact", language)}>
							{t("layout.contact")}
						</SiteLink>
					)}
					<SiteLink className="text-link" href={href("travelAgencies", language)}>
						{t("blocks.agencyMore")}
					</SiteLink>
				</p>
			</div>
		</section>
	);
}

import type { ReactNode } from "react";
import { note } from "#analytics/acts.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Localized } from "#domain/language.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import { buttonClass } from "#ui/button.tsx";
import { FooterNewsletter } from "../forms/footer-newsletter.tsx";
import { rememberLanguage } from "./languages.ts";
import { Logo } from "./logo.tsx";
import { usePage } from "./page-view.tsx";
import { SiteLink } from "./site-link.tsx";

/** Footer of the default layout: where to look, who we are, how to ask. */
export function SiteFooter({ alternates }: { alternates: Localized }) {
	const t = useT();
	const language = useLanguage();
	const { analytics } = usePage();
	const discover = [
		{ label: t("layout.holidayHomes"), to: href("search", language) },
		{ label: t("layout.villas"), to: href("villas", language) },
		{ label: t("layout.lastMinute"), to: href("lastMinute", language) },
		{ label: t("layout.bestWeek"), to: href("bestWeek", language) },
		{ label: t("layout.promotions"), to: href("promotions", language) },
		{ label: t("layout.parks"), to: href("parks", language) },
	];
	const about = [
		{ label: t("layout.about"), to: href("about", language) },
		{ label: t("layout.questions"), to: href("faq", language) },
		{ label: t("layout.news"), to: href("news", language) },
		{ label: t("layout.vacancies"), to: href("vacancies", language) },
		{ label: t("layout.forOwners"), to: href("rentOut", language) },
		{ label: t("layout.partners"), to: href("partners", language) },
	];
	const small = [
		{ label: t("layout.imprint"), to: href("imprint", language) },
		{ label: t("layout.privacy"), to: href("privacy", language) },
		{ label: t("layout.conditions"), to: href("conditions", language) },
		{ label: t("layout.disclaimer"), to: href("disclaimer", language) },
		{ label: t("layout.cookies"), to: href("cookiePolicy", language) },
		{ label: t("layout.accessibility"), to: href("accessibility", language) },
		{ label: t("layout.ranking"), to: href("ranking", language) },
	];
	return (
		<footer className="site-footer">
			<div className="wrap">
				<div className="cols">
					<div>
						<SiteLink className="logo" href={href("home", language)}>
							<Logo ground="dark" />
							Halcyon
						</SiteLink>
						<p className="mt-4 max-w-[30ch]">{t("layout.motto")}</p>
						<p className="mt-2 max-w-[30ch]">{t("layout.priceNote")}</p>
					</div>
					<FooterList id="footer-discover" title={t("layout.discover")} entries={discover}>
						<li>
							<a href={guestHref(language, OWN_AREA, "overview")} rel="nofollow">
								{t("guest.mine")}
							</a>
						</li>
					</FooterList>
					<FooterList id="footer-about" title={t("layout.aboutTitle")} entries={about} />
					<div>
						<FooterNewsletter />
						<h2 className="t-title mt-8">{t("layout.askTitle")}</h2>
						<p className="t-small">{t("layout.askText")}</p>
						<p className="mt-4">
							<SiteLink className={buttonClass("light")} href={href("contact", language)}>
								{t("layout.askButton")}
							</SiteLink>
						</p>
					</div>
				</div>
				<div className="base">
					<span>© {new Date().getFullYear()} Halcyon</span>
					{small.map(({ label, to }) => (
						<SiteLink key={to} href={to}>
							{label}
						</SiteLink>
					))}
					{analytics?.asksConsent && (
						<SiteLink
							href={href("cookiePolicy", language)}
							onClick={(event) => {
								event.preventDefault();
								note({ act: "consent" });
							}}
						>
							{t("layout.cookieChoices")}
						</SiteLink>
					)}
					<nav className="languages" aria-label={t("layout.languages")}>
						{LANGUAGES.map((other) => (
							<a
								key={other}
								href={alternates[other]}
								hrefLang={other}
								lang={other}
								aria-current={other === language ? "true" : undefined}
								onClick={() => rememberLanguage(other)}
							>
								<span aria-hidden="true">{other.toUpperCase()}</span>
								<span className="visually-hidden">{LANGUAGE_NAMES[other]}</span>
							</a>
						))}
					</nav>
				</div>
			</div>
		</footer>
	);
}

function FooterList({
	id,
	title,
	entries,
	children,
}: {
	id: string;
	title: string;
	entries: readonly { readonly label: string; readonly to: string }[];
	children?: ReactNode;
}) {
	return (
		<nav aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<ul>
				{entries.map(({ label, to }) => (
					<li key={to}>
						<SiteLink href={to}>{label}</SiteLink>
					</li>
				))}
				{children}
			</ul>
		</nav>
	);
}

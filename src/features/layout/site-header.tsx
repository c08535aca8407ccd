import { ChevronDown, Globe, Menu } from "lucide-react";
import { LANGUAGES, type Localized } from "#domain/language.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { LANGUAGE_NAMES, rememberLanguage } from "./languages.ts";
import { Logo } from "./logo.tsx";

/** Header with navigation and language switch; menus are `details`, so they work without script. */
export function SiteHeader({
	alternates,
	section,
}: {
	alternates: Localized;
	section?: "search" | "lastMinute" | "villas";
}) {
	const t = useT();
	const language = useLanguage();
	const entries = [
		{ name: "search", label: t("layout.holidayHomes"), to: href("search", language) },
		{ name: "lastMinute", label: t("layout.lastMinute"), to: href("lastMinute", language) },
	] as const;
	const links = entries.map((entry) => (
		<a key={entry.name} href={entry.to} aria-current={section === entry.name ? "page" : undefined}>
			{entry.label}
		</a>
	));
	return (
		<header className="site-header">
			<div className="wrap bar">
				<a className="logo" href={href("home", language)}>
					<Logo />
					Halcyon
				</a>
				<nav className="site-nav" aria-label={t("layout.menu")}>
					{links}
				</nav>
				<div className="tools">
					<details className="menu">
						<summary className="tool">
							<Globe className="icon" aria-hidden="true" />
							<span aria-hidden="true">{language.toUpperCase()}</span>
							<span className="visually-hidden">{t("layout.language", { language: LANGUAGE_NAMES[language] })}</span>
							<ChevronDown className="icon-s" aria-hidden="true" />
						</summary>
						<nav className="sheet" aria-label={t("layout.languages")}>
							{LANGUAGES.map((other) => (
								<a
									key={other}
									href={alternates[other]}
									hrefLang={other}
									lang={other}
									aria-current={other === language ? "true" : undefined}
									onClick={() => rememberLanguage(other)}
								>
									{LANGUAGE_NAMES[other]}
								</a>
							))}
						</nav>
					</details>
					<details className="menu only-narrow">
						<summary className="tool">
							<Menu className="icon" aria-hidden="true" />
							<span className="visually-hidden">{t("layout.menu")}</span>
						</summary>
						<nav className="sheet" aria-label={t("layout.menu")}>
							{links}
						</nav>
					</details>
				</div>
			</div>
		</header>
	);
}

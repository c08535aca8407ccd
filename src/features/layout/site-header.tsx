import { ChevronDown, Globe, Heart, Menu as MenuIcon, MessageCircle, User } from "lucide-react";
import { LANGUAGE_NAMES, LANGUAGES, type Localized } from "#domain/language.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import { useLikes } from "../likes/likes.tsx";
import { rememberLanguage } from "./languages.ts";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { SiteLink } from "./site-link.tsx";

/** Entry of the navigation that is lit. */
export type NavSection = "search" | "villas" | "lastMinute" | "blog" | "favourites";

/** Header with navigation, contact, language switch and favourites; its menus work without script. */
export function SiteHeader({ alternates, section }: { alternates: Localized; section?: NavSection }) {
	const t = useT();
	const language = useLanguage();
	const likes = useLikes().length;
	const entries = [
		{ name: "search", label: t("layout.holidayHomes"), to: href("search", language) },
		{ name: "villas", label: t("layout.villas"), to: href("villas", language) },
		{ name: "lastMinute", label: t("layout.lastMinute"), to: href("lastMinute", language) },
		{ name: "blog", label: t("layout.inspiration"), to: href("blog", language) },
	] as const;
	const links = entries.map((entry) => (
		<SiteLink key={entry.name} href={entry.to} aria-current={section === entry.name ? "page" : undefined}>
			{entry.label}
		</SiteLink>
	));
	return (
		<header className="site-header">
			<div className="wrap bar">
				<SiteLink className="logo" href={href("home", language)}>
					<Logo />
					Halcyon
				</SiteLink>
				<nav className="site-nav" aria-label={t("layout.menu")}>
					{links}
				</nav>
				<div className="tools">
					<SiteLink className="tool only-wide" href={href("contact", language)}>
						<MessageCircle className="icon" aria-hidden="true" />
						<span className="tool-words">{t("layout.contact")}</span>
					</SiteLink>
					<Menu
						button={
							<>
								<Globe className="icon" aria-hidden="true" />
								<span aria-hidden="true">{language.toUpperCase()}</span>
								<span className="visually-hidden">{t("layout.language", { language: LANGUAGE_NAMES[language] })}</span>
								<ChevronDown className="icon-s only-wide" aria-hidden="true" />
							</>
						}
					>
						<nav className="menu-list" aria-label={t("layout.languages")}>
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
					</Menu>
					{/* Not by script: its content depends on who is signed in. */}
					<a className="tool only-wide" href={guestHref(language, OWN_AREA, "overview")} rel="nofollow">
						<User className="icon" aria-hidden="true" />
						<span className="tool-words">{t("guest.mine")}</span>
					</a>
					<SiteLink
						className="tool"
						href={href("favourites", language)}
						aria-current={section === "favourites" ? "page" : undefined}
					>
						<Heart className="icon" aria-hidden="true" />
						<span className="visually-hidden">{t("layout.favouritesCount", { count: likes })}</span>
						<span className="tool-words" aria-hidden="true">
							{t("layout.favourites")}
						</span>
						{likes > 0 && (
							<span className="like-count" aria-hidden="true">
								{likes}
							</span>
						)}
					</SiteLink>
					<Menu
						className="only-narrow"
						button={
							<>
								<MenuIcon className="icon" aria-hidden="true" />
								<span className="visually-hidden">{t("layout.menu")}</span>
							</>
						}
					>
						<nav className="menu-list" aria-label={t("layout.menu")}>
							{links}
							<SiteLink href={href("contact", language)}>{t("layout.contact")}</SiteLink>
							<a href={guestHref(language, OWN_AREA, "overview")} rel="nofollow">
								{t("guest.mine")}
							</a>
						</nav>
					</Menu>
				</div>
			</div>
		</header>
	);
}

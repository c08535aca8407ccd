import { LANGUAGES, type Localized } from "#domain/language.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { LANGUAGE_NAMES, rememberLanguage } from "./languages.ts";
import { Logo } from "./logo.tsx";

/** Footer of the default layout. */
export function SiteFooter({ alternates }: { alternates: Localized }) {
	const t = useT();
	const language = useLanguage();
	return (
		<footer className="site-footer">
			<div className="wrap">
				<div className="cols">
					<div>
						<a className="logo" href={href("home", language)}>
							<Logo back="#7FB4BA" />
							Halcyon
						</a>
						<p className="mt-4 max-w-[30ch]">{t("layout.motto")}</p>
					</div>
					<nav aria-labelledby="footer-discover">
						<h2 id="footer-discover">{t("layout.discover")}</h2>
						<ul>
							<li>
								<a href={href("search", language)}>{t("layout.holidayHomes")}</a>
							</li>
							<li>
								<a href={href("lastMinute", language)}>{t("layout.lastMinute")}</a>
							</li>
						</ul>
					</nav>
					<nav aria-labelledby="footer-languages">
						<h2 id="footer-languages">{t("layout.languages")}</h2>
						<ul>
							{LANGUAGES.map((other) => (
								<li key={other}>
									<a
										href={alternates[other]}
										hrefLang={other}
										lang={other}
										aria-current={other === language ? "true" : undefined}
										onClick={() => rememberLanguage(other)}
									>
										{LANGUAGE_NAMES[other]}
									</a>
								</li>
							))}
						</ul>
					</nav>
				</div>
				<div className="base">
					<span>© {new Date().getFullYear()} Halcyon</span>
					<span>{t("layout.priceNote")}</span>
				</div>
			</div>
		</footer>
	);
}

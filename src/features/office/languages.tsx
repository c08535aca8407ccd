import { useLocation } from "@tanstack/react-router";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#domain/language.ts";
import { useLanguage, useT } from "#i18n/react.tsx";

function inLanguage(path: string, query: string, language: Language): string {
	const params = new URLSearchParams(query);
	params.set("lang", language);
	return `${path}?${params}`;
}

/** The language switch of the office: links that write the choice and lead back to the page, without script too. */
export function OfficeLanguages() {
	const t = useT();
	const language = useLanguage();
	const { pathname, searchStr } = useLocation();
	return (
		<nav className="office-languages t-small" aria-label={t("layout.languages")}>
			{LANGUAGES.map((other) => (
				<a
					key={other}
					href={inLanguage(pathname, searchStr, other)}
					hrefLang={other}
					lang={other}
					aria-current={other === language ? "true" : undefined}
				>
					<span aria-hidden="true">{other.toUpperCase()}</span>
					<span className="visually-hidden">{LANGUAGE_NAMES[other]}</span>
				</a>
			))}
		</nav>
	);
}

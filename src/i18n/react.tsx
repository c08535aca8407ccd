import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "#domain/language.ts";
import { formatColon } from "./format.ts";
import { screenTranslator } from "./load-messages.ts";
import type { Translate } from "./translate.ts";

const LanguageContext = createContext<Language>("en");

/** Gives the tree below a language whose texts are loaded. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
	return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page. */
export function useLanguage(): Language {
	return useContext(LanguageContext);
}

/** Writes the texts of the page's language, by the full name of a message. */
export function useT(): Translate {
	return screenTranslator(useLanguage());
}

/** What stands between a label and its value, as the language writes it. */
export function Colon(): string {
	return formatColon(useLanguage());
}

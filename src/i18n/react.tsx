import type { ReactNode } from "react";
import { IntlProvider, useLocale, useTranslations } from "use-intl";
import { INTL_LOCALE, isLanguage, type Language } from "#domain/language.ts";
import type { MessageKey } from "./catalogue.ts";
import { messagesOf } from "./load-messages.ts";

/** Gives the tree below a language whose texts are loaded. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
	return (
		<IntlProvider locale={INTL_LOCALE[language]} messages={messagesOf(language)} timeZone="Europe/Amsterdam">
			{children}
		</IntlProvider>
	);
}

/** The language of the page. */
export function useLanguage(): Language {
	const language = useLocale().slice(0, 2);
	return isLanguage(language) ? language : "en";
}

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Translates by the full name of a message; names that do not exist fail to compile. */
export function useT(): Translate {
	return useTranslations() as Translate;
}

import type { Language } from "#domain/language.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { isBot } from "#site/bots.ts";
import { LateErrorScreen } from "../features/layout/late-error-screen.tsx";
import { UnlessReloading } from "../features/layout/lost-chunk.tsx";
import { failureOfPage, noteError } from "./-data/request.ts";

/** An id under which the server has logged what failed. */
const INCIDENT = /^[0-9a-f-]{36}$/;

/**
 * In the place of a screen that failed, in its language; code that a new build has taken away loads the page anew. A
 * crawler that runs scripts gets no error page (specification §8), as from the server (pages/failures.ts).
 */
export function Failed({ error, language }: { error: unknown; language: Language }) {
	noteError(error);
	const incident = error instanceof Error && INCIDENT.test(error.message) ? error.message : null;
	const isCrawler = typeof window !== "undefined" && isBot(navigator.userAgent);
	return (
		<UnlessReloading error={error}>
			<LanguageProvider language={language}>
				{isCrawler ? null : <LateErrorScreen failure={failureOfPage()} incident={incident} />}
			</LanguageProvider>
		</UnlessReloading>
	);
}

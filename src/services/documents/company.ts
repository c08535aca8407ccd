import type { ContentClient } from "#content/client/content-client.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import type { DocumentSeller } from "#mail/documents/content.ts";
import { sellerOf } from "#mail/documents/seller.ts";
import type { Logger } from "../logger.ts";

export interface CompanyFacts extends DocumentSeller {
	/** Who covers the cancellation insurance that we sell. */
	readonly insurer: string;
}

/** The company as its documents and mails name it. Held in memory: a booking must not wait for the content service. */
export interface Company {
	of(language: Language): CompanyFacts;
	close(): void;
}

/** How old what we know of ourselves may get. */
const REFRESH_MS = 10 * 60_000;

/** A company that never changes; for tests and for a start without any content. */
export function fixedCompany(seller: CompanyFacts): Company {
	return { of: () => seller, close: () => {} };
}

/**
 * Reads the data source `company` now and every ten minutes. What was read stays while the service cannot be read;
 * without anything ever read, documents bear the name and the office's address alone, and the log says so.
 */
export async function openCompany(content: ContentClient, officeMail: string, log: Logger): Promise<Company> {
	const known = new Map<Language, CompanyFacts>();
	const bare: CompanyFacts = {
		name: "Halcyon",
		address: [],
		registration: null,
		vatNumber: null,
		telephone: null,
		bank: null,
		email: officeMail,
		insurer: "Halcyon",
	};
	const read = async () => {
		for (const language of LANGUAGES) {
			try {
				const values = await content.datasource("company", language);
				const seller = sellerOf(values);
				known.set(language, { ...seller, insurer: values.get("insurer") ?? seller.name });
			} catch (error) {
				log.error({ language, error: error instanceof Error ? error.message : "" }, "the company is not known");
			}
		}
	};
	await read();
	const timer = setInterval(() => void read(), REFRESH_MS);
	timer.unref();
	return { of: (language) => known.get(language) ?? bare, close: () => clearInterval(timer) };
}

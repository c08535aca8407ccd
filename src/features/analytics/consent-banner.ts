import * as library from "vanilla-cookieconsent";
import libraryStyles from "vanilla-cookieconsent/dist/cookieconsent.css?url";
import {
	CONSENT_CATEGORIES,
	CONSENT_COOKIE,
	CONSENT_DAYS,
	CONSENT_VERSION,
	type ConsentCategory,
} from "#analytics/consent.ts";
import type { Language } from "#domain/language.ts";
import { loadMessages, screenTranslator } from "#i18n/load-messages.ts";
import type { Translate } from "#i18n/translate.ts";
import { href } from "#site/href.ts";
import styles from "./consent.css?url";

/** Asks what may be measured: two buttons that weigh the same, and a third for the details. */

interface BannerOptions {
	readonly language: Language;
	readonly messagesHash: string;
	/** What is agreed to from now on; empty: nothing. */
	readonly onChoice: (categories: readonly ConsentCategory[]) => void;
}

export interface ConsentBanner {
	/** Opens the details, from which everything can be taken back. */
	showChoices(): void;
}

let running: Promise<ConsentBanner> | null = null;

/** Shows the banner to who has not chosen; once a page. */
export function askConsent(options: BannerOptions): Promise<ConsentBanner> {
	running ??= run(options).catch((error: unknown) => {
		// Asked for without a connection, it can be asked for again.
		running = null;
		throw error;
	});
	return running;
}

async function run({ language, messagesHash, onChoice }: BannerOptions): Promise<ConsentBanner> {
	await Promise.all([loadMessages(language, messagesHash, ["consent"]), ...[libraryStyles, styles].map(linked)]);
	const root = document.createElement("div");
	root.className = "consent";
	document.body.append(root);
	const chosen = ({
		cookie,
	}: {
		readonly cookie: { readonly categories: readonly string[]; readonly consentId: string };
	}) => {
		const categories = CONSENT_CATEGORIES.filter((category) => cookie.categories.includes(category));
		keepProof({ visitor: cookie.consentId, categories, version: CONSENT_VERSION, lang: language });
		onChoice(categories);
	};
	await library.run({
		root,
		revision: CONSENT_VERSION,
		// The page itself asks nobody it should not.
		hideFromBots: false,
		manageScriptTags: false,
		cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS, sameSite: "Lax" },
		guiOptions: {
			consentModal: { layout: "bar inline", position: "bottom", equalWeightButtons: true, flipButtons: false },
			preferencesModal: { layout: "box", equalWeightButtons: true, flipButtons: false },
		},
		categories: {
			necessary: { readOnly: true, enabled: true },
			analytics: { autoClear: { cookies: [{ name: /^_ga/ }, { name: "_gid" }] } },
			marketing: { autoClear: { cookies: [{ name: /^_gcl/ }] } },
		},
		language: { default: language, translations: { [language]: words(screenTranslator(language), language) } },
		onFirstConsent: chosen,
		onChange: chosen,
	});
	return { showChoices: library.showPreferences };
}

function words(t: Translate, language: Language) {
	const policy = `<a href="${href("cookiePolicy", language)}">${t("consent.policy")}</a>`;
	return {
		consentModal: {
			title: t("consent.title"),
			description: t("consent.text"),
			acceptAllBtn: t("consent.accept"),
			acceptNecessaryBtn: t("consent.refuse"),
			showPreferencesBtn: t("consent.choose"),
			footer: policy,
		},
		preferencesModal: {
			title: t("consent.choicesTitle"),
			acceptAllBtn: t("consent.accept"),
			acceptNecessaryBtn: t("consent.refuse"),
			savePreferencesBtn: t("consent.save"),
			closeIconLabel: t("consent.close"),
			sections: [
				{ description: `${t("consent.choicesText")} ${policy}` },
				{ title: t("consent.necessary"), description: t("consent.necessaryText"), linkedCategory: "necessary" },
				{ title: t("consent.analytics"), description: t("consent.analyticsText"), linkedCategory: "analytics" },
				{ title: t("consent.marketing"), description: t("consent.marketingText"), linkedCategory: "marketing" },
			],
		},
	};
}

/** A sheet of the banner, in place before it shows. */
function linked(address: string): Promise<void> {
	return new Promise((resolve) => {
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = address;
		link.onload = () => resolve();
		link.onerror = () => resolve();
		document.head.append(link);
	});
}

function keepProof(consent: object): void {
	void fetch("/api/consents", {
		method: "POST",
		keepalive: true,
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(consent),
	}).catch(() => {});
}

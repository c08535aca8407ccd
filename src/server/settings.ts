import { join } from "node:path";
import type { Settings } from "#services/app.ts";
import type { Env } from "./env.ts";

/** The part of the environment that use cases need. */
export function settingsOf(env: Env): Settings {
	return {
		publicUrl: env.publicUrl,
		appSecret: env.appSecret,
		mailFrom: env.mailFrom,
		officeMail: env.officeMail,
		officeLanguage: env.officeLanguage,
		smtpUrl: env.smtpUrl,
		cvFolder: join(env.dataDir, "cv"),
		fetchAllow: env.fetchAllow,
		rateLimits: env.rateLimits,
		asksConsent: env.analytics.tagManager !== null || env.analytics.url !== null,
	};
}

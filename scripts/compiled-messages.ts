/**
 * Messages come compiled (`src/i18n/catalogues.server.ts`): what reads ICU syntax stays out of pages and of the tests
 * that render them.
 */
export const COMPILED_MESSAGES = [
	{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" },
];

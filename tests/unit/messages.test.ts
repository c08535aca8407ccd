import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { INTL_LOCALE, LANGUAGES, type Language } from "#domain/language.ts";
import { filtersOf } from "#domain/search/filters.ts";
import { CATALOGUES, translator } from "#i18n/catalogues.server.ts";
import { argumentsOf } from "#i18n/examples/message-states.ts";
import { wordKey } from "#i18n/filter-words.ts";
import { type MessageUse, messageUse, usedOf } from "#tests/support/message-use.ts";
import { generatedFiles, valuesOf } from "../../scripts/messages/declaration.ts";

/** Messages that are the same word in English and another language. */
const SAME_WORD = new Set(
	(
		"office.factorPasskeys officeMail.copy_subject officeMail.type_Option officeMail.payoutChanged_name office.opensMore forms.optional booking.optional office.quoted office.iban office.palette_acts office.fact_host office.value_hostId groupRoom.shareOpen groupRoom.stepDates office.about_flag office.about_form office.about_partner office.value_grandCents office.value_name guest.passkeys organisation.passkeys offline.contact office.payee_partner office.payee_host organisation.asCsv organisation.iban organisation.menu_links organisation.menu_keys organisation.widget organisation.title_links organisation.link_lastMinute organisation.day organisation.base paper.statement_code paper.statement_commission paper.statement_correction office.csv_via office.csv_total office.value_passkey office.value_label office.value_member office.value_version office.value_commissionBp office.trail_client " +
		"pictures.illustration office.discountCode office.partnerCode office.partnerName office.partnerIs_affiliate office.partnerIs_host office.menu_site staffBar.host why.key_recommended forStaff.type_Option office.board_week office.homeIs_off office.board_later office.homeIs_test office.bar_ical office.bar_conflict office.bar_option office.title_flags office.view_messages office.box_open office.box_spam office.form_contact-messages office.form_partner-sign-ups office.message_new office.message_spam " +
		"office.isSpam office.form_newsletter-subscriptions office.templateName office.via office.via_web office.filters office.open office.openPart office.view_options office.due office.booking_option " +
		"accountMail.sum office.pages office.commission office.papers office.paper_confirmation office.note office.total " +
		"office.code office.client office.passkeys office.accounts office.name front.titleEnd layout.menu layout.lastMinute search.pageRange search.quoted heads.colon heads.having heads.placeFrom heads.placeOnly search.page filter.title kind.villa kind.chalet kind.bungalow kind.penthouse " +
		"kind.apartment amenity.sauna amenity.pool amenity.balcony amenity.wifi amenity.parking amenity.oven amenity.bbq amenity.spa " +
		"badge.lastMinute home.area home.studio distance.metres distance.kilometres distance.golfCourse price.alternative price.homeAndPrice price.alternativeCut calendar.dayClosed " +
		"party.babies party.adults amenity.terrace filter.open home.description booking.extras home.kindIn kind.mansion kind.castle booking.title " +
		"search.where price.from search.pages filter.more booking.salutation_mr price.total booking.postalCode filter.priceTo " +
		"layout.villas layout.inspiration layout.contact layout.questions layout.promotions layout.cookies layout.disclaimer " +
		"layout.privacy likes.stay likes.bedsOf when.dayClosed home.minutes home.room_annexe home.energy when.flexIn when.weekend when.week " +
		"show.north show.south show.east show.west show.ski_height " +
		"mail.labelled accountMail.code bookingMail.pay_iban bookingMail.pay_bic bookingMail.offers_offer bookingMail.change_was " +
		"calendarMail.claim_option partnerMail.commission formMail.label_url formMail.label_name formMail.label_message " +
		"formMail.label_motivation formMail.label_cv formMail.kind_villa formMail.kind_chalet formMail.kind_bungalow " +
		"formMail.kind_penthouse formMail.office_subject formMail.office_contact-messages paper.labelled paper.email " +
		"paper.parties_seller paper.payment_iban paper.payment_bic paper.file_confirmation paper.version paper.issued " +
		"forAgency.papers_client forAgency.pays_client organisation.client organisation.commission organisation.document_confirmation organisation.documents organisation.name organisation.pages organisation.signedInAs organisation.total " +
		"office.value_pictures office.photoOf organisation.title_ownerPictures organisation.menu_messages organisation.title_message " +
		"organisation.messageText owner.photos owner.photosOf " +
		"guest.title_documents paper.payment_state paper.vat_total priceLine.internet priceLine.water priceLine.parking"
	).split(" "),
);

/** Texts of a language by full name: those that every language has, or what the office alone reads as well. */
const flat = (language: Language, which: "shared" | "all" = "shared"): Map<string, string> =>
	new Map(
		Object.entries(CATALOGUES[language]).flatMap(([part, groups]) =>
			which === "shared" && !(part in CATALOGUES.en)
				? []
				: Object.entries(groups).flatMap(([group, messages]) =>
						Object.entries(messages).map(([name, text]) => [`${group}.${name}`, text] as const),
					),
		),
	);

/** What the code says of messages, file by file, and every word of it. */
const code = (() => {
	const uses: MessageUse[] = [];
	const words = new Set<string>();
	for (const file of readdirSync("src", { recursive: true, withFileTypes: true })) {
		if (!file.isFile() || !/\.tsx?$/.test(file.name) || /\.(test|gen)\./.test(file.name)) continue;
		const text = readFileSync(join(file.parentPath, file.name), "utf8");
		uses.push(messageUse(text));
		for (const [word] of text.matchAll(/\w[\w-]*/g)) words.add(word);
	}
	return { uses, words };
})();

/** Keys that no line of code says, whole or put together: what is put in must be a word of the code as well. */
function unusedOf(keys: readonly string[]): readonly string[] {
	const used = new Set(
		code.uses.flatMap(({ keys: named, composed }) => [
			...usedOf(keys, { keys: named, composed: [] }),
			...composed.flatMap((one) =>
				usedOf(keys, { keys: [], composed: [one] }).filter((key) =>
					code.words.has(key.slice(one.before.length, key.length - one.after.length)),
				),
			),
		]),
	);
	return keys.filter((key) => !used.has(key));
}

describe("the texts in four languages", () => {
	const english = flat("en");

	it("name every word of every filter", () => {
		const keys = filtersOf("all", "any").flatMap((filter) => filter.words.map((word) => wordKey(filter, word)));
		expect(keys.filter((key) => !english.has(key))).toEqual([]);
	});

	it.each(LANGUAGES)("%s has every message and no other", (language) => {
		expect([...flat(language).keys()].sort()).toEqual([...english.keys()].sort());
		const parts = (of: Language) => Object.entries(CATALOGUES[of]).map(([part, groups]) => [part, Object.keys(groups)]);
		expect(parts(language).sort()).toEqual(parts("en").sort());
	});

	it.each(["nl", "de", "fr"] as const)("%s leaves no message untranslated", (language) => {
		const untranslated = [...flat(language)]
			.filter(([key, text]) => text === english.get(key) && !SAME_WORD.has(key))
			.map(([key]) => key);
		expect(untranslated).toEqual([]);
	});

	it.each(LANGUAGES)("%s keeps the placeholders of each message", (language) => {
		const placeholders = (text: string) => {
			const { plain, choices } = argumentsOf(text, language);
			return [...plain, ...choices.keys()].sort().join(",");
		};
		for (const [key, text] of flat(language)) {
			expect(`${key}: ${placeholders(text)}`).toBe(`${key}: ${placeholders(english.get(key) ?? "")}`);
		}
	});

	it.each(LANGUAGES)("%s has only messages that can be written, with the values that are declared", (language) => {
		const t = translator(language) as (key: string, values: object) => string;
		for (const [key, text] of flat(language, "all")) {
			const names = [...text.matchAll(/\{([a-z]\w*)[,}]/gi)].map((match) => match[1] ?? "");
			expect(`${key}: ${valuesOf(text)}`).toBe(`${key}: ${valuesOf(english.get(key) ?? text)}`);
			for (const value of [0, 1, 2, 1234]) {
				const given = Object.fromEntries(names.map((name) => [name, value]));
				const written = new IntlMessageFormat(text, INTL_LOCALE[language]).format(given);
				expect(t(key, given), key).toBe(written);
				expect(written).not.toContain("{");
			}
		}
	});

	it("are declared as they are: after a change `npm run messages`", () => {
		for (const [path, text] of Object.entries(generatedFiles())) {
			expect(readFileSync(path, "utf8") === text, `${path} is stale`).toBe(true);
		}
	});

	it.each([
		["nl", /‘[^‘’]*’/g],
		["en", /‘[^‘’]*’/g],
		["de", /„[^„“]*“/g],
		["fr", /«\u202f[^«»]*\u202f»/g],
	] as const)("%s quotes as the language does in the office", (language, pair) => {
		const foreign = [...flat(language)].filter(
			([key, text]) => /^(office|staffBar)\./.test(key) && /[“”„‟‘‹›«»"]/.test(text.replace(pair, "")),
		);
		expect(foreign).toEqual([]);
	});

	it("uses every message", () => {
		expect(unusedOf([...flat("en", "all").keys()])).toEqual([]);
	});

	it("would notice a message that nothing uses, in every group", () => {
		const invented = [...new Set([...flat("en", "all").keys()].map((key) => key.split(".")[0]))].flatMap((group) => [
			`${group}.neverSaid`,
			`${group}.neverSaidHint`,
		]);
		expect(unusedOf(invented)).toEqual(invented);
	});

	it("breaks French before high punctuation with a no-break space only", () => {
		for (const [key, text] of flat("fr")) expect(`${key} ${text}`).not.toMatch(/ [:;?!»]|« /);
	});

	it("writes without exclamation marks", () => {
		for (const language of LANGUAGES) {
			for (const [key, text] of flat(language, "all")) expect(`${key} ${text}`).not.toContain("!");
		}
	});
});

/** What shipped texts say in numbers of their own, and why (tests/unit/typed-facts.test.ts). */

interface AllowedStory {
	readonly why: string;
	readonly typed: readonly RegExp[];
}

const OWN_TERMS = "what the demo's rates give (demo/rates.ts); an offer's terms stand as they were made";
const OF_PLACE = "said of a place or a day";

/** By the story's file below `demo/stories`. */
export const ALLOWED_STORIES: Readonly<Record<string, AllowedStory>> = {
	home: { why: OWN_TERMS, typed: [/^5 pro|^5 per|^5 pour/] },
	"news/bornholm-is-new": { why: OF_PLACE, typed: [/drie|three|drei|trois/] },
	"news/forty-eight-hours-to-think": { why: "48 hours in a figure of speech", typed: [/twee|two|zwei|deux/] },
	"news/keep-homes-without-an-account": { why: "about three months: 92 days", typed: [/drie|three|drei|trois/] },
	"news/one-price": { why: "a worked example", typed: [/€/] },
	"news/slovenia-is-on-the-map": { why: OF_PLACE, typed: [/twee|two|zwei|deux/] },
	"news/small-steps-without-a-label": { why: OF_PLACE, typed: [/tien|ten|zehn|dix/] },
	"pages/accessibility": { why: "what WCAG 1.4.10 asks for", typed: [/^400/] },
	"pages/conditions": { why: "the law's own term of withdrawal", typed: [/^14 dagen|^14-day|^vierzehn|^14 jours/] },
	"pages/cookie-policy": { why: "held against the cookies by cookie-policy.test.ts", typed: [/./] },
	"pages/faq": {
		why: "the law's own term of withdrawal; ages from which a guest counts",
		typed: [/^14 dagen|^14-day|^vierzehn|^14 jours/, /jaar|jahr|ans/],
	},
	"pages/integration": {
		why: "share of lines, said in words (design: exactly 5 % passes)",
		typed: [/^(vijf|five|fünf|cinq)/],
	},
	"pages/insurance-product": { why: "the law's own term of withdrawal", typed: [/^14/] },
	"pages/insurance-terms": { why: "the law's own term of withdrawal", typed: [/^14/] },
	win: { why: "of age, for a prize draw", typed: [/^18/] },
	"promotions/book-early": { why: OWN_TERMS, typed: [/^5 /, /zes|six|sechs/, /^1[28]0/] },
	"promotions/free-hold": { why: "48 hours in a figure of speech", typed: [/twee|two|zwei|deux/] },
	"promotions/leaving-soon": {
		why: OWN_TERMS,
		typed: [/procent|per cent|prozent|pour cent/, /^(15|8|7) /, /vier|four|quatre/, /drie|three|drei|trois/],
	},
	"promotions/mountains-in-may": { why: OF_PLACE, typed: [/tien|ten|zehn|dix/] },
	"promotions/stay-longer": { why: OWN_TERMS, typed: [/^7 |^12 /, /twee|zwei|deux/] },
	"vacances-ch": { why: OF_PLACE, typed: [/six/] },
	"vakantiehuizen-be": { why: OF_PLACE, typed: [/six/] },
	vakantiehuizen: { why: OF_PLACE, typed: [/twee|zwei|trois/] },
};

const OF_LAW = "the law's own term";
const LENGTH = "a length of stay or a span of the calendar, not a rule";
const EXAMPLE = "an example of what is typed into a field";
const ELSEWHERE = "a bound of the server, beside it in services or db";

/** By the message's full name. */
export const ALLOWED_MESSAGES: Readonly<Record<string, string>> = {
	"accountMail.member_invite_lead": ELSEWHERE,
	"accountMail.payout_changed_lead": ELSEWHERE,
	"bestweek.arrivalDay": LENGTH,
	"bestweek.length_2weeks": LENGTH,
	"bestweek.spanHint": LENGTH,
	"booking.noWithdrawal": OF_LAW,
	"bookingMail.refund_sent_lead": "how long banks take",
	"bookingMail.refund_sent_leadAccount": "how long banks take",
	"bookingMail.review_lead": "how long a review takes",
	"calendar.fewMonths": LENGTH,
	"calendar.wholeYear": LENGTH,
	"consent.choicesText": "182 days, as the cookie policy's list says (cookie-policy.test.ts)",
	"estimate.sum": LENGTH,
	"field.FILE_TOO_LARGE": ELSEWHERE,
	"field.INVALID_EMAIL": EXAMPLE,
	"formMail.newsletterAsk_lead": ELSEWHERE,
	"forms.consent_prize-draw-entries": "180 days, said in words",
	"forms.cv_hint": ELSEWHERE,
	"forms.sentText_newsletter-subscriptions": ELSEWHERE,
	"forms.telephone_hint": EXAMPLE,
	"groupRoom.closeText": ELSEWHERE,
	"guest.eraseText": OF_LAW,
	"guide.section7_paragraph1": "told of a house",
	"lastminute.none": "28 days, said in weeks",
	"mail.cancellation_noWithdrawal": OF_LAW,
	"newsletterPage.gone_text": ELSEWHERE,
	"organisation.eraseOursText": OF_LAW,
	"organisation.inviteHint": ELSEWHERE,
	"organisation.payoutHold": ELSEWHERE,
	"owner.contactRule": ELSEWHERE,
	"owner.photosHint": ELSEWHERE,
	"owner.wrong_FILE_TOO_LARGE": ELSEWHERE,
	"paper.cancellation_noWithdrawal": OF_LAW,
	"paper.statement_objection": "a term of the agreement with partners",
	"party.adultsHint": "ages from which a guest counts (domain/party)",
	"party.babiesHint": "ages from which a guest counts (domain/party)",
	"party.childrenHint": "ages from which a guest counts (domain/party)",
	"when.2weeks": LENGTH,
	"when.next12": LENGTH,
};

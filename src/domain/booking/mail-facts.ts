/**
 * Facts of a booking that a text to its guest can name in braces: `{home}`. The names are the same in every language of
 * a text.
 */

export const MAIL_FACTS = [
	"name",
	"number",
	"home",
	"place",
	"arrival",
	"departure",
	"nights",
	"total",
	"paid",
	"toPay",
	"due",
] as const;
export type MailFact = (typeof MAIL_FACTS)[number];

const NAMED = new RegExp(`\\{(${MAIL_FACTS.join("|")})\\}`, "g");

/** The text with the facts that are known; others stay as they are named. */
export function fillFacts(text: string, facts: Readonly<Partial<Record<MailFact, string>>>): string {
	return text.replace(NAMED, (named, fact: MailFact) => facts[fact] ?? named);
}

/** Whether a text still names a fact: nobody is to be sent a word in braces. */
export function namesFact(text: string): boolean {
	return text.search(NAMED) >= 0;
}

/** Whether a text has a word in braces that is no fact: it would be refused each time it is sent. */
export function namesUnknown(text: string): boolean {
	return /[{}]/.test(text.replace(NAMED, ""));
}

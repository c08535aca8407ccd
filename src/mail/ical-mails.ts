import type { Language } from "#domain/language.ts";
import type { DayRange } from "#domain/time/day-ranges.ts";
import { formatDate } from "#i18n/format.ts";
import { ICAL_CONFLICT_TEXTS } from "#i18n/mail/ical-conflict.ts";
import { MAIL_TEXTS } from "#i18n/mail/texts.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

/** Tells the office where the calendars of a home contradict our claims. No guest's name is in it. */

export interface IcalConflictFacts {
	readonly accoId: string;
	/** Title of the home in the language of the mail. */
	readonly home: string;
	/** Absolute address of the button. */
	readonly url: string;
	readonly conflicts: readonly {
		/** Host of the calendar; null when it is not known. */
		readonly host: string | null;
		readonly theirs: DayRange;
		readonly claim: {
			readonly kind: "booking" | "option" | "hold";
			readonly bookingNo: string | null;
			readonly stay: DayRange;
		};
	}[];
}

export function icalConflictMail(facts: IcalConflictFacts, language: Language): Promise<RenderedMail> {
	const texts = ICAL_CONFLICT_TEXTS[language];
	const { footer, labelled } = MAIL_TEXTS[language];
	const stayText = ({ from, to }: DayRange) =>
		`${formatDate(from, language, "short")} – ${formatDate(to, language, "short")}`;
	return renderMail({
		language,
		subject: texts.subject(facts),
		title: texts.title,
		greeting: null,
		lead: texts.lead,
		picture: null,
		rows: [{ label: texts.home, value: `${facts.home} (${facts.accoId})` }],
		parts: facts.conflicts.map(({ host, theirs, claim }) => ({
			heading: texts.heading(host ?? texts.someCalendar),
			lines: [
				texts.theirs(stayText(theirs)),
				texts.ours({
					claim: [texts.claims[claim.kind], claim.bookingNo].filter((part) => part !== null).join(" "),
					stay: stayText(claim.stay),
				}),
				...(theirs.from === claim.stay.from && theirs.to === claim.stay.to ? [texts.sameNights] : []),
			],
		})),
		button: { label: texts.button, url: facts.url },
		footer,
		labelled,
	});
}

import type { Language } from "#domain/language.ts";
import type { DayRange } from "#domain/time/day-ranges.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatDate } from "#i18n/format.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

/** Notifies the office where the calendars of a home contradict our claims. No guest's name is in it. */

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
	const t = translator(language);
	const stayText = ({ from, to }: DayRange) =>
		`${formatDate(from, language, "short")} – ${formatDate(to, language, "short")}`;
	return renderMail({
		language,
		subject: t("calendarMail.subject", { home: facts.home, accoId: facts.accoId }),
		title: t("calendarMail.title"),
		greeting: null,
		lead: t("calendarMail.lead"),
		picture: null,
		rows: [{ label: t("calendarMail.home"), value: `${facts.home} (${facts.accoId})` }],
		parts: facts.conflicts.map(({ host, theirs, claim }) => ({
			heading: t("calendarMail.heading", { calendar: host ?? t("calendarMail.someCalendar") }),
			lines: [
				t("calendarMail.theirs", { stay: stayText(theirs) }),
				t("calendarMail.ours", {
					claim: [t(`calendarMail.claim_${claim.kind}`), claim.bookingNo].filter((part) => part !== null).join(" "),
					stay: stayText(claim.stay),
				}),
				...(theirs.from === claim.stay.from && theirs.to === claim.stay.to ? [t("calendarMail.sameNights")] : []),
			],
		})),
		button: { label: t("calendarMail.button"), url: facts.url },
		isForOffice: true,
	});
}

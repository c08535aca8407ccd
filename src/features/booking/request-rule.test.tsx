import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { APPLICATION_ANSWER_HOURS, APPLICATION_HOURS, APPLICATION_RULE } from "#domain/booking/claim.ts";
import { ACCEPTED_HOURS, APPLICATION_ALARM_HOURS } from "#domain/booking/timers.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatInstant } from "#i18n/format.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider, useT } from "#i18n/react.tsx";
import type { SuccessView } from "#site/views/booking-view.ts";
import { TimeLeft } from "../guest/stay-row.tsx";
import { SuccessSummary } from "./success-now.tsx";
import { SuccessText, SuccessTitle } from "./success-screen.tsx";

/** Sent on Friday 15 January 2027, 11:00 in Amsterdam. */
const LAPSES = "2027-01-18T10:00:00.000Z";
const ANSWER_BY = new Date("2027-01-16T10:00:00.000Z");
const HELD: Readonly<Record<Language, RegExp>> = {
	nl: /Vastgehouden tot|nog \d+ uur/,
	en: /Held until|hours left/,
	de: /Freigehalten bis|noch \d+ Stunden/,
	fr: /Gardée? jusqu|encore \d+ heures/,
};

const booking: NonNullable<SuccessView["booking"]> = {
	bookingNo: "H7K2M9QXA",
	state: "application",
	isHold: false,
	firstname: "Noor",
	email: "noor@example.org",
	title: "Haus Eins",
	placename: "Kirchberg in Tirol",
	image: null,
	arrival: "2027-03-01",
	departure: "2027-03-05",
	grandCents: 49_250,
	totalCents: 49_250,
	instalments: [],
	paidCents: 0,
	expiresAt: LAPSES,
	hoursLeft: 71,
	version: 1,
	canExtend: false,
	waitsForProof: false,
	payUrl: null,
	transfer: null,
	wing: null,
	who: "2 adults",
	checkinFrom: null,
	checkoutUntil: null,
	steps: [],
	cancelling: null,
	documents: [],
	tripUrl: null,
	canShareCost: false,
};

describe.each(LANGUAGES)("a request in %s", (language) => {
	const render = async (part: React.ReactNode) => {
		await loadMessages(language);
		return renderToStaticMarkup(<LanguageProvider language={language}>{part}</LanguageProvider>).replace(
			/\u202f/g,
			" ",
		);
	};
	const instant = (date: Date, width: "whole" | "long") => formatInstant(date, language, width).replace(/\u202f/g, " ");

	it("says on its success page and in the guest area that nothing is held, when an answer is asked for, and when it lapses", async () => {
		const success = await render(<SuccessSummary view={{ type: "Application" }} booking={booking} />);
		const card = await render(<TimeLeft card={{ state: "application", expiresAt: LAPSES, hoursLeft: 71 }} />);
		// A table cuts its days short, a sentence does not.
		for (const [text, width] of [
			[success, "whole"],
			[card, "long"],
		] as const) {
			expect(text).toContain(instant(ANSWER_BY, width));
			expect(text).toContain(instant(new Date(LAPSES), width));
			expect(text).not.toMatch(HELD[language]);
			expect(text).toMatch(/niets|Niets|None|No dates|Nichts|nichts|Aucune|aucune/);
		}
		// An option does hold its nights.
		const option = await render(<TimeLeft card={{ state: "option", expiresAt: LAPSES, hoursLeft: 71 }} />);
		expect(option).toMatch(HELD[language]);
	});

	it("that the owner accepted is said as such, held until its end, with what was paid of it", async () => {
		const accepted = { ...booking, state: "option" as const, paidCents: 12_345 };
		const view = { type: "Application", booking: accepted } as const;
		const said = await render(
			<>
				<SuccessTitle view={view} />
				<SuccessText view={view} />
			</>,
		);
		const t = translator(language);
		expect(said).toContain(t("success.titleAccepted", { name: "Noor" }));
		expect(said).not.toContain(
			t("success.textApplication", { email: accepted.email, answer: APPLICATION_RULE.answer }),
		);
		const summary = await render(<SuccessSummary view={view} booking={accepted} />);
		expect(summary).toMatch(HELD[language]);
		expect(summary).toContain(t("success.paid"));
		expect(summary).toMatch(/123[.,]45/);
		expect(await render(<SuccessSummary view={view} booking={booking} />)).not.toContain(t("success.paid"));
	});

	it("has the same rule on every page, mail and document", async () => {
		const Words = () => {
			const t = useT();
			return (
				<>
					<p>{t("booking.noteApplication", APPLICATION_RULE)}</p>
					<p>{t("guest.successNextOwner", APPLICATION_RULE)}</p>
				</>
			);
		};
		const both = await render(<Words />);
		// The form says as well for how long the home is held once the owner accepted.
		expect([APPLICATION_ANSWER_HOURS, ACCEPTED_HOURS]).toEqual([24, 24]);
		expect(both.match(/24/g)).toHaveLength(3);
		expect(both.match(/72/g)).toHaveLength(2);
		const t = translator(language);
		const rule = { until: "LAPSES", hours: APPLICATION_ANSWER_HOURS };
		const mail = t("bookingMail.application_lead", rule);
		const letter = `${t("paper.application_sentence1", rule)} ${t("paper.application_sentence2")}`;
		for (const text of [mail, letter]) {
			expect(text).toContain("24");
			expect(text).toContain("LAPSES");
			expect(text).toMatch(/niets|no dates|nichts|aucune date/);
		}
		const owner = t("partnerMail.owner_request_lead", { until: "LAPSES", answerBy: "ANSWER" });
		expect(owner.indexOf("ANSWER")).toBeGreaterThan(-1);
		expect(owner.indexOf("LAPSES")).toBeGreaterThan(owner.indexOf("ANSWER"));
	});
});

it("the rule is 24 hours to answer, 72 until it lapses, and an alarm of staff after 12", () => {
	expect([APPLICATION_ALARM_HOURS, APPLICATION_ANSWER_HOURS, APPLICATION_HOURS]).toEqual([12, 24, 72]);
	const alarm = { until: "LAPSES", hours: APPLICATION_ANSWER_HOURS };
	expect(translator("nl")("officeMail.applicationAlarm_lead", alarm)).toMatch(/24 uur.*LAPSES vervalt/);
});

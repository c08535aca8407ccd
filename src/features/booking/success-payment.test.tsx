import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import type { SuccessView } from "#site/views/booking-view.ts";
import { SuccessNow } from "./success-now.tsx";

type Booking = NonNullable<SuccessView["booking"]>;

const bank = { holder: "Halcyon BV", iban: "NL91ABNA0417164300", bic: "ABNANL2A" };

/** A confirmed booking that is paid by transfer. */
function booked(
	totalCents: number,
	instalments: Booking["instalments"],
	share: NonNullable<Booking["transfer"]>["share"],
): Booking {
	return {
		bookingNo: "H7K2M9QXA",
		state: "confirmed",
		isHold: false,
		firstname: "Noor",
		email: "noor@example.org",
		title: "Haus Eins",
		placename: "Kirchberg in Tirol",
		image: null,
		arrival: "2027-06-05",
		departure: "2027-06-12",
		grandCents: totalCents,
		totalCents,
		instalments,
		paidCents: 0,
		expiresAt: null,
		hoursLeft: null,
		version: 1,
		canExtend: false,
		waitsForProof: false,
		payUrl: null,
		transfer: { bank, next: instalments[0] as { dueOn: string; cents: number }, share, code: { path: "", side: 1 } },
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
}

async function shown(booking: Booking, language: Language): Promise<string> {
	await loadMessages(language);
	const html = renderToStaticMarkup(
		<LanguageProvider language={language}>
			<SuccessNow view={{ type: "Booking" }} booking={booking} />
		</LanguageProvider>,
	);
	return html.replace(/<[^>]*>/g, " ").replace(/[\u202f\u00a0]/g, " ");
}

const TWO = [
	{ dueOn: "2027-01-22", cents: 26_573 },
	{ dueOn: "2027-04-24", cents: 50_256 },
];

describe("the payment that comes next", () => {
	it("is named with insurance as a whole share and the premium", async () => {
		const text = await shown(booked(76_829, TWO, { bp: 3000, ofCents: 71_795, insuranceCents: 5034 }), "en");
		expect(text).toContain("30% of €717.95, plus €50.34 for the insurance");
	});

	it("is a share of the invoice total, or of what credit leaves of it", async () => {
		const share = { bp: 3000, ofCents: 76_829, insuranceCents: 0 };
		expect(await shown(booked(76_829, TWO, share), "en")).toContain("30% of the invoice total of €768.29");
		expect(await shown(booked(90_000, TWO, share), "en")).toContain(
			"30% of €768.29, the invoice total less your credit",
		);
	});

	it.each(LANGUAGES)("in %s shows no share where the sum follows no rule", async (language) => {
		expect(await shown(booked(76_829, TWO, null), language)).not.toMatch(/\d ?%/);
	});

	it.each(LANGUAGES)("in %s is not called a first payment where it is the only one", async (language) => {
		const text = await shown(booked(76_829, [{ dueOn: "2027-01-22", cents: 76_829 }], null), language);
		expect(text).not.toMatch(/first payment|aanbetaling|Anzahlung|acompte/i);
	});
});

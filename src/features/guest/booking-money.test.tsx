import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Settlement } from "#domain/booking/settlement.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { loadMessages, screenTranslator } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { Settled } from "./booking-money.tsx";

const SETTLEMENT: Settlement = {
	cause: "guest",
	daysBefore: 100,
	feeBp: 0,
	travelCents: 100_000,
	feeCents: 0,
	insuranceCents: 0,
	paidCents: 0,
	refundCents: 0,
	creditCents: 0,
	payableCents: 0,
};

const BANK = { holder: "Halcyon B.V.", iban: "NL91ABNA0417164300", bic: "ABNANL2A" };

async function shown(
	settlement: Partial<Settlement>,
	language: Language,
	bank: Parameters<typeof Settled>[0]["bank"] = null,
): Promise<string> {
	await loadMessages(language);
	return renderToStaticMarkup(
		<LanguageProvider language={language}>
			<Settled settlement={{ ...SETTLEMENT, ...settlement }} bank={bank} reference="H7K2M9QXD" />
		</LanguageProvider>,
	);
}

describe("how a booking that ended was settled", () => {
	it.each(LANGUAGES)("in %s says what cancelling cost and gave back, nothing too", async (language) => {
		const html = await shown({}, language);
		expect(html).toContain('data-testid="settle-fee"');
		expect(html).toContain('data-testid="settle-refund"');
		expect(html).not.toContain(screenTranslator(language)("guest.settledUnpaid"));
	});

	it.each(LANGUAGES)("in %s names no cost of cancelling where it lapsed unpaid, but says so", async (language) => {
		const html = await shown({ cause: "unpaid" }, language);
		expect(html).not.toContain("settle-");
		expect(html).not.toMatch(/<dl/);
		expect(html).toContain(screenTranslator(language)("guest.settledUnpaid"));
		const partly = await shown({ cause: "unpaid", paidCents: 5_000, refundCents: 5_000 }, language);
		expect(partly).not.toContain("settle-fee");
		expect(partly).toContain('data-testid="settle-refund"');
	});

	it.each(
		LANGUAGES,
	)("in %s says by when what is owed is paid, and where, as long as something is", async (language) => {
		const owed = screenTranslator(language);
		const open = await shown({ feeCents: 5_000, payableCents: 5_000 }, language, BANK);
		expect(open).toContain(owed("guest.settledOwed"));
		expect(open.replaceAll(/\s/g, "")).toContain(BANK.iban);
		expect(await shown({ feeCents: 5_000 }, language)).not.toContain(owed("guest.settledOwed"));
	});
});

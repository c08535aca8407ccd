import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import type { Settlement } from "#domain/booking/settlement.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { Arithmetic } from "./settlement-sums.tsx";

/** How a cancellation is reckoned before it is done. */

beforeAll(() => loadMessages("en"));

const SETTLEMENT = {
	cause: "staff",
	daysBefore: 50,
	feeBp: 3_000,
	travelCents: 136_710,
	feeCents: 41_013,
	insuranceCents: 1_000,
	paidCents: 128_205,
	refundCents: 86_192,
	creditCents: 0,
	payableCents: 0,
} as Settlement;

it("names the fee once, says what it is a share of, and adds up to what goes back", () => {
	const html = renderToStaticMarkup(
		<LanguageProvider language="en">
			<Arithmetic settlement={SETTLEMENT} />
		</LanguageProvider>,
	);
	const lines = [...html.matchAll(/<td>([^<]*)<\/td><td class="office-num">([^<]*)<\/td>/g)];
	expect(lines.map(([, ...cells]) => cells)).toEqual([
		["Received", "€1,282.05"],
		["Cancellation fee, 30%", "−€410.13"],
		["Insurance, not refunded", "−€10.00"],
		["Goes back", "€861.92"],
	]);
	expect(html).toContain("€1,367.10: the total without tourist tax and insurance");
});

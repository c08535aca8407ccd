import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { BackInAll, PriceSums } from "./money-parts.tsx";

/** What is taken off has a minus; what came in and what goes back in the end have no sign, as they are typed. */

beforeAll(() => loadMessages("en"));

/** Names and sums of a table, in its order. */
function lines(table: ReactNode): readonly (readonly string[])[] {
	const html = renderToStaticMarkup(<LanguageProvider language="en">{table}</LanguageProvider>);
	return [...html.matchAll(/<td>([^<]*)<\/td><td class="office-num">([^<]*)<\/td>/g)].map(([, ...cells]) => cells);
}

it("a lower price shows what came in and what goes back without a sign, and what is taken off with a minus", () => {
	const now = { grandCents: 100_000, atHomeCents: 0, creditsCents: 0, paidCents: 100_000, plannedCents: 20_000 };
	const shown = Object.fromEntries(lines(<PriceSums now={now} newCents={70_000} />));
	expect(shown).toMatchObject({
		Received: "€1,200.00",
		"Planned back, not sent yet": "−€200.00",
		Difference: "−€300.00",
	});
	// By this and with what was planned before.
	expect(Object.values(shown).slice(-3)).toEqual(["€300.00", "€200.00", "€500.00"]);
});

it("nothing planned before is no line", () => {
	const table = (
		<table>
			<tbody>
				<BackInAll backCents={1_234} plannedCents={0} />
			</tbody>
		</table>
	);
	expect(lines(table).map(([, sum]) => sum)).toEqual(["€12.34"]);
});

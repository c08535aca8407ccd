import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import { isProblemCode, problemTitle } from "#i18n/problems.ts";
import type { RebookingView } from "#site/views/office-bookings-view.ts";
import type { App } from "../../app.ts";
import { priceRebooking, type RebookingRefusal } from "../../booking/price-rebooking.ts";

/** Another stay for a booking as somebody of the staff looks at it, before anything is done. */

type Wanted = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === "string" ? value.trim().slice(0, 20) : "");

/** @param wanted what the address or a form that came back asks for; nothing yet: the present home, without days. */
export async function rebookingView(
	app: Pick<App, "db" | "clock" | "viewer">,
	row: BookingRow,
	wanted: Wanted,
	language: Language,
): Promise<RebookingView> {
	const home = text(wanted.home).toLowerCase() || row.acco_id;
	const [arrival, departure] = [text(wanted.arrival), text(wanted.departure)];
	if (arrival === "" || departure === "") return { home, arrival, departure, outcome: null };
	const priced = await priceRebooking(app.db, app, row, { accoId: home, arrival, departure });
	if (!priced.ok) return { home, arrival, departure, outcome: { refused: refusalText(priced.error, language) } };
	const { loaded, quote, before, backCents, openCents, beyond, isOnRequest } = priced.value;
	return {
		home,
		arrival,
		departure,
		outcome: {
			title: completeLocalized(loaded.facts.title)[language],
			place: completeLocalized(loaded.facts.placename)[language],
			nights: quote.nights,
			beforeCents: before.grandCents,
			lines: quote.lines.map(({ code, amountCents, pay }) => ({
				label: lineLabel(code, language, loaded.home.country),
				cents: amountCents,
				onSite: pay === "onsite",
			})),
			grandCents: quote.grandCents,
			paidCents: before.paidCents,
			backCents,
			openCents,
			beyond,
			isOnRequest,
		},
	};
}

const OWN = ["SAME_STAY", "HOME_UNKNOWN", "TOO_LOW", "INVALID_TRANSITION"] as const;

function refusalText(code: RebookingRefusal, language: Language): string {
	const own = OWN.find((known) => known === code);
	if (own) return translator(language)(`office.refused_${own}`);
	return isProblemCode(code) ? problemTitle(code, language) : "";
}

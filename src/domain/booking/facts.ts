import type { PayPlace } from "../accommodation/rates.ts";
import type { Language } from "../language.ts";
import type { Cents } from "../money.ts";
import type { Party } from "../party/party.ts";
import type { BookingType } from "../pricing/allowed-types.ts";
import type { Instalment } from "../pricing/instalments.ts";
import type { Stay } from "../pricing/stay-rules.ts";
import type { CancellationPolicy } from "./cancellation.ts";
import type { Guest } from "./guest-form.ts";
import type { BookingState } from "./process.ts";

/** The home as it was when booked. Texts are in the languages that it had then. */
export interface BookedHome {
	readonly title: Partial<Record<Language, string>>;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly region: Partial<Record<Language, string>>;
	readonly placename: Partial<Record<Language, string>>;
	/** Address of the first picture as the feed names it. */
	readonly image: string | null;
	/** `16:00`. */
	readonly checkinFrom: string | null;
	readonly checkoutUntil: string | null;
	/** Registration number of the dwelling (Regulation (EU) 2024/1028). */
	readonly registrationNumber: string | null;
}

/** One line of what was agreed. Reductions are negative. */
export interface BookedLine {
	/** As in `QuoteLine`. */
	readonly code: string;
	readonly quantity: number;
	readonly unitCents: Cents;
	readonly amountCents: Cents;
	readonly pay: PayPlace;
}

/** What mails, documents and the guest area show of a booking: what was agreed, and where it stands now. */
export interface BookingFacts {
	readonly bookingNo: string;
	readonly type: BookingType;
	readonly state: BookingState;
	readonly accoId: string;
	/** The guest as the booking form had it; `companyName` and `vatNumber` are empty for private guests. */
	readonly guest: Guest;
	readonly home: BookedHome;
	readonly stay: Stay;
	readonly nights: number;
	readonly party: Party;
	readonly lines: readonly BookedLine[];
	/** Sum of the invoice lines. */
	readonly totalCents: Cents;
	/** Invoice and on-site lines: what the stay costs in the end. */
	readonly grandCents: Cents;
	/** Guest credits used as payment. */
	readonly creditsCents: Cents;
	/** total − credits. */
	readonly dueCents: Cents;
	/** Refundable; part of no sum above. */
	readonly depositCents: Cents;
	readonly instalments: readonly Instalment[];
	/** Money received, less money sent back. */
	readonly paidCents: Cents;
	readonly cancellation: CancellationPolicy;
	readonly termsVersion: string;
	readonly lang: Language;
	readonly bookedAt: Date;
	/** When a waiting state runs out. */
	readonly expiresAt: Date | null;
}

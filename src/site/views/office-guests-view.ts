import type { Language } from "#domain/language.ts";
import type { GuestsQuery } from "../office-guests.ts";
import type { ApprovalView } from "./office-bookings-view.ts";
import type { MessageLine } from "./office-inbox-view.ts";
import type { RecordBooking, RecordView } from "./office-records-view.ts";

/** Guests as the office sees them. Days are ISO dates, instants ISO instants. */

export interface GuestsPage {
	readonly name: "guests";
	readonly query: GuestsQuery;
	readonly lines: readonly {
		readonly id: string;
		readonly href: string;
		readonly name: string;
		readonly email: string;
		/** Town and country. */
		readonly lives: string;
		/** First day of the last stay that was booked; null: none was. */
		readonly lastStay: string | null;
		readonly lang: Language;
		readonly bookings: number;
		readonly since: string;
	}[];
	readonly more: string | null;
}

export interface OfficeGuestPage {
	readonly name: "guest";
	readonly record: RecordView;
	readonly id: string;
	readonly person: {
		readonly name: string;
		readonly email: string;
		readonly telephone: string;
		readonly address: string;
		/** Town and country. */
		readonly lives: string;
		readonly lang: Language;
		readonly since: string;
		/** Gets the newsletter. */
		readonly hasNewsletter: boolean;
	};
	/** The latest stay first. */
	readonly bookings: readonly RecordBooking[];
	/** All of them in the list; null: they stand here. */
	readonly moreBookings: string | null;
	readonly credits: {
		readonly balanceCents: number;
		/** What each day ends; null: no limit. */
		readonly lots: readonly { readonly cents: number; readonly until: string | null }[];
		readonly entries: readonly {
			readonly at: string;
			readonly cents: number;
			readonly reason: "grant" | "use" | "release" | "expire" | "refund";
			readonly booking: { readonly no: string; readonly href: string } | null;
		}[];
	};
	/** What the address wrote; null: the person may not see messages. */
	readonly messages:
		| readonly {
				readonly href: string;
				readonly form: MessageLine["form"];
				readonly about: string;
				readonly at: string;
		  }[]
		| null;
	/** What staff noted on the guest's bookings, the latest first; null: the person may not see bookings. */
	readonly notes:
		| readonly {
				readonly at: string;
				readonly by: string;
				readonly text: string;
				readonly booking: { readonly no: string; readonly href: string };
		  }[]
		| null;
	/** Why the guest cannot be forgotten now; null: nothing stands against it, or not for this person. */
	readonly kept: "LIVE" | "MONEY" | null;
	/** Path below `/staff` of the file of everything that is held of the guest. */
	readonly dataFile: string;
	readonly approval: ApprovalView | null;
}

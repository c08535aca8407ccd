import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { Party } from "#domain/party/party.ts";
import { partyOf, printSearchParams, type SearchParams, searchString, stayParams } from "#site/search-params.ts";
import type { AccommodationView, OfferView } from "#site/views/accommodation-view.ts";

/** The stay and party on a home's screen, as last chosen: the server prices it, and the address says it. */
export interface StayChoice {
	readonly params: SearchParams;
	readonly party: Party;
	/** What was chosen is not priced yet. */
	readonly isPending: boolean;
	readonly choose: (change: Partial<Pick<SearchParams, "arrival" | "departure"> & Party>) => void;
}

export function useStayChoice(view: Pick<AccommodationView, "params">): StayChoice {
	const navigate = useNavigate();
	const [wanted, setWanted] = useState<SearchParams | null>(null);
	const turn = useRef(0);
	const params = wanted ?? view.params;
	const choose: StayChoice["choose"] = (change) => {
		const next = stayParams({ ...params, ...change });
		const mine = ++turn.current;
		setWanted(next);
		// A step of the history each: back takes the last choice away again.
		void navigate({ to: ".", search: printSearchParams(next), resetScroll: false }).finally(() => {
			if (mine === turn.current) setWanted(null);
		});
	};
	return { params, party: partyOf(params), isPending: wanted !== null, choose };
}

/** Where an offered stay is booked, held or asked for. */
export function startAddress(
	view: Pick<AccommodationView, "bookingPath" | "params">,
	type: OfferView["allowedTypes"][number],
): string {
	const query = searchString(stayParams(view.params));
	return `${view.bookingPath}${query}${type === "Booking" ? "" : `${query ? "&" : "?"}type=${type}`}`;
}

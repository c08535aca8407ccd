import type { BookingView, SuccessView } from "#site/views/booking-view.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { lateReady } from "#ui/late.tsx";
import { ForAgency, ForStaff } from "../../features/booking/booking-form.tsx";
import { SuccessForStaff } from "../../features/booking/success-screen.tsx";
import { WhyHere } from "../../features/search/home-card.tsx";
import { WhyPanel } from "../../features/search/search-screen.tsx";

/** A view once the server has at hand what only staff or agencies see of it: their pages are whole without script. */
export async function wholeForStaff<View extends BookingView | SuccessView>(view: View): Promise<View> {
	if (view.forStaff) await lateReady([ForStaff, SuccessForStaff]);
	if ("forAgency" in view && view.forAgency) await lateReady([ForAgency]);
	return view;
}

/** The same of a search. */
export async function wholeWithWhy(view: SearchView): Promise<SearchView> {
	if (view.why) await lateReady([WhyPanel, WhyHere]);
	return view;
}

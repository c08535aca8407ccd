import type { ReactNode } from "react";
import type { OrganisationPage } from "#site/views/organisation-view.ts";
import { AgencyBooking } from "./agency-booking.tsx";
import { AgencyBookings, AgencyOverview } from "./agency-bookings.tsx";

/** The pages of the area of travel agencies. */
export function agencyPage(page: OrganisationPage): ReactNode {
	switch (page.name) {
		case "agencyOverview":
			return <AgencyOverview page={page} />;
		case "bookings":
			return <AgencyBookings page={page} />;
		case "booking":
			return <AgencyBooking page={page} />;
		default:
			return null;
	}
}

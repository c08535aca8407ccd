import type { ReactNode } from "react";
import { useT } from "#i18n/react.tsx";
import type { OrganisationPage } from "#site/views/organisation-view.ts";
import { Keys } from "./keys.tsx";
import { Landing } from "./landing.tsx";
import { Ledger, PartnerOverview } from "./ledger.tsx";
import { Links } from "./links.tsx";
import ownerStyles from "./owner.css?url";
import { OwnerBooking, OwnerBookings } from "./owner-bookings.tsx";
import { OwnerCalendar } from "./owner-calendar.tsx";
import { OwnerEarnings } from "./owner-earnings.tsx";
import { OwnerHome } from "./owner-home.tsx";
import { OwnerOverview } from "./owner-overview.tsx";
import { OwnerPictures } from "./owner-pictures.tsx";

/** The pages of the portal of partners, hosts and home owners. */
export function portalPage(page: OrganisationPage): ReactNode {
	return (
		<>
			<link rel="stylesheet" href={ownerStyles} precedence="default" />
			{own(page)}
		</>
	);
}

function own(page: OrganisationPage): ReactNode {
	switch (page.name) {
		case "partnerOverview":
			return <PartnerOverview page={page} />;
		case "ledger":
			return <Ledger page={page} />;
		case "links":
			return <Links page={page} />;
		case "landing":
			return <Landing page={page} />;
		case "keys":
			return <Keys page={page} />;
		case "ownerOverview":
			return <OwnerOverview page={page} />;
		case "ownerCalendar":
			return <OwnerCalendar page={page} />;
		case "ownerNoHomes":
			return <NoHomes />;
		case "ownerBookings":
			return <OwnerBookings page={page} />;
		case "ownerBooking":
			return <OwnerBooking page={page} />;
		case "ownerHome":
			return <OwnerHome page={page} />;
		case "ownerPictures":
			return <OwnerPictures page={page} />;
		case "ownerEarnings":
			return <OwnerEarnings page={page} />;
		default:
			return null;
	}
}

function NoHomes() {
	const t = useT();
	return (
		<>
			<h1 className="office-title">{t("owner.calendar")}</h1>
			<p className="soft mt-4">{t("owner.noHomes")}</p>
		</>
	);
}

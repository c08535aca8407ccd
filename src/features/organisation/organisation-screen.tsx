import { CircleCheck } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import type { OrganisationPage, OrganisationView } from "#site/views/organisation-view.ts";
import { Notice } from "#ui/notice.tsx";
import { AgencyBooking } from "./agency-booking.tsx";
import { AgencyBookings, AgencyOverview } from "./agency-bookings.tsx";
import { Enter, Gone, SignIn, Verify } from "./doors.tsx";
import { OrganisationFrame } from "./frame.tsx";
import { Ledger, PartnerOverview } from "./ledger.tsx";
import { Links } from "./links.tsx";
import { Organisation, useOrganisation } from "./organisation-context.tsx";
import { Payout } from "./payout.tsx";
import { Statements } from "./statements.tsx";
import { Users } from "./users.tsx";

/** The areas of organisations: their doors for who is signed out, their sections for who is signed in. */
export function OrganisationScreen({ view }: { view: OrganisationView }) {
	return (
		<Organisation value={view}>
			<OrganisationFrame>
				<Done />
				<Page page={view.page} />
			</OrganisationFrame>
		</Organisation>
	);
}

/** What was done a moment ago. */
function Done() {
	const t = useT();
	const { view } = useOrganisation();
	// A form that came back has something else to say.
	if (!view.done || view.form) return null;
	return (
		// The page was asked for to see this, without script too.
		<Notice as="div" tone="moss" className="org-done" role="status" tabIndex={-1} autoFocus>
			<CircleCheck className="icon" aria-hidden="true" />
			<p>{t(`organisation.done_${view.done}`)}</p>
		</Notice>
	);
}

function Page({ page }: { page: OrganisationPage }) {
	switch (page.name) {
		case "signIn":
			return <SignIn page={page} />;
		case "enter":
			return <Enter token={page.token} />;
		case "gone":
			return <Gone />;
		case "verify":
			return <Verify page={page} />;
		case "agencyOverview":
			return <AgencyOverview page={page} />;
		case "overview":
			return <PortalOverview />;
		case "partnerOverview":
			return <PartnerOverview page={page} />;
		case "ledger":
			return <Ledger page={page} />;
		case "statements":
			return <Statements page={page} />;
		case "links":
			return <Links page={page} />;
		case "payout":
			return <Payout page={page} />;
		case "bookings":
			return <AgencyBookings page={page} />;
		case "booking":
			return <AgencyBooking page={page} />;
		case "users":
			return <Users page={page} />;
	}
}

/** The first page of home owners. */
function PortalOverview() {
	const t = useT();
	const { view, to } = useOrganisation();
	if (!view.person) return null;
	const { organisation } = view.person;
	return (
		<>
			<h1 className="office-title">{organisation.name}</h1>
			<p className="soft mt-2">
				{t("organisation.signedInAs", { kind: t("organisation.kind_owner"), code: organisation.code })}
			</p>
			<p className="mt-4">
				<a className="text-link" href={to("users")}>
					{t("organisation.toUsers")}
				</a>
			</p>
		</>
	);
}

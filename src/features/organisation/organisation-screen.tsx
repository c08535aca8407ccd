import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "#i18n/react.tsx";
import type { OrganisationPage, OrganisationView } from "#site/views/organisation-view.ts";
import { Notice } from "#ui/notice.tsx";
import { Enter, Gone, SignIn, Verify } from "./doors.tsx";
import { OrganisationFrame } from "./frame.tsx";
import { Message, Messages } from "./messages.tsx";
import { Organisation, useOrganisation } from "./organisation-context.tsx";
import { Payout } from "./payout.tsx";
import { Statements } from "./statements.tsx";
import { Users } from "./users.tsx";

interface OrganisationScreenProps {
	readonly view: OrganisationView;
	/** Draws the pages that are the area's own; null for those that every area has. */
	readonly own: (page: OrganisationPage) => ReactNode;
}

/** The areas of organisations: their doors for who is signed out, their sections for who is signed in. */
export function OrganisationScreen({ view, own }: OrganisationScreenProps) {
	return (
		<Organisation value={view}>
			<OrganisationFrame>
				<Done />
				<Switched />
				{shared(view.page) ?? own(view.page)}
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

/** A form that was not taken, for its page was of another organisation; what was typed stands in this one's. */
function Switched() {
	const t = useT();
	const { view } = useOrganisation();
	const { formOf, person } = view;
	if (formOf === null || !person) return null;
	const { name } = person.organisation;
	return (
		<Notice as="div" tone="berry" className="org-done" role="alert" tabIndex={-1} autoFocus>
			<CircleAlert className="icon" aria-hidden="true" />
			<p>
				{formOf === ""
					? t("organisation.switchedUnknown", { name })
					: t("organisation.switchedMeanwhile", { of: formOf, name })}
			</p>
		</Notice>
	);
}

/** Doors, users, messages and money, which every area has. */
function shared(page: OrganisationPage): ReactNode {
	switch (page.name) {
		case "signIn":
			return <SignIn page={page} />;
		case "enter":
			return <Enter token={page.token} />;
		case "gone":
			return <Gone />;
		case "verify":
			return <Verify page={page} />;
		case "messages":
			return <Messages page={page} />;
		case "message":
			return <Message page={page} />;
		case "users":
			return <Users page={page} />;
		case "statements":
			return <Statements page={page} />;
		case "payout":
			return <Payout page={page} />;
		default:
			return null;
	}
}

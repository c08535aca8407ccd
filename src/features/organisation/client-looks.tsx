import { Eye, EyeOff } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { Button } from "#ui/button.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { OrganisationForm } from "./organisation-forms.tsx";

/** For a screen that is turned to the client: takes every commission out of the pages, and puts it back. */
export function ClientLooks() {
	const t = useT();
	const { view } = useOrganisation();
	if (view.clientLooks === null) return null;
	const Icon = view.clientLooks ? Eye : EyeOff;
	return (
		<OrganisationForm name="client-looks">
			<input type="hidden" name="looks" value={view.clientLooks ? "no" : "yes"} />
			<Button look="outline" size="small" type="submit">
				<Icon className="icon-s" aria-hidden="true" />
				{t(view.clientLooks ? "organisation.clientGone" : "organisation.clientLooks")}
			</Button>
		</OrganisationForm>
	);
}

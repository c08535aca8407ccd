import { civilDayAt, isoOf } from "#domain/time/civil-date.ts";
import type { App } from "#services/app.ts";
import { askErasure } from "#services/organisations/ask-erasure.ts";
import { erasePerson } from "#services/organisations/erase.ts";
import { exportOrganisation, exportPerson } from "#services/organisations/export-people.ts";
import {
	byOf,
	done,
	missing,
	type OrganisationAct,
	type OrganisationActs,
	type OrganisationAnswer,
	refused,
	type SignedInRequest,
} from "./organisation-answer.ts";

/** What people of organisations do with their own data, and managers with their organisation's. */

function fileOf(app: Pick<App, "clock">, data: object | null): OrganisationAnswer {
	if (!data) return missing();
	const day = isoOf(civilDayAt(app.clock.now()));
	return { file: JSON.stringify(data, null, "\t"), filename: `halcyon-${day}.json` };
}

const own = ({ session }: SignedInRequest) => ({ key: session.organisation, personId: session.publicId });

const exportOwn: OrganisationAct<"export-own"> = async (app, request) =>
	fileOf(app, await exportPerson(app, own(request), byOf(request)));

/** An agency whose client looks on takes nothing along that says what it earns. */
const exportOurs: OrganisationAct<"export-ours"> = async (app, request) =>
	request.session.clientLooks
		? missing()
		: fileOf(app, await exportOrganisation(app, request.session.organisation, byOf(request)));

const eraseOwn: OrganisationAct<"erase-own"> = async (app, request) => {
	const erased = await erasePerson(app, own(request), { ...byOf(request), reason: "" });
	if (!erased.ok) return refused(request, "erase-own", { code: erased.error });
	return { session: null, ...done(request, "", "erased") };
};

const eraseOurs: OrganisationAct<"erase-ours"> = async (app, request) => {
	const { session, language } = request;
	const { name, email, organisation } = session;
	const requested = await askErasure(app, organisation, { name, email, language });
	return requested.ok ? done(request, "users", "erasure-asked") : refused(request, "erase-ours", requested.error);
};

export const OWN_DATA_ACTS = {
	"export-own": exportOwn,
	"export-ours": exportOurs,
	"erase-own": eraseOwn,
	"erase-ours": eraseOurs,
} satisfies Partial<OrganisationActs>;

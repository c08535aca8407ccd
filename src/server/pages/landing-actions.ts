import type { Result } from "#domain/result.ts";
import { chooseHomes, dropHome, type LandingRefusal, raiseHome } from "#services/partners/landing-homes.ts";
import {
	byOf,
	done,
	type OrganisationActs,
	type OrganisationAnswer,
	refused,
	type SignedInRequest,
} from "./organisation-answer.ts";

/** What people of a partner do with the homes of its landing page. */

type LandingForm = "choose-homes" | "drop-home" | "raise-home";

const of = (request: SignedInRequest) => ({ code: request.session.organisation.code, by: byOf(request) });

async function answered(
	request: SignedInRequest,
	form: LandingForm,
	changed: Promise<Result<true, LandingRefusal>>,
): Promise<OrganisationAnswer> {
	const { ok, ...rest } = await changed;
	if (ok) return done(request, "landing", "landing-changed");
	const code = "error" in rest ? rest.error : "BUSY";
	return code === "HOMES_UNKNOWN"
		? refused(request, form, { code: "VALIDATION", errors: [{ path: "homes", code }] })
		: refused(request, form, { code });
}

export const LANDING_ACTS = {
	"choose-homes": (app, request, { homes }) => answered(request, "choose-homes", chooseHomes(app, of(request), homes)),
	"drop-home": (app, request, { home }) => answered(request, "drop-home", dropHome(app, of(request), home)),
	"raise-home": (app, request, { home }) => answered(request, "raise-home", raiseHome(app, of(request), home)),
} satisfies Pick<OrganisationActs, LandingForm>;

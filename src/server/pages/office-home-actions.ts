import { type HomeRefusal, setStatusOfHome } from "#services/accommodations/publish-home.ts";
import { renewIcalAddress } from "#services/ical/export-ical.ts";
import { officeHome } from "#site/office-homes.ts";
import { byOf, done, missing, type OfficeAct, type OfficeActs, refused } from "./office-answer.ts";

/** What staff do with homes. */

const set: OfficeAct<"home-status"> = async (app, request, { home, shown, to, reason }) => {
	const why = reason === "" ? {} : { reason };
	const changed = await setStatusOfHome(app, { accoId: home, shown, to, ...why }, byOf(request));
	if (changed.ok) return done(officeHome(home), "home");
	const code: HomeRefusal = changed.error;
	return refused(request, "home-status", { code }, { kept: ["reason"] });
};

const renew: OfficeAct<"new-calendar"> = async (app, request, { home }) =>
	(await renewIcalAddress(app, home, byOf(request))) === null ? missing() : done(officeHome(home), "calendar");

export const HOME_ACTS: Pick<OfficeActs, "home-status" | "new-calendar"> = {
	"home-status": set,
	"new-calendar": renew,
};

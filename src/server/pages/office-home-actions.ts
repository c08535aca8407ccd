import { refuseProposal, releaseProposal } from "#services/accommodations/owner-proposals.ts";
import { type HomeRefusal, setStatusOfHome } from "#services/accommodations/publish-home.ts";
import { renewIcalAddress } from "#services/ical/export-ical.ts";
import { officeHome } from "#site/office-homes.ts";
import { byOf, done, missing, NO_REASON, type OfficeAct, type OfficeActs, refused } from "./office-answer.ts";

/** What staff do with homes. */

const set: OfficeAct<"home-status"> = async (app, request, { home, shown, to, coming, reason }) => {
	if (to !== "live" && reason === "") return refused(request, "home-status", NO_REASON);
	const seen = /^\d+$/.test(coming) ? { coming: Number(coming) } : {};
	const why = reason === "" ? {} : { reason };
	const changed = await setStatusOfHome(app, { accoId: home, shown, to, ...seen, ...why }, byOf(request));
	if (changed.ok) return done(officeHome(home), `home-${to}`);
	const code: HomeRefusal = changed.error;
	return refused(request, "home-status", { code }, { kept: ["reason"] });
};

const renew: OfficeAct<"new-calendar"> = async (app, request, { home }) =>
	(await renewIcalAddress(app, home, byOf(request))) === null ? missing() : done(officeHome(home), "calendar");

const release: OfficeAct<"release-proposal"> = async (app, request, { home, proposal }) => {
	const released = await releaseProposal(app, proposal, byOf(request));
	if (released.ok) return done(officeHome(home), "proposal-released");
	return refused(request, "release-proposal", { code: released.error });
};

const refuse: OfficeAct<"refuse-proposal"> = async (app, request, { home, proposal: publicId, reason }) => {
	const sent = await refuseProposal(app, { publicId, reason }, byOf(request));
	if (sent.ok) return done(officeHome(home), "proposal-refused");
	return refused(request, "refuse-proposal", { code: sent.error }, { kept: ["reason"] });
};

export const HOME_ACTS: Pick<OfficeActs, "home-status" | "new-calendar" | "release-proposal" | "refuse-proposal"> = {
	"release-proposal": release,
	"refuse-proposal": refuse,
	"home-status": set,
	"new-calendar": renew,
};

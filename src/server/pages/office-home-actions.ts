import type { StaffFormValues } from "#domain/forms/staff-forms.ts";
import { refuseProposal, releaseProposal } from "#services/accommodations/owner-proposals.ts";
import { setStatusOfHome } from "#services/accommodations/publish-home.ts";
import type { App } from "#services/app.ts";
import { renewIcalAddress } from "#services/ical/export-ical.ts";
import { officeHome } from "#site/office-homes.ts";
import {
	byOf,
	done,
	missing,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";

/** What staff do with homes. */

const publish: OfficeAct<"publish-home"> = async (app, request, { home, shown }) => {
	const changed = await setStatusOfHome(app, { accoId: home, shown, to: "live" }, byOf(request));
	if (changed.ok) return done(officeHome(home), "home-live");
	return refused(request, "publish-home", { code: changed.error });
};

/** The home leaves the site, for good or as a test house. */
function leave(name: "test-home" | "take-home-off", to: "test" | "off") {
	return async (
		app: App,
		request: SignedInRequest,
		{ home, shown, coming, reason }: StaffFormValues<"test-home" | "take-home-off">,
	): Promise<OfficeAnswer> => {
		const seen = /^\d+$/.test(coming) ? { coming: Number(coming) } : {};
		const changed = await setStatusOfHome(app, { accoId: home, shown, to, ...seen, reason }, byOf(request));
		if (changed.ok) return done(officeHome(home), `home-${to}`);
		return refused(request, name, { code: changed.error }, { kept: ["reason"] });
	};
}

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

export const HOME_ACTS: Pick<
	OfficeActs,
	"publish-home" | "test-home" | "take-home-off" | "new-calendar" | "release-proposal" | "refuse-proposal"
> = {
	"release-proposal": release,
	"refuse-proposal": refuse,
	"publish-home": publish,
	"test-home": leave("test-home", "test"),
	"take-home-off": leave("take-home-off", "off"),
	"new-calendar": renew,
};

import { type RedirectRefusal, removeRedirect, saveRedirect } from "#services/operations/save-redirect.ts";
import { redirectsHref } from "#site/office-redirects.ts";
import { OFFICE_DONE_PARAM, type OfficeDone } from "#site/views/office-view.ts";
import {
	byOf,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";

/** What staff do with old addresses. */

/** Leads to the list, which tries the address so that it is seen where it leads now. */
function doneWith(what: OfficeDone, tried: string): OfficeAnswer {
	const href = redirectsHref({ tried });
	return { redirect: `${href}&${OFFICE_DONE_PARAM}=${what}` };
}

/** An address with a star is tried as one below it. */
const exampleOf = (from: string) => from.replace(/\/\*$/, "/example");

type RedirectForm = "redirect" | "change-redirect" | "drop-redirect";

function answered(request: SignedInRequest, name: RedirectForm, failure: RedirectRefusal): OfficeAnswer {
	if (failure === "BUSY" || failure === "CHANGED" || name === "drop-redirect") {
		return refused(request, name, { code: failure }, { kept: KEPT });
	}
	const path = failure === "EXISTS" || failure.startsWith("PATH_") ? "oldPath" : "target";
	return refused(request, name, { code: "VALIDATION", errors: [{ path, code: failure }] }, { kept: KEPT });
}

const KEPT = ["oldPath", "target", "redirectStatus"];
const statusOf = (redirectStatus: "301" | "302") => (redirectStatus === "302" ? 302 : 301);

const add: OfficeAct<"redirect"> = async (app, request, { oldPath, target, redirectStatus }) => {
	const row = { from: oldPath, to: target, status: statusOf(redirectStatus), shown: "none" } as const;
	const saved = await saveRedirect(app, row, byOf(request));
	if (!saved.ok) return answered(request, "redirect", saved.error);
	return doneWith("redirect", exampleOf(saved.value.fromPath));
};

const change: OfficeAct<"change-redirect"> = async (app, request, { redirect, version, target, redirectStatus }) => {
	const row = { from: redirect, to: target, status: statusOf(redirectStatus), shown: version } as const;
	const saved = await saveRedirect(app, row, byOf(request));
	if (!saved.ok) return answered(request, "change-redirect", saved.error);
	return doneWith("redirect", exampleOf(saved.value.fromPath));
};

const drop: OfficeAct<"drop-redirect"> = async (app, request, { redirect, version }) => {
	const removed = await removeRedirect(app, { from: redirect, shown: version }, byOf(request));
	if (!removed.ok) return answered(request, "drop-redirect", removed.error);
	return doneWith("redirect-gone", exampleOf(redirect));
};

export const REDIRECT_ACTS: Pick<OfficeActs, RedirectForm> = {
	redirect: add,
	"change-redirect": change,
	"drop-redirect": drop,
};

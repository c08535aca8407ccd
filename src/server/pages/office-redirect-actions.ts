import { type RedirectRefusal, removeRedirect, saveRedirect } from "#services/operations/save-redirect.ts";
import { exampleOf } from "#services/pages/office/redirects-page.ts";
import { recordHref } from "#site/office-records.ts";
import { redirectsHref } from "#site/office-redirects.ts";
import { OFFICE_DONE_PARAM } from "#site/views/office-view.ts";
import {
	byOf,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";

/** What staff do with old addresses. */

/** Leads to the redirect's page, which tries it, so that it is seen where it leads now. */
function savedAt(from: string): OfficeAnswer {
	return { redirect: `${recordHref("redirects", from)}&try=1&${OFFICE_DONE_PARAM}=redirect` };
}

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
	return savedAt(saved.value.fromPath);
};

const change: OfficeAct<"change-redirect"> = async (app, request, { redirect, version, target, redirectStatus }) => {
	const row = { from: redirect, to: target, status: statusOf(redirectStatus), shown: version } as const;
	const saved = await saveRedirect(app, row, byOf(request));
	if (!saved.ok) return answered(request, "change-redirect", saved.error);
	return savedAt(saved.value.fromPath);
};

const drop: OfficeAct<"drop-redirect"> = async (app, request, { redirect, version }) => {
	const removed = await removeRedirect(app, { from: redirect, shown: version }, byOf(request));
	if (!removed.ok) return answered(request, "drop-redirect", removed.error);
	// The list tries the address, so that it is seen what it answers now.
	return { redirect: `${redirectsHref({ tried: exampleOf(redirect) })}&${OFFICE_DONE_PARAM}=redirect-gone` };
};

export const REDIRECT_ACTS: Pick<OfficeActs, RedirectForm> = {
	redirect: add,
	"change-redirect": change,
	"drop-redirect": drop,
};

import type { PictureMove } from "#domain/accommodation/owner-pictures.ts";
import type { Result } from "#domain/result.ts";
import {
	addPictures,
	captionPicture,
	type DraftRefusal,
	discardDraft,
	leavePicture,
	movePicture,
} from "#services/accommodations/owner-pictures.ts";
import { proposeDraft } from "#services/accommodations/owner-proposals.ts";
import { organisationHref } from "#site/organisation-area.ts";
import {
	done,
	type Failure,
	missing,
	type OrganisationAct,
	type OrganisationActs,
	type OrganisationAnswer,
	refused,
	type SignedInRequest,
} from "./organisation-answer.ts";
import { mayWith, ownerOf } from "./owner-request.ts";

/** What owners do with the pictures of their homes. */

type PictureForm =
	| "add-pictures"
	| "caption-picture"
	| "move-picture"
	| "leave-picture"
	| "propose-pictures"
	| "discard-pictures";

const pathOf = (home: string) => `homes/${home}/photos`;

/** Leads back to the place in the list where the form stood. */
function inList({ area, language }: SignedInRequest, home: string, anchor: string): OrganisationAnswer {
	return { redirect: `${organisationHref(area, language, pathOf(home))}#${anchor}` };
}

const OF_FILES = [
	"REQUIRED",
	"PICTURE_TYPE",
	"FILE_TOO_LARGE",
	"PICTURE_SMALL",
	"TOO_MANY_FILES",
	"TOO_MANY_PICTURES",
] as const;

function filesFailure(code: string): Failure {
	const isOfFiles = OF_FILES.some((known) => known === code);
	return isOfFiles ? { code: "VALIDATION", errors: [{ path: "photos", code }] } : { code };
}

const add: OrganisationAct<"add-pictures"> = async (app, request, { home: accoId }) => {
	if (!(await mayWith(app, request, "proposals.make", accoId))) return missing();
	const added = await addPictures(app, { accoId, files: request.files }, ownerOf(request));
	if (added.ok) return done(request, pathOf(accoId), "pictures-added");
	return refused(request, "add-pictures", filesFailure(added.error));
};

const caption: OrganisationAct<"caption-picture"> = async (app, request, { home: accoId, picture: url, caption }) => {
	if (!(await mayWith(app, request, "proposals.make", accoId))) return missing();
	const { language } = request;
	const given = await captionPicture(app, { accoId, url, language, caption }, ownerOf(request));
	if (given.ok) return done(request, pathOf(accoId), "caption-saved");
	return refused(request, "caption-picture", { code: given.error });
};

async function change(
	request: SignedInRequest,
	name: PictureForm,
	home: string,
	changed: Result<unknown, DraftRefusal>,
): Promise<OrganisationAnswer> {
	return changed.ok ? inList(request, home, "photos") : refused(request, name, { code: changed.error });
}

const move: OrganisationAct<"move-picture"> = async (app, request, { home: accoId, picture: url, move }) => {
	if (!(await mayWith(app, request, "proposals.make", accoId))) return missing();
	const moved = await movePicture(app, { accoId, url, move: move as PictureMove }, ownerOf(request));
	return change(request, "move-picture", accoId, moved);
};

const leave: OrganisationAct<"leave-picture"> = async (app, request, { home: accoId, picture: url }) => {
	if (!(await mayWith(app, request, "proposals.make", accoId))) return missing();
	return change(request, "leave-picture", accoId, await leavePicture(app, { accoId, url }, ownerOf(request)));
};

const propose: OrganisationAct<"propose-pictures"> = async (app, request, { home: accoId, remark: note }) => {
	if (!(await mayWith(app, request, "proposals.make", accoId))) return missing();
	const made = await proposeDraft(app, { accoId, note }, ownerOf(request));
	return made.ok
		? done(request, `homes/${accoId}`, "proposed")
		: refused(request, "propose-pictures", { code: made.error });
};

const discard: OrganisationAct<"discard-pictures"> = async (app, request, { home: accoId }) => {
	if (!(await mayWith(app, request, "proposals.make", accoId))) return missing();
	const gone = await discardDraft(app, accoId, ownerOf(request));
	return gone.ok
		? done(request, pathOf(accoId), "pictures-discarded")
		: refused(request, "discard-pictures", { code: gone.error });
};

export const OWNER_PICTURE_ACTS: Pick<OrganisationActs, PictureForm> = {
	"add-pictures": add,
	"caption-picture": caption,
	"move-picture": move,
	"leave-picture": leave,
	"propose-pictures": propose,
	"discard-pictures": discard,
};

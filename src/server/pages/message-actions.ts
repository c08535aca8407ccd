import { replyToOffice, writeToOffice } from "#services/organisations/write-to-office.ts";
import { done, type OrganisationAct, type OrganisationActs, refused } from "./organisation-answer.ts";

/** What people of organisations write to the office. */

const write: OrganisationAct<"write-message"> = async (app, request, values) => {
	const written = await writeToOffice(app, request.session, values, request.language);
	if (!written.ok) return refused(request, "write-message", written.error);
	return done(request, `messages/${written.value.id}`, "message-sent");
};

const reply: OrganisationAct<"reply-message"> = async (app, request, values) => {
	const written = await replyToOffice(app, request.session, values);
	return written.ok
		? done(request, `messages/${written.value}`, "reply-sent")
		: refused(request, "reply-message", { code: written.error });
};

export const MESSAGE_ACTS = {
	"write-message": write,
	"reply-message": reply,
} satisfies Partial<OrganisationActs>;

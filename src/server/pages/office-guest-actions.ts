import { findGuestByPublicId } from "#db/guests/office-guests.ts";
import { eraseData } from "#services/guests/erase-data.ts";
import { propose } from "#services/staff/perform.ts";
import { officeGuest } from "#site/office-guests.ts";
import { byOf, done, missing, type OfficeAct, type OfficeActs, refused } from "./office-answer.ts";

/** What staff do with a guest: give credits, forget. */

const giveCredits: OfficeAct<"give-credits"> = async (app, request, values) => {
	const { guest: publicId, entries, amount, lastDay, reason } = values;
	const guest = await findGuestByPublicId(app.db, publicId);
	if (!guest) return missing();
	const terms = { kind: "credits" as const, cents: amount, expiresOn: lastDay === "" ? null : lastDay };
	const outcome = await propose(app, { subject: { guestId: guest.guest_id, entries }, terms, reason }, byOf(request));
	if (!outcome.ok) {
		return refused(request, "give-credits", { code: outcome.error }, { kept: ["amount", "lastDay", "reason"] });
	}
	return done(officeGuest(publicId), outcome.value === "waiting" ? "requested" : "give-credits");
};

const erase: OfficeAct<"erase-guest"> = async (app, request, { guest: publicId, reason }) => {
	const guest = await findGuestByPublicId(app.db, publicId);
	if (!guest) return missing();
	const erased = await eraseData(app, guest.guest_id, guest.lang, { ...byOf(request), reason });
	return erased.ok
		? done("guests", "erased")
		: refused(request, "erase-guest", { code: erased.error }, { kept: ["reason"] });
};

export const GUEST_ACTS: Pick<OfficeActs, "give-credits" | "erase-guest"> = {
	"give-credits": giveCredits,
	"erase-guest": erase,
};

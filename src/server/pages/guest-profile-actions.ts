import { GUEST_FIELDS } from "#domain/booking/guest-fields.ts";
import { civilDayAt, isoOf } from "#domain/time/civil-date.ts";
import { eraseData } from "#services/guests/erase-data.ts";
import { exportData } from "#services/guests/export-data.ts";
import { askEmailChange, setNewsletter, updateProfile } from "#services/guests/profile.ts";
import { OWN_AREA } from "#site/guest-area.ts";
import { pickFields } from "../forms/answer.ts";
import { done, type OwnAction, type OwnEntry, refused } from "./guest-answer.ts";

/** What a guest does with the own data. */

/** A guest's fields but the mailbox, which has its own way, and the company, which stands on papers. */
const PROFILE_FIELDS = [
	...GUEST_FIELDS.filter((name) => !["email", "businessBooking", "companyName", "vatNumber"].includes(name)),
	"lang",
];

const profile: OwnAction = async (app, request) => {
	const values = pickFields(request.values, PROFILE_FIELDS);
	const saved = await updateProfile(app, request.session.guestId, values);
	if (!saved.ok) return refused({ name: "profile", values, failure: { code: "VALIDATION", errors: saved.error } });
	return done(request, "profile", "profile-saved");
};

const newsletter: OwnAction = async (app, request) => {
	const wanted = request.values.newsletter === "on";
	await setNewsletter(app, request.session.guestId, wanted);
	return done(request, "profile", wanted ? "newsletter-on" : "newsletter-off");
};

const email: OwnAction = async (app, request) => {
	const typed = request.values.newEmail ?? "";
	const asked = await askEmailChange(app, request.session.guestId, typed, request.language);
	if (asked.ok) return done(request, "profile", "email-asked");
	const errors = asked.error.map(({ code }) => ({ path: "newEmail", code }));
	return refused({ name: "email", values: { newEmail: typed }, failure: { code: "VALIDATION", errors } });
};

const exportOwn: OwnAction = async (app, request) => {
	const data = await exportData(app, request.session.guestId);
	const day = isoOf(civilDayAt(app.clock.now()));
	return { file: JSON.stringify(data, null, "\t"), filename: `halcyon-${day}.json` };
};

const erase: OwnAction = async (app, request) => {
	if (request.values.sure !== "1") {
		const errors = [{ path: "sure", code: "CONSENT_MISSING" }];
		return refused({ name: "erase", values: {}, failure: { code: "VALIDATION", errors } });
	}
	const erased = await eraseData(app, request.session.guestId, request.language);
	if (!erased.ok) return refused({ name: "erase", values: {}, failure: { code: erased.error } });
	return { session: "ended", ...done(request, "overview", "erased", OWN_AREA) };
};

export const PROFILE_ACTIONS: readonly (readonly [string, OwnEntry])[] = [
	["profile", { run: profile }],
	["newsletter", { run: newsletter }],
	["email", { run: email, fresh: true }],
	["export", { run: exportOwn, fresh: true }],
	["erase", { run: erase, fresh: true }],
];

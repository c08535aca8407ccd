import { civilDayAt, isoOf } from "#domain/time/civil-date.ts";
import { eraseData } from "#services/guests/erase-data.ts";
import { exportData } from "#services/guests/export-data.ts";
import { askEmailChange, setNewsletter, updateProfile } from "#services/guests/profile.ts";
import { OWN_AREA } from "#site/guest-area.ts";
import { done, type GuestAct, type GuestActs, refused } from "./guest-answer.ts";

/** What a guest does with the own data. */

const profile: GuestAct<"profile"> = async (app, request, values) => {
	const saved = await updateProfile(app, request.session.guestId, values);
	if (saved.ok) return done(request, "profile", "profile-saved");
	return refused({
		name: "profile",
		values: request.values,
		failure: { code: "VALIDATION", errors: saved.error },
	});
};

const newsletter: GuestAct<"newsletter"> = async (app, request, { newsletter: choice }) => {
	const wanted = choice === "on";
	await setNewsletter(app, request.session.guestId, wanted);
	return done(request, "profile", wanted ? "newsletter-on" : "newsletter-off");
};

const email: GuestAct<"email"> = async (app, request, { newEmail }) => {
	await askEmailChange(app, request.session.guestId, newEmail, request.language);
	return done(request, "profile", "email-asked");
};

const exportOwn: GuestAct<"export"> = async (app, request) => {
	const data = await exportData(app, request.session.guestId);
	const day = isoOf(civilDayAt(app.clock.now()));
	return { file: JSON.stringify(data, null, "\t"), filename: `halcyon-${day}.json` };
};

const erase: GuestAct<"erase"> = async (app, request) => {
	const erased = await eraseData(app, request.session.guestId, request.language);
	if (!erased.ok) return refused({ name: "erase", values: {}, failure: { code: erased.error } });
	return { session: "ended", ...done(request, "overview", "erased", OWN_AREA) };
};

export const PROFILE_ACTS = { profile, newsletter, email, export: exportOwn, erase } satisfies Partial<
	GuestActs<"profile" | "newsletter" | "email" | "export" | "erase">
>;

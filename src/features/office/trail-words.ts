import { DECLINE_CODES } from "#domain/booking/decline.ts";
import {
	TRAIL_ACTIONS,
	TRAIL_SUBJECTS,
	TRAIL_VALUES,
	type TrailAction,
	type TrailSubject,
	type TrailValue,
} from "#domain/staff/trail.ts";
import type { Translate } from "#i18n/translate.ts";

/** The name of what was done, where there are words for it; null: an older release has noted it. */
export function knownAction(action: string): TrailAction | null {
	return TRAIL_ACTIONS.find((known) => known === action) ?? null;
}

/** The name of a value, where there are words for it; null: it stands as it was noted. */
export function knownValue(name: string): TrailValue | null {
	return name in TRAIL_VALUES ? (name as TrailValue) : null;
}

/** The kind of a line's subject; null: there are no words for it. */
export function knownSubject(kind: string): Exclude<TrailSubject, "home"> | null {
	// Two names of the same in the trail.
	const name = kind === "home" ? "accommodation" : kind;
	return TRAIL_SUBJECTS.filter((known) => known !== "home").find((known) => known === name) ?? null;
}

/** Why something was done, as the trail has it: a reason that was chosen from a list in words, one that was typed as it stands. */
export function reasonText(t: Translate, action: string, reason: string): string {
	const code = action === "declineApplication" ? DECLINE_CODES.find((known) => known === reason) : undefined;
	return code ? t(`office.decline_${code}`) : reason;
}

const ACTORS = ["guest", "agency", "owner", "payment", "timer"] as const;

/** Who did something, where no name is known. */
export function actorOf(actor: string): (typeof ACTORS)[number] | "system" {
	return ACTORS.find((known) => known === actor) ?? "system";
}

/** What stands in the trail of what was done on the command line, before who did it. */
const COMMAND = /^command(?:: (.+))?$/;

/** Who did it, in words. */
export function whoOf(t: Translate, { who, actor }: { readonly who: string; readonly actor: string }): string {
	if (who === actor) return t(`office.actor_${actorOf(actor)}`);
	const command = COMMAND.exec(who);
	if (!command) return who;
	return command[1] ? t("office.actor_commandBy", { name: command[1] }) : t("office.actor_command");
}

import type { OrganisationKind } from "#domain/organisations/rights.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";

/** A member of an organisation who acts, by the public id. */
export interface MemberBy {
	readonly kind: OrganisationKind;
	readonly memberId: string;
	readonly network: string;
}

/** Somebody of a home's owner, with the rows that keep who did it. */
export interface OwnerBy extends MemberBy {
	readonly kind: "owner";
	readonly userId: number;
	readonly ownerCode: string;
}

/** Who acts, as the trail keeps it. */
export function trailedBy(by: StaffActor | MemberBy) {
	if (!("memberId" in by)) return trailActor(by);
	return { actor: by.kind, actorId: by.memberId, ...(by.network ? { network: by.network } : {}) };
}

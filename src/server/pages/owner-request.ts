import { ownerOfHome } from "#db/organisations/owner-homes.ts";
import { type MemberRight, mayAct } from "#domain/organisations/rights.ts";
import type { App } from "#services/app.ts";
import type { OwnerBy } from "#services/organisations/member-by.ts";
import { byOf, type SignedInRequest } from "./organisation-answer.ts";

/** Who of an owner asks, and whether a home is theirs. */

export function ownerOf(request: SignedInRequest): OwnerBy {
	const { userId, organisation } = request.session;
	return { ...byOf(request), kind: "owner", userId, ownerCode: organisation.code };
}

/** Whether somebody may do something with a home. */
export async function mayWith(
	app: Pick<App, "db">,
	{ session }: SignedInRequest,
	right: MemberRight,
	accoId: string,
): Promise<boolean> {
	return mayAct(session, right, { kind: "owner", code: await ownerOfHome(app.db, accoId) });
}

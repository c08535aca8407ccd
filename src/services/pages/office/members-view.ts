import {
	findOrganisationId,
	lapsedBefore,
	listMembers,
	type OrganisationKey,
} from "#db/organisations/organisations.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { organisationData } from "#site/office-records.ts";
import type { MembersView } from "#site/views/office-partners-view.ts";
import type { App } from "../../app.ts";
import { organisationEraseRefusal } from "../../organisations/erase.ts";

/** Who signs in for an organisation; null: the colleague may not change it. */
export async function membersView(
	app: Pick<App, "db" | "clock">,
	roles: readonly Role[],
	key: OrganisationKey,
): Promise<MembersView | null> {
	if (!mayDo(roles, "members.change")) return null;
	const id = await findOrganisationId(app.db, key);
	const rows = id === null ? [] : await listMembers(app.db, id);
	const lapsed = lapsedBefore(app.clock.now());
	const mayTake = mayDo(roles, "people.data");
	return {
		...key,
		dataFile: mayTake ? organisationData(key.kind, key.code, null) : null,
		kept: mayTake ? await organisationEraseRefusal(app.db, key) : null,
		people: rows.map((row) => ({
			id: row.public_id,
			name: row.name,
			email: row.email,
			role: row.role,
			enteredAt: row.entered_at?.toISOString() ?? null,
			dataFile: mayTake ? organisationData(key.kind, key.code, row.public_id) : null,
			hasLapsed: row.entered_at === null && row.invited_at <= lapsed,
		})),
	};
}

import type { Payee } from "#domain/ledger/account.ts";
import type { MemberSession } from "../organisations/member-session.ts";

/** Whose account somebody of an organisation looks at: never another's than the own. */
export function payeeOf({ organisation }: Pick<MemberSession, "organisation">): Payee {
	const { kind, partnerKind, code } = organisation;
	if (kind === "partner") return { kind: partnerKind === "host" ? "host" : "partner", code };
	return { kind, code };
}

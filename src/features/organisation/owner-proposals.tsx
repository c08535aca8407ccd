import { CircleCheck, Clock, Undo2, X } from "lucide-react";
import { formatInstant } from "#i18n/format.ts";
import { Colon, useLanguage, useT } from "#i18n/react.tsx";
import type { ProposalLine } from "#site/views/owner-view.ts";
import { Button } from "#ui/button.tsx";
import { StateMark } from "../office/list-table.tsx";
import { OrganisationForm } from "./organisation-forms.tsx";

const STATES = {
	waiting: { tone: "honey", icon: Clock },
	released: { tone: "moss", icon: CircleCheck },
	refused: { tone: "berry", icon: Undo2 },
	withdrawn: { tone: "dune", icon: X },
} as const;

interface ProposalsProps {
	readonly proposals: readonly ProposalLine[];
	readonly mayWithdraw: boolean;
	/** Says of which home each is. */
	readonly namesHome?: boolean;
}

/** What the owner proposed, and what became of it. */
export function Proposals({ proposals, mayWithdraw, namesHome = false }: ProposalsProps) {
	const t = useT();
	const language = useLanguage();
	if (proposals.length === 0) return <p className="office-card-body soft">{t("owner.noProposals")}</p>;
	const at = (instant: string) => formatInstant(new Date(instant), language, "compact");
	return (
		<ul className="org-list">
			{proposals.map(({ id, accoId, home, state, title, changes, note, proposedAt, decidedAt, decidedBy, reason }) => {
				const { tone, icon: Icon } = STATES[state];
				return (
					<li key={id}>
						<div className="org-line">
							<b>{title}</b>
							<StateMark tone={tone}>
								<Icon aria-hidden="true" />
								{t(`owner.proposal_${state}`)}
							</StateMark>
						</div>
						{namesHome && <p>{home}</p>}
						{changes.map(({ label, before, after }) => (
							<p key={label} className="t-small">
								{label}
								<Colon />
								{before} → <b>{after}</b>
							</p>
						))}
						{note && <p className="soft t-small">{note}</p>}
						<p className="soft t-small">
							{decidedAt
								? t("owner.decidedAt", { at: at(decidedAt), name: decidedBy })
								: t("owner.proposedAt", { at: at(proposedAt) })}
						</p>
						{reason && <p className="t-small">“{reason}”</p>}
						{state === "waiting" && mayWithdraw && (
							<OrganisationForm name="withdraw">
								<input type="hidden" name="home" value={accoId} />
								<input type="hidden" name="proposal" value={id} />
								<Button look="outline" size="small" type="submit" className="mt-2">
									{t("owner.withdraw")}
								</Button>
							</OrganisationForm>
						)}
					</li>
				);
			})}
		</ul>
	);
}

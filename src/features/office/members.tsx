import { ChevronDown } from "lucide-react";
import { MEMBER_ROLES } from "#domain/organisations/rights.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { Translate } from "#i18n/translate.ts";
import type { MembersView } from "#site/views/office-partners-view.ts";
import type { RecordView } from "#site/views/office-records-view.ts";
import { ActForm } from "./act-form.tsx";
import { StateMark } from "./list-table.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField } from "./office-forms.tsx";
import { Beside, FetchFile, OpenedAct } from "./record.tsx";

/** Who signs in for a partner, host, owner or agency: invited, given other roles, taken out; nothing for who may not. */
export function Members({ members }: { members: MembersView | null }) {
	const t = useT();
	if (!members) return null;
	return (
		<Beside id="members" title={t("office.members")}>
			{members.people.length === 0 && <p className="office-card-body soft">{t("office.noMembers")}</p>}
			{members.people.map((person) => (
				<Member key={person.id} of={members} person={person} />
			))}
		</Beside>
	);
}

/** Why the account cannot be forgotten now; null: nothing stands against it. */
export function keptWords(t: Translate, members: MembersView | null): string | null {
	return members?.kept ? t(`office.organisationKept_${members.kept}`) : null;
}

interface OpenedProps {
	readonly record: RecordView;
	readonly members: MembersView;
}

/** The form of an act on an account's users or on the account itself; nothing where none is open, or for who may not. */
export function OpenedMemberAct({ record, members }: { record: RecordView; members: MembersView | null }) {
	if (members && record.open === "member") return <InviteMember record={record} members={members} />;
	if (members && record.open === "erase-organisation") return <EraseOrganisation record={record} members={members} />;
	if (members?.dataFile && record.open === "fetch-file") return <FetchFile record={record} file={members.dataFile} />;
	return null;
}

/** Lets somebody sign in for the account. */
function InviteMember({ record, members }: OpenedProps) {
	const t = useT();
	const roles = useRoles();
	return (
		<OpenedAct record={record} name="member" then={t("office.then_member")} act={t("office.inviteMember")}>
			<OfOrganisation of={members} />
			<OfficeField of="member" name="name" />
			<OfficeField of="member" name="email" hint={t("office.memberHint")} />
			<OfficeField of="member" name="memberRole" value="owner" options={roles} />
		</OpenedAct>
	);
}

/** Forgets the account. */
function EraseOrganisation({ record, members }: OpenedProps) {
	const t = useT();
	return (
		<OpenedAct
			record={record}
			name="erase-organisation"
			then={t("office.then_erase-organisation")}
			act={t("office.now_erase-organisation")}
		>
			<OfOrganisation of={members} />
			<OfficeField of="erase-organisation" name="reason" hint={t("office.reasonHint")} />
			<OfficeField of="erase-organisation" name="isCertain" />
		</OpenedAct>
	);
}

function useRoles() {
	const t = useT();
	return MEMBER_ROLES.map((value) => ({ value, label: t(`office.memberRole_${value}`) }));
}

function OfOrganisation({ of }: { of: MembersView }) {
	return (
		<>
			<input type="hidden" name="organisation" value={of.kind} />
			<input type="hidden" name="which" value={of.code} />
		</>
	);
}

/** Forms that stand in the line of a person. */
const OF_PERSON = ["member-role", "remove-member", "fetch-file", "erase-member"] as const;

function Member({ of, person }: { of: MembersView; person: MembersView["people"][number] }) {
	const t = useT();
	const language = useLanguage();
	const roles = useRoles();
	const { form } = useOffice().view;
	const { id, name, email, role, enteredAt, hasLapsed, dataFile } = person;
	const isBack = form?.person === id && OF_PERSON.some((known) => known === form.name);
	return (
		<details className="office-member" open={isBack || undefined}>
			<summary>
				<span>
					<b>{name}</b>
					<small>
						{email} ·{" "}
						{enteredAt === null
							? t(hasLapsed ? "office.memberLapsed" : "office.memberNotEntered")
							: t("office.memberEntered", { at: formatInstant(new Date(enteredAt), language) })}
					</small>
				</span>
				<StateMark tone="plain">{t(`office.memberRole_${role}`)}</StateMark>
				<ChevronDown aria-hidden="true" />
			</summary>
			<div className="office-member-body">
				<ActForm name="member-role" person={id} className="office-form" act={t("office.changePartner")}>
					<OfOrganisation of={of} />
					<OfficeField of="member-role" name="memberRole" person={id} value={role} options={roles} />
				</ActForm>
				<ActForm name="remove-member" person={id} look="danger" act={t("office.removeMember", { name })}>
					<OfOrganisation of={of} />
				</ActForm>
				{dataFile && (
					<>
						<ActForm name="fetch-file" person={id} act={t("office.personData", { name })}>
							<input type="hidden" name="file" value={dataFile} />
						</ActForm>
						<p className="office-then">{t("office.then_erase-member")}</p>
						<ActForm
							name="erase-member"
							person={id}
							className="office-form"
							look="danger"
							act={t("office.now_erase-member", { name })}
						>
							<OfOrganisation of={of} />
							<OfficeField of="erase-member" name="reason" person={id} hint={t("office.reasonHint")} />
							<OfficeField of="erase-member" name="isCertain" person={id} />
						</ActForm>
					</>
				)}
			</div>
		</details>
	);
}

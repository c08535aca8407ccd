import { MEMBER_ROLES } from "#domain/organisations/rights.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { MembersView } from "#site/views/office-partners-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { WhenFresh } from "./when-fresh.tsx";

/** Who signs in for a partner, host, owner or agency: invited here, given other roles, taken out. */
export function Members({ members }: { members: MembersView | null }) {
	const t = useT();
	const roles = useRoles();
	if (!members) return null;
	return (
		<section className="office-card" aria-labelledby="members">
			<div className="office-card-head">
				<h2 id="members">{t("office.members")}</h2>
			</div>
			<div className="office-card-body office-code-open">
				<div>
					{members.people.length === 0 && <p className="soft">{t("office.noMembers")}</p>}
					{members.people.map((person) => (
						<Member key={person.id} of={members} person={person} />
					))}
				</div>
				<OfficeForm name="member">
					<OfficeRefusal of="member" />
					<OfOrganisation of={members} />
					<div className="office-code-terms">
						<OfficeField of="member" name="name" />
						<OfficeField of="member" name="email" hint={t("office.memberHint")} />
						<OfficeField of="member" name="memberRole" value="owner" options={roles} />
					</div>
					<Button look="outline" size="small" type="submit">
						{t("office.inviteMember")}
					</Button>
				</OfficeForm>
			</div>
			<Data members={members} />
		</section>
	);
}

/** What is held of the organisation: taken along, or forgotten. */
function Data({ members }: { members: MembersView }) {
	const t = useT();
	const { dataHref, kept } = members;
	if (!dataHref) return null;
	return (
		<details className="office-fold office-card-body">
			<summary>{t("office.organisationData")}</summary>
			<WhenFresh>
				<p>
					<a className="office-link" href={dataHref}>
						{t("office.organisationDataFile")}
					</a>
				</p>
				<p className="office-then">{t("office.then_erase-organisation")}</p>
				{kept ? (
					<Notice as="div" tone="honey">
						<p>{t(`office.organisationKept_${kept}`)}</p>
					</Notice>
				) : (
					<OfficeForm name="erase-organisation" className="office-form">
						<OfficeRefusal of="erase-organisation" />
						<OfOrganisation of={members} />
						<OfficeField of="erase-organisation" name="reason" hint={t("office.reasonHint")} />
						<OfficeField of="erase-organisation" name="isCertain" />
						<Button look="danger" size="small" type="submit">
							{t("office.now_erase-organisation")}
						</Button>
					</OfficeForm>
				)}
			</WhenFresh>
		</details>
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

function Member({ of, person }: { of: MembersView; person: MembersView["people"][number] }) {
	const t = useT();
	const language = useLanguage();
	const roles = useRoles();
	const { id, name, email, role, enteredAt, hasLapsed, dataHref } = person;
	return (
		<details className="office-fold">
			<summary>
				<b>{name}</b>, {email} · {t(`office.memberRole_${role}`)} ·{" "}
				{enteredAt === null
					? t(hasLapsed ? "office.memberLapsed" : "office.memberNotEntered")
					: t("office.memberEntered", { at: formatInstant(new Date(enteredAt), language) })}
			</summary>
			<OfficeForm name="member-role" person={id}>
				<OfficeRefusal of="member-role" person={id} />
				<OfOrganisation of={of} />
				<OfficeField of="member-role" name="memberRole" person={id} value={role} options={roles} />
				<Button look="outline" size="small" type="submit">
					{t("office.changePartner")}
				</Button>
			</OfficeForm>
			<OfficeForm name="remove-member" person={id} className="mt-2">
				<OfficeRefusal of="remove-member" person={id} />
				<OfOrganisation of={of} />
				<Button look="danger" size="small" type="submit">
					{t("office.removeMember", { name })}
				</Button>
			</OfficeForm>
			{dataHref && (
				<div className="mt-2">
					<WhenFresh>
						<p>
							<a className="office-link" href={dataHref}>
								{t("office.personData", { name })}
							</a>
						</p>
						<p className="office-then">{t("office.then_erase-member")}</p>
						<OfficeForm name="erase-member" person={id} className="office-form">
							<OfficeRefusal of="erase-member" person={id} />
							<OfOrganisation of={of} />
							<OfficeField of="erase-member" name="reason" person={id} hint={t("office.reasonHint")} />
							<OfficeField of="erase-member" name="isCertain" person={id} />
							<Button look="danger" size="small" type="submit">
								{t("office.now_erase-member", { name })}
							</Button>
						</OfficeForm>
					</WhenFresh>
				</div>
			)}
		</details>
	);
}

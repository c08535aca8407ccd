import { MEMBER_ROLES } from "#domain/organisations/rights.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { UsersPage } from "#site/views/organisation-view.ts";
import { Button } from "#ui/button.tsx";
import { OrganisationField, OrganisationForm, OrganisationRefusal } from "./organisation-forms.tsx";
import { OwnData } from "./own-data.tsx";
import { Passkeys } from "./passkeys.tsx";

/** Who belongs to the organisation, with their roles; and where the person is signed in. */
export function Users({ page }: { page: UsersPage }) {
	const t = useT();
	return (
		<>
			<h1 className="office-title">{t("organisation.title_users")}</h1>
			<div className="org-cols org-people">
				<section className="office-card" aria-labelledby="members">
					<div className="office-card-head">
						<h2 id="members">{t("organisation.members")}</h2>
					</div>
					<ul className="org-list">
						{page.members.map((member) => (
							<li key={member.id}>
								<Member member={member} mayChange={page.mayChange} />
							</li>
						))}
					</ul>
				</section>
				<div className="org-stack">
					{page.mayChange && <Invite />}
					<Sessions sessions={page.sessions} />
					<Passkeys page={page} />
				</div>
				<OwnData page={page} />
			</div>
		</>
	);
}

function useRoles() {
	const t = useT();
	return MEMBER_ROLES.map((value) => ({ value, label: t(`organisation.role_${value}`) }));
}

function Member({ member, mayChange }: { member: UsersPage["members"][number]; mayChange: boolean }) {
	const t = useT();
	const language = useLanguage();
	const roles = useRoles();
	const { id, name, email, role, isOwn, enteredAt, hasLapsed } = member;
	return (
		<>
			<div className="org-line">
				<p>
					<b>{name}</b> {isOwn && <span className="soft">({t("organisation.you")})</span>}
					<br />
					<span className="soft">{email}</span>
				</p>
				<p className="org-right">
					{t(`organisation.role_${role}`)}
					<br />
					<span className="soft t-small">
						{enteredAt === null
							? t(hasLapsed ? "organisation.inviteLapsed" : "organisation.notEntered")
							: t("organisation.enteredAt", { at: formatInstant(new Date(enteredAt), language) })}
					</span>
				</p>
			</div>
			{mayChange && (
				<details className="org-change">
					<summary>
						{t("organisation.change")}
						<span className="visually-hidden"> {name}</span>
					</summary>
					<OrganisationRefusal of="role" member={id} />
					<OrganisationRefusal of="remove" member={id} />
					<OrganisationForm name="role" className="org-inline">
						<input type="hidden" name="member" value={id} />
						<OrganisationField of="role" name="role" member={id} value={role} options={roles} />
						<Button look="outline" size="small" type="submit">
							{t("organisation.saveRole")}
						</Button>
					</OrganisationForm>
					<OrganisationForm name="remove">
						<input type="hidden" name="member" value={id} />
						<Button look="danger" size="small" type="submit">
							{t("organisation.remove", { name })}
						</Button>
					</OrganisationForm>
				</details>
			)}
		</>
	);
}

function Invite() {
	const t = useT();
	const roles = useRoles();
	return (
		<section className="office-card" aria-labelledby="invite">
			<div className="office-card-head">
				<h2 id="invite">{t("organisation.inviteTitle")}</h2>
			</div>
			<div className="office-card-body">
				<OrganisationForm name="invite" className="org-form">
					<OrganisationRefusal of="invite" />
					<OrganisationField of="invite" name="name" />
					<OrganisationField of="invite" name="email" hint={t("organisation.inviteHint")} />
					<OrganisationField
						of="invite"
						name="role"
						value="member"
						options={roles}
						hint={t("organisation.rolesText")}
					/>
					<Button look="primary" type="submit">
						{t("organisation.invite")}
					</Button>
				</OrganisationForm>
			</div>
		</section>
	);
}

function Sessions({ sessions }: { sessions: UsersPage["sessions"] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-labelledby="sessions">
			<div className="office-card-head">
				<h2 id="sessions">{t("organisation.sessions")}</h2>
				{sessions.length > 1 && (
					<OrganisationForm name="end-others">
						<Button look="outline" size="small" type="submit">
							{t("organisation.endOthers")}
						</Button>
					</OrganisationForm>
				)}
			</div>
			<ul className="org-list">
				{sessions.map(({ id, isThis, beganAt, client, network }) => (
					<li key={id} className="org-line">
						<p>
							<b>{client}</b>
							<br />
							<span className="soft t-small">
								{formatInstant(new Date(beganAt), language)}
								{network && ` · ${network}`}
							</span>
						</p>
						{isThis ? (
							<p className="soft">{t("organisation.thisSession")}</p>
						) : (
							<OrganisationForm name="end-session">
								<input type="hidden" name="session" value={id} />
								<Button look="outline" size="small" type="submit">
									{t("organisation.endSession")}
									<span className="visually-hidden"> {client}</span>
								</Button>
							</OrganisationForm>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

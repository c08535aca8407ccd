import { ROLES } from "#domain/staff/roles.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OfficePage, StaffLine } from "#site/views/office-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { ListTable } from "./list-table.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { StepUp } from "./step-up.tsx";

type PeoplePage = Extract<OfficePage, { name: "people" }>;

/** Who has an account, and what each may do. */
export function People({ page }: { page: PeoplePage }) {
	const t = useT();
	return (
		<>
			<h1 className="office-title">{t("office.title_people")}</h1>
			{page.link && (
				<Notice as="div" tone="moss" className="mt-4" role="status" tabIndex={-1} autoFocus>
					<div>
						<p className="font-semibold">{t("office.linkFor", { name: page.link.name })}</p>
						<p className="office-seed my-2">{page.link.href}</p>
						<p>{t("office.linkText")}</p>
					</div>
				</Notice>
			)}
			<section className="office-card" aria-labelledby="people">
				<div className="office-card-head">
					<h2 id="people">{t("office.accounts")}</h2>
				</div>
				<ListTable columns={[t("office.name"), t("office.roles"), t("office.state"), { unseen: t("office.change") }]}>
					{page.people.map((person) => (
						<Line key={person.id} person={person} mayChange={page.mayChange} />
					))}
				</ListTable>
			</section>
			{page.mayChange && <Invite />}
		</>
	);
}

const TONE = { active: "moss", invited: "honey", waiting: "honey", ended: "dune" } as const;

function Line({ person, mayChange }: { person: StaffLine; mayChange: boolean }) {
	const t = useT();
	const language = useLanguage();
	const { view } = useOffice();
	const until = person.invitedUntil && formatInstant(new Date(person.invitedUntil), language);
	const isBack = view.form?.person === person.id;
	return (
		<tr>
			<td>
				<b>{person.name}</b>
				<small>{person.email}</small>
			</td>
			<td>{person.roles.map((role) => t(`office.role_${role}`)).join(", ") || t("office.noRole")}</td>
			<td>
				<span className={`badge badge-${TONE[person.state]}`}>{t(`office.state_${person.state}`)}</span>
				<small>
					{until && t("office.linkUntil", { until })}
					{!until && person.lastIn && t("office.lastIn", { at: formatInstant(new Date(person.lastIn), language) })}
				</small>
			</td>
			<td>{mayChange && person.state !== "ended" && <Change person={person} isOpen={isBack} />}</td>
		</tr>
	);
}

function Change({ person, isOpen }: { person: StaffLine; isOpen: boolean }) {
	const t = useT();
	return (
		<details className="office-person" open={isOpen}>
			<summary>
				{t("office.change")} <span className="visually-hidden">{person.name}</span>
			</summary>
			<OfficeForm name="roles" person={person.id}>
				<OfficeRefusal of="roles" person={person.id} />
				<div className="office-roles">
					{ROLES.map((role) => (
						<OfficeField
							key={role}
							of="roles"
							name={role}
							person={person.id}
							value={person.roles.includes(role) ? "1" : ""}
						/>
					))}
				</div>
				<StepUp of="roles" person={person.id}>
					<div className="office-actions">
						<Button look="outline" size="small" type="submit">
							{t("office.giveRoles")}
						</Button>
					</div>
				</StepUp>
			</OfficeForm>
			<div className="office-actions">
				<OfficeForm name="again" person={person.id}>
					<OfficeRefusal of="again" person={person.id} />
					<StepUp of="again" person={person.id}>
						<Button look="outline" size="small" type="submit">
							{t("office.newLink")}
						</Button>
					</StepUp>
				</OfficeForm>
				{!person.isSelf && (
					<OfficeForm name="end" person={person.id}>
						<OfficeRefusal of="end" person={person.id} />
						<StepUp of="end" person={person.id}>
							<Button look="danger" size="small" type="submit">
								{t("office.endAccount")}
							</Button>
						</StepUp>
					</OfficeForm>
				)}
			</div>
		</details>
	);
}

function Invite() {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="invite-title">
			<div className="office-card-head">
				<h2 id="invite-title">{t("office.inviteTitle")}</h2>
			</div>
			<div className="office-card-body">
				<OfficeForm name="invite" className="office-form">
					<OfficeRefusal of="invite" />
					<OfficeField of="invite" name="name" />
					<OfficeField of="invite" name="email" />
					<fieldset>
						<legend className="font-semibold">{t("office.roles")}</legend>
						<div className="office-roles">
							{ROLES.map((role) => (
								<OfficeField key={role} of="invite" name={role} />
							))}
						</div>
					</fieldset>
					<StepUp of="invite">
						<div>
							<Button look="primary" size="small" type="submit">
								{t("office.invite")}
							</Button>
						</div>
					</StepUp>
				</OfficeForm>
			</div>
		</section>
	);
}

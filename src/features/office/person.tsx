import { ROLES, type Role } from "#domain/staff/roles.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { bookingsHref } from "#site/office-bookings.ts";
import type { UserPage } from "#site/views/office-people-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { CopyText } from "./copy-text.tsx";
import { MoreLink } from "./lists.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { AccountMark, useLastSeen } from "./people.tsx";
import { Beside, Facts, NewRecordFrame, OpenedAct, RecordPage } from "./record.tsx";
import { DoOrLeave } from "./step-up.tsx";
import { knownAction, knownSubject } from "./trail-words.ts";

/** One user of the office: what they may do, how they get in, where they are signed in, what they did last. */

export function PersonDetail({ page }: { page: UserPage }) {
	const t = useT();
	const lastSeen = useLastSeen();
	const { record, person, kept, link } = page;
	return (
		<>
			{link && (
				<Notice as="div" tone="moss" className="mb-4" role="status" tabIndex={-1} autoFocus>
					<div>
						<p className="font-semibold">{t("office.linkFor", { name: person.name })}</p>
						<p className="office-seed my-2">
							<CopyText text={link} name={t("office.linkFor", { name: person.name })} />
						</p>
						<p>{t("office.linkText")}</p>
					</div>
				</Notice>
			)}
			<RecordPage
				desk="people"
				record={record}
				mark={<AccountMark state={person.state} />}
				line={[
					person.email,
					person.roles.map((role) => t(`office.role_${role}`)).join(", ") || t("office.noRole"),
					person.invitedUntil === null && person.lastIn === null ? null : lastSeenWords(),
				]}
				reasons={{
					end: t(kept === "LAST_ADMIN" ? "office.refused_LAST_ADMIN" : "office.refused_OWN_ACCOUNT"),
					"end-sessions": t(person.isSelf ? "office.ownSessions" : "office.noSessions"),
				}}
				opened={<Opened page={page} />}
				facts={
					<>
						<PersonFacts page={page} />
						<MayDo roles={person.roles} />
					</>
				}
			>
				<Sessions page={page} />
				<LastDone page={page} />
			</RecordPage>
		</>
	);

	function lastSeenWords() {
		const at = lastSeen(person);
		return person.invitedUntil === null ? t("office.lastIn", { at }) : at;
	}
}

/** What an act would do, and its form. */
function Opened({ page }: { page: UserPage }) {
	const { record } = page;
	switch (record.open) {
		case "roles":
			return <ChangeRoles page={page} />;
		case "again":
			return <Again page={page} />;
		case "end-sessions":
			return <SignOutEverywhere page={page} />;
		case "end":
			return <End page={page} />;
		default:
			return null;
	}
}

function PersonFacts({ page: { person, since, factors, bookings } }: { page: UserPage }) {
	const t = useT();
	const language = useLanguage();
	const { hasPassword, passkeys, codesLeft } = factors;
	const ways = [
		hasPassword ? t("office.factorPassword") : null,
		passkeys > 0 ? t("office.factorPasskeys", { count: passkeys }) : null,
	].filter(Boolean);
	return (
		<Facts
			facts={[
				[t("office.email"), person.email],
				[
					t("office.getsInBy"),
					person.state === "active"
						? ways.join(", ")
						: t(person.state === "ended" ? "office.factorEnded" : "office.factorNone"),
				],
				[t("office.codesOwn"), person.state === "active" ? t("office.factorCodes", { count: codesLeft }) : null],
				[
					t("office.looksAfter"),
					bookings === 0 ? null : person.isSelf ? (
						<a key="mine" className="office-link" href={bookingsHref({ mine: true })}>
							{t("office.factorBookings", { count: bookings })}
						</a>
					) : (
						t("office.factorBookings", { count: bookings })
					),
				],
				[t("office.memberSince"), formatInstant(new Date(since), language, "compact")],
			]}
		/>
	);
}

/** What the roles open, a sentence each. */
function MayDo({ roles }: { roles: readonly Role[] }) {
	const t = useT();
	return (
		<Beside id="may" title={t("office.mayDo")}>
			{roles.length === 0 && <p className="office-card-body soft">{t("office.mayNothing")}</p>}
			<dl className="office-facts office-record-facts office-may">
				{roles.map((role) => (
					<div key={role}>
						<dt>{t(`office.role_${role}`)}</dt>
						<dd>{t(`office.roleMay_${role}`)}</dd>
					</div>
				))}
			</dl>
		</Beside>
	);
}

function Sessions({ page: { person, mayEndSessions, sessions } }: { page: UserPage }) {
	const t = useT();
	const language = useLanguage();
	if (person.state !== "active" && sessions.length === 0) return null;
	return (
		<Beside id="sessions" title={t("office.signedInAt")}>
			{sessions.length === 0 && <p className="office-card-body soft">{t("office.noSessions")}</p>}
			<ul className="office-rows">
				{sessions.map(({ id, client, network, begun, ends, isThis }) => (
					<li key={id}>
						<span>
							<b>{client}</b>
							<small>
								{t("office.sessionFromTo", {
									begun: formatInstant(new Date(begun), language, "compact"),
									ends: formatInstant(new Date(ends), language, "compact"),
								})}
								{network !== "" && ` · ${network}`}
							</small>
						</span>
						{isThis && <span className="badge badge-moss">{t("office.thisSession")}</span>}
						{mayEndSessions && (
							<OfficeForm name="end-sessions" person={person.id}>
								<input type="hidden" name="session" value={id} />
								<Button look="outline" size="small" type="submit">
									{t("office.endSession")}
									<span className="visually-hidden"> {client}</span>
								</Button>
							</OfficeForm>
						)}
					</li>
				))}
			</ul>
			{person.isSelf && <MoreLink href={officeHref("account")}>{t("office.title_account")}</MoreLink>}
		</Beside>
	);
}

/** What they did last, of the trail. */
function LastDone({ page: { trail } }: { page: UserPage }) {
	const t = useT();
	const language = useLanguage();
	if (!trail || trail.lines.length === 0) return null;
	return (
		<Beside id="did" title={t("office.didLast")}>
			<ul className="office-rows">
				{trail.lines.map(({ id, at, action, subjectKind, subject, href }) => {
					const known = knownAction(action);
					const about = knownSubject(subjectKind);
					const words = `${about ? t(`office.about_${about}`) : subjectKind} ${subject}`.trim();
					return (
						<li key={id}>
							<span>
								<b>{known ? t(`office.did_${known}`) : action}</b>
								<small>
									{href ? (
										<a className="office-link" href={href}>
											{words}
										</a>
									) : (
										words
									)}
								</small>
							</span>
							<small className="soft">{formatInstant(new Date(at), language, "compact")}</small>
						</li>
					);
				})}
			</ul>
			<MoreLink href={trail.href}>{t("office.seeTrail")}</MoreLink>
		</Beside>
	);
}

function ChangeRoles({ page: { record, person } }: { page: UserPage }) {
	const t = useT();
	const { values } = useOffice().form("roles", person.id);
	return (
		<OpenedAct record={record} name="roles" person={person.id} act={t("office.giveRoles")} look="wide">
			{/* A form that comes back for its code alone was filled in over the roles of then. */}
			<input type="hidden" name="was" value={values.was ?? person.roles.join(",")} />
			<RoleBoxes of="roles" person={person.id} roles={person.roles} />
			<p className="office-then">{t("office.then_roles", { name: person.name })}</p>
		</OpenedAct>
	);
}

/** A box for each role, with what it opens. */
function RoleBoxes({ of, person, roles }: { of: "roles" | "invite"; person?: string; roles: readonly Role[] }) {
	const t = useT();
	return (
		<fieldset className="office-role-boxes">
			<legend className="font-semibold">{t("office.roles")}</legend>
			{ROLES.map((role) => (
				<div key={role}>
					<OfficeField
						of={of}
						name={role}
						{...(person === undefined ? {} : { person })}
						value={roles.includes(role) ? "1" : ""}
					/>
					<small className="soft">{t(`office.roleMay_${role}`)}</small>
				</div>
			))}
		</fieldset>
	);
}

function Again({ page: { record, person } }: { page: UserPage }) {
	const t = useT();
	return (
		<OpenedAct
			record={record}
			name="again"
			person={person.id}
			then={t("office.then_again", { name: person.name })}
			act={t("office.now_again")}
			look="wide"
		/>
	);
}

function SignOutEverywhere({ page: { record, person, sessions } }: { page: UserPage }) {
	const t = useT();
	return (
		<OpenedAct
			record={record}
			name="end-sessions"
			person={person.id}
			then={t("office.then_end-sessions", { name: person.name, count: sessions.length })}
			act={t("office.do_end-sessions")}
			look="wide"
		/>
	);
}

function End({ page: { record, person, bookings } }: { page: UserPage }) {
	const t = useT();
	return (
		<OpenedAct
			record={record}
			name="end"
			person={person.id}
			then={
				<>
					{t("office.then_end", { name: person.name })} {bookings > 0 && t("office.thenFree", { count: bookings })}
				</>
			}
			act={t("office.endAccount")}
			look="wide"
		/>
	);
}

/** The form of an invitation. */
export function NewPerson() {
	const t = useT();
	return (
		<NewRecordFrame desk="people" title={t("office.inviteTitle")}>
			<OfficeForm name="invite" className="office-form">
				<OfficeRefusal of="invite" />
				<OfficeField of="invite" name="name" takesFocus />
				<OfficeField of="invite" name="email" />
				<RoleBoxes of="invite" roles={[]} />
				<p className="office-then">{t("office.then_invite")}</p>
				<DoOrLeave of="invite" leaveHref={officeHref("people")} leave={t("office.backToList")}>
					{t("office.invite")}
				</DoOrLeave>
			</OfficeForm>
		</NewRecordFrame>
	);
}

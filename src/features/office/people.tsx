import { ROLES } from "#domain/staff/roles.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { STAFF_STATES, type StaffState, usersFields, usersHref } from "#site/office-people.ts";
import type { StaffLine, UsersPage } from "#site/views/office-people-view.ts";
import { FilterBar, type FilterToken } from "./filter-bar.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable, StateMark } from "./list-table.tsx";
import { EmptyList } from "./lists.tsx";
import { RecordsHead } from "./record.tsx";

/** Who has an account, a line each, which leads to its page. */
export function People({ page }: { page: UsersPage }) {
	const t = useT();
	useListKeys();
	const { q, role, state } = page;
	const query = { q, role, state };
	const tokens: FilterToken[] = [];
	if (role !== null) {
		const without = usersHref({ ...query, role: null });
		tokens.push({ name: "role", label: t("office.role"), value: t(`office.role_${role}`), without });
	}
	if (state !== null) {
		const without = usersHref({ ...query, state: null });
		tokens.push({ name: "state", label: t("office.state"), value: t(`office.state_${state}`), without });
	}
	return (
		<>
			<RecordsHead
				title={t("office.title_people")}
				text={t("office.usersText", { count: page.all })}
				href={page.newHref}
				word={t("office.inviteTitle")}
			/>
			<FilterBar
				desk="people"
				said={usersFields(query)}
				find={{ label: t("office.findUser") }}
				tokens={tokens}
				fields={[
					{
						name: "role",
						label: t("office.role"),
						choices: ROLES.map((known) => ({
							key: known,
							word: t(`office.role_${known}`),
							href: usersHref({ ...query, role: known === role ? null : known }),
							isOn: known === role,
						})),
					},
					{
						name: "state",
						label: t("office.state"),
						choices: STAFF_STATES.map((known) => ({
							key: known,
							word: t(`office.state_${known}`),
							href: usersHref({ ...query, state: known === state ? null : known }),
							isOn: known === state,
						})),
					},
				]}
			/>
			{page.people.length === 0 ? (
				<EmptyList>{t("office.noUser")}</EmptyList>
			) : (
				<section className="office-card" aria-label={t("office.title_people")}>
					<ListTable
						className="office-codes-table office-users"
						columns={[t("office.name"), t("office.roles"), t("office.state"), t("office.lastSeen")]}
					>
						{page.people.map((person) => (
							<Line key={person.id} person={person} />
						))}
					</ListTable>
				</section>
			)}
		</>
	);
}

const TONE = { active: "moss", invited: "honey", waiting: "honey", ended: "dune" } as const;

export function AccountMark({ state }: { state: StaffState }) {
	const t = useT();
	return <StateMark tone={TONE[state]}>{t(`office.state_${state}`)}</StateMark>;
}

/** When somebody was there last, or until when their first link works. */
export function useLastSeen(): (person: Pick<StaffLine, "lastIn" | "invitedUntil">) => string {
	const t = useT();
	const language = useLanguage();
	const at = (iso: string) => formatInstant(new Date(iso), language, "compact");
	return ({ lastIn, invitedUntil }) => {
		if (invitedUntil !== null) return t("office.linkUntil", { until: at(invitedUntil) });
		return lastIn === null ? "–" : at(lastIn);
	};
}

function Line({ person }: { person: StaffLine }) {
	const t = useT();
	const lastSeen = useLastSeen();
	const { href, name, email, roles, state, isSelf } = person;
	return (
		<tr data-href={href}>
			<td>
				<a className="office-link" href={href}>
					{name}
				</a>
				{isSelf && <span className="soft"> · {t("office.isYou")}</span>}
				<small>{email}</small>
			</td>
			<td>{roles.map((role) => t(`office.role_${role}`)).join(", ") || t("office.noRole")}</td>
			<td>
				<AccountMark state={state} />
			</td>
			<td>
				<span className="office-label">{t("office.lastSeen")} </span>
				{lastSeen(person)}
			</td>
		</tr>
	);
}

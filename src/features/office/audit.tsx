import type { Language } from "#domain/language.ts";
import { TRAIL_ACTIONS } from "#domain/staff/trail.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { officeTrail } from "#site/office-trail.ts";
import type { AuditPage } from "#site/views/office-desk-view.ts";
import { FileButton } from "./file-button.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListTable } from "./list-table.tsx";
import { MoreLink } from "./lists.tsx";
import { TrailValueText } from "./trail-values.tsx";
import { knownAction, knownSubject, knownValue, reasonText, whoOf } from "./trail-words.ts";

/** Who did what, before and after side by side. */
export function Audit({ page }: { page: AuditPage }) {
	const t = useT();
	const language = useLanguage();
	const { query } = page;
	return (
		<>
			<div className="office-head">
				<h1 className="office-title">{t("office.title_audit")}</h1>
				<FileButton href={page.csvHref} />
			</div>
			<Filters query={query} names={page.names} />
			<section className="office-card" aria-label={t("office.title_audit")}>
				<ListTable
					className="office-audit"
					columns={[
						t("office.when"),
						t("office.audit_actor"),
						t("office.audit_action"),
						t("office.audit_subject"),
						t("office.before"),
						t("office.after"),
					]}
				>
					{page.lines.map((line) => (
						<tr key={line.id}>
							<td>{formatInstant(new Date(line.at), language, "compact")}</td>
							<td>
								<span className="office-label">{t("office.audit_actor")}</span>
								{whoOf(t, line)}
								<small>{line.network}</small>
							</td>
							<td>
								<span className="office-label">{t("office.audit_action")}</span>
								<Action name={line.action} />
								<small>{reasonText(t, line.action, line.reason)}</small>
							</td>
							<td>
								<span className="office-label">{t("office.audit_subject")}</span>
								{line.subjectHref ? (
									<a className="office-link" href={line.subjectHref}>
										{line.subjectName ?? line.subject}
									</a>
								) : (
									(line.subjectName ?? page.names[line.subject] ?? whenText(line.subject, language))
								)}
								<small>
									<Subject kind={line.subjectKind} />
									{line.subjectOf && ` · ${line.subjectOf}`}
								</small>
							</td>
							<Changes line={line} page={page} />
						</tr>
					))}
				</ListTable>
			</section>
			<MoreLink href={page.more}>{t("office.olderLines")}</MoreLink>
		</>
	);
}

/** What a line is about that has no name but its instant. */
function whenText(subject: string, language: Language): string {
	const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(subject);
	return isInstant ? formatInstant(new Date(subject), language, "compact") : subject;
}

const FIELDS = ["subject", "actor", "action"] as const;

/** What the trail is asked for: about what, by whom, what was done. */
function Filters({ query, names }: { query: AuditPage["query"]; names: AuditPage["names"] }) {
	const t = useT();
	const language = useLanguage();
	const said = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
	const hrefOf = (changes: Partial<AuditPage["query"]>) => officeHref(officeTrail({ ...query, ...changes }));
	const wordOf = (action: string) => {
		const known = knownAction(action);
		return known ? t(`office.did_${known}`) : action;
	};
	const typed = (name: "subject" | "actor") => ({
		name,
		label: t(`office.audit_${name}`),
		inputs: [{ name, label: t(`office.auditTyped_${name}`), type: "text" as const, value: query[name] }],
	});
	return (
		<FilterBar
			desk="audit"
			said={said}
			tokens={FIELDS.filter((name) => query[name] !== "").map((name) => ({
				name,
				label: t(`office.audit_${name}`),
				value: name === "action" ? wordOf(query.action) : (names[query[name]] ?? query[name]),
				without: hrefOf({ [name]: "" }),
			}))}
			fields={[
				typed("subject"),
				typed("actor"),
				{
					name: "action",
					label: t("office.audit_action"),
					choices: TRAIL_ACTIONS.map((action) => ({
						key: action,
						word: wordOf(action),
						isOn: action === query.action,
						href: hrefOf({ action: action === query.action ? "" : action }),
					})).sort((one, other) => one.word.localeCompare(other.word, language)),
				},
			]}
		/>
	);
}

/** In words where there are some; the name by which it is looked for is its title. */
function Action({ name }: { name: string }) {
	const t = useT();
	const known = knownAction(name);
	return known ? <span title={name}>{t(`office.did_${known}`)}</span> : <span className="office-mono">{name}</span>;
}

function Subject({ kind }: { kind: string }) {
	const t = useT();
	const known = knownSubject(kind);
	return known ? t(`office.about_${known}`) : kind;
}

/** Versions are for the database, and the kind of a booking is said by its state; the file has them. */
const UNSAID = new Set(["version", "type"]);

/** What was not known before nor after is no change. */
function isNothing(value: unknown): boolean {
	return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Each value that was noted, before and after; the two cells name the same values in the same order. */
function Changes({ line, page }: { line: AuditPage["lines"][number]; page: AuditPage }) {
	const t = useT();
	const [old, made] = [valuesOf(line.before), valuesOf(line.after)];
	const said = { subject: line.subjectKind, people: page.names, requests: page.requests };
	const names = [...new Set([...Object.keys(old), ...Object.keys(made)])].filter(
		(name) => !UNSAID.has(name) && !(isNothing(old[name]) && isNothing(made[name])),
	);
	const hasBefore = names.some((name) => name in old);
	return (
		<>
			<td className={hasBefore ? "office-changes" : "office-changes office-none"}>
				{hasBefore && (
					<>
						<span className="office-label">{t("office.before")}</span>
						<Values names={names} values={old} {...said} />
					</>
				)}
			</td>
			<td className="office-changes">
				{names.length > 0 && (
					<>
						{hasBefore && <span className="office-label">{t("office.after")}</span>}
						<Values names={names} values={made} {...said} />
					</>
				)}
			</td>
		</>
	);
}

interface ValuesProps {
	readonly names: readonly string[];
	readonly values: Readonly<Record<string, unknown>>;
	readonly subject: string;
	readonly people: AuditPage["names"];
	readonly requests: AuditPage["requests"];
}

function Values({ names, values, subject, people, requests }: ValuesProps) {
	const t = useT();
	// Elsewhere they are the end of a stay and a state.
	const redirectWord = (name: string) =>
		subject !== "redirect" || (name !== "to" && name !== "status")
			? null
			: t(name === "to" ? "office.target" : "office.redirectStatus");
	return (
		<dl>
			{names.map((name) => {
				const known = knownValue(name);
				return (
					<div key={name}>
						<dt>{redirectWord(name) ?? (known ? t(`office.value_${known}`) : name)}</dt>
						<dd>
							{name in values ? (
								<TrailValueText name={name} value={values[name]} subject={subject} names={people} requests={requests} />
							) : (
								"–"
							)}
						</dd>
					</div>
				);
			})}
		</dl>
	);
}

function valuesOf(json: string): Readonly<Record<string, unknown>> {
	const value: unknown = json === "" ? {} : JSON.parse(json);
	return value !== null && typeof value === "object" && !Array.isArray(value) ? { ...value } : { value };
}

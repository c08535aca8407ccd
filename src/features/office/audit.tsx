import { formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { AuditPage } from "#site/views/office-desk-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { ListTable } from "./list-table.tsx";
import { MoreLink } from "./lists.tsx";
import { knownAction } from "./trail-words.ts";

/** Who did what, before and after side by side. */
export function Audit({ page }: { page: AuditPage }) {
	const t = useT();
	const language = useLanguage();
	const { query } = page;
	return (
		<>
			<h1 className="office-title">{t("office.title_audit")}</h1>
			<div className="office-filters">
				<form className="office-find" method="get" action={officeHref("audit")}>
					{(["subject", "actor", "action"] as const).map((name) => (
						<label key={name}>
							<span>{t(`office.audit_${name}`)}</span>
							<input type="text" name={name} defaultValue={query[name]} />
						</label>
					))}
					<Button look="outline" size="small" type="submit">
						{t("office.filter")}
					</Button>
					<a className={buttonClass("outline", { size: "small" })} href={page.csvHref}>
						CSV
					</a>
				</form>
			</div>
			<section className="office-card" aria-label={t("office.title_audit")}>
				<ListTable
					columns={[
						t("office.when"),
						t("office.audit_actor"),
						t("office.audit_action"),
						t("office.audit_subject"),
						`${t("office.before")} → ${t("office.after")}`,
					]}
				>
					{page.lines.map((line) => (
						<tr key={line.id}>
							<td>{formatInstant(new Date(line.at), language, "compact")}</td>
							<td>
								{line.who}
								<small>{line.network}</small>
							</td>
							<td>
								<Action name={line.action} />
								<small>{line.reason}</small>
							</td>
							<td>
								{line.subjectHref ? (
									<a className="office-link" href={line.subjectHref}>
										{line.subject}
									</a>
								) : (
									line.subject
								)}
								<small>{line.subjectKind}</small>
							</td>
							<td className="office-changes">
								<Changes before={line.before} after={line.after} />
							</td>
						</tr>
					))}
				</ListTable>
			</section>
			<MoreLink href={page.more}>{t("office.olderLines")}</MoreLink>
		</>
	);
}

/** In words where there are some; the name by which it is looked for stands there too. */
function Action({ name }: { name: string }) {
	const t = useT();
	const known = knownAction(name);
	return known ? (
		<>
			{t(`office.did_${known}`)} <small className="office-mono">{name}</small>
		</>
	) : (
		<span className="office-mono">{name}</span>
	);
}

/** Each value that was noted, with what it was before. */
function Changes({ before, after }: { before: string; after: string }) {
	const language = useLanguage();
	const [old, made] = [valuesOf(before), valuesOf(after)];
	const names = [...new Set([...Object.keys(old), ...Object.keys(made)])];
	if (names.length === 0) return null;
	const said = (name: string, value: unknown) =>
		typeof value === "number" && /cents$/i.test(name)
			? formatMoneyExact(value, language)
			: typeof value === "string"
				? value
				: JSON.stringify(value);
	return (
		<dl>
			{names.map((name) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>
						{name in old && <s>{said(name, old[name])}</s>}
						{name in old && name in made && " → "}
						{name in made && said(name, made[name])}
					</dd>
				</div>
			))}
		</dl>
	);
}

function valuesOf(json: string): Readonly<Record<string, unknown>> {
	const value: unknown = json === "" ? {} : JSON.parse(json);
	return value !== null && typeof value === "object" && !Array.isArray(value) ? { ...value } : { value };
}

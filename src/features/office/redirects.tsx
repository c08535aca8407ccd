import { CircleAlert, CircleCheck, Route } from "lucide-react";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { RedirectLine, RedirectsPage, RedirectTrial } from "#site/views/office-redirects-view.ts";
import { Button } from "#ui/button.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable } from "./list-table.tsx";
import { EmptyList, FindForm, MoreLink } from "./lists.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";

/** Old addresses: where each leads, a trial of one, and how they are set, changed and taken away. */
export function Redirects({ page }: { page: RedirectsPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<h1 className="office-title">{t("office.title_redirects")}</h1>
			<p className="soft mt-2">{t("office.redirectsText")}</p>
			<div className="office-redirect-cards">
				<Trial trial={page.trial} />
				<NewRedirect page={page} />
			</div>
			<div className="office-filters">
				<FindForm desk="redirects" q={page.text} label={t("office.findRedirect")} isWide />
			</div>
			{page.lines.length === 0 ? (
				<EmptyList>{t("office.noRedirect")}</EmptyList>
			) : (
				<section className="office-card" aria-label={t("office.title_redirects")}>
					<ListTable
						className="office-redirects"
						columns={[
							t("office.oldPath"),
							t("office.target"),
							t("office.redirectStatus"),
							t("office.changed"),
							{ unseen: t("office.actions") },
						]}
					>
						{page.lines.map((line) => (
							<Line key={line.from} line={line} />
						))}
					</ListTable>
				</section>
			)}
			<MoreLink href={page.more}>{t("office.moreRedirects")}</MoreLink>
		</>
	);
}

/** An address is followed as a visitor would, and each answer is named. */
function Trial({ trial }: { trial: RedirectTrial | null }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="try">
			<div className="office-card-head">
				<h2 id="try">{t("office.tryAddress")}</h2>
			</div>
			<div className="office-card-body">
				<form className="office-try" method="get" action={officeHref("redirects")}>
					<div className="field">
						<label htmlFor="try-address">{t("office.address")}</label>
						<input
							id="try-address"
							className="input"
							type="text"
							name="try"
							maxLength={300}
							defaultValue={trial?.address}
							placeholder="/press"
							autoCapitalize="none"
							spellCheck={false}
						/>
					</div>
					<Button look="outline" type="submit">
						<Route className="icon" aria-hidden="true" />
						{t("office.tryNow")}
					</Button>
				</form>
				{trial && <Way trial={trial} />}
			</div>
		</section>
	);
}

const GOOD: readonly RedirectTrial["end"][] = ["page", "outside"];

function Way({ trial: { hops, end } }: { trial: RedirectTrial }) {
	const t = useT();
	const Icon = GOOD.includes(end) ? CircleCheck : CircleAlert;
	return (
		<div className="office-way" role="status">
			{hops.length > 0 && (
				<ol>
					{hops.map(({ address, status, rule, isByVisitor }) => (
						<li key={address}>
							<b className="office-code">{status === 0 ? "…" : status}</b>{" "}
							<span className="office-mono">{address}</span>
							{rule !== null && rule !== address && <small>{t("office.byRule", { rule })}</small>}
							{isByVisitor && <small>{t("office.redirectByVisitor")}</small>}
						</li>
					))}
				</ol>
			)}
			<p className={GOOD.includes(end) ? "office-way-good" : "office-way-bad"}>
				<Icon className="icon" aria-hidden="true" />
				{t(`office.tried_${end}`)}
			</p>
		</div>
	);
}

const STATUSES = ["301", "302"] as const;

function useStatuses() {
	const t = useT();
	return STATUSES.map((value) => ({ value, label: `${t(`office.redirect_${value}`)} (${value})` }));
}

function NewRedirect({ page }: { page: RedirectsPage }) {
	const t = useT();
	const statuses = useStatuses();
	const { view } = useOffice();
	return (
		<details className="office-card office-fold" open={view.form?.name === "redirect" || undefined}>
			<summary className="office-card-head">
				<h2>{t("office.newRedirect")}</h2>
			</summary>
			<div className="office-card-body">
				<OfficeForm name="redirect" className="office-form">
					<OfficeRefusal of="redirect" />
					<OfficeField of="redirect" name="oldPath" hint={t("office.oldPathHint")} />
					<OfficeField of="redirect" name="target" hint={t("office.targetHint")} />
					<OfficeField of="redirect" name="redirectStatus" value="301" options={statuses} />
					<div>
						<Button look="primary" type="submit">
							{t("office.saveRedirect")}
						</Button>
					</div>
				</OfficeForm>
				<details className="office-screens">
					<summary className="office-link">{t("office.screenNames")}</summary>
					<dl>
						{page.screens.map(({ name, href }) => (
							<div key={name}>
								<dt className="office-mono">{name}</dt>
								<dd>
									{t(`office.screen_${name}`)} <small className="office-mono">{href}</small>
								</dd>
							</div>
						))}
					</dl>
				</details>
			</div>
		</details>
	);
}

/** An address of ours as people read it. */
function readable(href: string): string {
	try {
		return decodeURI(href);
	} catch {
		return href;
	}
}

function Line({ line }: { line: RedirectLine }) {
	const t = useT();
	const language = useLanguage();
	return (
		<tr>
			<td className="office-mono">{line.from}</td>
			<td>
				{line.screen ? (
					<>
						{t(`office.screen_${line.screen}`)}
						{line.choices.length > 0 && <span className="soft"> · {line.choices.join(" · ")}</span>}
					</>
				) : (
					t("office.outside")
				)}
				<small>
					<a className="office-link office-mono" href={line.href}>
						{line.isOutside ? line.href : readable(line.href)}
					</a>
				</small>
			</td>
			<td>
				<span className="office-label">{t("office.redirectStatus")} </span>
				<span className={line.status === 301 ? "soft" : undefined}>{t(`office.redirect_${line.status}`)}</span>
			</td>
			<td>{formatInstant(new Date(line.changed), language, "compact")}</td>
			<td>
				<Change line={line} />
			</td>
		</tr>
	);
}

function Change({ line }: { line: RedirectLine }) {
	const t = useT();
	const { view } = useOffice();
	const statuses = useStatuses();
	const person = line.from;
	const { form } = view;
	const isBack = form?.person === person && (form.name === "change-redirect" || form.name === "drop-redirect");
	const which = (
		<>
			<input type="hidden" name="redirect" value={line.from} />
			<input type="hidden" name="version" value={line.version} />
		</>
	);
	return (
		<details open={isBack || undefined}>
			<summary className="office-link">
				{t("office.change")}
				<span className="visually-hidden"> {line.from}</span>
			</summary>
			<OfficeForm name="change-redirect" person={person} className="office-form">
				<OfficeRefusal of="change-redirect" person={person} />
				{which}
				<OfficeField of="change-redirect" name="target" person={person} value={line.target} />
				<OfficeField
					of="change-redirect"
					name="redirectStatus"
					person={person}
					value={String(line.status)}
					options={statuses}
				/>
				<Button look="outline" size="small" type="submit">
					{t("office.saveRedirect")}
				</Button>
			</OfficeForm>
			<OfficeForm name="drop-redirect" person={person} className="office-form">
				<OfficeRefusal of="drop-redirect" person={person} />
				{which}
				<Button look="danger" size="small" type="submit">
					{t("office.dropRedirect")}
					<span className="visually-hidden"> {line.from}</span>
				</Button>
			</OfficeForm>
		</details>
	);
}

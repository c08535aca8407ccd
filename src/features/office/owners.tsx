import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { OpenOwner, OwnerLine, OwnersPage } from "#site/views/office-partners-view.ts";
import { Button } from "#ui/button.tsx";
import { HomeStatus } from "./homes.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable } from "./list-table.tsx";
import { EmptyList, FindForm, MoreLink } from "./lists.tsx";
import { Members } from "./members.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { ActiveMark, CodeLink, ReachedFields } from "./people-terms.tsx";

/** Home owners: how each is reached, one of them opened with the homes, and a new one. */
export function Owners({ page }: { page: OwnersPage }) {
	const t = useT();
	useListKeys();
	const language = useLanguage();
	return (
		<>
			<h1 className="office-title">{t("office.title_owners")}</h1>
			<p className="soft mt-2">{t("office.ownersText")}</p>
			{page.report && (
				<p className="mt-2">
					{t("office.lettingReport")}{" "}
					{page.report.map(({ period, href }) => (
						<a key={period} className="office-link mr-3" href={href}>
							{/^\d{4}-\d\d$/.test(period) ? formatDate(dayOf(`${period}-01`), language, "month") : period}
						</a>
					))}
				</p>
			)}
			{page.open && <Opened owner={page.open} mayChange={page.mayChange} />}
			{page.open && <Members members={page.open.members} />}
			{!page.open && page.mayChange && <NewOwner />}
			<div className="office-filters">
				<FindForm desk="owners" q={page.q} label={t("office.findOwner")} isFilter />
			</div>
			{page.lines.length === 0 ? <EmptyList>{t("office.noOwner")}</EmptyList> : <Lines lines={page.lines} />}
			<MoreLink href={page.more}>{t("office.moreOwners")}</MoreLink>
		</>
	);
}

function Lines({ lines }: { lines: readonly OwnerLine[] }) {
	const t = useT();
	return (
		<section className="office-card" aria-label={t("office.title_owners")}>
			<ListTable
				className="office-codes-table"
				columns={[
					t("office.ownerCode"),
					t("office.name"),
					t("office.email"),
					t("office.state"),
					{ number: t("office.title_homes") },
				]}
			>
				{lines.map(({ code, href, owner, email, isActive, homes }) => (
					<tr key={code} data-href={href}>
						<td className="cell-no">
							<a className="office-link office-mono" href={href}>
								{code}
							</a>
						</td>
						<td className={owner === "" ? "office-none" : undefined}>
							{owner !== "" && (
								<a className="office-link" href={href}>
									{owner}
								</a>
							)}
						</td>
						<td className={email === null ? "office-none" : undefined}>
							{email ?? <span className="soft">{t("office.noEmail")}</span>}
						</td>
						<td>
							<ActiveMark isActive={isActive} />
						</td>
						<td className="office-num">
							<span className="office-label">{t("office.title_homes")} </span>
							{homes}
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}

function NewOwner() {
	const t = useT();
	const { view } = useOffice();
	return (
		<details className="office-card office-fold" open={view.form?.name === "owner" || undefined}>
			<summary className="office-card-head">
				<h2>{t("office.newOwner")}</h2>
			</summary>
			<div className="office-card-body">
				<OfficeForm name="owner">
					<OfficeRefusal of="owner" />
					<div className="office-code-terms">
						<OfficeField of="owner" name="ownerCode" hint={t("office.partnerCodeHint")} />
						<OfficeField of="owner" name="ownerName" />
						<OfficeField of="owner" name="fee" hint={t("office.feeHint")} />
						<ReachedFields of="owner" emailHint={t("office.ownerEmailHint")} />
					</div>
					<Button look="primary" type="submit">
						{t("office.addOwner")}
					</Button>
				</OfficeForm>
			</div>
		</details>
	);
}

function Opened({ owner, mayChange }: { owner: OpenOwner; mayChange: boolean }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="open-owner">
			<div className="office-card-head">
				<h2 id="open-owner">{t("office.ownerOf", { code: owner.code })}</h2>
				<ActiveMark isActive={owner.isActive} />
				<a href={officeHref("owners")} className="office-link">
					{t("office.closePartner")}
				</a>
			</div>
			<div className="office-card-body office-code-open">
				<div>
					<CodeLink link={owner.link} isOfStaff={owner.isOfStaff} />
				</div>
				<div>
					<OfficeRefusal of="change-owner" />
					{mayChange && (
						<OfficeForm name="change-owner">
							<input type="hidden" name="which" value={owner.code} />
							<input type="hidden" name="version" value={owner.version} />
							<div className="office-code-terms">
								<OfficeField of="change-owner" name="ownerName" value={owner.name} />
								<OfficeField
									of="change-owner"
									name="fee"
									value={String(owner.feeBp / 100)}
									hint={t("office.feeHint")}
								/>
								<ReachedFields of="change-owner" person={owner} emailHint={t("office.ownerEmailHint")} />
							</div>
							<Button look="outline" size="small" type="submit">
								{t("office.changePartner")}
							</Button>
						</OfficeForm>
					)}
					<h3 className="office-code-head mt-4">{t("office.title_homes")}</h3>
					{owner.homes.length === 0 && <p className="soft">{t("office.noOwnerHomes")}</p>}
					<ul className="office-code-uses">
						{owner.homes.map(({ accoId, href, title, status }) => (
							<li key={accoId}>
								<a className="office-link" href={href}>
									{title}
								</a>{" "}
								<span className="office-mono">{accoId}</span> <HomeStatus status={status} />
							</li>
						))}
					</ul>
					<MoreLink href={owner.more}>{t("office.moreHomes")}</MoreLink>
				</div>
			</div>
		</section>
	);
}

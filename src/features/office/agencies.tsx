import { formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { AgenciesPage, AgencyLine, OpenAgency } from "#site/views/office-partners-view.ts";
import { Button } from "#ui/button.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable } from "./list-table.tsx";
import { EmptyList, FindForm, MoreLink } from "./lists.tsx";
import { Members } from "./members.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { ActiveMark, ReachedFields } from "./people-terms.tsx";

/** Travel agencies: what is agreed with each, one of them opened with its users, and a new one. */
export function Agencies({ page }: { page: AgenciesPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<h1 className="office-title">{t("office.title_agencies")}</h1>
			<p className="soft mt-2">{t("office.agenciesText")}</p>
			{page.open && <Opened agency={page.open} page={page} />}
			{!page.open && page.mayChange && <NewAgency />}
			<div className="office-filters">
				<FindForm desk="agencies" q={page.q} label={t("office.findAgency")} isFilter />
			</div>
			{page.lines.length === 0 ? <EmptyList>{t("office.noAgency")}</EmptyList> : <Lines lines={page.lines} />}
			<MoreLink href={page.more}>{t("office.moreAgencies")}</MoreLink>
		</>
	);
}

function Lines({ lines }: { lines: readonly AgencyLine[] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-label={t("office.title_agencies")}>
			<ListTable
				className="office-codes-table"
				columns={[
					t("office.partnerCode"),
					t("office.partnerName"),
					t("office.email"),
					t("office.state"),
					{ number: t("office.commission") },
				]}
			>
				{lines.map(({ code, href, label, email, commissionBp, isActive }) => (
					<tr key={code} data-href={href}>
						<td className="cell-no">
							<a className="office-link office-mono" href={href}>
								{code}
							</a>
						</td>
						<td>
							<a className="office-link" href={href}>
								<b>{label}</b>
							</a>
						</td>
						<td className={email === null ? "office-none" : undefined}>{email ?? <span className="soft">–</span>}</td>
						<td>
							<ActiveMark isActive={isActive} />
						</td>
						<td className="office-num">
							<span className="office-label">{t("office.commission")} </span>
							{formatPercent(commissionBp, language)}
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}

function NewAgency() {
	const t = useT();
	const { view } = useOffice();
	return (
		<details className="office-card office-fold" open={view.form?.name === "agency" || undefined}>
			<summary className="office-card-head">
				<h2>{t("office.newAgency")}</h2>
			</summary>
			<div className="office-card-body">
				<OfficeForm name="agency">
					<OfficeRefusal of="agency" />
					<div className="office-code-terms">
						<OfficeField of="agency" name="agencyCode" hint={t("office.agencyCodeHint")} />
						<TermsFields of="agency" />
					</div>
					<Button look="primary" type="submit">
						{t("office.addAgency")}
					</Button>
				</OfficeForm>
			</div>
		</details>
	);
}

function TermsFields({ of, agency }: { of: "agency" | "change-agency"; agency?: OpenAgency }) {
	const t = useT();
	return (
		<>
			<OfficeField of={of} name="partnerName" value={agency?.label} />
			<OfficeField of={of} name="commission" value={agency?.commission} hint={t("office.commissionHint")} />
			<OfficeField of={of} name="mostOptions" value={String(agency?.mostOptions ?? 2)} hint={t("office.optionsHint")} />
			<OfficeField of={of} name="address" value={agency?.address} />
			<OfficeField of={of} name="vatNumber" value={agency?.vatNumber} />
			<ReachedFields of={of} {...(agency ? { person: agency } : {})} emailHint={t("office.agencyEmailHint")} />
		</>
	);
}

function Opened({ agency, page }: { agency: OpenAgency; page: AgenciesPage }) {
	const t = useT();
	return (
		<>
			<section className="office-card" aria-labelledby="open-agency">
				<div className="office-card-head">
					<h2 id="open-agency">{agency.label}</h2>
					<ActiveMark isActive={agency.isActive} />
					<a href={officeHref("agencies")} className="office-link">
						{t("office.closeAgency")}
					</a>
				</div>
				<div className="office-card-body office-code-open">
					<Invoice agency={agency} mayDecide={page.mayDecideInvoice} />
					<div>
						<OfficeRefusal of="change-agency" />
						{page.mayChange && (
							<OfficeForm name="change-agency">
								<input type="hidden" name="which" value={agency.code} />
								<input type="hidden" name="version" value={agency.version} />
								<div className="office-code-terms">
									<TermsFields of="change-agency" agency={agency} />
								</div>
								<Button look="outline" size="small" type="submit">
									{t("office.changePartner")}
								</Button>
							</OfficeForm>
						)}
					</div>
				</div>
			</section>
			<Members members={agency.members} />
		</>
	);
}

/** Whether the agency books on invoice is decided by finance. */
function Invoice({ agency, mayDecide }: { agency: OpenAgency; mayDecide: boolean }) {
	const t = useT();
	return (
		<div>
			<h3 className="office-code-head">{t("office.agencyInvoice")}</h3>
			<p>{t(agency.mayInvoice ? "office.agencyInvoiceYes" : "office.agencyInvoiceNo")}</p>
			{mayDecide && (
				<OfficeForm name="agency-invoice" className="mt-2">
					<OfficeRefusal of="agency-invoice" />
					<input type="hidden" name="which" value={agency.code} />
					<input type="hidden" name="version" value={agency.version} />
					<input type="hidden" name="mayInvoice" value={agency.mayInvoice ? "no" : "yes"} />
					<Button look="outline" size="small" type="submit">
						{t(agency.mayInvoice ? "office.agencyInvoiceEnd" : "office.agencyInvoiceAllow")}
					</Button>
				</OfficeForm>
			)}
		</div>
	);
}

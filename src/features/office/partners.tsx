import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { OpenPartner, PartnerLine, PartnersPage } from "#site/views/office-partners-view.ts";
import { Button } from "#ui/button.tsx";
import { StateBadge } from "./booking-words.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable } from "./list-table.tsx";
import { EmptyList, FindForm, MoreLink } from "./lists.tsx";
import { Members } from "./members.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { ActiveMark, CodeLink, ReachedFields } from "./people-terms.tsx";

/** Partners and hosts: what is agreed with each, one of them opened, and a new one. */
export function Partners({ page }: { page: PartnersPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<h1 className="office-title">{t("office.title_partners")}</h1>
			<p className="soft mt-2">{t("office.partnersText")}</p>
			{page.open && <Opened partner={page.open} mayChange={page.mayChange} />}
			{page.open && <Members members={page.open.members} />}
			{!page.open && page.mayChange && <NewPartner />}
			<div className="office-filters">
				<FindForm desk="partners" q={page.q} label={t("office.findPartner")} isFilter />
			</div>
			{page.lines.length === 0 ? <EmptyList>{t("office.noPartner")}</EmptyList> : <Lines lines={page.lines} />}
			<MoreLink href={page.more}>{t("office.morePartners")}</MoreLink>
		</>
	);
}

function Lines({ lines }: { lines: readonly PartnerLine[] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-label={t("office.title_partners")}>
			<ListTable
				className="office-codes-table"
				columns={[
					t("office.partnerCode"),
					t("office.partnerName"),
					t("office.partnerKind"),
					t("office.email"),
					t("office.state"),
					{ number: t("office.commission") },
				]}
			>
				{lines.map(({ code, href, label, kind, email, commissionBp, isActive }) => (
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
						<td>{t(`office.partnerIs_${kind}`)}</td>
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

function NewPartner() {
	const t = useT();
	const { view } = useOffice();
	const kinds = (["affiliate", "host"] as const).map((value) => ({ value, label: t(`office.partnerIs_${value}`) }));
	return (
		<details className="office-card office-fold" open={view.form?.name === "partner" || undefined}>
			<summary className="office-card-head">
				<h2>{t("office.newPartner")}</h2>
			</summary>
			<div className="office-card-body">
				<OfficeForm name="partner">
					<OfficeRefusal of="partner" />
					<div className="office-code-terms">
						<OfficeField of="partner" name="partnerCode" hint={t("office.partnerCodeHint")} />
						<OfficeField of="partner" name="partnerKind" options={kinds} value="affiliate" />
						<OfficeField of="partner" name="partnerName" />
						<OfficeField of="partner" name="commission" hint={t("office.commissionHint")} />
						<ReachedFields of="partner" emailHint={t("office.partnerEmailHint")} />
					</div>
					<Button look="primary" type="submit">
						{t("office.addPartner")}
					</Button>
				</OfficeForm>
			</div>
		</details>
	);
}

function Opened({ partner, mayChange }: { partner: OpenPartner; mayChange: boolean }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="open-partner">
			<div className="office-card-head">
				<h2 id="open-partner">{partner.label}</h2>
				<ActiveMark isActive={partner.isActive} />
				<a href={officeHref("partners")} className="office-link">
					{t("office.closePartner")}
				</a>
			</div>
			<div className="office-card-body office-code-open">
				<div>
					<CodeLink link={partner.link} isOfStaff={partner.isOfStaff} />
					<Earnings partner={partner} />
				</div>
				<div>
					<OfficeRefusal of="change-partner" />
					{mayChange && (
						<OfficeForm name="change-partner">
							<input type="hidden" name="which" value={partner.code} />
							<input type="hidden" name="version" value={partner.version} />
							<div className="office-code-terms">
								<OfficeField of="change-partner" name="partnerName" value={partner.label} />
								<OfficeField
									of="change-partner"
									name="commission"
									value={partner.commission}
									hint={t("office.commissionHint")}
								/>
								<ReachedFields of="change-partner" person={partner} emailHint={t("office.partnerEmailHint")} />
							</div>
							<Button look="outline" size="small" type="submit">
								{t("office.changePartner")}
							</Button>
						</OfficeForm>
					)}
					<Bookings bookings={partner.bookings} />
				</div>
			</div>
		</section>
	);
}

function Earnings({ partner: { earnedCents, comingCents, commissionBp } }: { partner: OpenPartner }) {
	const t = useT();
	const language = useLanguage();
	return (
		<dl className="office-code-sums mt-4">
			<div>
				<dt>{t("office.commission")}</dt>
				<dd className="office-num">{formatPercent(commissionBp, language)}</dd>
			</div>
			<div>
				<dt>{t("office.earned")}</dt>
				<dd className="office-num">{formatMoneyExact(earnedCents, language)}</dd>
			</div>
			<div>
				<dt>{t("office.coming")}</dt>
				<dd className="office-num">{formatMoneyExact(comingCents, language)}</dd>
			</div>
		</dl>
	);
}

function Bookings({ bookings }: { bookings: OpenPartner["bookings"] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<h3 className="office-code-head mt-4">{t("office.partnerBookings")}</h3>
			{bookings.length === 0 && <p className="soft">{t("office.noPartnerBookings")}</p>}
			<ul className="office-code-uses">
				{bookings.map(({ no, href, state, arrival, departure, commissionCents, isAhead }) => (
					<li key={no} className="office-partner-booking">
						<span>
							<a className="office-link office-mono" href={href}>
								{no}
							</a>{" "}
							{formatDateRange(dayOf(arrival), dayOf(departure), language)} <StateBadge state={state} />
						</span>
						<span className="office-num">
							{commissionCents === null ? "–" : formatMoneyExact(commissionCents, language)}
							{isAhead && <small className="soft"> {t("office.commissionAhead")}</small>}
						</span>
					</li>
				))}
			</ul>
		</>
	);
}

import { formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { AgenciesPage, AgencyLine, AgencyPage, OpenAgency } from "#site/views/office-partners-view.ts";
import { useListKeys } from "./list-keys.ts";
import { EmptyList, MoreLink } from "./lists.tsx";
import { keptWords, Members, OpenedMemberAct } from "./members.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { ActiveMark, OfRecord, PeopleFilters, PeopleTable, ReachedFields, useReachedFacts } from "./people-terms.tsx";
import { Facts, NewRecordFrame, OpenedAct, RecordPage, RecordsHead } from "./record.tsx";
import { BookingsBeside, StatementsBeside } from "./record-beside.tsx";
import { DoOrLeave } from "./step-up.tsx";

/** Travel agencies in a list, with what is agreed with each. */
export function Agencies({ page }: { page: AgenciesPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<RecordsHead
				title={t("office.title_agencies")}
				text={t("office.agenciesText")}
				href={page.newHref}
				word={t("office.newAgency")}
			/>
			<PeopleFilters desk="agencies" page={page} label={t("office.findAgency")} />
			{page.lines.length === 0 ? (
				<EmptyList>{t(page.q === "" && page.state === null ? "office.noAgencyYet" : "office.noAgency")}</EmptyList>
			) : (
				<Lines lines={page.lines} />
			)}
			<MoreLink href={page.more}>{t("office.moreAgencies")}</MoreLink>
		</>
	);
}

function Lines({ lines }: { lines: readonly AgencyLine[] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<PeopleTable
			label={t("office.title_agencies")}
			lines={lines}
			heads={{ name: t("office.partnerName"), code: t("office.partnerCode"), number: t("office.commission") }}
			nameOf={({ label, code }) => label || code}
			numberOf={({ commissionBp }) => formatPercent(commissionBp, language)}
		/>
	);
}

/** The form of a new agency. */
export function NewAgency() {
	const t = useT();
	return (
		<NewRecordFrame desk="agencies" title={t("office.newAgency")}>
			<OfficeForm name="agency">
				<OfficeRefusal of="agency" />
				<div className="office-code-terms">
					<OfficeField of="agency" name="agencyCode" hint={t("office.agencyCodeHint")} />
					<TermsFields of="agency" />
				</div>
				<DoOrLeave of="agency" leaveHref={officeHref("agencies")} leave={t("office.backToList")}>
					{t("office.addAgency")}
				</DoOrLeave>
			</OfficeForm>
		</NewRecordFrame>
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

/** One travel agency: what is agreed, what it booked and earned, users and statements. */
export function AgencyDetail({ page: { record, agency } }: { page: AgencyPage }) {
	const t = useT();
	const language = useLanguage();
	const { members } = agency;
	return (
		<RecordPage
			desk="agencies"
			record={record}
			mark={<ActiveMark isActive={agency.isActive} />}
			line={[
				<span key="code" className="office-mono">
					{agency.code}
				</span>,
				agency.email,
				t("office.commissionOf", { share: formatPercent(agency.commissionBp, language) }),
			]}
			reasons={{ member: t("office.refused_INACTIVE"), "erase-organisation": keptWords(t, members) }}
			opened={
				record.open === "agency-invoice" ? (
					<Invoice page={{ name: "agency", record, agency }} />
				) : (
					<OpenedMemberAct record={record} members={members} />
				)
			}
			facts={
				record.open === "change-agency" ? (
					<Change page={{ name: "agency", record, agency }} />
				) : (
					<AgencyFacts agency={agency} />
				)
			}
		>
			<BookingsBeside
				title={t("office.partnerBookings")}
				none={t("office.noPartnerBookings")}
				bookings={agency.bookings}
			/>
			<Members members={members} />
			<StatementsBeside statements={agency.statements} />
		</RecordPage>
	);
}

function AgencyFacts({ agency }: { agency: OpenAgency }) {
	const t = useT();
	const language = useLanguage();
	return (
		<Facts
			facts={[
				[
					t("office.partnerCode"),
					<span key="code" className="office-mono">
						{agency.code}
					</span>,
				],
				[t("office.commission"), formatPercent(agency.commissionBp, language)],
				[t("office.mostOptions"), String(agency.mostOptions)],
				[t("office.agencyInvoice"), t(agency.mayInvoice ? "office.agencyInvoiceYes" : "office.agencyInvoiceNo")],
				[t("office.agencyAddress"), agency.address],
				[t("office.agencyVat"), agency.vatNumber],
				...useReachedFacts(agency),
			]}
		/>
	);
}

function Change({ page: { record, agency } }: { page: AgencyPage }) {
	const t = useT();
	return (
		<OpenedAct record={record} name="change-agency" act={t("office.changePartner")} look="wide">
			<OfRecord {...agency} />
			<div className="office-code-terms">
				<TermsFields of="change-agency" agency={agency} />
			</div>
		</OpenedAct>
	);
}

/** Whether the agency books on invoice is decided by finance. */
function Invoice({ page: { record, agency } }: { page: AgencyPage }) {
	const t = useT();
	return (
		<OpenedAct
			record={record}
			name="agency-invoice"
			then={t(agency.mayInvoice ? "office.agencyInvoiceYes" : "office.agencyInvoiceNo")}
			act={t(agency.mayInvoice ? "office.agencyInvoiceEnd" : "office.agencyInvoiceAllow")}
		>
			<OfRecord {...agency} />
			<input type="hidden" name="mayInvoice" value={agency.mayInvoice ? "no" : "yes"} />
		</OpenedAct>
	);
}

import { formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { OpenPartner, PartnerLine, PartnerPage, PartnersPage } from "#site/views/office-partners-view.ts";
import { useListKeys } from "./list-keys.ts";
import { EmptyList, MoreLink } from "./lists.tsx";
import { keptWords, Members, OpenedMemberAct } from "./members.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import {
	ActiveMark,
	CodeLink,
	OfRecord,
	PeopleFilters,
	PeopleTable,
	ReachedFields,
	useReachedFacts,
} from "./people-terms.tsx";
import { Facts, NewRecordFrame, OpenedAct, RecordPage, RecordsHead } from "./record.tsx";
import { BookingsBeside, StatementsBeside } from "./record-beside.tsx";
import { DoOrLeave } from "./step-up.tsx";

/** Partners and hosts in a list, with what is agreed with each. */
export function Partners({ page }: { page: PartnersPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<RecordsHead
				title={t("office.title_partners")}
				text={t("office.partnersText")}
				href={page.newHref}
				word={t("office.newPartner")}
			/>
			<PeopleFilters desk="partners" page={page} label={t("office.findPartner")} />
			{page.lines.length === 0 ? <EmptyList>{t("office.noPartner")}</EmptyList> : <Lines lines={page.lines} />}
			<MoreLink href={page.more}>{t("office.morePartners")}</MoreLink>
		</>
	);
}

function Lines({ lines }: { lines: readonly PartnerLine[] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<PeopleTable
			label={t("office.title_partners")}
			lines={lines}
			heads={{ name: t("office.partnerName"), code: t("office.partnerCode"), number: t("office.commission") }}
			nameOf={({ label, code }) => label || code}
			kind={{ head: t("office.partnerKind"), of: ({ kind }) => t(`office.partnerIs_${kind}`) }}
			numberOf={({ commissionBp }) => formatPercent(commissionBp, language)}
		/>
	);
}

/** The form of a new partner or host. */
export function NewPartner() {
	const t = useT();
	const kinds = (["affiliate", "host"] as const).map((value) => ({ value, label: t(`office.partnerIs_${value}`) }));
	return (
		<NewRecordFrame desk="partners" title={t("office.newPartner")}>
			<OfficeForm name="partner">
				<OfficeRefusal of="partner" />
				<div className="office-code-terms">
					<OfficeField of="partner" name="partnerName" />
					<OfficeField of="partner" name="partnerCode" hint={t("office.partnerCodeHint")} />
					<OfficeField of="partner" name="partnerKind" options={kinds} value="affiliate" />
					<OfficeField of="partner" name="commission" hint={t("office.commissionHint")} />
					<ReachedFields of="partner" emailHint={t("office.partnerEmailHint")} />
				</div>
				<DoOrLeave of="partner" leaveHref={officeHref("partners")} leave={t("office.backToList")}>
					{t("office.addPartner")}
				</DoOrLeave>
			</OfficeForm>
		</NewRecordFrame>
	);
}

/** One partner or host: what is agreed, what was brought and earned, users and statements. */
export function PartnerDetail({ page: { record, partner } }: { page: PartnerPage }) {
	const t = useT();
	const language = useLanguage();
	const { members } = partner;
	return (
		<RecordPage
			desk="partners"
			record={record}
			mark={<ActiveMark isActive={partner.isActive} />}
			line={[
				t(`office.partnerIs_${partner.kind}`),
				<span key="code" className="office-mono">
					{partner.code}
				</span>,
				t("office.commissionOf", { share: formatPercent(partner.commissionBp, language) }),
				t("office.earnedSum", { sum: formatMoneyExact(partner.earnedCents, language) }),
			]}
			reasons={{ member: t("office.refused_INACTIVE"), "erase-organisation": keptWords(t, members) }}
			opened={<OpenedMemberAct record={record} members={members} />}
			facts={
				record.open === "change-partner" ? (
					<Change page={{ name: "partner", record, partner }} />
				) : (
					<PartnerFacts partner={partner} />
				)
			}
		>
			<BookingsBeside
				title={t("office.partnerBookings")}
				none={t("office.noPartnerBookings")}
				bookings={partner.bookings}
			/>
			<Members members={members} />
			<StatementsBeside statements={partner.statements} />
		</RecordPage>
	);
}

function PartnerFacts({ partner }: { partner: OpenPartner }) {
	const t = useT();
	const language = useLanguage();
	const { earnedCents, comingCents, commissionBp } = partner;
	return (
		<>
			<Facts
				facts={[
					[t("office.partnerKind"), t(`office.partnerIs_${partner.kind}`)],
					[
						t("office.partnerCode"),
						<span key="code" className="office-mono">
							{partner.code}
						</span>,
					],
					[t("office.commission"), formatPercent(commissionBp, language)],
					[t("office.earned"), formatMoneyExact(earnedCents, language)],
					[t("office.coming"), formatMoneyExact(comingCents, language)],
					...useReachedFacts(partner),
				]}
			/>
			<CodeLink link={partner.link} isOfStaff={partner.isOfStaff} />
		</>
	);
}

function Change({ page: { record, partner } }: { page: PartnerPage }) {
	const t = useT();
	return (
		<OpenedAct record={record} name="change-partner" act={t("office.changePartner")} look="wide">
			<OfRecord {...partner} />
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
		</OpenedAct>
	);
}

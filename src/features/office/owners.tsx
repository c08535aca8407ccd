import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { OpenOwner, OwnerLine, OwnerPage, OwnersPage } from "#site/views/office-partners-view.ts";
import { FileButton } from "./file-button.tsx";
import { HomeStatus } from "./homes.tsx";
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
import { Beside, Facts, NewRecordFrame, OpenedAct, RecordPage, RecordsHead } from "./record.tsx";
import { BookingsBeside, StatementsBeside } from "./record-beside.tsx";
import { DoOrLeave } from "./step-up.tsx";

/** Home owners in a list. */
export function Owners({ page }: { page: OwnersPage }) {
	const t = useT();
	useListKeys();
	const language = useLanguage();
	return (
		<>
			<RecordsHead
				title={t("office.title_owners")}
				text={t("office.ownersText")}
				href={page.newHref}
				word={t("office.newOwner")}
			/>
			{page.report && (
				<div className="row flex-wrap gap-2 mt-2 items-start">
					<span className="py-1">{t("office.lettingReport")}</span>
					{page.report.map(({ period, href }) => (
						<FileButton
							key={period}
							href={href}
							word={/^\d{4}-\d\d$/.test(period) ? formatDate(dayOf(`${period}-01`), language, "month") : period}
							isAmid
						/>
					))}
				</div>
			)}
			<PeopleFilters desk="owners" page={page} label={t("office.findOwner")} />
			{page.lines.length === 0 ? <EmptyList>{t("office.noOwner")}</EmptyList> : <Lines lines={page.lines} />}
			<MoreLink href={page.more}>{t("office.moreOwners")}</MoreLink>
		</>
	);
}

function Lines({ lines }: { lines: readonly OwnerLine[] }) {
	const t = useT();
	return (
		<PeopleTable
			label={t("office.title_owners")}
			lines={lines}
			heads={{ name: t("office.name"), code: t("office.ownerCode"), number: t("office.title_homes") }}
			nameOf={({ owner }) => owner}
			numberOf={({ homes }) => homes}
		/>
	);
}

/** The form of a new owner. */
export function NewOwner() {
	const t = useT();
	return (
		<NewRecordFrame desk="owners" title={t("office.newOwner")}>
			<OfficeForm name="owner">
				<OfficeRefusal of="owner" />
				<div className="office-code-terms">
					<OfficeField of="owner" name="ownerName" />
					<OfficeField of="owner" name="ownerCode" hint={t("office.partnerCodeHint")} />
					<OfficeField of="owner" name="fee" hint={t("office.feeHint")} />
					<ReachedFields of="owner" emailHint={t("office.ownerEmailHint")} />
				</div>
				<DoOrLeave of="owner" leaveHref={officeHref("owners")} leave={t("office.backToList")}>
					{t("office.addOwner")}
				</DoOrLeave>
			</OfficeForm>
		</NewRecordFrame>
	);
}

/** One owner: how the owner is reached, the homes and who stays in them, users and statements. */
export function OwnerDetail({ page: { record, owner } }: { page: OwnerPage }) {
	const t = useT();
	const language = useLanguage();
	const { members } = owner;
	return (
		<RecordPage
			desk="owners"
			record={record}
			mark={<ActiveMark isActive={owner.isActive} />}
			line={[
				t("office.ownerOf", { code: owner.code }),
				owner.email ?? t("office.noEmail"),
				t(owner.more === null ? "office.homesCount" : "office.homesMore", { count: owner.homes.length }),
				t("office.feeOf", { share: formatPercent(owner.feeBp, language) }),
			]}
			reasons={{ member: t("office.refused_INACTIVE"), "erase-organisation": keptWords(t, members) }}
			opened={<OpenedMemberAct record={record} members={members} />}
			facts={
				record.open === "change-owner" ? (
					<Change page={{ name: "owner", record, owner }} />
				) : (
					<OwnerFacts owner={owner} />
				)
			}
		>
			<Beside id="homes" title={t("office.title_homes")}>
				{owner.homes.length === 0 && <p className="office-card-body soft">{t("office.noOwnerHomes")}</p>}
				<ul className="office-rows">
					{owner.homes.map(({ accoId, href, title, status }) => (
						<li key={accoId}>
							<span>
								<a className="office-link" href={href}>
									{title}
								</a>
								<small className="office-mono">{accoId}</small>
							</span>
							<HomeStatus status={status} />
						</li>
					))}
				</ul>
				<MoreLink href={owner.more}>{t("office.moreHomes")}</MoreLink>
			</Beside>
			<BookingsBeside title={t("office.ownerStays")} none={t("office.noOwnerStays")} bookings={owner.bookings} />
			<Members members={members} />
			<StatementsBeside statements={owner.statements} />
		</RecordPage>
	);
}

function OwnerFacts({ owner }: { owner: OpenOwner }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<Facts
				facts={[
					[t("office.name"), owner.name],
					[
						t("office.ownerCode"),
						<span key="code" className="office-mono">
							{owner.code}
						</span>,
					],
					[t("office.shareFact"), formatPercent(owner.feeBp, language)],
					...useReachedFacts(owner),
				]}
			/>
			<CodeLink link={owner.link} isOfStaff={owner.isOfStaff} />
		</>
	);
}

function Change({ page: { record, owner } }: { page: OwnerPage }) {
	const t = useT();
	return (
		<OpenedAct record={record} name="change-owner" act={t("office.changePartner")} look="wide">
			<OfRecord {...owner} />
			<div className="office-code-terms">
				<OfficeField of="change-owner" name="ownerName" value={owner.name} />
				<OfficeField of="change-owner" name="fee" value={String(owner.feeBp / 100)} hint={t("office.feeHint")} />
				<ReachedFields of="change-owner" person={owner} emailHint={t("office.ownerEmailHint")} />
			</div>
		</OpenedAct>
	);
}

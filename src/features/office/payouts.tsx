import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { PayoutRunView, PayoutsPage } from "#site/views/office-payouts-view.ts";
import { Button } from "#ui/button.tsx";
import { ActForm } from "./act-form.tsx";
import { FileButton } from "./file-button.tsx";
import { ListTable, StateMark } from "./list-table.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { StepUp } from "./step-up.tsx";

/** Paying partners, agencies and owners: one lays a file out of what is due, a colleague releases it for the bank. */
export function Payouts({ page }: { page: PayoutsPage }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<h1 className="office-title">{t("office.title_payouts")}</h1>
			<p className="soft mt-2">{t(page.accounts.length === 0 ? "office.noPayouts" : "office.payoutsText")}</p>
			<Due page={page} />
			<section className="office-card mt-5" aria-labelledby="propose">
				<div className="office-card-head">
					<h2 id="propose">{t("office.payoutNext")}</h2>
				</div>
				<div className="office-card-body">
					<OfficeRefusal of="propose-payouts" />
					{page.payable.count === 0 ? (
						<p className="soft">{t("office.refused_PAYOUT_NOTHING")}</p>
					) : page.hasAccount ? (
						<OfficeForm name="propose-payouts">
							<input type="hidden" name="cents" value={page.payable.cents} />
							<p>{t("office.payoutProposeText", { count: page.payable.count })}</p>
							<StepUp of="propose-payouts">
								<Button look="primary" type="submit" className="mt-3">
									{t("office.payoutPropose", { sum: formatMoneyExact(page.payable.cents, language) })}
								</Button>
							</StepUp>
						</OfficeForm>
					) : (
						<p className="soft">{t("office.refused_PAYOUT_NO_ACCOUNT")}</p>
					)}
				</div>
			</section>
			{page.runs.map((run) => (
				<Run key={run.id} run={run} />
			))}
		</>
	);
}

/** What is due, and why some of it is not in the next file. */
function Due({ page: { accounts, payable } }: { page: PayoutsPage }) {
	const t = useT();
	const language = useLanguage();
	if (accounts.length === 0) return null;
	return (
		<section className="office-card mt-5" aria-label={t("office.payoutDue")}>
			<ListTable
				label={t("office.payoutDue")}
				columns={[
					t("office.payoutTo"),
					t("office.payoutStatements"),
					t("office.payoutAccount"),
					t("office.payoutState"),
					{ number: t("office.total") },
				]}
				foot={
					<tr>
						<td colSpan={4}>{t("office.payoutPayable")}</td>
						<td className="office-num">
							<b>{formatMoneyExact(payable.cents, language)}</b>
						</td>
					</tr>
				}
			>
				{accounts.map(({ kind, code, label, cents, statements, to, block }) => (
					<tr key={`${kind} ${code}`}>
						<td>
							<b>{label}</b> <small className="soft">{`${t(`office.payee_${kind}`)} ${code}`}</small>
						</td>
						<td className="office-mono">{statements.join(" ")}</td>
						<td>{to ? `${to.holder}, •••• ${to.ibanEnd}` : "–"}</td>
						<td>
							<StateMark tone={block === null ? "moss" : block === "HELD" ? "honey" : "dune"}>
								{t(`office.payoutBlock_${block ?? "NONE"}`)}
							</StateMark>
						</td>
						<td className="office-num">{formatMoneyExact(cents, language)}</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}

const RUN_TONES = { proposed: "honey", released: "moss", withdrawn: "dune" } as const;
const PAYOUT_TONES = { waiting: "honey", paid: "moss", returned: "dune", withdrawn: "dune" } as const;

function Run({ run }: { run: PayoutRunView }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card mt-5" aria-labelledby={run.id}>
			<div className="office-card-head">
				<h2 id={run.id} className="office-mono">
					{run.messageId}
				</h2>
				<StateMark tone={RUN_TONES[run.state]}>{t(`office.payoutRun_${run.state}`)}</StateMark>
				<b>{formatMoneyExact(run.cents, language)}</b>
			</div>
			<div className="office-card-body">
				<p className="soft">
					{t("office.payoutMade", { name: run.maker, at: formatInstant(new Date(run.madeAt), language) })}{" "}
					{run.decider && run.state !== "proposed" && t(`office.payoutDecided_${run.state}`, { name: run.decider })}{" "}
					{t("office.payoutOn", { day: formatDate(dayOf(run.executeOn), language, "plain") })}
				</p>
				{run.state === "proposed" && (
					<div className="actions mt-3">
						{run.mayRelease ? (
							<ActForm name="release-payouts" look="primary" act={t("office.payoutRelease")}>
								<input type="hidden" name="run" value={run.id} />
							</ActForm>
						) : (
							<p className="soft">{t("office.payoutOther")}</p>
						)}
						<ActForm name="withdraw-payouts" act={t("office.payoutWithdraw")}>
							<input type="hidden" name="run" value={run.id} />
						</ActForm>
					</div>
				)}
				{run.fileHref && (
					<div className="mt-3">
						<FileButton href={run.fileHref} word={t("office.payoutFile")} isAmid />
					</div>
				)}
			</div>
			<ListTable
				label={run.messageId}
				columns={[
					t("office.payoutTo"),
					t("office.payoutAccount"),
					t("office.payoutReference"),
					t("office.payoutState"),
					{ number: t("office.total") },
					{ unseen: t("office.payoutReturn") },
				]}
			>
				{run.payouts.map((payout) => (
					<tr key={payout.reference}>
						<td>{payout.code}</td>
						<td>{`${payout.holder}, •••• ${payout.ibanEnd}`}</td>
						<td className="office-mono">{payout.reference}</td>
						<td>
							<StateMark tone={PAYOUT_TONES[payout.state]}>{t(`office.payout_${payout.state}`)}</StateMark>
							{payout.paidOn && payout.state === "paid" && (
								<small className="soft"> {formatDate(dayOf(payout.paidOn), language, "plain")}</small>
							)}
							{payout.isTwice && <StateMark tone="berry">{t("office.payoutTwice")}</StateMark>}
							{payout.reason && <small className="soft"> {payout.reason}</small>}
						</td>
						<td className="office-num">{formatMoneyExact(payout.cents, language)}</td>
						<td>
							{run.state === "released" && (payout.state === "waiting" || payout.state === "paid") && (
								<details>
									<summary className="office-link">
										{t("office.payoutReturn")}
										<span className="visually-hidden"> {payout.reference}</span>
									</summary>
									<ActForm
										name="return-payout"
										person={payout.reference}
										className="office-form mt-2"
										act={t("office.payoutReturnYes")}
									>
										<input type="hidden" name="reference" value={payout.reference} />
										<OfficeField of="return-payout" name="reason" person={payout.reference} />
									</ActForm>
								</details>
							)}
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}

import { useEffect } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { SelectionLine, SelectionPage } from "#site/views/office-selection-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { AssigneeSelect } from "./assignee.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { forgetPicked } from "./picked.ts";

/** Many bookings at once: what would be done to which and who is left out; afterwards what was done and what was not. */
export function Selection({ page }: { page: SelectionPage }) {
	const t = useT();
	const { act, lines, left, listHref, ahead } = page;
	const isDone = ahead === null;
	useEffect(() => {
		if (isDone) forgetPicked();
	}, [isDone]);
	return (
		<>
			<p className="office-crumb">
				<a className="office-link" href={officeHref("bookings")}>
					{t("office.title_bookings")}
				</a>{" "}
				<span aria-hidden="true">›</span> <b>{t("office.title_selection")}</b>
			</p>
			<h1 className="office-title">{t(`office.many_${act}`)}</h1>
			{!ahead && <Outcome page={page} />}
			<section className="office-card" id="do" aria-labelledby="do-title">
				<div className="office-card-head">
					<h2 id="do-title">{ahead ? t("office.manyTo", { count: lines.length }) : t("office.manyDone")}</h2>
					{ahead && <small className="soft">{t("office.nothingDone")}</small>}
				</div>
				{ahead && lines.length > 0 && <Sums ahead={ahead} />}
				{lines.length === 0 ? <p className="office-card-body soft">{t("office.manyNone")}</p> : <Lines lines={lines} />}
				{ahead && (
					<div className="office-card-body">
						<OfficeRefusal of={act} />
						{ahead.isTooMany && (
							<Notice tone="honey" as="div" className="mb-4">
								<p>{t("office.refused_TOO_MANY_BOOKINGS")}</p>
							</Notice>
						)}
						{lines.length > 0 && !ahead.isTooMany && <Ahead page={page} ahead={ahead} />}
						<p className="mt-3">
							<a className="office-link" href={listHref}>
								{t("office.leaveIt")}
							</a>
						</p>
					</div>
				)}
			</section>
			{left.length > 0 && (
				<section className="office-card" aria-labelledby="left-title">
					<div className="office-card-head">
						<h2 id="left-title">{ahead ? t("office.manyLeft", { count: left.length }) : t("office.manyNotDone")}</h2>
					</div>
					<Lines lines={left} />
				</section>
			)}
			{!ahead && (
				<p className="mt-5">
					<a className="office-link" href={listHref}>
						{t("office.backToList")}
					</a>
				</p>
			)}
		</>
	);
}

type Ahead = NonNullable<SelectionPage["ahead"]>;

/** The form that does it, with what else will follow. */
function Ahead({ page: { act, lines, assignees }, ahead }: { page: SelectionPage; ahead: Ahead }) {
	const t = useT();
	return (
		<OfficeForm name={act} className="office-form">
			<input type="hidden" name="selected" value={ahead.selected} />
			<input type="hidden" name="once" value={ahead.once} />
			<input type="hidden" name="list" value={ahead.list} />
			{act === "note-many" && <OfficeField of="note-many" name="text" hint={t("office.noteHint")} />}
			{act === "assign-many" && <AssigneeSelect of={act} assignees={assignees} value={assignees[0]?.publicId ?? ""} />}
			<p className="office-then">{t(`office.manyThen_${act}`)}</p>
			<div className="office-actions">
				<Button look="primary" type="submit">
					{t(`office.manyNow_${act}`, { count: lines.length })}
				</Button>
			</div>
		</OfficeForm>
	);
}

/** Total, received and to pay of those to which it happens. */
function Sums({ ahead: { totalCents, atHomeCents, receivedCents, toPayCents, cancelled } }: { ahead: Ahead }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<dl className="office-three">
				{(
					[
						[t("office.total"), totalCents],
						[t("office.atHome"), atHomeCents],
						[t("office.received"), receivedCents],
						[t("office.toPay"), toPayCents],
					] as const
				).map(([name, cents]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{formatMoneyExact(cents, language)}</dd>
					</div>
				))}
			</dl>
			{cancelled > 0 && <p className="soft">{t("office.pickedCancelled", { count: cancelled })}</p>}
		</>
	);
}

function Lines({ lines }: { lines: readonly (SelectionLine | SelectionPage["left"][number])[] }) {
	const t = useT();
	const language = useLanguage();
	const day = (iso: string) => formatDate(dayOf(iso), language, "dayMonth");
	return (
		<ul className="office-many">
			{lines.map((line) => (
				<li key={line.no}>
					{line.href ? (
						<a className="office-link office-mono" href={line.href}>
							{line.no}
						</a>
					) : (
						<span className="office-mono">{line.no}</span>
					)}
					<span>
						<b>{line.guest || "–"}</b> <span className="soft">{line.home}</span>
					</span>
					<span>{wordsOf(line)}</span>
				</li>
			))}
		</ul>
	);

	function wordsOf(line: SelectionLine | SelectionPage["left"][number]): string {
		if ("why" in line) {
			if (line.why === "REMINDED" && line.on) return t("office.left_REMINDED", { day: day(line.on) });
			return t(`office.left_${line.why === "REMINDED" ? "REMINDED_NOW" : line.why}`);
		}
		if (!line.reminder) return "";
		const { kind, cents, dueOn } = line.reminder;
		return t(`office.sends_${kind}`, { sum: formatMoneyExact(cents, language), day: day(dueOn) });
	}
}

/** What was done, in a sentence. */
function Outcome({ page: { act, lines, left } }: { page: SelectionPage }) {
	const t = useT();
	const said = t(`office.manyDid_${act}`, { count: lines.length });
	return (
		// The page was asked for to see this, without script too.
		<Notice as="div" tone={lines.length > 0 ? "moss" : "honey"} className="mt-4" role="status" tabIndex={-1} autoFocus>
			<p>
				{said} {left.length > 0 && t("office.manyLeft", { count: left.length })}
			</p>
		</Notice>
	);
}

import { TriangleAlert } from "lucide-react";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeBooking, officeHref } from "#site/office.ts";
import type { BarKind, BoardConflict, BoardPage } from "#site/views/office-board-view.ts";
import { Button } from "#ui/button.tsx";
import { useBarWords } from "./board-words.ts";
import { OfficeForm, OfficeRefusal } from "./office-forms.tsx";

/** Blocks of ours on the homes shown, each with the way to open it again. */
export function Blocks({ page }: { page: BoardPage }) {
	const t = useT();
	const { nights } = useBarWords();
	const blocks = page.homes.flatMap((home) =>
		home.bars.flatMap((bar) => (bar.block === null ? [] : [{ home, bar, block: bar.block }])),
	);
	if (blocks.length === 0 || !page.mayBlock) return null;
	return (
		<section className="office-card" aria-labelledby="blocks">
			<div className="office-card-head">
				<h2 id="blocks">{t("office.blocks")}</h2>
			</div>
			<OfficeRefusal of="unblock" />
			<ul className="board-list">
				{blocks.map(({ home, bar, block }) => (
					<li key={`${home.id} ${block}`}>
						<span>
							<b>{home.title}</b> {nights(bar.from, bar.to)} · {t(`office.bar_${bar.kind}`)}
							{bar.reason && ` · ${bar.reason}`} <span className="soft">{t("office.blockedBy", { name: bar.by })}</span>
						</span>
						<OfficeForm name="unblock">
							<input type="hidden" name="block" value={block} />
							<Button
								look="outline"
								size="small"
								type="submit"
								aria-label={t("office.unblockWhich", { home: home.title, nights: nights(bar.from, bar.to) })}
							>
								{t("office.unblock")}
							</Button>
						</OfficeForm>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Stays of other calendars that meet a claim of ours: both sides are named, nothing is decided here. */
export function Conflicts({ page }: { page: BoardPage }) {
	const t = useT();
	const { conflicts, conflictCount } = page;
	return (
		<section className="office-card" aria-labelledby="conflicts">
			<div className="office-card-head">
				<h2 id="conflicts">{t("office.conflicts")}</h2>
			</div>
			{conflicts.length === 0 ? (
				<p className="office-card-body soft">{t("office.conflictsNone")}</p>
			) : (
				<>
					<p className="office-card-body">{t("office.conflictRule")}</p>
					<ul className="board-list">
						{conflicts.map((conflict) => (
							<ConflictLine key={conflict.id} conflict={conflict} />
						))}
					</ul>
					{conflictCount > conflicts.length && (
						<p className="office-card-body soft">{t("office.conflictsMore", { count: conflicts.length })}</p>
					)}
				</>
			)}
		</section>
	);
}

function ConflictLine({ conflict }: { conflict: BoardConflict }) {
	const t = useT();
	const language = useLanguage();
	const { nights } = useBarWords();
	const { claim, other, title, from, to, href, firstSeen } = conflict;
	const kind = t(`office.bar_${claim.kind as BarKind}`);
	return (
		<li>
			<span>
				<b>
					<TriangleAlert className="icon board-alert" aria-hidden="true" /> {title}, {nights(from, to)}
				</b>
				<br />
				{t("office.conflictOurs", { what: kind, nights: nights(claim.from, claim.to) })}{" "}
				{claim.bookingNo && (
					<a className="office-link office-mono" href={officeHref(officeBooking(claim.bookingNo))}>
						{claim.bookingNo}
					</a>
				)}
				<br />
				{t("office.conflictOther", {
					host: other.host || t("office.conflictNoHost"),
					nights: nights(other.from, other.to),
				})}
				<br />
				<small className="soft">
					{t("office.conflictSeen", { at: formatInstant(new Date(firstSeen), language, "compact") })}
				</small>
			</span>
			<a className="office-link" href={href}>
				{t("office.conflictShow")}
			</a>
		</li>
	);
}

import { useState } from "react";
import { DECLINE_CODES } from "#domain/booking/decline.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import { parseCents } from "#domain/money.ts";
import { formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BookingAction, OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import { Notice } from "#ui/notice.tsx";
import { BackInAll, PriceSums } from "./money-parts.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField } from "./office-forms.tsx";
import { typedSum } from "./typed-sum.ts";

/** The fields of an action, each with what follows from what is typed. */
export function ActionFields({
	name,
	page,
	settlement,
	onBeyond,
}: {
	name: BookingAction;
	page: OfficeBookingPage;
	settlement: Settlement | null;
	/** Told whether one person is not enough any more for what is typed. */
	onBeyond: (isBeyond: boolean) => void;
}) {
	const t = useT();
	const language = useLanguage();
	const sum = (cents: number) => formatMoneyExact(cents, language);
	switch (name) {
		case "price":
			return <PriceFields page={page} />;
		case "refund":
			return (
				<>
					<OfficeField
						of="refund"
						name="less"
						takesFocus
						hint={t("office.lessFeeHint", { sum: sum(settlement?.feeCents ?? 0) })}
					/>
					<OfficeField of="refund" name="reason" hint={t("office.reasonHint")} />
				</>
			);
		case "decline": {
			const options = DECLINE_CODES.map((code) => ({ value: code, label: t(`office.decline_${code}`) }));
			return (
				<>
					<OfficeField of="decline" name="why" takesFocus options={options} open={t("office.choose")} />
					<OfficeField of="decline" name="reason" hint={t("office.declineHint")} />
				</>
			);
		}
		case "extend-option":
			return <ExtendFields page={page} />;
		case "cancel-booking":
			return (
				<CancelFields
					policyCents={settlement?.refundCents ?? 0}
					paidCents={settlement?.paidCents ?? 0}
					plannedCents={page.money.receivedCents - (settlement?.paidCents ?? 0)}
					onBeyond={onBeyond}
				/>
			);
		case "cancel-for-host":
			return <OfficeField of={name} name="reason" takesFocus hint={t("office.reasonHint")} />;
		default:
			return null;
	}
}

const DAY_MS = 86_400_000;

/** Days more, and from which end to which they lead, as they are typed. */
function ExtendFields({ page: { ahead } }: { page: OfficeBookingPage }) {
	const t = useT();
	const language = useLanguage();
	const { values } = useOffice().form("extend-option");
	const [typed, setTyped] = useState(values.days ?? "1");
	const end = ahead.find(({ what }) => what.kind === "ahead" && what.step === "lapses")?.at;
	const days = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
	const at = (instant: number) => formatInstant(new Date(instant), language);
	return (
		<>
			<div
				onInput={({ target }) => {
					if (target instanceof HTMLInputElement) setTyped(target.value);
				}}
			>
				<OfficeField of="extend-option" name="days" value="1" takesFocus hint={t("office.daysHint")} />
			</div>
			<p role="status">
				{end !== undefined &&
					days > 0 &&
					t("office.extendEnds", { was: at(Date.parse(end)), next: at(Date.parse(end) + days * DAY_MS) })}
			</p>
		</>
	);
}

/** A new price and what it comes to, as it is typed: the difference, and what is then to pay or goes back. */
function PriceFields({ page: { money } }: { page: OfficeBookingPage }) {
	const t = useT();
	const language = useLanguage();
	const { values } = useOffice().form("price");
	const [typed, setTyped] = useState(values.price ?? typedSum(money.grandCents, language));
	const newCents = parseCents(typed);
	return (
		<>
			<div
				onInput={({ target }) => {
					if (target instanceof HTMLInputElement) setTyped(target.value);
				}}
			>
				<OfficeField
					of="price"
					name="price"
					takesFocus
					value={typedSum(money.grandCents, language)}
					hint={t("office.newPriceHint", { sum: formatMoneyExact(money.grandCents, language) })}
					isMended={typed !== values.price && newCents !== null}
				/>
			</div>
			<div role="status">
				{newCents !== null && (
					<PriceSums
						now={{
							grandCents: money.grandCents,
							atHomeCents: money.parts.atHomeCents,
							creditsCents: money.creditsCents,
							paidCents: money.paidCents,
							plannedCents: money.receivedCents - money.paidCents,
						}}
						newCents={newCents}
					/>
				)}
			</div>
			<OfficeField of="price" name="reason" hint={t("office.reasonHint")} />
		</>
	);
}

/** What goes back, and what of it is more than the terms give: then a colleague confirms it, and reads why. */
function CancelFields({
	policyCents,
	paidCents,
	plannedCents,
	onBeyond,
}: {
	policyCents: number;
	/** What there is to give back at most. */
	paidCents: number;
	/** What goes back already, beside it. */
	plannedCents: number;
	onBeyond: (isBeyond: boolean) => void;
}) {
	const t = useT();
	const language = useLanguage();
	const { values } = useOffice().form("cancel-booking");
	const [typed, setTyped] = useState(values.refund ?? typedSum(policyCents, language));
	const sum = (cents: number) => formatMoneyExact(cents, language);
	const cents = parseCents(typed) ?? 0;
	const isTooMuch = cents > paidCents;
	const beyondCents = isTooMuch ? 0 : Math.max(0, cents - policyCents);
	return (
		<>
			<div
				onInput={({ target }) => {
					if (!(target instanceof HTMLInputElement)) return;
					setTyped(target.value);
					const typedCents = parseCents(target.value) ?? 0;
					onBeyond(typedCents > policyCents && typedCents <= paidCents);
				}}
			>
				<OfficeField
					of="cancel-booking"
					name="refund"
					takesFocus
					value={typedSum(policyCents, language)}
					hint={t("office.refundHint", { sum: sum(policyCents) })}
					isMended={typed !== values.refund && parseCents(typed) !== null}
					problem={isTooMuch ? t("office.mostBack", { sum: sum(paidCents) }) : null}
				/>
			</div>
			<div role="status">
				{plannedCents > 0 && !isTooMuch && (
					<table className="office-sums">
						<tbody>
							<BackInAll backCents={cents} plannedCents={plannedCents} />
						</tbody>
					</table>
				)}
				{beyondCents > 0 && (
					<Notice as="div" tone="honey">
						<p>{t("office.beyondTerms", { sum: sum(beyondCents) })}</p>
					</Notice>
				)}
			</div>
			{beyondCents > 0 && <input type="hidden" name="asks" value={cents} />}
			<OfficeField
				of="cancel-booking"
				name="reason"
				isNeeded={beyondCents > 0}
				hint={t(beyondCents > 0 ? "office.reasonJudged" : "office.reasonHint")}
			/>
		</>
	);
}

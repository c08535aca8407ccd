import {
	ArrowLeftRight,
	Banknote,
	BookCheck,
	CalendarPlus,
	Check,
	CircleX,
	HousePlug,
	LogOut,
	type LucideIcon,
	Mail,
	PencilLine,
	Undo2,
	X,
} from "lucide-react";
import { useT } from "#i18n/react.tsx";
import type { BookingAction, OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import { Acts, type HeadAct } from "./acts-menu.tsx";
import { CHANGING, DANGERS } from "./booking-danger.ts";
import { leadingActs } from "./leading-acts.ts";
import { ACTION_KEYS } from "./office-keys.ts";

export const ACT_SIGNS: Readonly<Record<BookingAction, LucideIcon>> = {
	accept: Check,
	decline: X,
	"confirm-option": BookCheck,
	"extend-option": CalendarPlus,
	"release-option": LogOut,
	"write-guest": Mail,
	receive: Banknote,
	rebook: ArrowLeftRight,
	price: PencilLine,
	refund: Undo2,
	"cancel-booking": CircleX,
	"cancel-for-host": HousePlug,
};

/**
 * What can happen to a booking now, at its head: the one or two acts that its state asks for as buttons, all others in
 * a menu below them. Each opens in the page and says what follows; nothing is done before it is sent.
 */
export function HeadActions({ page }: { page: OfficeBookingPage }) {
	const t = useT();
	const { actions, open } = page;
	const leading = leadingActs(page);
	const asker = page.approval?.asker ?? "";
	const blocked = page.blockedBySecond;
	const actOf = (name: BookingAction): HeadAct => ({
		name,
		href: actions.find((one) => one.name === name)?.href ?? "",
		word: t(`office.do_${name}`),
		why:
			page.approval && CHANGING.includes(name)
				? t("office.endsRequestShort", { name: asker })
				: t(`office.why_${name}`),
		Sign: ACT_SIGNS[name],
		shortcut: ACTION_KEYS[name],
		isDanger: DANGERS.includes(name),
		isHere: open?.name === name,
		isQuiet: name === "write-guest",
	});
	return (
		<Acts
			label={t("office.canHappen")}
			leading={leading.map(actOf)}
			rest={actions
				.filter(({ name, isPossible }) => isPossible && !leading.includes(name))
				.map(({ name }) => actOf(name))}
			others={actions
				.filter(({ isPossible }) => !isPossible)
				.map(({ name }) => ({
					name,
					word: t(`office.do_${name}`),
					why: blocked.includes(name) ? t("office.waitsFirst", { name: asker }) : t(onlyOf(name, page)),
				}))}
			isOpen={open !== null}
		/>
	);
}

/** Why an act cannot be done now. A live option that cannot be booked is one whose guest left no more than an email. */
export function onlyOf(name: BookingAction, { state }: Pick<OfficeBookingPage, "state">) {
	return name === "confirm-option" && state === "option"
		? "office.only_guestMissing"
		: (`office.only_${name}` as const);
}

import type { Language } from "#domain/language.ts";
import { languageName } from "#i18n/countries.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BookingAction, OfficeBookingPage } from "#site/views/office-bookings-view.ts";

/** The home cannot be had, and nothing was paid that could go back. */
export function isUnpaidHost(name: BookingAction, { money }: OfficeBookingPage): boolean {
	return name === "cancel-for-host" && money.receivedCents === 0;
}

/** What follows of an action; of a booking whose documents are held back it says that nobody is mailed. */
export function Then({ name, page }: { name: BookingAction; page: OfficeBookingPage }) {
	const t = useT();
	const quiet = page.made.isSilent ? QUIET.find((one) => one === name) : undefined;
	if (quiet) {
		return (
			<p className="office-then">
				{t(`office.quiet_${quiet}`)} <b>{t("office.heldBack")}</b>
			</p>
		);
	}
	return (
		<p className="office-then">
			{t(isUnpaidHost(name, page) ? "office.then_cancel-for-host-unpaid" : `office.then_${name}`)}
			{MAILED.includes(name) && (
				<>
					{" "}
					<GuestMailLanguage lang={page.guest.lang} />
				</>
			)}
		</p>
	);
}

/** Which language the guest is written to in. */
export function GuestMailLanguage({ lang }: { lang: Language }) {
	const t = useT();
	return t("office.guestMailLanguage", { language: languageName(lang, useLanguage()) });
}

/** Actions whose mails are held back with a booking's documents. */
const QUIET = [
	"accept",
	"decline",
	"confirm-option",
	"extend-option",
	"release-option",
	"cancel-booking",
	"cancel-for-host",
	"rebook",
	"price",
	"refund",
] as const satisfies readonly BookingAction[];

/** Actions after which the guest is mailed. */
const MAILED: readonly BookingAction[] = [...QUIET, "receive"];

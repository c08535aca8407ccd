import { useT } from "#i18n/react.tsx";
import type { SuccessView } from "#site/views/booking-view.ts";
import { buttonClass } from "#ui/button.tsx";

/** After a booking for a guest: for whom, what was mailed, and the way to its page. Guests load nothing of it. */
export default function SuccessForStaff({ view: { booking, type, forStaff } }: { view: SuccessView }) {
	const t = useT();
	if (!booking || !forStaff) return null;
	const { firstname: name, email } = booking;
	return (
		<>
			<h1 className="t-display">{t(`forStaff.done${type}`, { name })}</h1>
			<p className="t-lead mt-5 max-w-[46ch]">
				{t(forStaff.isSilent ? "forStaff.held" : "forStaff.mailed", { email })}
			</p>
			{forStaff.officeHref && (
				<p className="mt-6">
					<a className={buttonClass("primary")} href={forStaff.officeHref}>
						{t("forStaff.toOffice")}
					</a>
				</p>
			)}
		</>
	);
}

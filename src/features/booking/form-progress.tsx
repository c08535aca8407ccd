import { formProgress } from "#domain/booking/form-progress.ts";
import { formatPercent } from "#i18n/format.ts";
import { checkPhone } from "#i18n/phone.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { guestInput } from "./guest-input.ts";

/** Eight equal shares, nine for a business booking (specification §5). */
export function FormProgress({ values }: { values: Readonly<Record<string, string>> }) {
	const t = useT();
	const language = useLanguage();
	const input = guestInput(values);
	const shares = input.businessBooking ? 9 : 8;
	const percent = formProgress(input, checkPhone);
	const done = Math.round((percent * shares) / 100);
	return (
		<div className="progress">
			<div className="row justify-between">
				<span className="font-semibold" id="progress-label" aria-hidden="true">
					{t("booking.progress", { done, of: shares })}
				</span>
				<span className="t-small soft" aria-hidden="true">
					{formatPercent(Math.floor(percent) * 100, language)}
				</span>
			</div>
			<div
				className="bars"
				role="progressbar"
				aria-labelledby="progress-label"
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={Math.floor(percent)}
			>
				{Array.from({ length: shares }, (_, share) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a share is its place.
					<i key={share} className={share < done ? "on" : undefined} />
				))}
			</div>
		</div>
	);
}

import { useRef } from "react";
import { useT } from "#i18n/react.tsx";
import { officeBooking, officeHref } from "#site/office.ts";
import type { MailDraft, OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { putInto } from "./put-into.ts";
import { DoOrLeave } from "./step-up.tsx";

/**
 * A mail to the guest, begun with a template or with nothing. With script a template is put in where the text is
 * written; without it the page comes back begun with it.
 */
export function WriteForm({ page, mail }: { page: OfficeBookingPage; mail: MailDraft }) {
	const t = useT();
	const box = useRef<HTMLDivElement>(null);
	return (
		<div ref={box}>
			<p className="office-then">{t("office.then_write-guest")}</p>
			<OfficeForm name="write-guest" className="office-form">
				<OfficeRefusal of="write-guest" />
				<input type="hidden" name="booking" value={page.no} />
				<input type="hidden" name="once" value={mail.once} />
				{mail.templates.length > 0 && (
					<div className="flex flex-wrap items-center gap-2">
						<span className="soft">{t("office.title_templates")}</span>
						{mail.templates.map(({ name, text, href }) => (
							<a
								key={name}
								className={buttonClass("outline", { size: "small" })}
								href={href}
								onClick={(event) => {
									if (putInto(box.current, text)) event.preventDefault();
								}}
							>
								{name}
							</a>
						))}
					</div>
				)}
				<OfficeField
					of="write-guest"
					name="words"
					takesFocus
					value={mail.text}
					hint={t("office.writeHint", { lang: t(`office.in_${page.guest.lang}`) })}
				/>
				<DoOrLeave leaveHref={officeHref(officeBooking(page.no))}>{t("office.now_write-guest")}</DoOrLeave>
			</OfficeForm>
		</div>
	);
}

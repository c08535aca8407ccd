import type { ReactNode } from "react";
import { DECLINE_CODES } from "#domain/booking/decline.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OwnerRequest } from "#site/views/owner-view.ts";
import { Button } from "#ui/button.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { OrganisationForm } from "./organisation-forms.tsx";
import { OwnerField, OwnerRefusal } from "./owner-forms.tsx";
import { EarningsTable } from "./owner-words.tsx";

/** A request that waits for the owner's answer: what it would bring, until when, and both answers. */
export function Request({ request, mayAnswer }: { request: OwnerRequest; mayAnswer: boolean }) {
	const t = useT();
	const language = useLanguage();
	const { bookingNo, arrival, departure, earnings, feeBp } = request;
	const at = (instant: string) => formatInstant(new Date(instant), language, "long");
	return (
		<section className="own-ask" aria-labelledby={`ask-${bookingNo}`}>
			<div className="own-ask-head">
				<h2 id={`ask-${bookingNo}`}>
					{t("owner.askTitle", { stay: formatDateRange(dayOf(arrival), dayOf(departure), language) })}
				</h2>
				<TimeLeft request={request} />
			</div>
			<p className="soft">
				<b>{request.home}</b> ·{" "}
				{t("owner.askWho", { party: request.party, country: request.from, nights: request.nights })}{" "}
				{t("owner.requestedAt", { at: at(request.requestedAt) })} {t("owner.contactLater")}
			</p>
			<div className="own-ask-cols">
				<EarningsTable earnings={earnings} feeBp={feeBp} sum={t("owner.youReceive")} />
				{mayAnswer ? <Answer request={request} /> : <p className="soft">{t("organisation.readerText")}</p>}
			</div>
		</section>
	);
}

function Answer({ request }: { request: OwnerRequest }) {
	const t = useT();
	const language = useLanguage();
	const { bookingNo, version } = request;
	const thing = { field: "booking", value: bookingNo } as const;
	const hidden = (
		<>
			<input type="hidden" name="booking" value={bookingNo} />
			<input type="hidden" name="version" value={version} />
		</>
	);
	return (
		<div>
			<OwnerRefusal of="accept" thing={thing} />
			<OrganisationForm name="accept">
				{hidden}
				<Button look="ember" type="submit">
					{t("owner.accept")}
				</Button>
			</OrganisationForm>
			<Decline thing={thing}>{hidden}</Decline>
			<p className="soft t-small mt-3">
				{t("owner.answerText", { at: formatInstant(new Date(request.lapsesAt), language, "long") })}
			</p>
		</div>
	);
}

function Decline({ thing, children }: { thing: { field: "booking"; value: string }; children: ReactNode }) {
	const t = useT();
	const { form } = useOrganisation();
	const came = form("decline").values.booking === thing.value;
	return (
		<details className="own-no" open={came || undefined}>
			<summary>{t("owner.declineOpen")}</summary>
			<OwnerRefusal of="decline" thing={thing} />
			<OrganisationForm name="decline" className="org-form mt-3">
				{children}
				<OwnerField
					of="decline"
					name="why"
					thing={thing}
					options={DECLINE_CODES.map((value) => ({ value, label: t(`owner.why_${value}`) }))}
					open={t("owner.choose")}
				/>
				<OwnerField of="decline" name="words" thing={thing} hint={t("owner.wordsHint")} />
				<Button look="outline" type="submit">
					{t("owner.decline")}
				</Button>
			</OrganisationForm>
		</details>
	);
}

const RING = 44;

/** How much time is left to answer; the ring shows the part of it that is used. */
function TimeLeft({ request: { used, minutesLeft } }: { request: OwnerRequest }) {
	const t = useT();
	const left = Math.max(0, minutesLeft);
	const tone = used >= 1 ? "berry" : used >= 0.5 ? "honey" : "king";
	return (
		<span className={`own-clock own-clock-${tone}`}>
			<svg viewBox="0 0 20 20" aria-hidden="true">
				<circle cx="10" cy="10" r="7" fill="none" stroke="var(--color-line)" strokeWidth="3" />
				<circle
					cx="10"
					cy="10"
					r="7"
					fill="none"
					stroke="currentColor"
					strokeWidth="3"
					strokeDasharray={`${(Math.min(1, used) * RING).toFixed(1)} ${RING}`}
					transform="rotate(-90 10 10)"
				/>
			</svg>
			{used >= 1
				? t("owner.late")
				: t("owner.timeLeft", { hours: Math.floor(left / 60), minutes: String(left % 60).padStart(2, "0") })}
		</span>
	);
}

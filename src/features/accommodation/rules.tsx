import type { LucideIcon } from "lucide-react";
import {
	Baby,
	BadgeCheck,
	Cigarette,
	CigaretteOff,
	LogIn,
	LogOut,
	Moon,
	PartyPopper,
	PawPrint,
	Users,
	Wallet,
} from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatClock, formatDate, formatDateRange, formatMoney, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { AccommodationView, CancellationView } from "#site/views/accommodation-view.ts";
import { SiteLink } from "../layout/site-link.tsx";

interface Rule {
	readonly Icon: LucideIcon;
	readonly title: string;
	readonly more?: string | null;
}

/** What holds in the house, and what giving the stay up costs. Nothing is said of what nobody knows. */
export function Rules({ view }: { view: AccommodationView }) {
	const t = useT();
	return (
		<section className="home-full laid-later home-rules" id="rules" aria-label={t("home.partRules")}>
			<div>
				<h2 className="t-title">{t("home.houseRules")}</h2>
				<ul className="house-rules">
					{useRules(view).map(({ Icon, title, more }) => (
						<li key={title}>
							<Icon className="icon" aria-hidden="true" />
							<div>
								<b>{title}</b>
								{more && <span>{more}</span>}
							</div>
						</li>
					))}
				</ul>
			</div>
			<div>
				<h2 className="t-title">{t("home.cancelling")}</h2>
				<Cancelling view={view} />
			</div>
		</section>
	);
}

function useRules(view: AccommodationView): readonly Rule[] {
	const t = useT();
	const language = useLanguage();
	const { acco, houseRules } = view;
	const { quietFrom, quietUntil, parties, smoking, children } = houseRules;
	const rules: (Rule | null | false)[] = [
		view.checkinFrom !== null && {
			Icon: LogIn,
			title: t("home.arriveFrom", { time: formatClock(view.checkinFrom, language) }),
		},
		view.checkoutUntil !== null && {
			Icon: LogOut,
			title: t("home.leaveBy", { time: formatClock(view.checkoutUntil, language) }),
		},
		{
			Icon: Users,
			title: t("home.guestsAtMost", { count: acco.maxGuests }),
			more: t("home.babiesOnTop", { count: view.maxBabies }),
		},
		children !== null && { Icon: Baby, title: t(children ? "home.childrenWelcome" : "home.childrenNot") },
		{
			Icon: PawPrint,
			title: acco.maxPets > 0 ? t("home.petsAtMost", { count: acco.maxPets }) : t("home.petsNot"),
		},
		smoking !== null && {
			Icon: smoking === "yes" ? Cigarette : CigaretteOff,
			title: t(`home.smoking_${smoking}`),
		},
		parties !== null && { Icon: PartyPopper, title: t(parties ? "home.partiesAsk" : "home.partiesNot") },
		quietFrom !== null &&
			quietUntil !== null && {
				Icon: Moon,
				title: t("home.quiet", { from: formatClock(quietFrom, language), until: formatClock(quietUntil, language) }),
			},
		view.depositCents > 0 && {
			Icon: Wallet,
			title: t("home.depositOf", { price: formatMoney(view.depositCents, language) }),
			more: t("home.depositBack"),
		},
		view.registrationNumber !== null && {
			Icon: BadgeCheck,
			title: t("home.registration"),
			more: view.registrationNumber,
		},
	];
	return rules.filter((rule): rule is Rule => Boolean(rule));
}

/** The steps of the policy: with a priced stay by their days and sums, else by days before arrival. */
function Cancelling({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const { offer, cancellation } = view;
	return (
		<>
			<p className="soft">
				{offer
					? t("home.cancelOfStay", {
							dates: formatDateRange(dayOf(offer.arrival), dayOf(offer.departure), language, "weekdays"),
							price: formatMoney(offer.totalCents, language),
						})
					: t("home.cancelInGeneral")}
			</p>
			<ol className="cancelling">
				{cancellation.steps.map((step, at) => (
					<CancellationStep key={step.feeBp} step={step} before={cancellation.steps[at - 1]?.moreThanDays ?? null} />
				))}
			</ol>
			<p className="t-small soft mt-4">
				{t("home.cancelNote")}{" "}
				<SiteLink className="text-link" href={href("conditions", language)}>
					{t("home.cancelTerms")}
				</SiteLink>
			</p>
		</>
	);
}

function CancellationStep({
	step,
	before,
}: {
	step: CancellationView["steps"][number];
	/** Days before arrival at which the step before it ended. */
	before: number | null;
}) {
	const t = useT();
	const language = useLanguage();
	const { from, through, moreThanDays, feeBp, feeCents, backCents, isNow } = step;
	const date = (iso: string) => formatDate(dayOf(iso), language, "dayMonth");
	const when =
		feeCents === null
			? moreThanDays === null
				? t("home.cancelDaysLast", { days: before ?? 0 })
				: before === null
					? t("home.cancelDaysFirst", { days: moreThanDays })
					: t("home.cancelDays", { from: before, to: moreThanDays + 1 })
			: through === null
				? from === null
					? t("home.cancelAnyDay")
					: t("home.cancelFrom", { date: date(from) })
				: from === null
					? t("home.cancelUntil", { date: date(through) })
					: t("home.cancelBetween", { from: date(from), until: date(through) });
	return (
		<li className={isNow ? "now" : undefined} data-fee={feeBp}>
			<i aria-hidden="true" />
			<div>
				<b>
					{when}
					{isNow && <span className="badge badge-moss">{t("home.cancelNow")}</span>}
				</b>
				<span>{t("home.cancelFee", { percent: formatPercent(feeBp, language) })}</span>
			</div>
			{feeCents !== null && backCents !== null && (
				<div>
					<b>{t("home.cancelBack", { price: formatMoney(backCents, language) })}</b>
					<span>{t("home.cancelPay", { price: formatMoney(feeCents, language) })}</span>
				</div>
			)}
		</li>
	);
}

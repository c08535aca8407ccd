import { Check } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { GroupRoomView } from "#site/views/group-room-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { RoomForm } from "./room-forms.tsx";

/** What is held or booked, until when, and what its booker can do; a hold that is over says that there is a way on. */
export function BookedStrip({ view }: { view: GroupRoomView }) {
	const t = useT();
	const language = useLanguage();
	const { booked } = view;
	if (!booked) return null;
	const dates = formatDateRange(dayOf(booked.arrival), dayOf(booked.departure), language, "weekdays");
	return (
		<section className={booked.state === "over" ? "room-booked over" : "room-booked"} aria-labelledby="room-booked">
			<div>
				{booked.until && (
					<p className="until">
						{t("groupRoom.heldLeft", { until: formatInstant(new Date(booked.until), language, "long") })}
					</p>
				)}
				<h2 id="room-booked">{t(`groupRoom.state_${booked.state}`, { home: booked.title, dates })}</h2>
				{booked.state === "held" && <p className="t-small">{t("groupRoom.heldText")}</p>}
				{booked.state === "over" && <p className="t-small">{t("groupRoom.overText")}</p>}
			</div>
			{booked.isOwn && booked.state !== "over" && (
				<div className="actions">
					{booked.state === "held" && (
						<RoomForm view={view} act="letGo">
							<button type="submit" className={buttonClass("outline", { size: "small" })}>
								{t("groupRoom.letGo")}
							</button>
						</RoomForm>
					)}
					{booked.href && (
						<a className={buttonClass("ember", { size: "small" })} href={booked.href} rel="nofollow">
							{t(booked.state === "held" ? "groupRoom.bookHeld" : "groupRoom.yourBooking")}
						</a>
					)}
				</div>
			)}
		</section>
	);
}

/** The way of a group in four steps: homes, dates that suit, who pays, booked. */
export function Steps({ view }: { view: GroupRoomView }) {
	const t = useT();
	const state = view.booked?.state;
	const suits = view.stays.some((stay) => stay.can === view.companions.length && view.companions.length > 1);
	const done = {
		stepHomes: view.homes.some(({ votes }) => votes.length > 0) || state === "booked" || state === "held",
		stepDates: suits || state === "booked" || state === "held",
		stepBook: state === "booked",
		stepShares:
			state === "booked" &&
			view.shares !== null &&
			view.shares.parts.length > 0 &&
			view.shares.parts.every((part) => part.paidCents >= part.cents),
	};
	const steps = Object.entries(done) as [keyof typeof done, boolean][];
	const now = steps.find(([, isDone]) => !isDone)?.[0];
	return (
		<ol className="room-steps" aria-label={t("groupRoom.stepsLabel")}>
			{steps.map(([step, isDone], at) => (
				<li
					key={step}
					className={isDone ? "done" : step === now ? "now" : undefined}
					aria-current={step === now ? "step" : undefined}
				>
					<span className="number" aria-hidden="true">
						{isDone ? <Check className="icon-s" /> : at + 1}
					</span>
					{t(`groupRoom.${step}`)}
					{isDone && <span className="visually-hidden">, {t("groupRoom.stepDone")}</span>}
				</li>
			))}
		</ol>
	);
}

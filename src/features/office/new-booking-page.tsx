import { useRef } from "react";
import { useT } from "#i18n/react.tsx";
import { NEW_BOOKING, officeHref } from "#site/office.ts";
import type { NewBookingPage } from "#site/views/office-view.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields.tsx";
import { Notice } from "#ui/notice.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { fieldWords } from "../forms/field-words.ts";
import { HomeSuggestions } from "./home-suggestions.tsx";

/** Which home, when and for whom: the first questions of a booking that staff make. */
export function NewBookingStart({ page }: { page: NewBookingPage }) {
	const t = useT();
	const { typed, homes, stay, isSent } = page;
	const box = useRef<HTMLDivElement>(null);
	const lacksHome = isSent && typed === "";
	const lacksDays = isSent && (stay.arrival === "" || stay.departure === "");
	const dayError = (day: "arrival" | "departure") => (isSent && stay[day] === "" ? fieldWords(t, "REQUIRED") : null);
	const needed = [
		{ id: "new-home", label: t("office.boardHome"), error: lacksHome ? fieldWords(t, "REQUIRED") : null },
		{ id: "new-arrival", label: t("office.arrivalDay"), error: dayError("arrival") },
		{ id: "new-departure", label: t("office.departureDay"), error: dayError("departure") },
	];
	const wrong = needed.flatMap(({ error, ...field }) => (error === null ? [] : [{ ...field, error }]));
	const numbers = ["adults", "children", "babies", "pets"] as const;
	return (
		<>
			<h1 className="office-title">{t("office.newBooking")}</h1>
			<p className="soft mt-2">{t("office.newBookingText")}</p>
			{homes.length === 0 && <ErrorSummary className="mt-4" refused={null} wrong={wrong} />}
			{lacksDays && homes.length > 0 && (
				<Notice as="div" tone="honey" className="mt-4">
					<p>{t("office.newBookingDays")}</p>
				</Notice>
			)}
			{typed !== "" && homes.length === 0 && (
				<Notice as="div" tone="honey" className="mt-4">
					<p>{t("office.newBookingNoHome", { typed })}</p>
				</Notice>
			)}
			<section className="office-card" aria-label={t("office.newBooking")}>
				<form className="office-card-body office-new" method="get" action={officeHref(NEW_BOOKING)} noValidate>
					<div className="office-new-home office-home-field" ref={box}>
						<Field
							id="new-home"
							name="home"
							label={t("office.boardHome")}
							hint={t("office.newBookingHome")}
							error={lacksHome ? fieldWords(t, "REQUIRED") : null}
							list="new-homes"
							autoComplete="off"
							defaultValue={typed}
						/>
						<HomeSuggestions
							box={box}
							list="new-homes"
							known={homes.map(({ id, title, place }) => ({ id, name: title, place }))}
						/>
					</div>
					<Field
						id="new-arrival"
						name="arrival"
						type="date"
						label={t("office.arrivalDay")}
						hint={null}
						error={dayError("arrival")}
						defaultValue={stay.arrival}
					/>
					<Field
						id="new-departure"
						name="departure"
						type="date"
						label={t("office.departureDay")}
						hint={null}
						error={dayError("departure")}
						defaultValue={stay.departure}
					/>
					{numbers.map((name) => (
						<Field
							key={name}
							id={`new-${name}`}
							name={name}
							type="number"
							min={name === "adults" ? 1 : 0}
							max={60}
							label={t(`office.value_${name}`)}
							hint={null}
							error={null}
							defaultValue={stay[name]}
						/>
					))}
					<div className="office-actions">
						<Button look="primary" type="submit">
							{t("office.newBookingOn")}
						</Button>
					</div>
				</form>
			</section>
			{homes.length > 0 && (
				<section className="office-card" aria-labelledby="new-found">
					<div className="office-card-head">
						<h2 id="new-found">{t("office.newBookingWhich")}</h2>
					</div>
					<ul className="office-card-body">
						{homes.map(({ id, title, place, href }) => (
							<li key={id} className="py-1">
								<a className="office-link" href={href}>
									{title}
								</a>{" "}
								<span className="soft">
									{place} · <span className="office-mono">{id}</span>
								</span>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

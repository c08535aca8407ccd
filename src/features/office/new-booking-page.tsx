import { useEffect, useState } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { NEW_BOOKING, officeHref } from "#site/office.ts";
import { FIND_DATA, type OfficeFind } from "#site/office-find.ts";
import type { NewBookingPage } from "#site/views/office-view.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields.tsx";
import { Notice } from "#ui/notice.tsx";

/** How long nothing is typed before the server is asked. */
const PAUSE_MS = 150;

/** Which home, when and for whom: the first questions of a booking that staff make. */
export function NewBookingStart({ page }: { page: NewBookingPage }) {
	const t = useT();
	const { typed, homes, stay, lacksDays } = page;
	const [word, setWord] = useState(typed);
	const suggested = useSuggested(word);
	const numbers = ["adults", "children", "babies", "pets"] as const;
	return (
		<>
			<h1 className="office-title">{t("office.newBooking")}</h1>
			<p className="soft mt-2">{t("office.newBookingText")}</p>
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
				<form className="office-card-body office-new" method="get" action={officeHref(NEW_BOOKING)}>
					<Field
						className="office-new-home"
						id="new-home"
						name="home"
						label={t("office.boardHome")}
						hint={t("office.newBookingHome")}
						error={null}
						list="new-homes"
						autoComplete="off"
						value={word}
						onChange={(event) => setWord(event.target.value)}
					/>
					<datalist id="new-homes">
						{(suggested ?? homes.map(({ id, title, place }) => ({ id, label: `${title}, ${place}` }))).map(
							({ id, label }) => (
								<option key={id} value={id}>
									{label}
								</option>
							),
						)}
					</datalist>
					<Field
						id="new-arrival"
						name="arrival"
						type="date"
						label={t("office.arrivalDay")}
						hint={null}
						error={null}
						defaultValue={stay.arrival}
					/>
					<Field
						id="new-departure"
						name="departure"
						type="date"
						label={t("office.departureDay")}
						hint={null}
						error={null}
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

/** Homes that fit what is typed, asked of the server; null: what the page came with. */
function useSuggested(word: string): readonly { readonly id: string; readonly label: string }[] | null {
	const language = useLanguage();
	const [found, setFound] = useState<readonly { readonly id: string; readonly label: string }[] | null>(null);
	const [first] = useState(word);
	useEffect(() => {
		if (word === first || word.trim().length < 2) return;
		const ending = new AbortController();
		const timer = setTimeout(async () => {
			const query = new URLSearchParams({ q: word, in: language });
			const answer = await fetch(`${officeHref(FIND_DATA)}?${query}`, { signal: ending.signal }).catch(() => null);
			if (!answer?.ok) return;
			const all = (await answer.json()) as readonly OfficeFind[];
			setFound(all.filter(({ kind }) => kind === "home").map(({ detail, label }) => ({ id: detail, label })));
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			ending.abort();
		};
	}, [word, first, language]);
	return found;
}

import { ChevronDown } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { partyCounts } from "#domain/party/party.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { fetchAhead } from "#ui/fetch-ahead.ts";
import { PlainStayForm } from "./plain-stay-form.tsx";
import type { StayChoice } from "./stay-choice.ts";

const loadDates = () => import("./stay-dates.tsx");
const loadParty = () => import("./stay-party.tsx");
const StayDates = lazy(loadDates);
const StayParty = lazy(loadParty);

/** A visitor turns to a field: its code is fetched. */
const TURNED_TO = ["pointerenter", "touchstart", "focus"] as const;

/**
 * Dates and party of the price panel: two disclosures that open under their fields, with the site's own calendar and
 * counts. Their code comes when a field is pointed at, touched or focused. Without script: the browser's own fields.
 */
export function StayFields({ view, choice }: { view: AccommodationView; choice: StayChoice }) {
	const t = useT();
	const language = useLanguage();
	const { params, party } = choice;
	const day = (iso: string | undefined) => (iso ? formatDate(dayOf(iso), language, "dayOfWeek") : t("price.addDay"));
	return (
		<>
			<div className="pick" data-keeps-typed="">
				<StayField
					name="dates"
					load={loadDates}
					waiting="pick-wait-dates"
					summary={
						<>
							<span>
								<small>{t("search.arrival")}</small>
								{day(params.arrival)}
							</span>
							<span>
								<small>{t("search.departure")}</small>
								{day(params.departure)}
							</span>
						</>
					}
				>
					{(close) => <StayDates view={view} choice={choice} onDone={close} months={1} />}
				</StayField>
				<StayField
					name="party"
					load={loadParty}
					waiting="pick-wait-party"
					summary={
						<>
							<span>
								<small>{t("search.who")}</small>
								{t("search.partySummary", partyCounts(party))}
							</span>
							<ChevronDown className="icon" aria-hidden="true" />
						</>
					}
				>
					{(close) => <StayParty view={view} choice={choice} onDone={close} />}
				</StayField>
			</div>
			<noscript>
				<PlainStayForm view={view} />
			</noscript>
		</>
	);
}

interface StayFieldProps {
	readonly name: string;
	readonly summary: ReactNode;
	/** Fetches the code of what opens. */
	readonly load: () => Promise<unknown>;
	/** Class of the room that stands open until then. */
	readonly waiting: string;
	readonly children: (close: () => void) => ReactNode;
}

/** A field that opens what changes it; Escape closes it, and the focus goes back to it. */
function StayField({ name, summary, load, waiting, children }: StayFieldProps) {
	const details = useRef<HTMLDetailsElement>(null);
	const [opened, setOpened] = useState(false);
	const [ready, setReady] = useState(false);
	useEffect(() => {
		setReady(true);
		// Opened before the page answered to touches.
		const box = details.current;
		if (box?.open) setOpened(true);
		const closeOnEscape = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !box?.open) return;
			event.stopPropagation();
			box.open = false;
			box.querySelector("summary")?.focus({ preventScroll: true });
		};
		const turnedTo = fetchAhead(load);
		const field = box?.querySelector("summary");
		for (const event of TURNED_TO) field?.addEventListener(event, turnedTo, { once: true, passive: true });
		box?.addEventListener("keydown", closeOnEscape);
		return () => {
			for (const event of TURNED_TO) field?.removeEventListener(event, turnedTo);
			box?.removeEventListener("keydown", closeOnEscape);
		};
	}, [load]);
	const close = () => {
		if (!details.current) return;
		details.current.open = false;
		details.current.querySelector("summary")?.focus({ preventScroll: true });
	};
	const room = <div className={`skeleton ${waiting}`} />;
	return (
		<details
			ref={details}
			name="stay"
			className={`pick-${name}`}
			onToggle={(event) => {
				if (event.currentTarget.open) setOpened(true);
			}}
		>
			<summary>{summary}</summary>
			<div className="pick-panel">
				{opened && ready ? <Suspense fallback={room}>{children(close)}</Suspense> : room}
			</div>
		</details>
	);
}

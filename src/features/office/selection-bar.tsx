import { useHydrated } from "@tanstack/react-router";
import { Download, Mail, StickyNote, UserRound, X } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { BOOKINGS_FILE } from "#site/office-bookings.ts";
import { EXPORT_TICKED } from "#site/office-selection.ts";
import type { BookingsPage, OfficeBookingLine } from "#site/views/office-bookings-view.ts";
import type { ManyActName } from "#site/views/office-selection-view.ts";
import { Button } from "#ui/button.tsx";
import { useOffice } from "./office-context.tsx";
import { keepPicked, type Picked, readPicked } from "./picked.ts";

const SIGNS = { "remind-many": Mail, "note-many": StickyNote, "assign-many": UserRound } as const satisfies Readonly<
	Record<ManyActName, object>
>;

/**
 * What can be done to the bookings that are ticked: a bar at the list's end, which stays at the window's lower edge while
 * the list is longer, so that no line moves when something is ticked, and the last is never below it. Its buttons send
 * the form around it; how many there are and their money is said by script, and by the page that each button leads to.
 */
export function SelectionBar({ page, form }: { page: BookingsPage; form: RefObject<HTMLFormElement | null> }) {
	const t = useT();
	const language = useLanguage();
	const isScripted = useHydrated();
	const { ticked, tickAll, others, dropOthers, clear } = useTicked(form, page);
	const chosen: readonly Picked[] = [...others, ...ticked.map(pickedOf)];
	const counted = chosen.filter(({ isCancelled }) => !isCancelled);
	const cancelled = chosen.length - counted.length;
	const sum = (of: (one: Picked) => number) =>
		formatMoneyExact(
			counted.reduce((total, one) => total + of(one), 0),
			language,
		);
	const isIdle = isScripted && chosen.length === 0;
	const isNoneOwing = chosen.length > 0 && chosen.every(({ isOwing }) => !isOwing);
	return (
		<div className="office-pick-bar" data-some={chosen.length > 0 ? "" : undefined}>
			{others.map(({ no, version }) => (
				<input key={no} type="hidden" name={no} value={version} />
			))}
			{isScripted && (
				<label className="office-pick" title={t("office.pickAll")}>
					<input
						type="checkbox"
						className="tick"
						aria-label={t("office.pickAll")}
						checked={ticked.length > 0 && ticked.length === page.lines.length}
						onChange={(event) => tickAll(event.target.checked)}
					/>
				</label>
			)}
			<p aria-live="polite">
				{chosen.length === 0 ? (
					t("office.pickNone")
				) : (
					<>
						<b>{t("office.picked", { count: chosen.length })}</b>{" "}
						{t("office.pickedSums", {
							total: sum(({ totalCents }) => totalCents),
							atHome: sum(({ atHomeCents }) => atHomeCents),
							received: sum(({ receivedCents }) => receivedCents),
							toPay: sum(({ toPayCents }) => toPayCents),
						})}
						{cancelled > 0 && <small>{t("office.pickedCancelled", { count: cancelled })}</small>}
						{isNoneOwing && page.acts.includes("remind-many") && <small>{t("office.pickNoReminder")}</small>}
					</>
				)}
			</p>
			{isScripted && chosen.length > 0 && (
				<button
					type="button"
					className="office-pick-clear"
					aria-label={t("office.pickClear")}
					title={t("office.pickClear")}
					onClick={clear}
				>
					<X aria-hidden="true" />
				</button>
			)}
			<span className="office-pick-acts">
				{others.length > 0 && (
					<Button
						look="outline"
						size="small"
						type="button"
						data-pick-drop=""
						title={t("office.dropElsewhere")}
						onClick={dropOthers}
					>
						<X aria-hidden="true" />
						{t("office.pickedElsewhere", { count: others.length })}
					</Button>
				)}
				{page.acts.map((name) => {
					const Sign = SIGNS[name];
					return (
						<Button
							key={name}
							look="outline"
							size="small"
							type="submit"
							name="do"
							value={name}
							disabled={isIdle || (name === "remind-many" && isNoneOwing)}
						>
							<Sign aria-hidden="true" />
							{t(`office.pick_${name}`)}
						</Button>
					);
				})}
				<Button
					look="outline"
					size="small"
					type="submit"
					name="do"
					value={EXPORT_TICKED}
					formAction={officeHref(BOOKINGS_FILE)}
					disabled={isIdle}
				>
					<Download aria-hidden="true" />
					{t("office.asCsv")}
				</Button>
			</span>
		</div>
	);
}

/**
 * The lines whose boxes are ticked, in the list's order, and what is ticked on the list's other pages; the boxes
 * themselves are the browser's.
 */
function useTicked(form: RefObject<HTMLFormElement | null>, { lines, search }: BookingsPage) {
	const { view } = useOffice();
	const of = { person: view.person?.name ?? "", list: search };
	const [numbers, setNumbers] = useState<readonly string[]>([]);
	const [others, setOthers] = useState<readonly Picked[]>([]);
	const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>("input[data-pick]") ?? [])];
	const ofPage = (known: readonly string[]) => lines.filter(({ no }) => known.includes(no));
	const isHere = ({ no }: Picked) => lines.some((line) => line.no === no);
	const read = () => {
		const ticked = boxes()
			.filter(({ checked }) => checked)
			.map(({ name }) => name);
		const elsewhere = readPicked(of).filter((one) => !isHere(one));
		setNumbers(ticked);
		setOthers(elsewhere);
		keepPicked(of, [...elsewhere, ...ofPage(ticked).map(pickedOf)]);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are read as they are.
	useEffect(() => {
		const element = form.current;
		// A browser that comes back to the page has ticked what was ticked; one that comes anew has not.
		const known = readPicked(of).map(({ no }) => no);
		for (const box of boxes()) if (known.includes(box.name)) box.checked = true;
		read();
		element?.addEventListener("change", read);
		addEventListener("pageshow", read);
		return () => {
			element?.removeEventListener("change", read);
			removeEventListener("pageshow", read);
		};
	}, [form]);
	const tickAll = (isOn: boolean) => {
		for (const box of boxes()) box.checked = isOn;
		read();
	};
	const dropOthers = () => {
		keepPicked(of, ofPage(numbers).map(pickedOf));
		read();
	};
	const clear = () => {
		const first = boxes().find(({ checked }) => checked);
		for (const box of boxes()) box.checked = false;
		keepPicked(of, []);
		read();
		// The bar goes away with what had the focus.
		first?.focus({ preventScroll: true });
	};
	return { ticked: ofPage(numbers), tickAll, others, dropOthers, clear };
}

function pickedOf(line: OfficeBookingLine): Picked {
	const { no, version, totalCents, atHomeCents, receivedCents, toPayCents, state } = line;
	const isOwing = state === "confirmed" && toPayCents > 0;
	return {
		no,
		version,
		totalCents,
		atHomeCents,
		receivedCents,
		toPayCents,
		isCancelled: state === "cancelled",
		isOwing,
	};
}

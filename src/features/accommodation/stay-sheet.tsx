import { X } from "lucide-react";
import { useRef } from "react";
import { useT } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { useModal } from "#ui/modal.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { PartySteppers } from "../search/party-steppers.tsx";
import { PanelSum } from "./price-panel.tsx";
import { Refusal } from "./refusal.tsx";
import { startAddress, useStayChoice } from "./stay-choice.ts";
import StayDates from "./stay-dates.tsx";

/** Dates and party on a narrow screen, over the page, with the price as it stands. */
export default function StaySheet({ view, onClose }: { view: AccommodationView; onClose: () => void }) {
	const t = useT();
	const choice = useStayChoice(view);
	const dialog = useModal();
	const sum = useRef<HTMLDivElement>(null);
	const first = view.offer?.allowedTypes[0];
	const close = () => dialog.current?.close();
	return (
		<dialog ref={dialog} className="sheet stay-sheet" aria-label={t("price.changeStay")} onClose={onClose}>
			<div className="sheet-head">
				<b>{t("price.changeStay")}</b>
				<Button type="button" look="round" aria-label={t("price.closeStay")} onClick={close}>
					<X className="icon" aria-hidden="true" />
				</Button>
			</div>
			<div className="sheet-body">
				<PartySteppers party={choice.party} onChange={choice.choose} />
				<StayDates view={view} choice={choice} months={1} onDone={() => sum.current?.focus()} hasDone={false} />
				{view.refusal && <Refusal view={view} refusal={view.refusal} />}
			</div>
			<div className="sheet-foot" ref={sum} tabIndex={-1} aria-busy={choice.isPending || undefined}>
				<div className="stay-sum" aria-live="polite">
					<PanelSum view={view} />
				</div>
				{first ? (
					<SiteLink className={buttonClass("ember")} href={startAddress(view, first)} rel="nofollow">
						{t(`price.start${first}`)}
					</SiteLink>
				) : (
					<Button type="button" look="primary" onClick={close}>
						{t("when.done")}
					</Button>
				)}
			</div>
		</dialog>
	);
}

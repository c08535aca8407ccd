import { SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useT } from "#i18n/react.tsx";
import type { SearchView } from "#site/views/search-view.ts";
import { afterPaint } from "#ui/after-paint.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { useModal } from "#ui/modal.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { FilterPanel } from "./filter-panel.tsx";

interface FiltersProps {
	readonly view: SearchView;
	/** How many are set. */
	readonly count: number;
	/** Address of the search without any. */
	readonly cleared: string;
}

/** The filters: a button opens them as a sheet over the page; without script they are a fold above the list. */
export function Filters({ view, count, cleared }: FiltersProps) {
	const t = useT();
	const [sheet, setSheet] = useState<"closed" | "opening" | "open">("closed");
	return (
		<aside aria-label={t("filter.title")}>
			<details className="filters-fold">
				{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
				<summary
					className={buttonClass("outline", { size: "small" })}
					aria-haspopup="dialog"
					onClick={(event) => {
						event.preventDefault();
						// The sheet is there at once, its many fields a frame later.
						setSheet("opening");
						afterPaint(() => setSheet((now) => (now === "opening" ? "open" : now)));
					}}
				>
					<SlidersHorizontal className="icon-s" aria-hidden="true" />
					{t("filter.open", { count })}
				</summary>
				{sheet !== "open" && <FilterPanel view={view} />}
			</details>
			{sheet !== "closed" && (
				<Sheet view={view} cleared={cleared} onClose={() => setSheet("closed")}>
					{sheet === "open" && <FilterPanel view={view} />}
				</Sheet>
			)}
		</aside>
	);
}

interface SheetProps extends Omit<FiltersProps, "count"> {
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** The list behind it follows each change, so that closing shows what the button promised. */
function Sheet({ view, cleared, onClose, children }: SheetProps) {
	const t = useT();
	const id = useId();
	const dialog = useModal();
	const close = () => dialog.current?.close();
	return (
		<dialog ref={dialog} className="sheet" aria-labelledby={id} onClose={onClose}>
			<div className="sheet-head">
				<h2 className="t-heading" id={id}>
					{t("filter.title")}
				</h2>
				<button type="button" className="tool" aria-label={t("filter.close")} onClick={close}>
					<X className="icon" aria-hidden="true" />
				</button>
			</div>
			<div className="sheet-body">{children}</div>
			<div className="sheet-foot">
				<SiteLink className="text-link" href={cleared} keepScroll>
					{t("filter.clear")}
				</SiteLink>
				<Button type="button" look="primary" onClick={close} aria-live="polite">
					{t("filter.show", { count: view.totalResults })}
				</Button>
			</div>
		</dialog>
	);
}

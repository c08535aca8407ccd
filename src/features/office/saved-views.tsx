import { Bookmark } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import type { BookingsPage } from "#site/views/office-bookings-view.ts";
import { Button } from "#ui/button.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";

/** Keeps the list that is shown under a name; of one that is kept, changes the name or drops it. */
export function SavedViews({ page }: { page: BookingsPage }) {
	const t = useT();
	const { form } = useOffice();
	const saved = page.saved.find(({ isHere }) => isHere);
	if (!saved && page.views.some(({ isHere }) => isHere)) return null;
	const name = saved ? "rename-view" : "save-view";
	const { errors, refused } = form(name);
	return (
		<details className="office-keep" open={refused !== null || Object.keys(errors).length > 0}>
			<summary>
				<Bookmark className="icon" aria-hidden="true" />
				{saved ? t("office.viewChange", { name: saved.name }) : t("office.viewKeep")}
			</summary>
			<div className="office-keep-forms office-float">
				<OfficeForm name={name} className="office-form">
					<OfficeRefusal of={name} />
					{saved ? (
						<input type="hidden" name="view" value={saved.id} />
					) : (
						<input type="hidden" name="list" value={page.search} />
					)}
					<OfficeField of={name} name="viewName" value={saved?.name} hint={t("office.viewNameHint")} />
					<Button look="primary" type="submit">
						{saved ? t("office.viewRename") : t("office.viewSave")}
					</Button>
				</OfficeForm>
				{saved && (
					<OfficeForm name="drop-view">
						<input type="hidden" name="view" value={saved.id} />
						<Button look="danger" type="submit">
							{t("office.viewDrop")}
						</Button>
					</OfficeForm>
				)}
			</div>
		</details>
	);
}

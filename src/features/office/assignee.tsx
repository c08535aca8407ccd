import { useT } from "#i18n/react.tsx";
import type { OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import type { AssigneeView } from "#site/views/office-selection-view.ts";
import { Button } from "#ui/button.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeForm, OfficeRefusal } from "./office-forms.tsx";

/** Who of the staff looks after a booking, and giving it to somebody else. */

/** First letters of a name's first and last word. */
function initialsOf(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "").join("");
}

/** Of a line of the list: the initials. */
export function AssigneeMark({ name }: { name: string }) {
	const t = useT();
	const said = t("office.keptBy", { name });
	return (
		<span className="office-assignee" title={said}>
			<span aria-hidden="true">{initialsOf(name)}</span>
			<span className="visually-hidden">{said}</span>
		</span>
	);
}

/** To whom it is given: nobody, or a colleague; the own account is the first of them. */
export function AssigneeSelect({
	of,
	assignees,
	value,
}: {
	of: "assign-booking" | "assign-many";
	assignees: readonly AssigneeView[];
	value: string;
}) {
	const t = useT();
	const { values } = useOffice().form(of, null);
	return (
		<select name="to" className="office-assign-to" aria-label={t("office.assignTo")} defaultValue={values.to ?? value}>
			{assignees.map(({ publicId, name }, at) => (
				<option key={publicId} value={publicId}>
					{at === 0 ? t("office.assignSelf", { name }) : name}
				</option>
			))}
			<option value="nobody">{t("office.assignNobody")}</option>
		</select>
	);
}

/** On a booking's page: who looks after it, and the form to give it away. */
export function Assignee({ page: { no, assignee, assignees } }: { page: OfficeBookingPage }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="assignee">
			<div className="office-card-head">
				<h2 id="assignee">{t("office.assignee")}</h2>
				<small className="soft">{assignee ? assignee.name : t("office.nobodyYet")}</small>
			</div>
			{assignees.length > 0 && (
				<div className="office-card-body">
					<OfficeRefusal of="assign-booking" />
					<OfficeForm name="assign-booking" className="office-assign">
						<input type="hidden" name="booking" value={no} />
						<AssigneeSelect
							of="assign-booking"
							assignees={assignees}
							value={assignee?.publicId ?? assignees[0]?.publicId ?? ""}
						/>
						<Button look="outline" size="small" type="submit">
							{t("office.assign")}
						</Button>
					</OfficeForm>
				</div>
			)}
		</section>
	);
}

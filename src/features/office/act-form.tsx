import type { ReactNode } from "react";
import type { StaffFormName } from "#domain/forms/staff-forms.ts";
import { Button } from "#ui/button.tsx";
import { OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { StepUp } from "./step-up.tsx";

interface ActFormProps {
	readonly name: StaffFormName;
	/** Of a list: whose form it is. */
	readonly person?: string;
	readonly look?: "primary" | "outline" | "danger";
	/** The button that does it. */
	readonly act: ReactNode;
	readonly className?: string;
	/** The form's fields. */
	readonly children?: ReactNode;
}

/** A form beside what it is about: why it was refused, its fields, the second factor where it is asked for, one button. */
export function ActForm({ name, person, look = "outline", act, className, children }: ActFormProps) {
	const of = { of: name, ...(person === undefined ? {} : { person }) };
	return (
		<OfficeForm
			name={name}
			{...(person === undefined ? {} : { person })}
			{...(className === undefined ? {} : { className })}
		>
			<OfficeRefusal {...of} />
			{children}
			<StepUp {...of}>
				<Button look={look} size="small" type="submit">
					{act}
				</Button>
			</StepUp>
		</OfficeForm>
	);
}

import { type ReactNode, useEffect } from "react";
import { STEP_UP_CODE, STEP_UP_PAGE, type StaffFormName } from "#domain/forms/staff-forms.ts";
import { useT } from "#i18n/react.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields.tsx";
import { useHasPasskeys } from "../forms/use-passkey-proof.ts";
import { useOffice } from "./office-context.tsx";
import { useStepUpField } from "./office-forms.tsx";
import { needsFresh } from "./when-fresh.tsx";

interface StepUpProps {
	/** The form around. */
	readonly of: StaffFormName;
	readonly person?: string;
	/** Its buttons. */
	readonly children: ReactNode;
}

/**
 * The end of a form that needs a fresh second factor: the code is typed where the form is, above its buttons, and goes
 * with it, so that nothing that was typed is lost on the way. Who has a passkey shows it on a page of its own, to which
 * what was typed goes along. Nothing where the factor is fresh, or is not needed.
 */
export function StepUp({ of, person, children }: StepUpProps) {
	const t = useT();
	const { view } = useOffice();
	const hasPasskeys = useHasPasskeys();
	if (view.isFresh || !needsFresh(of)) return children;
	return (
		<>
			<StepUpField of={of} {...(person === undefined ? {} : { person })} />
			{children}
			{hasPasskeys && (
				<p className="office-step-else">
					<button className="office-link" type="submit" name={STEP_UP_PAGE} value="1">
						{t("office.stepUpPasskey")}
					</button>
				</p>
			)}
		</>
	);
}

/** The field of the code. @param isWrong its form's script has heard so, and the page did not come back */
export function StepUpField({
	of,
	person,
	isWrong = false,
}: {
	of: StaffFormName;
	person?: string;
	isWrong?: boolean;
}) {
	const t = useT();
	const { id, error } = useStepUpField(of, person);
	useEffect(() => {
		if (isWrong) document.getElementById(id)?.focus();
	}, [isWrong, id]);
	return (
		<div className="office-step-up">
			<Field
				id={id}
				name={STEP_UP_CODE}
				label={t("office.stepUp")}
				hint={t("office.stepUpHint")}
				error={isWrong ? t("office.refused_WRONG_CODE") : error}
				inputMode="numeric"
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={20}
			/>
		</div>
	);
}

interface DoOrLeaveProps {
	/** The form, where it may need a fresh second factor. */
	readonly of?: StaffFormName;
	/** Of forms that stand on a page more than once: whose it is. */
	readonly person?: string;
	/** What the button says. */
	readonly children: ReactNode;
	readonly look?: "primary" | "outline" | "danger";
	readonly size?: "small";
	/** The page as it is without the form. */
	readonly leaveHref: string;
	/** What the link there says, where there is nothing yet that could stay as it is. */
	readonly leave?: string;
}

/** Last lines of a form that does something: the button that does it, and the link that leaves all as it is. */
export function DoOrLeave({ of, person, children, look = "primary", size, leaveHref, leave }: DoOrLeaveProps) {
	const t = useT();
	const buttons = (
		<div className="office-actions">
			<Button look={look} {...(size ? { size } : {})} type="submit">
				{children}
			</Button>
			<a className="office-link" href={leaveHref}>
				{leave ?? t("office.leaveIt")}
			</a>
		</div>
	);
	if (of === undefined) return buttons;
	return (
		<StepUp of={of} {...(person === undefined ? {} : { person })}>
			{buttons}
		</StepUp>
	);
}

import { type ReactNode, useEffect } from "react";
import { STEP_UP_CODE, type StaffFormName } from "#domain/forms/staff-forms.ts";
import { useT } from "#i18n/react.tsx";
import { Button } from "#ui/button.tsx";
import { useLatest } from "#ui/latest.ts";
import { Notice } from "#ui/notice.tsx";
import type { Ceremony } from "../forms/passkey-ceremony.ts";
import { useHasPasskeys, usePasskeyProof } from "../forms/use-passkey-proof.ts";
import { useOffice } from "./office-context.tsx";
import { OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { StepUpField } from "./step-up.tsx";
import { needsFresh } from "./when-fresh.tsx";

interface PasskeyFormProps {
	readonly name: StaffFormName;
	/** The form that asks for the options. */
	readonly options: StaffFormName;
	readonly ceremony: Ceremony;
	/** Words of the button. */
	readonly label: string;
	/** Of forms that stand on a page more than once: whose it is. */
	readonly person?: string;
	/** Fields that go with both. */
	readonly fields?: Readonly<Record<string, string>>;
	readonly className?: string;
	/** The browser offers it at the fields of the page too. */
	readonly offers?: boolean;
	readonly children?: ReactNode;
}

/**
 * A form whose proof a passkey brings. It is there once the browser can have passkeys of this address: without script,
 * and under another address than the site's own, the other ways stay.
 */
export function PasskeyForm(props: PasskeyFormProps) {
	const isAble = useHasPasskeys();
	return (
		<>
			<OfficeRefusal of={props.name} {...(props.person === undefined ? {} : { person: props.person })} />
			{isAble && <Able {...props} />}
		</>
	);
}

const NONE = {};

function Able({
	name,
	person,
	options,
	ceremony,
	label,
	fields = NONE,
	className,
	offers,
	children,
}: PasskeyFormProps) {
	const t = useT();
	const { here, view } = useOffice();
	const { field, state, ask, send } = usePasskeyProof(ceremony, here, options, fields, STEP_UP_CODE);
	const sendNow = useLatest(send);

	useEffect(() => {
		if (!offers) return;
		let stop = () => {};
		let isOver = false;
		void (async () => {
			if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
			const { offerPasskeys } = await import("../forms/passkey-ceremony.ts");
			if (!isOver) stop = offerPasskeys(here, options, (brought) => sendNow.current(brought));
		})();
		return () => {
			isOver = true;
			stop();
		};
	}, [offers, here, options, sendNow]);

	return (
		<OfficeForm name={name} {...(person === undefined ? {} : { person })} className={className} onSubmit={ask}>
			{state === "failed" && (
				<Notice tone="honey" role="alert" className="mb-3">
					{t("office.passkeyFailed")}
				</Notice>
			)}
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<input type="hidden" name="proof" ref={field} />
			{children}
			{!view.isFresh && needsFresh(name) && (
				<StepUpField of={name} {...(person === undefined ? {} : { person })} isWrong={state === "wrong"} />
			)}
			<Button look="outline" type="submit" aria-disabled={state === "asks"}>
				{label}
			</Button>
		</OfficeForm>
	);
}

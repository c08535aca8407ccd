import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { StaffFormName } from "#domain/forms/staff-forms.ts";
import { useT } from "#i18n/react.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Ceremony } from "../forms/passkey-ceremony.ts";
import { usePage } from "../layout/page-view.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeForm, OfficeRefusal } from "./office-forms.tsx";

interface PasskeyFormProps {
	readonly name: StaffFormName;
	/** The form that asks for the options. */
	readonly options: StaffFormName;
	readonly ceremony: Ceremony;
	/** Words of the button. */
	readonly label: string;
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
	const { publicUrl } = usePage();
	const [isAble, setAble] = useState(false);
	useEffect(() => {
		setAble("PublicKeyCredential" in window && location.origin === new URL(publicUrl).origin);
	}, [publicUrl]);
	return (
		<>
			<OfficeRefusal of={props.name} />
			{isAble && <Able {...props} />}
		</>
	);
}

const NONE = {};

function Able({ name, options, ceremony, label, fields = NONE, className, offers, children }: PasskeyFormProps) {
	const t = useT();
	const { here } = useOffice();
	const proof = useRef<HTMLInputElement>(null);
	const [state, setState] = useState<"waits" | "asks" | "failed">("waits");

	async function ask(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (state === "asks") return;
		setState("asks");
		try {
			const { bringProof } = await import("../forms/passkey-ceremony.ts");
			send(proof.current, await bringProof(ceremony, here, options, fields));
		} catch {
			setState("failed");
		}
	}

	useEffect(() => {
		if (!offers) return;
		let stop = () => {};
		let isOver = false;
		void (async () => {
			if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
			const { offerPasskeys } = await import("../forms/passkey-ceremony.ts");
			if (!isOver) stop = offerPasskeys(here, options, (brought) => send(proof.current, brought));
		})();
		return () => {
			isOver = true;
			stop();
		};
	}, [offers, here, options]);

	return (
		<OfficeForm name={name} className={className} onSubmit={ask}>
			{state === "failed" && (
				<Notice tone="honey" role="alert" className="mb-3">
					{t("office.passkeyFailed")}
				</Notice>
			)}
			{Object.entries(fields).map(([field, value]) => (
				<input key={field} type="hidden" name={field} value={value} />
			))}
			<input type="hidden" name="proof" ref={proof} />
			{children}
			<Button look="outline" type="submit" aria-disabled={state === "asks"}>
				{label}
			</Button>
		</OfficeForm>
	);
}

/** Sends the form of the field; without a proof the server says why there was nothing to prove. */
function send(field: HTMLInputElement | null, proof: string | null): void {
	if (!field) return;
	field.value = proof ?? "";
	field.form?.submit();
}

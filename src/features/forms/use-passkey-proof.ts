import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { usePage } from "../layout/page-view.tsx";
import type { Ceremony } from "./passkey-ceremony.ts";

/** What forms have in common whose proof a passkey brings. */

/** Whether the browser can have passkeys of this address: with script, and under the site's own address alone. */
export function useHasPasskeys(): boolean {
	const { publicUrl } = usePage();
	const [has, setHas] = useState(false);
	useEffect(() => {
		setHas("PublicKeyCredential" in window && location.origin === new URL(publicUrl).origin);
	}, [publicUrl]);
	return has;
}

export interface PasskeyProof {
	/** The form's hidden field `proof`. */
	readonly field: RefObject<HTMLInputElement | null>;
	/** `wrong`: a field that went with the question for options, so that the device was asked nothing. */
	readonly state: "waits" | "asks" | "failed" | "wrong";
	/** What the form's `onSubmit` does: asks the device, then sends the form. */
	readonly ask: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
	/** Sends the form with a proof; without one the server says why there was nothing to prove. */
	readonly send: (proof: string | null) => void;
}

/**
 * @param action address that takes the form
 * @param options value of `do` of the form that asks for the options
 * @param fields what goes with that one
 * @param along name of a typed field that goes with it too, where the form has it
 */
export function usePasskeyProof(
	ceremony: Ceremony,
	action: string,
	options: string,
	fields: Readonly<Record<string, string>>,
	along?: string,
): PasskeyProof {
	const field = useRef<HTMLInputElement>(null);
	const [state, setState] = useState<PasskeyProof["state"]>("waits");

	function send(proof: string | null): void {
		if (!field.current) return;
		field.current.value = proof ?? "";
		field.current.form?.submit();
	}

	async function ask(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (state === "asks") return;
		const typed = along === undefined ? null : new FormData(event.currentTarget).get(along);
		const all = along !== undefined && typeof typed === "string" ? { ...fields, [along]: typed } : fields;
		setState("asks");
		const { bringProof, WrongFields } = await import("./passkey-ceremony.ts");
		try {
			send(await bringProof(ceremony, action, options, all));
		} catch (error) {
			setState(error instanceof WrongFields ? "wrong" : "failed");
		}
	}

	return { field, state, ask, send };
}

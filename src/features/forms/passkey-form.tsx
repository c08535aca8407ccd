import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { usePage } from "../layout/page-view.tsx";
import type { Ceremony } from "./passkey-ceremony.ts";

interface PasskeyFormProps {
	/** The page that takes the form. */
	readonly action: string;
	/** Value of its field `do`, and of the form that asks for the options. */
	readonly name: string;
	readonly options: string;
	readonly ceremony: Ceremony;
	readonly label: string;
	/** What is said where no passkey came. */
	readonly failed: string;
	readonly fields?: Readonly<Record<string, string>>;
	readonly className?: string;
	/** The page's own form comes first: shown before this one. */
	readonly before?: ReactNode;
	readonly children?: ReactNode;
}

/**
 * A form of somebody's area whose proof a passkey brings. It is there once the browser can have passkeys of this
 * address: without script, and under another address than the site's own, the mailed link stays the way.
 */
export function PasskeyForm(props: PasskeyFormProps) {
	const { publicUrl } = usePage();
	const [isAble, setAble] = useState(false);
	useEffect(() => {
		setAble("PublicKeyCredential" in window && location.origin === new URL(publicUrl).origin);
	}, [publicUrl]);
	if (!isAble) return null;
	return (
		<>
			{props.before}
			<Able {...props} />
		</>
	);
}

const NONE = {};

function Able({
	action,
	name,
	options,
	ceremony,
	label,
	failed,
	fields = NONE,
	className,
	children,
}: PasskeyFormProps) {
	const proof = useRef<HTMLInputElement>(null);
	const [state, setState] = useState<"waits" | "asks" | "failed">("waits");

	async function ask(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (state === "asks") return;
		setState("asks");
		try {
			const { bringProof } = await import("./passkey-ceremony.ts");
			const brought = await bringProof(ceremony, action, options, {});
			if (!proof.current) return;
			// Without options the server says why there was nothing to prove.
			proof.current.value = brought ?? "";
			proof.current.form?.submit();
		} catch {
			setState("failed");
		}
	}

	return (
		<form method="post" action={action} className={className} noValidate onSubmit={ask}>
			{state === "failed" && (
				<Notice tone="honey" role="alert" className="mb-3">
					{failed}
				</Notice>
			)}
			<input type="hidden" name="do" value={name} />
			{Object.entries(fields).map(([field, value]) => (
				<input key={field} type="hidden" name={field} value={value} />
			))}
			<input type="hidden" name="proof" ref={proof} />
			{children}
			<Button look="outline" type="submit" aria-disabled={state === "asks"}>
				{label}
			</Button>
		</form>
	);
}

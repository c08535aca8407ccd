import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Ceremony } from "./passkey-ceremony.ts";
import { useHasPasskeys, usePasskeyProof } from "./use-passkey-proof.ts";

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
	readonly children?: ReactNode;
}

/**
 * A form of somebody's area whose proof a passkey brings. It is there once the browser can have passkeys of this
 * address: without script, and under another address than the site's own, the mailed link stays the way.
 */
export function PasskeyForm(props: PasskeyFormProps) {
	return useHasPasskeys() && <Able {...props} />;
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
	const { field, state, ask } = usePasskeyProof(ceremony, action, options, NONE);

	return (
		<form method="post" action={action} className={className} noValidate onSubmit={ask}>
			{state === "failed" && (
				<Notice tone="honey" role="alert" className="mb-3">
					{failed}
				</Notice>
			)}
			<input type="hidden" name="do" value={name} />
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<input type="hidden" name="proof" ref={field} />
			{children}
			<Button look="outline" type="submit" aria-disabled={state === "asks"}>
				{label}
			</Button>
		</form>
	);
}

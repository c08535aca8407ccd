import type { ReactNode } from "react";
import { useT } from "#i18n/react.tsx";
import { buttonClass } from "#ui/button.tsx";

interface NothingYetProps {
	/** What the button says that opens it. */
	readonly label: string;
	readonly look: "outline" | "danger";
	/** A form that came back stands open. */
	readonly isOpen: boolean;
	readonly children: ReactNode;
}

/** An act that says what follows before anything happens: a button until it is opened, with and without script. */
export function NothingYet({ label, look, isOpen, children }: NothingYetProps) {
	const t = useT();
	return (
		<details className="office-yet" open={isOpen}>
			<summary className={buttonClass(look, { size: "small" })}>{t("office.opensMore", { label })}</summary>
			<div className="office-yet-body">
				<p className="soft">{t("office.nothingDone")}</p>
				{children}
			</div>
		</details>
	);
}

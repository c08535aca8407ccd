import { useHydrated } from "@tanstack/react-router";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useT } from "#i18n/react.tsx";

/** Something to be typed elsewhere, with a button that copies it; without script the words alone. */
export function CopyText({
	text,
	name,
	copied = text,
	className,
}: {
	text: string;
	/** What it is, for those who do not see where it stands. */
	name: string;
	/** What is copied, where it is written otherwise. */
	copied?: string;
	className?: string;
}) {
	const t = useT();
	const [isCopied, setCopied] = useState(false);
	return (
		<span className="office-copy">
			<span className={className}>{text}</span>
			{useHydrated() && (
				<button
					type="button"
					aria-label={t("office.copy", { name })}
					title={t("office.copy", { name })}
					onClick={() => {
						// Without access to the clipboard the words themselves can be marked.
						navigator.clipboard?.writeText(copied).then(
							() => setCopied(true),
							() => setCopied(false),
						);
					}}
				>
					{isCopied ? <Check className="icon" aria-hidden="true" /> : <Copy className="icon" aria-hidden="true" />}
				</button>
			)}
			<span className="visually-hidden" role="status">
				{isCopied && t("office.copied", { name })}
			</span>
		</span>
	);
}

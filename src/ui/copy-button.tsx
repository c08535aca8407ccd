import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

const SHOWN_MS = 2_000;

/**
 * Puts a text on the clipboard; for two seconds it shows that it has, and says so. Without script it is not there: the
 * text beside it can be selected. `label` names what is copied, `copied` says that it was.
 */
export function CopyButton({
	text,
	label,
	copied,
	size,
}: {
	readonly text: string;
	readonly label: string;
	readonly copied: string;
	readonly size?: "small";
}) {
	const [isCopied, setCopied] = useState(false);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setCopied(false), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);
	return (
		<>
			<button
				type="button"
				className={["copy-button only-script", size, isCopied && "done"].filter(Boolean).join(" ")}
				aria-label={label}
				title={size && label}
				onClick={() => {
					// Without leave for the clipboard the text still stands there.
					navigator.clipboard?.writeText(text).then(
						() => setCopied(true),
						() => {},
					);
				}}
			>
				{isCopied ? <Check className="icon" aria-hidden="true" /> : <Copy className="icon" aria-hidden="true" />}
			</button>
			<span className="visually-hidden" role="status">
				{isCopied ? copied : ""}
			</span>
		</>
	);
}

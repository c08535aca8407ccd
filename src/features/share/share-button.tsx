import { Share } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "#ui/button.tsx";

interface ShareButtonProps {
	readonly path: string;
	readonly label: string;
	/** Said once the link is on the clipboard. */
	readonly copied: string;
	/** Name that the device's own sheet shows with the link. */
	readonly title?: string;
	readonly size?: "small";
}

/** Hands an address on: by the device's own sheet, else by the clipboard; without script it is the link itself. */
export function ShareButton({ path, label, copied, title, size }: ShareButtonProps) {
	const [isCopied, setCopied] = useState(false);
	return (
		<div className="share">
			<a
				className={buttonClass("outline", { size })}
				href={path}
				onClick={(event) => {
					event.preventDefault();
					const url = new URL(path, location.href).href;
					// Closing the share sheet is no error; without clipboard access the link itself stays visible.
					if (navigator.share) navigator.share({ url, ...(title ? { title } : {}) }).catch(() => {});
					else
						navigator.clipboard.writeText(url).then(
							() => setCopied(true),
							() => location.assign(url),
						);
				}}
			>
				<Share className="icon" aria-hidden="true" />
				{label}
			</a>
			<p className="t-small soft" role="status">
				{isCopied ? copied : ""}
			</p>
		</div>
	);
}

import { Share } from "lucide-react";
import { useState } from "react";
import { useT } from "#i18n/react.tsx";
import { buttonClass } from "#ui/button.tsx";

/** Hands the list's address on: by the device's own sheet, else by the clipboard; without script it is the link itself. */
export function ShareButton({ path }: { path: string }) {
	const t = useT();
	const [copied, setCopied] = useState(false);
	return (
		<div className="share">
			<a
				className={buttonClass("outline")}
				href={path}
				onClick={(event) => {
					event.preventDefault();
					const url = new URL(path, location.href).href;
					// Closing the share sheet is no error; without clipboard access the link itself stays visible.
					if (navigator.share) navigator.share({ url }).catch(() => {});
					else
						navigator.clipboard.writeText(url).then(
							() => setCopied(true),
							() => location.assign(url),
						);
				}}
			>
				<Share className="icon" aria-hidden="true" />
				{t("likes.share")}
			</a>
			<p className="t-small soft" role="status">
				{copied ? t("likes.copied") : ""}
			</p>
		</div>
	);
}

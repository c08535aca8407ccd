import { useT } from "#i18n/react.tsx";
import { CopyButton } from "#ui/copy-button.tsx";

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
	return (
		<span className="office-copy">
			<span className={className}>{text}</span>
			<CopyButton text={copied} label={t("office.copy", { name })} copied={t("office.copied", { name })} size="small" />
		</span>
	);
}

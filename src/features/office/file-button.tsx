import { Download } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { OFFICE } from "#site/office.ts";
import { buttonClass } from "#ui/button.tsx";
import { ActForm } from "./act-form.tsx";
import { useMenu } from "./menu.ts";
import { useOffice } from "./office-context.tsx";

interface FileButtonProps {
	readonly href: string;
	/** What it is called, where it is not the list of the page. */
	readonly word?: string;
	/** Amid a page its form opens below it, and moves what follows; at a head it lies over the page. */
	readonly isAmid?: boolean;
}

/**
 * A file that takes people's data out of the house; at the head of a page its list. While the second factor is fresh it is fetched at once; after that a panel
 * asks for the code, with and without script.
 */
export function FileButton({ href, word: named, isAmid = false }: FileButtonProps) {
	const t = useT();
	const { view, form } = useOffice();
	const menu = useMenu({ lines: ":scope > div :is(input, button)" });
	const word = named ?? t("office.asCsv");
	const face = (
		<>
			<Download className="icon" aria-hidden="true" />
			<span>{word}</span>
		</>
	);
	const look = buttonClass("outline", { size: "small" });
	if (view.isFresh) {
		return (
			<a className={look} href={href} aria-label={word}>
				{face}
			</a>
		);
	}
	const file = href.slice(`${OFFICE}/`.length);
	const { errors, refused } = form("fetch-file", file);
	return (
		<details
			ref={menu}
			className="office-acts-menu office-file"
			data-amid={isAmid ? "" : undefined}
			open={refused !== null || Object.keys(errors).length > 0}
		>
			<summary className={look} aria-label={word}>
				{face}
			</summary>
			<div className="office-float">
				<ActForm name="fetch-file" person={file} look="primary" act={t("office.fileFetch")}>
					<input type="hidden" name="file" value={file} />
					<p className="soft">{t("office.fileText")}</p>
				</ActForm>
			</div>
		</details>
	);
}

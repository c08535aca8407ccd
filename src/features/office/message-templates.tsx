import { FileText } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { buttonClass } from "#ui/button.tsx";
import { useMenu } from "./menu.ts";

/** Texts to answer with, in a list that opens; nothing is written before one is chosen. */
export function MessageTemplates({
	templates,
	onChoose,
}: {
	templates: readonly { readonly name: string; readonly text: string }[];
	onChoose: (text: string) => void;
}) {
	const t = useT();
	const list = useMenu({ lines: "ul button", beginsAtFirst: true });
	return (
		<details ref={list} className="office-templates">
			<summary className={buttonClass("outline", { size: "small" })} data-key=";" aria-keyshortcuts=";">
				<FileText aria-hidden="true" />
				{t("office.template")}
				<kbd>;</kbd>
			</summary>
			<ul className="office-float" aria-label={t("office.title_templates")}>
				{templates.map(({ name, text }) => (
					<li key={name}>
						<button
							type="button"
							onClick={() => {
								if (list.current) list.current.open = false;
								onChoose(text);
							}}
						>
							<b>{name}</b>
							<small>{text}</small>
						</button>
					</li>
				))}
			</ul>
		</details>
	);
}

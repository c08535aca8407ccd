import { FileText } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useT } from "#i18n/react.tsx";
import { buttonClass } from "#ui/button.tsx";

/** Texts to answer with, in a list that opens; nothing is written before one is chosen. */
export function MessageTemplates({
	templates,
	onChoose,
}: {
	templates: readonly { readonly name: string; readonly text: string }[];
	onChoose: (text: string) => void;
}) {
	const t = useT();
	const list = useRef<HTMLDetailsElement>(null);
	const buttons = () => [...(list.current?.querySelectorAll("button") ?? [])];
	const close = () => {
		if (list.current) list.current.open = false;
	};
	/** Up and down lead through the list, Escape out of it. */
	const moves = (event: KeyboardEvent) => {
		if (!list.current?.open) return;
		const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
		if (event.key === "Escape") {
			close();
			list.current.querySelector("summary")?.focus();
		} else if (step !== 0) {
			const all = buttons();
			const here = all.indexOf(document.activeElement as HTMLButtonElement);
			all[Math.min(all.length - 1, Math.max(0, here + step))]?.focus();
		} else return;
		event.preventDefault();
	};
	return (
		<details
			ref={list}
			className="office-templates"
			onToggle={({ currentTarget }) => {
				if (currentTarget.open) buttons()[0]?.focus();
			}}
			onKeyDown={moves}
		>
			<summary className={buttonClass("outline", { size: "small" })} data-key=";" aria-keyshortcuts=";">
				<FileText aria-hidden="true" />
				{t("office.template")}
				<kbd>;</kbd>
			</summary>
			<ul aria-label={t("office.title_templates")}>
				{templates.map(({ name, text }) => (
					<li key={name}>
						<button
							type="button"
							onClick={() => {
								close();
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

import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useT } from "#i18n/react.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { BlockProps } from "../block-props.ts";
import { BlockText } from "../block-text.tsx";
import type { RichTextReadMore } from "./schema.ts";
import { splitText } from "./split.ts";

/**
 * Running text whose rest is opened. A disclosure of the browser's own: nothing jumps while the page starts, the
 * browser's search finds what is closed, and where scripting is off the rest stands open (blocks-text.css).
 */
export default function RichTextReadMoreBlock({ block }: BlockProps<RichTextReadMore>) {
	const t = useT();
	const id = useId();
	const { lead, rest } = splitText(block.text);
	const highestHeading = block.title ? 3 : 2;
	const text = (
		<div className="read-more">
			<BlockText text={lead} highestHeading={highestHeading} />
			{rest && (
				<details>
					<summary>
						<span className={buttonClass("outline", { size: "small" })}>
							<span className="when-closed">{t("blocks.readMore")}</span>
							<span className="when-open">{t("blocks.readLess")}</span>
							<ChevronDown className="icon-s" aria-hidden="true" />
						</span>
					</summary>
					<BlockText text={rest} highestHeading={highestHeading} />
				</details>
			)}
		</div>
	);
	if (!block.title) return <div className="wrap">{text}</div>;
	return (
		<section className="wrap" aria-labelledby={id}>
			<h2 className="t-title block-title" id={id}>
				{block.title}
			</h2>
			{text}
		</section>
	);
}

import { ArrowRight } from "lucide-react";
import { buttonClass } from "#ui/button.tsx";
import type { BlockProps } from "../block-props.ts";
import { ContentLink } from "../content-link.tsx";
import type { Button } from "./schema.ts";

const LOOKS = {
	primary: buttonClass("primary"),
	outline: buttonClass("outline"),
	text: "text-link link-onwards",
} as const;

/** One step onwards; one that leads nowhere safe is left out. */
export default function ButtonBlock({ block }: BlockProps<Button>) {
	return (
		<div className="wrap button-block">
			<ContentLink link={block.link} className={LOOKS[block.look]}>
				{block.label}
				{block.look === "text" && <ArrowRight className="icon-s" aria-hidden="true" />}
			</ContentLink>
		</div>
	);
}

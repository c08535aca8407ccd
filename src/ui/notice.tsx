import type { ComponentPropsWithRef } from "react";

interface NoticeProps extends ComponentPropsWithRef<"div"> {
	/** `berry`: something is wrong; `honey`: something to look at; `moss`: it is done; without: good to know. */
	readonly tone?: "berry" | "honey" | "moss" | undefined;
	/** A paragraph holds words and signs alone. */
	readonly as?: "p" | "div";
}

/** A message that stands out of its page. `role` says whether it interrupts (`alert`) or waits (`status`). */
export function Notice({ tone, as: Tag = "p", className, ref, ...attributes }: NoticeProps) {
	const classes = ["notice", tone && `notice-${tone}`, className].filter(Boolean).join(" ");
	return <Tag className={classes} ref={ref as React.Ref<HTMLDivElement & HTMLParagraphElement>} {...attributes} />;
}

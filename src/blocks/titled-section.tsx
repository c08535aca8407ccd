import { type ReactNode, useId } from "react";

/** A section of a page under its heading; without a title it has a name for those who do not see it, or none. */
export function TitledSection({
	title,
	name,
	className = "wrap",
	children,
}: {
	title: string | undefined;
	/** What a section without a title is called. */
	name?: string;
	className?: string;
	/** The headings below: one level lower where the section has one of its own. */
	children: (heading: "h2" | "h3") => ReactNode;
}) {
	const id = useId();
	if (!title) {
		return (
			<section className={className} aria-label={name}>
				{children("h2")}
			</section>
		);
	}
	return (
		<section className={className} aria-labelledby={id}>
			<h2 className="t-title block-title" id={id}>
				{title}
			</h2>
			{children("h3")}
		</section>
	);
}

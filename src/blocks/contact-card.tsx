import { type ReactNode, useId } from "react";

/** A card with contact details. */
export function ContactCard({
	title,
	intro,
	className = "",
	children,
}: {
	title: string;
	intro?: string;
	className?: string;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<section className="wrap" aria-labelledby={id}>
			<div className={`contact-card ${className}`.trim()}>
				<h2 className="t-title" id={id}>
					{title}
				</h2>
				{intro && <p className="soft">{intro}</p>}
				{children}
			</div>
		</section>
	);
}

import { type ReactNode, useId } from "react";

/** A form with its words: beside each other where there is room, the form on a card. */
export function FormPanel({
	title,
	intro,
	id,
	aside,
	children,
}: {
	title: string;
	intro?: string;
	/** Where links to the form lead. */
	id?: string;
	/** Stands under the words. */
	aside?: ReactNode;
	children: ReactNode;
}) {
	const heading = useId();
	return (
		<section className="wrap form-panel" id={id} aria-labelledby={heading}>
			<div className="words">
				<h2 className="t-display" id={heading}>
					{title}
				</h2>
				{intro && <p className="t-lead">{intro}</p>}
				{aside}
			</div>
			<div className="panel">{children}</div>
		</section>
	);
}

import type { ReactNode } from "react";

/** A fact of a list of facts; what is not known is not said. */
export function Fact({ name, value }: { name: string; value: ReactNode }) {
	if (value === null || value === "") return null;
	return (
		<div>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</div>
	);
}

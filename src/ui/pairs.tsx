import type { ReactNode } from "react";

/** A name and its value; names are unique within one list. */
export type NamedValue = readonly [name: string, value: ReactNode];

/** Names and their values, one pair a line (WCAG 1.3.1: as a list of descriptions). */
export function Pairs({ rows, className = "" }: { rows: readonly NamedValue[]; className?: string }) {
	return (
		<dl className={`pairs ${className}`.trim()}>
			{rows.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

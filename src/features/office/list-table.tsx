import type { ReactNode } from "react";

/** Tables and marks of lists, which hold no words of their own: other areas than the office have them too. */

/** A column's heading: words, words above numbers, or words for those alone who do not see the column. */
type Column = string | { readonly number: string } | { readonly unseen: string };

/** A table of the office. */
export function ListTable({
	columns,
	className = "",
	label,
	foot,
	hasOwnLines = false,
	children,
}: {
	columns: readonly Column[];
	className?: string;
	label?: string | undefined;
	foot?: ReactNode;
	/** Its own sheet says how lines stand on a telephone. */
	hasOwnLines?: boolean;
	children: ReactNode;
}) {
	return (
		<table className={`office-table ${className}`} aria-label={label} data-own-lines={hasOwnLines ? "" : undefined}>
			<thead>
				<tr>
					{columns.map((column) => {
						if (typeof column === "string") return <th key={column}>{column}</th>;
						if ("number" in column) {
							return (
								<th key={column.number} className="office-num">
									{column.number}
								</th>
							);
						}
						return (
							<th key={column.unseen}>
								<span className="visually-hidden">{column.unseen}</span>
							</th>
						);
					})}
				</tr>
			</thead>
			<tbody>{children}</tbody>
			{foot && <tfoot>{foot}</tfoot>}
		</table>
	);
}

type Tone = "plain" | "moss" | "honey" | "berry" | "king" | "dune";

/** How a line stands, in a word. */
export function StateMark({ tone, children }: { tone: Tone; children: ReactNode }) {
	return <span className={`office-state office-state-${tone}`}>{children}</span>;
}

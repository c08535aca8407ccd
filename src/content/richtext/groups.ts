import type { RichMark, RichNode } from "./document.ts";

/** How pieces of a rich text belong together, as the content service's own renderer has it. */

/** Neighbours that are one link, or one node that is none. */
export interface LinkGroup {
	readonly nodes: readonly RichNode[];
	readonly link: RichMark | null;
}

/** Texts side by side with equal links become one group, in their order; every other node is a group of its own. */
export function linkGroups(nodes: readonly RichNode[]): readonly LinkGroup[] {
	const groups: { nodes: RichNode[]; link: RichMark | null; key: string | null }[] = [];
	for (const node of nodes) {
		const link = node.type === "text" ? (node.marks.find(isLink) ?? null) : null;
		const key = link && JSON.stringify(Object.entries(link.attrs).sort(([a], [b]) => (a < b ? -1 : 1)));
		const last = groups.at(-1);
		if (last && key !== null && last.key === key) last.nodes.push(node);
		else groups.push({ nodes: [node], link, key });
	}
	return groups;
}

/** The marks of a text within its link. */
export function innerMarks({ marks }: RichNode): readonly RichMark[] {
	return marks.filter((mark) => !isLink(mark));
}

/** Rows at the top of which every cell is a heading are the table's head. */
export function tableParts(rows: readonly RichNode[]): { head: readonly RichNode[]; body: readonly RichNode[] } {
	const isHead = ({ content }: RichNode) => content.length > 0 && content.every(({ type }) => type === "tableHeader");
	const first = rows.findIndex((row) => !isHead(row));
	const end = first < 0 ? rows.length : first;
	return { head: rows.slice(0, end), body: rows.slice(end) };
}

function isLink({ type }: RichMark): boolean {
	return type === "link";
}

import type { Part, TablePart, TableRow } from "./parts.ts";
import { COLOURS, type Element, type LookName, MARGIN, type Sheet } from "./sheet.ts";

/** Draws the parts of a paper, each as the element that it is: headings, paragraphs, tables, lists, links. */

/** A heading stays with this much of what follows. */
const KEEP_WITH_HEADING = 64;
const CELL_PADDING = 4.5;
/** Between columns. */
const GUTTER = 10;

export function drawPart(sheet: Sheet, part: Part): void {
	switch (part.type) {
		case "heading":
			sheet.pdf.y += 9;
			sheet.say(sheet.root, "H2", "heading", part.text, 5, KEEP_WITH_HEADING);
			return;
		case "paragraph":
			sheet.say(sheet.root, "P", part.look ?? "body", part.text, 6);
			return;
		case "facts":
			drawFacts(sheet, part.rows);
			return;
		case "columns":
			drawColumns(sheet, part.columns);
			return;
		case "table":
			drawTable(sheet, part);
			return;
		case "list":
			drawList(sheet, part.items);
			return;
		case "link":
			drawLink(sheet, part);
	}
}

/** A cell as it is drawn. */
interface Cell {
	readonly tag: "TH" | "TD";
	readonly scope?: "Row" | "Column";
	readonly words: string;
	readonly look: LookName;
	readonly x: number;
	readonly width: number;
	readonly align: "left" | "right";
	readonly figures: boolean;
}

function rowHeight(sheet: Sheet, cells: readonly Cell[]): number {
	const heights = cells.map(({ words, look, width }) => (words ? sheet.heightOf(words, look, width) : 0));
	return Math.max(...heights) + 2 * CELL_PADDING;
}

/** Draws a row at the document's place; the caller has seen to the room. `into` null: a repeated head, which is no text. */
function drawRow(sheet: Sheet, into: Element | null, cells: readonly Cell[]): void {
	const top = sheet.pdf.y;
	const height = rowHeight(sheet, cells);
	const place = (cell: Cell) => ({ ...cell, y: top + CELL_PADDING });
	if (into) {
		const row = sheet.element(into, "TR", null);
		for (const cell of cells) {
			const draw = () => cell.words && sheet.draw(cell.words, cell.look, place(cell));
			sheet.element(row, cell.tag, draw, cell.scope ? { scope: cell.scope } : {});
		}
		row.end();
	} else {
		sheet.artifact(() => {
			for (const cell of cells) if (cell.words) sheet.draw(cell.words, cell.look, place(cell));
		}, "Pagination");
	}
	sheet.pdf.y = top + height;
}

/** Label and value in pairs: a table whose rows have heads. */
function drawFacts(sheet: Sheet, rows: readonly (readonly [string, string])[]): void {
	const labelWidth = sheet.width * 0.3;
	const table = sheet.element(sheet.root, "Table", null);
	for (const [label, value] of rows) {
		const shape = { align: "left", figures: false } as const;
		const cells: Cell[] = [
			{ tag: "TH", scope: "Row", words: label, look: "label", x: MARGIN, width: labelWidth - GUTTER, ...shape },
			{ tag: "TD", words: value, look: "body", x: MARGIN + labelWidth, width: sheet.width - labelWidth, ...shape },
		];
		sheet.makeRoom(rowHeight(sheet, cells));
		drawRow(sheet, table, cells);
		sheet.artifact(() => sheet.rule(sheet.pdf.y, COLOURS.line, 0.4));
	}
	table.end();
	sheet.pdf.y += 8;
}

function drawTable(sheet: Sheet, table: TablePart): void {
	const cellsOf = (
		words: readonly string[],
		shape: (column: number) => Pick<Cell, "tag" | "look" | "scope">,
	): Cell[] => {
		let x = MARGIN;
		return words.map((text, column) => {
			const whole = (table.widths[column] ?? 0) * sheet.width;
			const numbers = column >= table.numbersFrom;
			const last = column === words.length - 1;
			const cell = {
				...shape(column),
				...{ words: text, x, width: whole - (last ? 0 : GUTTER) },
				...({ align: numbers ? "right" : "left", figures: numbers } as const),
			};
			x += whole;
			return cell;
		});
	};
	const head = cellsOf(table.head, () => ({ tag: "TH", look: "head", scope: "Column" }));
	const rows = table.rows.map(({ cells, strong }) =>
		cellsOf(cells, (column) => ({
			...(column === 0 ? ({ tag: "TH", scope: "Row" } as const) : ({ tag: "TD" } as const)),
			look: strong ? "strong" : "body",
		})),
	);
	const heights = rows.map((cells) => rowHeight(sheet, cells));
	const headHeight = rowHeight(sheet, head);
	sheet.makeRoom(headHeight + roomFor(table.rows, heights, 0));

	const element = sheet.element(sheet.root, "Table", null);
	const drawHead = (into: Element | null) => {
		drawRow(sheet, into, head);
		sheet.artifact(() => sheet.rule(sheet.pdf.y, COLOURS.edge, 0.7));
	};
	const headElement = sheet.element(element, "THead", null);
	drawHead(headElement);
	headElement.end();
	const body = sheet.element(element, "TBody", null);
	rows.forEach((cells, index) => {
		if (sheet.makeRoom(roomFor(table.rows, heights, index))) drawHead(null);
		if (table.rows[index]?.strong) sheet.artifact(() => sheet.rule(sheet.pdf.y, COLOURS.kingfisher, 0.9));
		drawRow(sheet, body, cells);
		if (!table.rows[index]?.strong) sheet.artifact(() => sheet.rule(sheet.pdf.y, COLOURS.line, 0.4));
	});
	body.end();
	element.end();
	sheet.pdf.y += 8;
}

/** Height of a row and of the sums right below it, which stay with it. */
function roomFor(rows: readonly TableRow[], heights: readonly number[], index: number): number {
	let height = heights[index] ?? 0;
	for (let next = index + 1; rows[next]?.strong; next++) height += heights[next] ?? 0;
	return height;
}

/** Blocks side by side, read one after the other. */
function drawColumns(
	sheet: Sheet,
	columns: readonly { readonly heading: string; readonly lines: readonly string[] }[],
): void {
	const width = (sheet.width - GUTTER * 2 * (columns.length - 1)) / columns.length;
	const heights = columns.map(
		({ heading, lines }) =>
			sheet.heightOf(heading, "head", width) + 3 + sheet.heightOf(lines.join("\n"), "body", width),
	);
	sheet.makeRoom(Math.max(...heights));
	const top = sheet.pdf.y;
	columns.forEach(({ heading, lines }, index) => {
		const x = MARGIN + index * (width + GUTTER * 2);
		const block = sheet.element(sheet.root, "Div", null);
		sheet.element(block, "P", () => sheet.draw(heading, "head", { x, y: top, width }));
		const below = sheet.pdf.y + 3;
		sheet.element(block, "P", () => sheet.draw(lines.join("\n"), "body", { x, y: below, width }));
		block.end();
	});
	sheet.pdf.y = top + Math.max(...heights) + 12;
}

function drawList(sheet: Sheet, items: readonly string[]): void {
	const indent = 12;
	const list = sheet.element(sheet.root, "L", null);
	for (const item of items) {
		const width = sheet.width - indent;
		sheet.makeRoom(Math.min(sheet.heightOf(item, "body", width), sheet.pdf.page.height / 2));
		const y = sheet.pdf.y;
		sheet.artifact(() => sheet.pdf.circle(MARGIN + 3, y + 6, 1.6).fill(COLOURS.kingfisher));
		const entry = sheet.element(list, "LI", null);
		sheet.element(entry, "LBody", () => sheet.draw(item, "body", { x: MARGIN + indent, y, width }));
		entry.end();
		sheet.pdf.y += 3;
	}
	list.end();
	sheet.pdf.y += 5;
}

/** A link that says where it leads, to eyes, ears and fingers. */
function drawLink(sheet: Sheet, { lead, text, url }: Extract<Part, { type: "link" }>): void {
	const words = lead ? `${lead} ${text}` : text;
	const height = sheet.heightOf(words, "link", sheet.width);
	sheet.makeRoom(height);
	const y = sheet.pdf.y;
	const paragraph = sheet.element(sheet.root, "P", null);
	const link = sheet.pdf.struct("Link");
	paragraph.add(link);
	link.add(() => {
		sheet.draw(words, "link", { x: MARGIN, y, width: sheet.width });
		const options = { structParent: link, Contents: new String(words) } as object;
		sheet.pdf.link(MARGIN, y, sheet.width, height, url, options);
	});
	link.end();
	paragraph.end();
	sheet.artifact(() => {
		const width = Math.min(sheet.width, sheet.pdf.widthOfString(words));
		const under = sheet.pdf.y - 2;
		sheet.pdf
			.moveTo(MARGIN, under)
			.lineTo(MARGIN + width, under)
			.lineWidth(0.5)
			.stroke(COLOURS.kingfisher);
	});
	sheet.pdf.y += 6;
}

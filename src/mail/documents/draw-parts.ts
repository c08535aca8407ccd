import { COLOURS } from "#site/tokens.ts";
import type { Part, TablePart, TableRow } from "./parts.ts";
import { type Element, type LookName, MARGIN, type Sheet } from "./sheet.ts";

/** Draws the parts of a document, each as the element that it is: headings, paragraphs, tables, lists, links. */

const CELL_PADDING = 3.2;
/** Rows of facts have no lines between them and stand closer. */
const FACT_PADDING = 2;
/** Between columns. */
const GUTTER = 10;

/** Draws parts one after the other, from the document's place on. */
export function drawParts(sheet: Sheet, parts: readonly Part[]): void {
	for (const [index, part] of parts.entries()) {
		sheet.makeRoom(heightTogether(sheet, parts, index));
		drawPart(sheet, part);
	}
}

const HEADING_GAP = { before: 8, after: 4 } as const;
const PARAGRAPH_GAP = 6;

/** Height of what may not be parted by the end of a page: a heading with what follows, words with their table. */
function heightTogether(sheet: Sheet, parts: readonly Part[], index: number): number {
	const part = parts[index];
	const next = parts[index + 1];
	switch (part?.type) {
		case "heading": {
			const own = sheet.heightOf(part.text, "heading", sheet.width) + HEADING_GAP.before + HEADING_GAP.after;
			return own + heightTogether(sheet, parts, index + 1);
		}
		case "paragraph": {
			const own = sheet.heightOf(part.text, part.look ?? "body", sheet.width) + PARAGRAPH_GAP;
			const led = next?.type === "table" || next?.type === "facts";
			return Math.min(own, mostTogether(sheet)) + (led ? heightTogether(sheet, parts, index + 1) : 0);
		}
		case "facts":
			return factsOf(sheet, part.rows).height;
		case "columns":
			return columnsOf(sheet, part.columns).height;
		case "table":
			return tableOf(sheet, part).together;
		case "list":
			return Math.min(sheet.heightOf(part.items[0] ?? "", "body", sheet.width), mostTogether(sheet));
		default:
			return 0;
	}
}

/** Text longer than this breaks where it must. */
function mostTogether(sheet: Sheet): number {
	return sheet.pdf.page.height / 3;
}

function drawPart(sheet: Sheet, part: Part): void {
	switch (part.type) {
		case "heading":
			// At the top of a page there is nothing to keep away from.
			if (!sheet.atTop) sheet.pdf.y += HEADING_GAP.before;
			sheet.say(sheet.root, "H2", "heading", part.text, HEADING_GAP.after);
			return;
		case "paragraph":
			sheet.say(sheet.root, "P", part.look ?? "body", part.text, PARAGRAPH_GAP);
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

function rowHeight(sheet: Sheet, cells: readonly Cell[], padding = CELL_PADDING): number {
	const heights = cells.map(({ words, look, width }) => (words ? sheet.heightOf(words, look, width) : 0));
	return Math.max(...heights) + 2 * padding;
}

/** Draws a row at the document's place; the caller has seen to the room. `into` null: a repeated head, which is no text. */
function drawRow(sheet: Sheet, into: Element | null, cells: readonly Cell[], padding = CELL_PADDING): void {
	const top = sheet.pdf.y;
	const height = rowHeight(sheet, cells, padding);
	const place = (cell: Cell) => ({ ...cell, y: top + padding });
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

/** Label and value in pairs: rows of a table that have heads. */
function factsOf(sheet: Sheet, facts: readonly (readonly [string, string])[]) {
	const labelWidth = sheet.width * 0.3;
	const shape = { align: "left", figures: false } as const;
	const rows = facts.map(([label, value]): readonly Cell[] => [
		{ tag: "TH", scope: "Row", words: label, look: "label", x: MARGIN, width: labelWidth - GUTTER, ...shape },
		{ tag: "TD", words: value, look: "body", x: MARGIN + labelWidth, width: sheet.width - labelWidth, ...shape },
	]);
	const height = rows.reduce((sum, cells) => sum + rowHeight(sheet, cells, FACT_PADDING), 0);
	// Facts stay together; a list of them as long as a page is not kept at any price.
	return { rows, height: Math.min(height, sheet.pdf.page.height / 2) };
}

function drawFacts(sheet: Sheet, facts: readonly (readonly [string, string])[]): void {
	const { rows, height } = factsOf(sheet, facts);
	sheet.makeRoom(height);
	const table = sheet.element(sheet.root, "Table", null);
	for (const cells of rows) {
		sheet.makeRoom(rowHeight(sheet, cells, FACT_PADDING));
		drawRow(sheet, table, cells, FACT_PADDING);
	}
	table.end();
	sheet.pdf.y += 8;
}

/** A table's cells with their places and heights. */
function tableOf(sheet: Sheet, table: TablePart) {
	const cellsOf = (words: readonly string[], shape: (column: number) => Pick<Cell, "tag" | "look" | "scope">) => {
		let x = MARGIN;
		return words.map((text, column): Cell => {
			const whole = (table.widths[column] ?? 0) * sheet.width;
			const numbers = column >= table.numbersFrom;
			const last = column === words.length - 1;
			const cell = {
				...shape(column),
				words: text,
				x,
				width: whole - (last ? 0 : GUTTER),
				align: numbers ? ("right" as const) : ("left" as const),
				figures: numbers,
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
	const whole = headHeight + heights.reduce((sum, height) => sum + height, 0);
	// Short tables stay in one piece.
	const short = whole < sheet.pdf.page.height / 5;
	return { head, rows, heights, together: short ? whole : headHeight + roomFor(table.rows, heights, 0) };
}

function drawTable(sheet: Sheet, table: TablePart): void {
	const { head, rows, heights, together } = tableOf(sheet, table);
	sheet.makeRoom(together);
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
		if (table.rows[index]?.strong) sheet.artifact(() => sheet.rule(sheet.pdf.y, COLOURS.kingfisher700, 0.9));
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

type Columns = Extract<Part, { type: "columns" }>["columns"];

function columnsOf(sheet: Sheet, columns: Columns): { readonly width: number; readonly height: number } {
	const width = (sheet.width - GUTTER * 2 * (columns.length - 1)) / columns.length;
	const heights = columns.map(
		({ heading, lines }) =>
			(heading ? sheet.heightOf(heading, "head", width) + 3 : 0) +
			lines.reduce((sum, line) => sum + sheet.heightOf(line, "body", width), 0),
	);
	return { width, height: Math.max(...heights) };
}

/** Blocks side by side, read one after the other. */
function drawColumns(sheet: Sheet, columns: Columns): void {
	const { width, height } = columnsOf(sheet, columns);
	sheet.makeRoom(height);
	const top = sheet.pdf.y;
	columns.forEach(({ heading, lines }, index) => {
		const x = MARGIN + index * (width + GUTTER * 2);
		const block = sheet.element(sheet.root, "Div", null);
		sheet.pdf.y = top;
		if (heading) {
			sheet.element(block, "P", () => sheet.draw(heading, "head", { x, y: top, width }));
			sheet.pdf.y += 3;
		}
		// Each line by itself: read as one, number and postcode would run together.
		for (const line of lines) {
			const y = sheet.pdf.y;
			sheet.element(block, "P", () => sheet.draw(line, "body", { x, y, width }));
		}
		block.end();
	});
	sheet.pdf.y = top + height + 12;
}

function drawList(sheet: Sheet, items: readonly string[]): void {
	const indent = 12;
	const list = sheet.element(sheet.root, "L", null);
	for (const item of items) {
		const width = sheet.width - indent;
		sheet.makeRoom(Math.min(sheet.heightOf(item, "body", width), sheet.pdf.page.height / 2));
		const y = sheet.pdf.y;
		sheet.artifact(() => sheet.pdf.circle(MARGIN + 3, y + 6, 1.6).fill(COLOURS.kingfisher700));
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
		const address = webAddress(url);
		const options = { structParent: link, Contents: new String(words) } as object;
		if (address) sheet.pdf.link(MARGIN, y, sheet.width, height, address, options);
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
			.stroke(COLOURS.kingfisher700);
	});
	sheet.pdf.y += 6;
}

/** An address of the web as a PDF writes it, in plain letters; null for any other, which stays words. */
function webAddress(url: string): string | null {
	const address = URL.canParse(url) ? new URL(url) : null;
	return address && ["https:", "http:"].includes(address.protocol) ? address.href : null;
}

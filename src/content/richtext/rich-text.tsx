import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import type { Language } from "#domain/language.ts";
import { type ImageOptions, imageUrl } from "#site/image-url.ts";
import type { ContentBlock } from "../client/content-story.ts";
import { isObject, type RichMark, type RichNode, readDocument, textOfDocument } from "./document.ts";
import { innerMarks, linkGroups, tableParts } from "./groups.ts";
import { type ContentLink, readLink } from "./link.ts";
import { oneOf, safeAnchor, safeClass, safeColour, safeSource, wholeNumber } from "./safe.ts";

export interface RichTextProps {
	/** A rich text document of the content service; anything else shows nothing. */
	readonly document: unknown;
	readonly language: Language;
	/** Shows a block that stands in the text; absent: blocks are left out. */
	readonly block?: (block: ContentBlock) => ReactNode;
	/** A link to a page of this site, for navigation without a page load; absent: a plain link. */
	readonly link?: ComponentType<LinkProps>;
	/** Headings begin no higher than this, under the page's own. */
	readonly highestHeading?: 1 | 2 | 3;
	/** Filters of pictures of ours; 0 and 100 included. */
	readonly image?: Pick<ImageOptions, "quality" | "blur" | "brightness" | "format" | "grayscale">;
}

export interface LinkProps {
	readonly href: string;
	readonly target?: "_blank";
	readonly rel?: string;
	readonly children: ReactNode;
}

/**
 * Running text of the content service: every node and mark of its rich text, in React, without markup or styles
 * that could do harm. Adjacent pieces of one link become one link, rows of headings a table's head.
 */
export function RichText(props: RichTextProps): ReactNode {
	return <>{nodes(readDocument(props.document), props)}</>;
}

/** Widths that pictures of ours come in, pixels. */
const WIDTHS = [480, 800, 1200] as const;
const TEXT_ALIGN = ["left", "center", "right", "justify"] as const;

type Context = Omit<RichTextProps, "document">;

function nodes(list: readonly RichNode[], context: Context): ReactNode {
	return linkGroups(list).map((group, index) => {
		const key = `${index}`;
		const [only] = group.nodes;
		if (!group.link) return only && <Fragment key={key}>{node(only, context)}</Fragment>;
		const inner = group.nodes.map((member, at) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
			<Fragment key={at}>{marked(member.text, innerMarks(member))}</Fragment>
		));
		return <Fragment key={key}>{linked(inner, group.link.attrs, context)}</Fragment>;
	});
}

function node(one: RichNode, context: Context): ReactNode {
	const { attrs } = one;
	const inside = () => nodes(one.content, context);
	const dir = oneOf(attrs.dir, ["ltr", "rtl"]);
	switch (one.type) {
		case "text":
			return marked(one.text, one.marks);
		case "paragraph":
			return (
				<p dir={dir} style={aligned(attrs)}>
					{inside()}
				</p>
			);
		case "heading":
			return createElement(headingTag(attrs.level, context), { dir, style: aligned(attrs) }, inside());
		case "bullet_list":
			return <ul>{inside()}</ul>;
		case "ordered_list": {
			const start = wholeNumber(attrs.order, 0, 100_000);
			return <ol start={start === 1 ? undefined : start}>{inside()}</ol>;
		}
		case "list_item":
			return <li dir={dir}>{inside()}</li>;
		case "blockquote":
			return <blockquote dir={dir}>{inside()}</blockquote>;
		case "horizontal_rule":
			return <hr />;
		case "hard_break":
			return <br />;
		case "code_block":
			return (
				<pre dir={dir}>
					<code className={safeClass(attrs.class)}>{inside()}</code>
				</pre>
			);
		case "image":
			return picture(attrs, context);
		case "emoji":
			return emoji(attrs);
		case "table":
			return table(one, context);
		case "tableRow":
			return <tr>{inside()}</tr>;
		case "tableCell":
		case "tableHeader":
			return cell(one, context);
		case "blok":
			return blocks(attrs.body, context);
		default:
			// A node that is not known yet: what it holds is still to be read.
			return inside();
	}
}

function headingTag(level: unknown, { highestHeading = 1 }: Context): "h1" | "h2" | "h3" | "h4" | "h5" | "h6" {
	const whole = typeof level === "number" && Number.isFinite(level) ? Math.round(level) : 1;
	return `h${Math.min(6, Math.max(highestHeading, whole)) as 1 | 2 | 3 | 4 | 5 | 6}`;
}

function aligned(attrs: RichNode["attrs"]) {
	const textAlign = oneOf(attrs.textAlign, TEXT_ALIGN);
	return textAlign && { textAlign };
}

function picture(attrs: RichNode["attrs"], { image = {} }: Context): ReactNode {
	const src = safeSource(attrs.src);
	if (src === null) return null;
	const words = isObject(attrs.meta_data) ? attrs.meta_data : {};
	const alt = text(attrs.alt) ?? text(words.alt) ?? "";
	const title = text(attrs.title) ?? text(words.title);
	const common = { title, loading: "lazy" as const, decoding: "async" as const };
	if (!src.startsWith("/images/")) return <img src={src} alt={alt} {...common} />;
	// Address parts that would be read as measures are none of a picture's own address.
	const own = src.replace(/\/m\/.*$/, "");
	const at = (width: number) => imageUrl(own, { width, ...image });
	const srcSet = at(800) === own ? undefined : WIDTHS.map((width) => `${at(width)} ${width}w`).join(", ");
	return (
		<img src={at(800)} alt={alt} srcSet={srcSet} sizes={srcSet && "(min-width: 60rem) 44rem, 100vw"} {...common} />
	);
}

function emoji(attrs: RichNode["attrs"]): ReactNode {
	const name = text(attrs.name);
	const letter = text(attrs.emoji);
	if (letter === undefined && name === undefined) return null;
	return (
		<span role="img" aria-label={name?.replaceAll("_", " ")} data-name={name} data-emoji={letter}>
			{letter ?? `:${name}:`}
		</span>
	);
}

function table(one: RichNode, context: Context): ReactNode {
	const { head: headerRows, body: bodyRows } = tableParts(one.content);
	const rows = (list: readonly RichNode[], head: boolean) =>
		list.map((row, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
			<tr key={index}>
				{row.content.map((inner, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: cells never change their order
					<Fragment key={at}>{cell(inner, context, head)}</Fragment>
				))}
			</tr>
		));
	const name = headerRows.flatMap((row) => row.content.map((cell) => textOfDocument(cell))).filter(Boolean);
	return (
		// What scrolls sideways must be reachable by keyboard; its header names it.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled with the arrow keys
		<div className="rich-table" role="group" aria-label={name.join(", ") || undefined} tabIndex={0}>
			<table>
				{headerRows.length > 0 && <thead>{rows(headerRows, true)}</thead>}
				{bodyRows.length > 0 && <tbody>{rows(bodyRows, false)}</tbody>}
			</table>
		</div>
	);
}

function cell(one: RichNode, context: Context, head = false): ReactNode {
	const { attrs } = one;
	const span = (value: unknown) => {
		const count = wholeNumber(value, 1, 100);
		return count === 1 ? undefined : count;
	};
	const width = Array.isArray(attrs.colwidth) ? wholeNumber(attrs.colwidth[0], 1, 2000) : undefined;
	const backgroundColor = one.type === "tableCell" ? safeColour(attrs.backgroundColor) : undefined;
	const style = width !== undefined || backgroundColor ? { width, backgroundColor } : undefined;
	const more = { colSpan: span(attrs.colspan), rowSpan: span(attrs.rowspan), style };
	if (one.type !== "tableHeader") return <td {...more}>{nodes(one.content, context)}</td>;
	return (
		<th scope={head ? "col" : "row"} {...more}>
			{nodes(one.content, context)}
		</th>
	);
}

function blocks(body: unknown, { block }: Context): ReactNode {
	if (!block || !Array.isArray(body)) return null;
	return body
		.filter((one): one is ContentBlock => isObject(one) && typeof one.component === "string")
		.map((one, index) => <Fragment key={text(one._uid) ?? `${index}`}>{block(one)}</Fragment>);
}

/** A text in its marks, the first innermost. */
function marked(letters: string, marks: readonly RichMark[]): ReactNode {
	let inside: ReactNode = letters;
	for (const mark of marks) inside = wrapped(inside, mark);
	return inside;
}

function wrapped(inside: ReactNode, { type, attrs }: RichMark): ReactNode {
	switch (type) {
		case "bold":
			return <strong>{inside}</strong>;
		case "italic":
			return <em>{inside}</em>;
		case "strike":
			return <s>{inside}</s>;
		case "underline":
			return <u>{inside}</u>;
		case "code":
			return <code>{inside}</code>;
		case "superscript":
			return <sup>{inside}</sup>;
		case "subscript":
			return <sub>{inside}</sub>;
		case "highlight":
			return <mark style={coloured("backgroundColor", attrs.color)}>{inside}</mark>;
		case "textStyle":
			return (
				<span id={safeAnchor(attrs.id)} className={safeClass(attrs.class)} style={coloured("color", attrs.color)}>
					{inside}
				</span>
			);
		case "anchor":
			return <span id={safeAnchor(attrs.id)}>{inside}</span>;
		case "styled":
			return <span className={safeClass(attrs.class)}>{inside}</span>;
		default:
			return inside;
	}
}

function coloured(property: "color" | "backgroundColor", colour: unknown) {
	const safe = safeColour(colour);
	return safe === undefined ? undefined : { [property]: safe };
}

function linked(inner: ReactNode, attrs: RichMark["attrs"], { language, link: Inner }: Context): ReactNode {
	const to: ContentLink | null = readLink(attrs, language);
	// What leads nowhere safe is text.
	if (!to) return inner;
	const { href, target, rel, more } = to;
	if (to.internal && Inner) {
		return (
			<Inner href={href} target={target} rel={rel} {...more}>
				{inner}
			</Inner>
		);
	}
	return (
		<a href={href} target={target} rel={rel} {...more}>
			{inner}
		</a>
	);
}

function text(value: unknown): string | undefined {
	return typeof value === "string" && value !== "" ? value : undefined;
}

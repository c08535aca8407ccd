import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { textOfDocument } from "./document.ts";
import { RichText, type RichTextProps } from "./rich-text.tsx";

type Node = Record<string, unknown>;

const doc = (...content: unknown[]) => ({ type: "doc", content });
const text = (letters: string, ...marks: unknown[]): Node => ({ type: "text", text: letters, marks });
const p = (...content: unknown[]): Node => ({ type: "paragraph", content });
const html = (document: unknown, props: Partial<RichTextProps> = {}) =>
	renderToStaticMarkup(<RichText document={document} language="nl" {...props} />);
const marked = (type: string, attrs?: object) => html(doc(text("x", { type, attrs })));
const link = (attrs: object, props: Partial<RichTextProps> = {}) =>
	html(doc(text("x", { type: "link", attrs })), props);

describe("nodes", () => {
	it.each<[string, Node, string]>([
		["paragraph", p(text("a < b")), "<p>a &lt; b</p>"],
		[
			"paragraph, aligned",
			{ type: "paragraph", attrs: { textAlign: "center" }, content: [text("a")] },
			'<p style="text-align:center">a</p>',
		],
		["paragraph, right to left", { type: "paragraph", attrs: { dir: "rtl" } }, '<p dir="rtl"></p>'],
		["heading", { type: "heading", attrs: { level: 3 }, content: [text("a")] }, "<h3>a</h3>"],
		["heading too deep", { type: "heading", attrs: { level: 9 }, content: [text("a")] }, "<h6>a</h6>"],
		["heading without a level", { type: "heading", content: [text("a")] }, "<h1>a</h1>"],
		[
			"bullet_list",
			{ type: "bullet_list", content: [{ type: "list_item", content: [p(text("a"))] }] },
			"<ul><li><p>a</p></li></ul>",
		],
		["ordered_list", { type: "ordered_list", attrs: { order: 3 }, content: [] }, '<ol start="3"></ol>'],
		["ordered_list from one", { type: "ordered_list", attrs: { order: 1 }, content: [] }, "<ol></ol>"],
		["blockquote", { type: "blockquote", content: [p(text("a"))] }, "<blockquote><p>a</p></blockquote>"],
		["horizontal_rule", { type: "horizontal_rule" }, "<hr/>"],
		["hard_break", p(text("a"), { type: "hard_break" }, text("b")), "<p>a<br/>b</p>"],
		[
			"code_block",
			{ type: "code_block", attrs: { class: "language-ts" }, content: [text("a")] },
			'<pre><code class="language-ts">a</code></pre>',
		],
		[
			"emoji",
			{ type: "emoji", attrs: { name: "red_heart", emoji: "❤️", fallbackImage: "https://x.example/a.png" } },
			'<span role="img" aria-label="red heart" data-name="red_heart" data-emoji="❤️">❤️</span>',
		],
		["a node of tomorrow", { type: "callout", content: [p(text("a"))] }, "<p>a</p>"],
	])("%s", (_, node, expected) => {
		expect(html(doc(node))).toBe(expected);
	});

	it("headings begin under the page's own", () => {
		const heading = (level: number) => ({ type: "heading", attrs: { level }, content: [text("a")] });
		expect(html(doc(heading(1), heading(2), heading(4)), { highestHeading: 2 })).toBe("<h2>a</h2><h2>a</h2><h4>a</h4>");
	});

	it("tables have a head of leading heading rows, spans and widths", () => {
		const cell = (type: string, attrs: object, letters: string) => ({ type, attrs, content: [p(text(letters))] });
		const row = (...content: unknown[]) => ({ type: "tableRow", content });
		const table = {
			type: "table",
			content: [
				row(cell("tableHeader", { colspan: 1, colwidth: [120] }, "a"), cell("tableHeader", { colspan: 2 }, "b")),
				row(
					cell("tableHeader", {}, "c"),
					cell("tableCell", { rowspan: 2, backgroundColor: "#ffeeee" }, "d"),
					cell("tableCell", { backgroundColor: "url(x)", colspan: 1 }, "e"),
				),
			],
		};
		expect(html(doc(table))).toBe(
			'<div class="rich-table" role="group" aria-label="a, b" tabindex="0"><table><thead><tr><th scope="col" style="width:120px"><p>a</p></th>' +
				'<th scope="col" colSpan="2"><p>b</p></th></tr></thead><tbody><tr><th scope="row"><p>c</p></th>' +
				'<td rowSpan="2" style="background-color:#ffeeee"><p>d</p></td><td><p>e</p></td></tr></tbody></table></div>',
		);
	});

	it("pictures of ours come in several widths with their filters, 0 and 100 included", () => {
		const attrs = { id: 1, src: "/images/a.jpg", alt: "A lake", title: "Lake", source: "x", copyright: "y" };
		const shown = html(doc({ type: "image", attrs }), { image: { quality: 100, blur: 0, brightness: 20 } });
		expect(shown).toContain('src="/images/a.jpg/m/800x0/filters:quality(100):blur(0):brightness(20)"');
		expect(shown).toContain("/images/a.jpg/m/480x0/filters:quality(100):blur(0):brightness(20) 480w");
		for (const part of ['alt="A lake"', 'title="Lake"', 'loading="lazy"']) expect(shown).toContain(part);
		expect(shown).not.toContain("copyright");
	});

	it("other pictures stay as they are, from https alone, and SVGs are not measured", () => {
		const image = (src: unknown) => html(doc({ type: "image", attrs: { src, alt: null, meta_data: { alt: "B" } } }));
		expect(image("https://a.storyblok.com/f/1/a.jpg")).toContain('src="https://a.storyblok.com/f/1/a.jpg" alt="B"');
		expect(image("/images/a.svg")).toContain('src="/images/a.svg"');
		for (const bad of [
			"http://x.example/a.png",
			"data:image/svg+xml,<svg/>",
			"javascript:x",
			"//x.example/a.png",
			null,
		]) {
			expect(image(bad)).toBe("");
		}
	});

	it("blocks in the text are shown by the renderer that is passed in", () => {
		const node = { type: "blok", attrs: { id: "1", body: [{ _uid: "u", component: "quote" }, null, { no: 1 }] } };
		expect(html(doc(node), { block: (block) => <q>{block.component}</q> })).toBe("<q>quote</q>");
		expect(html(doc(node))).toBe("");
	});

	it("what is no document shows nothing", () => {
		for (const nothing of [null, undefined, "", 7, {}, [], { type: "doc" }, { type: "doc", content: "x" }]) {
			expect(html(nothing)).toBe("");
		}
	});
});

describe("marks", () => {
	it.each<[string, object | undefined, string]>([
		["bold", undefined, "<strong>x</strong>"],
		["italic", undefined, "<em>x</em>"],
		["strike", undefined, "<s>x</s>"],
		["underline", undefined, "<u>x</u>"],
		["code", undefined, "<code>x</code>"],
		["superscript", undefined, "<sup>x</sup>"],
		["subscript", undefined, "<sub>x</sub>"],
		["highlight", { color: "#ff0" }, '<mark style="background-color:#ff0">x</mark>'],
		["highlight", { color: null }, "<mark>x</mark>"],
		["textStyle", { color: "rgb(1, 2, 3)" }, '<span style="color:rgb(1, 2, 3)">x</span>'],
		["textStyle", { color: "red;background:url(//x)" }, "<span>x</span>"],
		["anchor", { id: "prices" }, '<span id="prices">x</span>'],
		["anchor", { id: 'a" onclick="x' }, "<span>x</span>"],
		["styled", { class: "lead" }, '<span class="lead">x</span>'],
		["styled", { class: "a{} b" }, '<span class="b">x</span>'],
		["mark of tomorrow", {}, "x"],
	])("%s %j", (type, attrs, expected) => {
		expect(marked(type, attrs)).toBe(expected);
	});

	it("the first mark is the innermost", () => {
		expect(html(doc(text("x", { type: "bold" }, { type: "italic" })))).toBe("<em><strong>x</strong></em>");
	});
});

describe("links", () => {
	it("to addresses, mail and files", () => {
		expect(link({ linktype: "url", href: "https://x.example/?a=1&b=2" })).toBe(
			'<a href="https://x.example/?a=1&amp;b=2">x</a>',
		);
		expect(link({ linktype: "email", href: "mailto:a@b.example" })).toBe('<a href="mailto:a@b.example">x</a>');
		expect(link({ linktype: "email", href: "a@b.example" })).toBe('<a href="mailto:a@b.example">x</a>');
		expect(link({ linktype: "asset", href: "https://a.storyblok.com/f/1/a.pdf" })).toContain("a.pdf");
		expect(link({ linktype: "url", href: "tel:+31 20 123" })).toBe('<a href="tel:+31%2020%20123">x</a>');
	});

	it("to stories lead to their screen in the language, anchor included", () => {
		const story = { full_slug: "nl/blog/eerste-sneeuw" };
		const attrs = { linktype: "story", href: "/blog/first-snow", uuid: "u", anchor: "top", story };
		expect(link(attrs)).toBe('<a href="/blog/nl/eerste-sneeuw#top">x</a>');
		expect(link({ ...attrs, story: undefined, anchor: null })).toBe('<a href="/blog/nl/first-snow">x</a>');
		expect(link({ ...attrs, story: { full_slug: "authors/anna" } })).toBe("x");
	});

	it("in a window of their own cannot reach back", () => {
		expect(link({ href: "https://x.example", target: "_blank", custom: { rel: "nofollow opener" } })).toBe(
			'<a href="https://x.example" target="_blank" rel="nofollow noopener">x</a>',
		);
		expect(link({ href: "https://x.example", target: "_top" })).toBe('<a href="https://x.example">x</a>');
	});

	it("carry harmless attributes alone", () => {
		const custom = { title: "T", "data-x": "1", onclick: "alert(1)", style: "x", href: "javascript:1", hreflang: "de" };
		expect(link({ href: "/nl/x", custom })).toBe('<a href="/nl/x" title="T" data-x="1" hrefLang="de">x</a>');
	});

	it("of one address are one link over pieces in different marks", () => {
		const mark = { type: "link", attrs: { href: "/a" } };
		const pieces = doc(p(text("a ", mark), text("b", { type: "bold" }, mark), text(" c", { ...mark }), text("d")));
		expect(html(pieces)).toBe('<p><a href="/a">a <strong>b</strong> c</a>d</p>');
	});

	it("to our own pages may be taken by the router", () => {
		const Inner: RichTextProps["link"] = ({ href, children }) => <b title={href}>{children}</b>;
		expect(link({ href: "/nl/contact" }, { link: Inner })).toBe('<b title="/nl/contact">x</b>');
		expect(link({ href: "//evil.example" }, { link: Inner })).toBe('<a href="//evil.example">x</a>');
	});

	it.each([
		"javascript:alert(1)",
		" JaVaScRiPt:alert(1)",
		"java\nscript:alert(1)",
		"java\u0000script:alert(1)",
		"java\u200bscript:alert(1)",
		"\u0001javascript:alert(1)",
		"data:text/html,<script>1</script>",
		"vbscript:x",
		"file:///etc/passwd",
		"blob:https://x",
		"javascript&colon;alert(1)",
		"javascript%3aalert(1)",
		"",
	])("to %j are plain text", (href) => {
		for (const linktype of ["url", "asset", undefined]) expect(link({ href, linktype })).toBe("x");
	});
});

it("the words of a document stand alone", () => {
	expect(textOfDocument(doc(p(text("a"), text("b", { type: "bold" })), p(text("c"))))).toBe("ab c");
});

describe("hostile documents", () => {
	const types = [
		"doc",
		"paragraph",
		"heading",
		"bullet_list",
		"ordered_list",
		"list_item",
		"blockquote",
		"code_block",
		"image",
		"emoji",
		"table",
		"tableRow",
		"tableCell",
		"tableHeader",
		"blok",
		"hard_break",
		"horizontal_rule",
		"script",
	];
	const markTypes = ["link", "bold", "textStyle", "highlight", "anchor", "styled", "onclick", "__proto__"];
	const nasty = fc.constantFrom(
		"javascript:alert(1)",
		"jAvA\tscript:x",
		"data:text/html,x",
		'"><script>x</script>',
		"' onload='x",
		"url(//x)",
		"expression(x)",
		"red;position:fixed",
		"</style>",
		"a b",
		"https://ok.example/",
		"/images/a.jpg",
		"#fff",
	);
	const value = fc.oneof(nasty, fc.integer(), fc.constant(null), fc.boolean(), fc.array(nasty, { maxLength: 2 }));
	const names = [
		"href",
		"src",
		"class",
		"id",
		"color",
		"style",
		"textAlign",
		"level",
		"target",
		"linktype",
		"anchor",
		"custom",
		"onclick",
		"dangerouslySetInnerHTML",
		"children",
		"colspan",
		"rowspan",
		"colwidth",
		"backgroundColor",
		"order",
		"name",
		"emoji",
		"alt",
		"title",
		"dir",
		"body",
		"rel",
		"ref",
		"key",
	];
	const attrs = fc.dictionary(
		fc.constantFrom(...names),
		fc.oneof(value, fc.dictionary(fc.constantFrom(...names), value)),
	);
	// What an attacker would fill in is filled in often.
	const aimed = fc.record(
		{
			href: nasty,
			src: nasty,
			color: nasty,
			class: nasty,
			id: nasty,
			backgroundColor: nasty,
			alt: nasty,
			linktype: fc.constantFrom("url", "asset", "email", "story", "other"),
			custom: fc.dictionary(fc.constantFrom(...names), nasty),
		},
		{ requiredKeys: ["href", "src", "linktype"] },
	);
	const anyAttrs = fc.oneof(aimed, attrs, fc.constant(null));
	const mark = fc.record({ type: fc.constantFrom(...markTypes), attrs: anyAttrs });
	const { tree } = fc.letrec((tie) => ({
		tree: fc.oneof(
			{ depthSize: "small", maxDepth: 5 },
			fc.record({
				type: fc.constant("text"),
				text: fc.oneof(nasty, fc.string()),
				marks: fc.array(mark, { maxLength: 3 }),
			}),
			fc.record({ type: fc.constantFrom(...types), attrs: anyAttrs, content: fc.array(tie("tree"), { maxLength: 3 }) }),
			fc.jsonValue({ maxDepth: 2 }),
		),
	}));

	it("never throw and never bring scripts, handlers or styles of their own", () => {
		fc.assert(
			fc.property(fc.array(tree, { maxLength: 4 }), (content) => {
				const shown = html({ type: "doc", content }, { block: () => null });
				const tags = shown.match(/<[^>]*>/g) ?? [];
				for (const tag of tags) {
					expect(tag).toMatch(
						/^<\/?(?:p|h[1-6]|ul|ol|li|blockquote|hr|br|pre|code|img|span|div|table|thead|tbody|tr|th|td|strong|mark|a)\b/,
					);
					const attributes = [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)];
					for (const [, name, content] of attributes) {
						expect(name).not.toMatch(/^on/i);
						if (name === "href" || name === "src") expect(content).not.toMatch(/^\s*(?:java|data|vb)/i);
						if (name === "style") {
							expect(content).toMatch(/^(?:(?:text-align|color|background-color|width):[#\w(),.% ]+;?)+$/);
							expect(content).not.toMatch(/url|expression|position/);
						}
					}
				}
			}),
			{ numRuns: 600 },
		);
	});

	it("nested a thousand deep are cut, not followed", () => {
		let deep: Node = p(text("bottom"));
		for (let depth = 0; depth < 5000; depth += 1) deep = { type: "blockquote", content: [deep] };
		const shown = html(doc(p(text("top")), deep));
		expect(shown).toContain("top");
		expect(shown).not.toContain("bottom");
	});
});

import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { joinedTexts } from "../support/modules/joined-texts.ts";

/** Reports of an import and of a story that does not fit, for who runs the site: how many in which file. */
const KEPT: Readonly<Record<string, number>> = {
	"src/services/import/import-feed.ts": 1,
	"src/services/import/staging.ts": 1,
	"src/blocks/prepare.server.ts": 1,
};

it("no code joins words and values by a colon, or a value and its unit: messages and formatters do", () => {
	const paths = globSync("src/{features,ui,blocks,mail,services,site,server/pages}/**/*.{ts,tsx}");
	const ours = paths.filter((path) => !/\.(test|gen)\./.test(path));
	expect(ours.length).toBeGreaterThan(500);
	const found = ours.map((path) => ({ path, texts: joinedTexts(path, readFileSync(path, "utf8")) }));
	expect(found.filter(({ path, texts }) => texts.length > 0 && !(path in KEPT))).toEqual([]);
	const kept = found.filter(({ path }) => path in KEPT).map(({ path, texts }) => [path, texts.length]);
	expect(Object.fromEntries(kept)).toEqual(KEPT);
});

it("no code but i18n makes formatters of its own", () => {
	const paths = globSync("src/{features,ui,blocks,mail,services,server,site,content,routes}/**/*.{ts,tsx}");
	const makers = paths.filter(
		(path) => !/\.test\./.test(path) && /new Intl\.|\.toLocale\w*String\(/.test(readFileSync(path, "utf8")),
	);
	// Names of languages in themselves for `llms.txt`; a page that is read without a connection formats by its own script.
	expect(makers.sort()).toEqual(["src/server/pages/offline-script.ts", "src/server/pages/sitemap.ts"]);
});

it("finds them in templates, sums and JSX, and not in errors, logs, styles and addresses", () => {
	const text = `
		const a = \`\${label}: \${value}\`; const b = \`\${x} km\`; const c = x + " €"; const d = \`€ \${x}\`; const e = label + ": " + value;
		const f = <p>{label}: {value}</p>; const g = <p>{label}{": "}{value}</p>; const h = <b>{x} km</b>;`;
	expect(joinedTexts("a.tsx", text)).toHaveLength(8);
	const fine = `
		throw new Error(\`\${path}: \${message}\`); log.warn(\`\${a}: \${b}\`); new TypeError(\`\${a}: \${b}\`);
		const style = \`width:\${w}%;height:\${h}px\`; const url = \`https://\${host}:\${port}/\${a}%2C\${b}\`;
		const t1 = t("mail.labelled", { label, value }); const j = <p>Words only</p>;`;
	expect(joinedTexts("a.tsx", fine)).toEqual([]);
});

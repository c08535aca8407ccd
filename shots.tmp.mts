import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-quic"] });
const list = JSON.parse(process.argv[2] ?? "[]") as [string, string, number, string][];
for (const [state, path, width, lang] of list) {
  const c = await b.newContext({ viewport: { width, height: 900 }, storageState: `/tmp/state${state}.json` });
  await c.addCookies([{ name: "i18n_redirected", value: lang, url: "http://localhost:4111" }]);
  const p = await c.newPage();
  await p.goto("http://localhost:4111" + path);
  await p.waitForTimeout(700);
  const name = `/tmp/shot-${path.replace(/\W+/g, "_")}-${width}-${lang}.png`;
  await p.screenshot({ path: name, fullPage: true });
  console.log(name, await p.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth));
  await c.close();
}
await b.close();

import { chromium } from "playwright-core";
const [, , name, url, width = "1440", height = "1000", ...acts] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"] });
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
page.on("console", (m) => { if (m.type() === "error") console.log("console:", m.text().slice(0, 300)); });
page.on("pageerror", (e) => console.log("error:", e.message.slice(0, 300)));
await page.goto("http://127.0.0.1:3200" + url);
await page.locator("html[data-started]").waitFor({ state: "attached" });
for (const act of acts) {
	const [kind, ...rest] = act.split("=");
	const value = rest.join("=");
	if (kind === "click") await page.locator(value).first().click();
	else if (kind === "wait") await page.waitForTimeout(Number(value));
	else if (kind === "press") await page.keyboard.press(value);
	else if (kind === "type") await page.keyboard.type(value);
	else if (kind === "hover") await page.locator(value).first().hover();
	else if (kind === "full") await page.screenshot({ path: `/tmp/shots/${name}-full.png`, fullPage: true });
	else if (kind === "eval") console.log(JSON.stringify(await page.evaluate(value)));
}
await page.screenshot({ path: `/tmp/shots/${name}.png` });
await browser.close();

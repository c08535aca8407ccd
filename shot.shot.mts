import { chromium } from "playwright-core";
const [,, path, out, width="1440", full="1"] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-quic","--disable-background-networking","--disable-component-update","--disable-sync"] });
const p = await b.newPage({ viewport: { width: Number(width), height: 900 } });
await p.goto("http://127.0.0.1:3200"+path, { waitUntil: "networkidle" }); await p.waitForTimeout(500);
await p.screenshot({ path: out, fullPage: full==="1" });
await b.close();

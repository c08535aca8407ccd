import { chromium } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
const B="http://localhost:3005";
const browser=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-quic","--disable-background-networking","--disable-component-update","--disable-sync"]});
const c=await browser.newContext({baseURL:B,viewport:{width:1440,height:900},storageState:"/tmp/shots/state-admin-finance-support-sales-content.json"});
await c.addCookies([{name:"i18n_redirected",value:"de",url:B}]);
const page=await c.newPage(); page.on("pageerror",e=>console.log("pageerror",String(e).slice(0,200))); page.on("console",m=>m.type()==="error"&&console.log("console:",m.text().slice(0,160)));
const shot=(n)=>page.screenshot({path:`/tmp/shots/h-${n}.png`,fullPage:true});
// fresh factor
await page.goto("/staff/people");
if(await page.getByText("Bestätigen, dass du es bist").first().isVisible().catch(()=>false)){ await page.goto("/staff/confirm?back=people").catch(()=>{}); await shot("confirm"); const f=page.locator('input[name="password"]'); if(await f.count()) await f.fill("four words in a row"); const seed=process.env.SEED; await page.locator('input[name="code"]').first().fill(new TOTP({secret:Secret.fromBase32(seed)}).generate()); await page.locator('form button[type="submit"]').filter({hasNotText:"Abmelden"}).first().click(); await page.waitForLoadState(); console.log(page.url(), (await page.locator("main").innerText()).slice(0,200)); }
// codes
await page.goto("/staff/codes"); await page.locator(".office-fold summary").first().click(); await page.locator(".office-fold button[type=submit]").click(); await page.waitForTimeout(1200); await shot("code-empty"); console.log("codes:",(await page.locator("main").innerText()).slice(0,900));
// redirect loop
await page.goto("/staff/redirects"); await page.locator(".office-fold summary").first().click(); await page.locator('.office-fold input[name="oldPath"]').fill("/nl/over-ons"); await page.locator('.office-fold input[name="target"]').fill("nope"); await page.locator('.office-fold button[type=submit]').click(); await page.waitForTimeout(1500); await shot("redirect-wrong"); console.log("redir:",(await page.locator(".office-fold").innerText()).slice(0,600));
await page.goto("/staff/redirects?try=/agb"); await shot("redirect-try"); console.log((await page.locator(".office-way").innerText()).slice(0,300));
await page.goto("/staff/numbers?from=2026-12-01&until=2026-01-01&by=arrival"); console.log("numbers:",(await page.locator("main").innerText()).slice(0,200));
await page.goto("/staff/numbers?from=abc&until=9999-99-99"); console.log("numbers2:",(await page.locator("main").innerText()).slice(0,120));
await page.goto("/staff/bookings?q=zzzz&from=2020-01-01"); await shot("bookings-none"); console.log((await page.locator("main").innerText()).slice(0,400));
await page.goto("/staff/nothing-here"); await shot("404"); console.log((await page.locator("body").innerText()).slice(0,200));
// booking: price by hand
await page.goto("/staff/bookings"); const no=await page.locator(".cell-no a").nth(3).innerText(); await page.goto(`/staff/bookings/${no}`); await shot("booking"); const price=page.locator("summary",{hasText:"Preis ändern"}).first(); await price.click(); await page.waitForTimeout(500); await shot("price"); console.log((await page.locator("main").innerText()).slice(0,1500));
await browser.close();

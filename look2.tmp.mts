import { chromium } from "playwright-core";
import { randomUUID } from "node:crypto";
import { GUEST_FORM } from "./tests/support/guest-form.ts";
const base = "http://localhost:4111";
const call = async (path: string, body: object) => {
  const r = await fetch(base + path, { method: "POST", headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() }, body: JSON.stringify(body) });
  return [r.status, await r.json()] as const;
};
const found = await (await fetch(base + "/api/accommodations?lang=en&perPage=30")).json().catch(() => null);
const ids: string[] = process.argv.slice(2);
for (const id of ids) {
  for (let w = 0; w < 30; w++) {
    const d = new Date(Date.UTC(2027, 4, 1) + w * 7 * 864e5); const e = new Date(+d + 7 * 864e5);
    const [s, q] = await call("/api/quotes", { accoId: id, arrival: d.toISOString().slice(0, 10), departure: e.toISOString().slice(0, 10), adults: 2, children: 0, babies: 0, pets: 0, lang: "en", insurance: false });
    if (s !== 200 && s !== 201) { if (w === 29) console.log(id, q); continue; }
    const body = { quoteId: (q as any).quoteId, type: "Booking", guest: { ...GUEST_FORM, email: `guest${id}@example.org` }, lang: "en", acceptTerms: true };
    const r = await call("/api/bookings", body);
    console.log(id, r[0], JSON.stringify(r[1]).slice(0, 300));
    break;
  }
}

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import {
	OFFICE_COOKIES,
	OFFICE_PEOPLE,
	type OfficePerson,
	type OfficeSite,
	officeId,
	startOffice,
} from "#tests/support/office-site.ts";

/** The office's numbers, tried for every role against the started site (specification §1, staff). */

const PERIOD = "from=2026-01-01&until=2026-12-31";
const TABLES = ["months", "days", "nights", "origins", "languages", "lead", "codes"];

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
	await office.rows.query(`INSERT INTO guest (public_id, salutation, firstname, lastname, email, tel_e164, tel_country,
		address, postal_code, placename, country_code, lang)
		VALUES ('guest-public-id-0000000', 'mrs', 'Noor', 'de Zee', 'noor@example.org', '', 'NL', '', '', '', 'NL', 'nl')`);
	await booking("2026-03-10", "2026-05-01", { grand: 123_450, channel: "web" });
	await booking("2026-03-11", "2026-05-08", { grand: 100_000, channel: "staff" });
	await booking("2025-03-11", "2025-05-08", { grand: 200_000, channel: "web" });
	await booking("2026-03-12", "2026-06-08", { grand: 900_000, channel: "web", state: "cancelled" });
	await booking("2026-03-12", "2026-07-08", { grand: 800_000, channel: "web", accoId: "a990002" });
	await office.rows.query("UPDATE accommodation SET status = 'test' WHERE acco_id = 'a990002'");
	await office.rows.query(
		"INSERT INTO discount_code (code, kind, bp) VALUES ('SPRING', 'percent', 500), ('LATE', 'percent', 500)",
	);
	// Of this year and of the year before; one was cancelled, one is a test house's.
	await office.rows.query(`UPDATE booking SET discount_code = CASE WHEN booking_no = 'H00000003' THEN 'LATE' ELSE 'SPRING' END
		WHERE booking_no <> 'H00000002'`);
	await office.rows.query(`INSERT INTO booking_line (booking_id, seq, code, label, quantity, unit_cents, amount_cents, pay)
		SELECT booking_id, 1, 'code', '{}', 1, -1250, -1250, 'invoice' FROM booking WHERE discount_code IS NOT NULL`);
});
afterAll(() => office?.close());

let count = 0;
async function booking(
	made: string,
	arrival: string,
	{
		grand,
		channel,
		state = "confirmed",
		accoId = "a990001",
	}: {
		readonly grand: number;
		readonly channel: string;
		readonly state?: string;
		readonly accoId?: string;
	},
): Promise<void> {
	const no = `H${String(++count).padStart(8, "0")}`;
	await office.rows.query(
		`WITH q AS (INSERT INTO quote (quote_id, acco_id, lang, input, priced, grand_cents, rate_version, origin, created_at, expires_at)
			VALUES ($1, $7, 'nl', '{}', '{}', $3, 1, 'web', $4, now()) RETURNING quote_id)
		INSERT INTO booking (public_id, booking_no, type, state, acco_id, arrival, departure, adults, children, babies,
			pets, guest_id, guest, home, cancellation, terms_version, terms_accepted_at, business, lang, quote_id, total_cents,
			grand_cents, credits_cents, due_cents, deposit_cents, residence, commission_base_cents, channel, confirmed_at, created_at, staff_id)
			SELECT rpad($2, 22, 'x'), $2, 'Booking', $8, $7, $5::date, $5::date + 7, 2, 0, 0, 0,
				(SELECT guest_id FROM guest LIMIT 1), '{"firstname": "Noor", "lastname": "de Zee", "email": "noor@example.org"}',
				'{"title": {"nl": "Haus"}, "country": "AT", "placename": {}, "region": {}}', '{}', '1',
				now(), false, 'nl', quote_id, $3, $3, 0, $3, 0, 'NL', 0, $6, $4, $4, CASE $6 WHEN 'staff' THEN $9 END FROM q`,
		[`q${no}`, no, grand, `${made}T12:00:00Z`, arrival, channel, accoId, state, officeId("sales")],
	);
}

const rolesOf = (person: OfficePerson): readonly Role[] => (person === "none" ? [] : [person]);
const file = async (table: string, more = PERIOD) => {
	const answer = await office.look(`/staff/numbers.csv?table=${table}&${more}`, OFFICE_COOKIES.sales);
	return { answer, lines: (await answer.text()).replace("\ufeff", "").trimEnd().split("\r\n") };
};

describe("numbers of the office", () => {
	it("are shown to the roles that may see them; for others there is no such page and no such file", async () => {
		const seen: string[] = [];
		for (const person of OFFICE_PEOPLE) {
			const may = mayDo(rolesOf(person), "numbers.see");
			if (may) seen.push(person);
			for (const path of ["/staff/numbers", ...TABLES.map((table) => `/staff/numbers.csv?table=${table}`)]) {
				const answer = await office.look(path, OFFICE_COOKIES[person]);
				expect([person, path, answer.status]).toEqual([person, path, may ? 200 : 404]);
				if (may) expect(answer.headers.get("cache-control")).toContain("no-store");
			}
		}
		expect(seen.sort()).toEqual(["admin", "finance", "sales"]);
	});

	it("are shown to nobody who is signed out, or whose session is over", async () => {
		const over = await startedOver();
		for (const cookie of [undefined, "csEncId=nobody", over]) {
			for (const path of ["/staff/numbers", "/staff/numbers.csv?table=months"]) {
				const answer = await office.look(path, cookie);
				expect(answer.status).toBeGreaterThanOrEqual(300);
				expect(answer.status).toBeLessThan(500);
				expect(answer.headers.get("content-type") ?? "").not.toContain("csv");
				expect(await answer.text()).not.toContain("1234.50");
			}
		}
		await office.rows.query("UPDATE staff_session SET expires_at = now() + interval '8 hours'");
	});

	async function startedOver(): Promise<string> {
		await office.rows.query(`UPDATE staff_session SET expires_at = now() - interval '1 minute'
			WHERE public_id = 'session-of-finance'`);
		return OFFICE_COOKIES.finance;
	}

	it("leave out test houses, keep what was cancelled apart and give staff's bookings their own source", async () => {
		const { answer, lines } = await file("months");
		expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
		expect(answer.headers.get("content-disposition")).toBe('attachment; filename="halcyon-numbers.csv"');
		expect(lines).toHaveLength(13);
		expect(lines[0]).toBe(
			"month,bookings,bookingsYearBefore,grandTotal,grandTotalYearBefore,invoiceTotal,invoiceTotalYearBefore,cancelled,cancelledYearBefore,cancelledTotal,cancelledTotalYearBefore",
		);
		expect(lines[3]).toBe("2026-03,2,1,2234.50,2000.00,2234.50,2000.00,1,0,9000.00,0.00");
		expect((await file("months", `${PERIOD}&by=arrival`)).lines[5]).toBe(
			"2026-05,2,1,2234.50,2000.00,2234.50,2000.00,0,0,0.00,0.00",
		);
		const { lines: origins } = await file("origins");
		expect(origins).toContainEqual(expect.stringMatching(/^web,1,1,1234\.50,2000\.00,3,1,1,1,33\.33,100\.00$/));
		expect(origins).toContainEqual(expect.stringMatching(/^staff,1,0,1000\.00,0\.00,/));
		expect((await file("days")).lines.at(-1)).toBe("2026-12-31,2234.50,2000.00");
		const { lines: lead } = await file("lead");
		expect(lead[2]).toBe("30,59,2,1");
		expect((await file("codes")).lines).toEqual([
			"code,bookings,bookingsYearBefore,grandTotal,grandTotalYearBefore,reduction,reductionYearBefore",
			"SPRING,1,0,1234.50,0.00,12.50,0.00",
			"LATE,0,1,0.00,2000.00,0.00,12.50",
		]);
	});

	it("have an address for every period and every table, and none for what there is not", async () => {
		const { answer } = await file("everything");
		expect(answer.status).toBe(404);
		const page = await (await office.look(`/staff/numbers?${PERIOD}&by=arrival`, OFFICE_COOKIES.finance)).text();
		for (const table of TABLES) expect(page).toContain(`by=arrival&amp;table=${table}`);
		// What an address says wrong counts as not said: this year so far.
		for (const wrong of ["from=x", "from=2026-02-30&until=", "by=weight"]) {
			const { lines } = await file("months", wrong);
			expect([wrong, lines.length, lines[1]?.slice(0, 8)]).toEqual([wrong, 2, "2027-01,"]);
		}
		// A last day before the first is taken for the first.
		const { lines: turned } = await file("months", "from=2026-12-31&until=2026-11-01");
		expect(turned.slice(1).map((line) => line.slice(0, 8))).toEqual(["2026-11,", "2026-12,"]);
		// Two years at most.
		expect((await file("months", "from=2000-01-01&until=2026-12-31")).lines.length).toBeLessThanOrEqual(26);
	});
});

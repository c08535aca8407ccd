import { beforeEach, expect, it } from "vitest";
import { findBehind } from "#db/organisations/organisations.ts";
import type { Role } from "#domain/staff/roles.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { createBooking } from "../../booking/create-booking.ts";
import { auditPage } from "./desk-pages.ts";
import { officeFind } from "./find.ts";
import { officeHomePage } from "./homes-page.ts";
import { ownersPage } from "./owners-page.ts";

/** What the office calls by its name in place of a number or a code, and what it finds by name. */

describeOnBoth("names in the office", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	it("an owner without a name is called by two homes, and one of no home by the code", async () => {
		const { db } = app;
		for (const accoId of ["a7", "a8"]) await seedHomeLike(db, "a990001", { accoId });
		await db
			.updateTable("homeowner")
			.set({ name: "", lang: "nl", status: "active" })
			.where("code", "=", "77")
			.execute();
		await db.updateTable("accommodation").set({ owner_code: null }).execute();
		const called = async () =>
			(await ownersPage(app, ["admin"], {}, "en")).lines.find(({ code }) => code === "77")?.owner;
		expect(await called()).toBe("Owner 77");
		const titles = [];
		for (const accoId of ["a7", "a8", "a990001"]) {
			const home = await db
				.updateTable("accommodation")
				.set({ owner_code: "77" })
				.where("acco_id", "=", accoId)
				.returning("title")
				.executeTakeFirstOrThrow();
			titles.push(home.title.nl);
		}
		expect(await called()).toBe(titles.slice(0, 2).join(", "));
		expect((await findBehind(db, { kind: "owner", code: "77" }))?.name).toBe(titles.slice(0, 2).join(", "));
		await db.updateTable("homeowner").set({ name: "Anna Berger" }).where("code", "=", "77").execute();
		expect(await called()).toBe("Anna Berger");
		expect((await findBehind(db, { kind: "owner", code: "77" }))?.name).toBe("Anna Berger");
	});

	it("a home's page names its owner with the way there, for who may see owners", async () => {
		const { db } = app;
		await db.updateTable("accommodation").set({ owner_code: "77" }).where("acco_id", "=", "a990001").execute();
		await db.updateTable("homeowner").set({ name: "Anna Berger" }).where("code", "=", "77").execute();
		const owned = async (...roles: readonly Role[]) =>
			(await officeHomePage(app, { roles, doing: null }, "a990001", "en"))?.facts.ownedBy;
		expect(await owned("sales")).toEqual({ name: "Anna Berger (77)", href: "/staff/owners/77" });
		expect(await owned("content")).toEqual({ name: "77", href: null });
		await db.updateTable("accommodation").set({ owner_code: null }).execute();
		expect(await owned("sales")).toBeNull();
	});

	it("a mail of the trail has its subject and its booking, and a request says what it was for", async () => {
		const { db } = app;
		const offer = await offered(app, {});
		const made = await createBooking(app, bookingBody(offer.quoteId, { type: "Booking" }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const mail = await db
			.selectFrom("email_outbox")
			.select(["outbox_id", "subject"])
			.where("booking_id", "is not", null)
			.orderBy("outbox_id")
			.executeTakeFirstOrThrow();
		const line = { actor: "staff", actor_id: "eva", at: new Date() } as const;
		const about = { subject_kind: "mail", subject_id: String(mail.outbox_id) };
		await db
			.insertInto("audit_log")
			.values({ ...line, ...about, action: "readMail" })
			.execute();
		await db
			.insertInto("audit_log")
			.values({ ...line, subject_kind: "mail", subject_id: "999999", action: "readMail" })
			.execute();
		const lines = (await auditPage(app, { action: "readMail" })).lines;
		expect(lines.map(({ subjectName, subjectOf }) => [subjectName, subjectOf])).toEqual([
			[null, null],
			[mail.subject, made.value.answer.bookingNo],
		]);
	});

	it("bookings have their days and state beside them, and more than fit have a way to all", async () => {
		const find = (typed: string) => officeFind(app, ["admin"], typed, "en");
		for (let at = 1; at <= 5; at++) await seedHomeLike(app.db, "a990001", { accoId: `a${at}` });
		const title = (await find("a990001")).find(({ kind }) => kind === "home")?.label ?? "";
		const homes = (await find(title)).filter(({ kind }) => kind === "home");
		expect(homes).toHaveLength(6);
		expect(homes.at(-1)).toMatchObject({ isAll: true, href: expect.stringContaining("/staff/homes?q=") });
		const offer = await offered(app, {});
		const made = await createBooking(app, bookingBody(offer.quoteId, { type: "Option" }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const [booking] = await find(made.value.answer.bookingNo);
		expect(booking).toMatchObject({
			kind: "booking",
			state: "option",
			arrival: expect.stringMatching(/^2027-/),
			departure: expect.any(String),
		});
	});
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { purgeForms } from "#services/forms/purge-forms.ts";
import { type Api, FROM_AFAR, good, post, problem } from "#tests/support/api.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { BAD_CVS, GOOD_CVS } from "#tests/support/documents.ts";
import { application, asSent } from "#tests/support/forms.ts";
import { emptyTables } from "#tests/support/seed-homes.ts";
import { createApi } from "./api.ts";
import { APPLICATION_BYTES, formAnswerSchema } from "./forms.ts";

const PATH = "/api/vacancy-applications";

describeByTurns("applications with a CV", (database) => {
	let app: TestApp;
	let api: Api;
	let folder: string;

	beforeEach(async () => {
		await emptyTables(database().db, ["form_submission", "rate_hit", "email_outbox"]);
		folder = mkdtempSync(join(tmpdir(), "halcyon-cv-"));
		app = testApp(database(), { cvFolder: folder, rateLimits: { forms: 0 } });
		api = createApi(app);
	});
	afterEach(() => rmSync(folder, { recursive: true, force: true }));

	const send = async (form: FormData) => api.request(PATH, { method: "POST", ...(await asSent(form)) }, FROM_AFAR);
	const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
	const stored = () => app.db.selectFrom("form_submission").selectAll().orderBy("submission_id").execute();
	const mails = () => app.db.selectFrom("email_outbox").selectAll().orderBy("outbox_id").execute();

	it("keeps each kind of file under a name of our own, readable by the site alone, and the office's mail names it", async () => {
		for (const [kind, bytes] of Object.entries(GOOD_CVS)) {
			await good(formAnswerSchema, send(application(file(bytes), "../../etc/passwd")), 202);
			const row = (await stored()).at(-1);
			expect(row?.cv_file).toMatch(new RegExp(`^[\\w-]{22}\\.${kind}$`));
			const path = join(folder, row?.cv_file ?? "");
			expect(readFileSync(path)).toEqual(bytes);
			expect(statSync(path).mode & 0o777).toBe(0o600);
			expect(row?.payload).toEqual({
				vacancy: "gastheer",
				name: "Noor de Vries",
				telephone: "06 12345678",
				motivation: "Ik hou van huizen.\nEn van gasten.",
			});
			expect((await mails()).at(-1)?.text).toContain(row?.cv_file);
		}
		expect(readdirSync(folder).length).toBe(4);
	});

	it("refuses what is no CV, under any name and type, and stores none of it", async () => {
		for (const [what, make] of Object.entries(BAD_CVS)) {
			const bytes = new Blob([new Uint8Array(make())], { type: "application/pdf" });
			const refused = await problem(send(application(bytes, "cv.pdf")));
			expect([what, refused.status, refused.errors]).toEqual([
				what,
				422,
				[{ path: "cv", code: "FILE_TYPE", title: expect.any(String) }],
			]);
		}
		expect([await stored(), await mails(), readdirSync(folder)]).toEqual([[], [], []]);
	});

	it("names a missing and a large file beside the other wrong fields", async () => {
		const missing = await problem(send(application(null, "", { name: "" })));
		expect(missing.errors?.map(({ path, code }) => `${path} ${code}`).sort()).toEqual(["cv REQUIRED", "name REQUIRED"]);
		const large = await problem(send(application(file(Buffer.alloc(5 * 1024 * 1024 + 1)))));
		expect(large.errors).toEqual([{ path: "cv", code: "FILE_TOO_LARGE", title: expect.any(String) }]);
		expect(await problem(send(application(file(Buffer.alloc(APPLICATION_BYTES)))))).toMatchObject({ status: 413 });
		expect(await problem(send(application(file(GOOD_CVS.pdf), "cv.pdf", { vacancy: "../x" })))).toMatchObject({
			errors: [{ path: "vacancy", code: "INVALID_FORMAT", title: expect.any(String) }],
		});
	});

	it("takes multipart alone, and says so of what cannot be read", async () => {
		expect(await problem(post(api, PATH, {}))).toMatchObject({ status: 415, detail: "multipart/form-data" });
		const headers = { "Content-Type": "multipart/form-data; boundary=x" };
		expect(await problem(api.request(PATH, { method: "POST", body: "rubbish", headers }))).toMatchObject({
			status: 400,
			code: "MALFORMED_FORM",
		});
	});

	it("leaves no file behind when the application is not taken", async () => {
		app = testApp(database(), { cvFolder: folder, rateLimits: { forms: 1 } });
		api = createApi(app);
		const answers = await Promise.all([1, 2, 3].map(() => send(application(file(GOOD_CVS.pdf)))));
		expect(answers.map((answer) => answer.status).sort()).toEqual([202, 429, 429]);
		expect(readdirSync(folder)).toEqual([(await stored())[0]?.cv_file]);
	});

	it("deletes file, form and mails after four weeks, and files that no form names", async () => {
		await send(application(file(GOOD_CVS.pdf)));
		const stray = join(folder, `${"s".repeat(22)}.pdf`);
		writeFileSync(stray, "x");
		const foreign = join(folder, "not-ours.txt");
		writeFileSync(foreign, "x");
		utimesSync(stray, new Date("2027-01-15T09:00:00Z"), new Date("2027-01-15T09:00:00Z"));
		const kept = (await stored())[0]?.cv_file ?? "";
		utimesSync(join(folder, kept), new Date("2027-01-15T09:00:00Z"), new Date("2027-01-15T09:00:00Z"));
		app.clock.set("2027-02-12T09:59:59Z");
		expect(await purgeForms(app)).toEqual({ forms: 0, strayFiles: 1, unconfirmed: 0 });
		expect(readdirSync(folder).sort()).toEqual([kept, "not-ours.txt"].sort());
		app.clock.set("2027-02-12T10:00:00Z");
		expect(await purgeForms(app)).toEqual({ forms: 1, strayFiles: 0, unconfirmed: 0 });
		expect([await stored(), await mails(), readdirSync(folder)]).toEqual([[], [], ["not-ours.txt"]]);
	});

	it("deletes the row also when the file is gone already", async () => {
		await send(application(file(GOOD_CVS.odt)));
		rmSync(folder, { recursive: true });
		app.clock.set("2027-02-13T10:00:00Z");
		expect((await purgeForms(app)).forms).toBe(1);
		expect(await stored()).toEqual([]);
	});

	it("serves the files nowhere", async () => {
		await send(application(file(GOOD_CVS.pdf)));
		const name = (await stored())[0]?.cv_file;
		for (const path of [`/api/cv/${name}`, `/api/vacancy-applications/${name}`]) {
			expect((await api.request(path)).status).toBe(404);
		}
	});
});

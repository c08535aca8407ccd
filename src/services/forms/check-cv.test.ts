import { describe, expect, it } from "vitest";
import { CV_MAX_BYTES } from "#domain/forms/definitions/vacancy-applications.ts";
import { BAD_CVS, DOCX_PARTS, GOOD_CVS, PDF, zip } from "#tests/support/documents.ts";
import { checkCv } from "./check-cv.ts";

describe("a CV is known by its bytes", () => {
	it.each(Object.entries(GOOD_CVS))("takes %s", async (kind, bytes) => {
		expect(await checkCv(bytes)).toEqual({ ok: true, value: kind });
	});

	it.each(Object.entries(BAD_CVS))("refuses %s", async (_, make) => {
		expect(await checkCv(make())).toEqual({ ok: false, error: "FILE_TYPE" });
	});

	it("takes five megabytes and not one byte more, and asks for a file that is missing or empty", async () => {
		const filled = (bytes: number) =>
			Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(bytes - PDF.length), PDF.subarray(9)]);
		expect(filled(CV_MAX_BYTES).length).toBe(CV_MAX_BYTES);
		expect((await checkCv(filled(CV_MAX_BYTES))).ok).toBe(true);
		expect(await checkCv(filled(CV_MAX_BYTES + 1))).toEqual({ ok: false, error: "FILE_TOO_LARGE" });
		for (const none of [null, Buffer.alloc(0)]) expect(await checkCv(none)).toEqual({ ok: false, error: "REQUIRED" });
	});

	it("takes a document with a large picture", async () => {
		const photo = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251));
		const file = zip([...DOCX_PARTS, { name: "word/media/photo.jpeg", content: photo }]);
		expect(await checkCv(file)).toEqual({ ok: true, value: "docx" });
	});

	it("fails for no random bytes behind a true beginning", async () => {
		for (const good of Object.values(GOOD_CVS)) {
			for (let seed = 1; seed <= 200; seed++) {
				const bytes = Buffer.from(good);
				for (let hit = 0; hit < 6; hit++)
					bytes[(seed * 2654435761 + hit * 40503) % bytes.length] = (seed * 31 + hit) % 256;
				const checked = await checkCv(bytes);
				expect(checked.ok || checked.error === "FILE_TYPE").toBe(true);
			}
		}
	});
});

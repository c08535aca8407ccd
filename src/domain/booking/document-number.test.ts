import { expect, it } from "vitest";
import { shownDocumentNumber } from "./document-number.ts";

it("a document's number is shown as people quote it", () => {
	expect(shownDocumentNumber("H7K2M9QXA-option_letter-1")).toBe("H7K2M9QXA");
	expect(shownDocumentNumber("2027-000123")).toBe("2027-000123");
});

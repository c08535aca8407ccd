import { expect, it } from "vitest";
import { describeOnBoth } from "#tests/support/databases.ts";

describeOnBoth("work that only one may do", (database) => {
	it("is done by one at a time, and by the next once it is over, however it ended", async () => {
		const { alone } = database();
		const answers = await alone("import", async () => [
			"done",
			await alone("import", async () => "too"),
			await alone("other work", async () => "beside it"),
		]);
		expect(answers).toEqual(["done", null, "beside it"]);
		await expect(alone("import", () => Promise.reject(new Error("torn")))).rejects.toThrow("torn");
		expect(await alone("import", async () => "again")).toBe("again");
	});
});

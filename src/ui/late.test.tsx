import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { late, lateReady } from "./late.tsx";

const Here = () => <p>here</p>;

describe("late components", () => {
	it("are in the server's page once they are at hand", async () => {
		const Late = late(async () => ({ default: Here }));
		await lateReady([Late]);
		expect(renderToStaticMarkup(<Late />)).toBe("<p>here</p>");
	});

	it("wait for no other module's, which may be waiting for these", async () => {
		late(() => new Promise<never>(() => undefined));
		const Late = late(async () => ({ default: Here }));
		await lateReady([Late]);
		expect(renderToStaticMarkup(<Late />)).toBe("<p>here</p>");
	});

	it("are not needed for components that come at once", async () => {
		await expect(lateReady([Here])).resolves.toBeUndefined();
	});

	it("fail where their code cannot be had, rather than leave a hole", async () => {
		const Late = late<object>(() => Promise.reject(new Error("no code")));
		await expect(lateReady([Late])).rejects.toThrow("no code");
	});
});

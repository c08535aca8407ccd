import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each([
	["/nl/favorieten", "/nl/favorieten"],
	["/nl/?adults=4#lister", "/nl/?adults=4#lister"],
	["/nl/../de/", "/de/"],
	["/nl/\r\nSet-Cookie: a=b", "/nl/Set-Cookie:%20a=b"],
])("%j is a path of ours", (value, path) => {
	expect(ownPath(value)).toBe(path);
});

test.each([
	"//evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"https://evil.example/",
	"nl/",
	"",
	undefined,
	"/.//evil.example",
])("%j would lead elsewhere", (value) => {
	expect(ownPath(value)).toBeNull();
});

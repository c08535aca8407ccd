/**
 * Who asks, as far as it decides which homes are shown. Only a staff session may see test houses (specification
 * §4: no, yes, testOnly); other visitors are PUBLIC.
 */
export interface Viewer {
	readonly testHouses: TestHouses;
}

export const TEST_HOUSES = ["no", "yes", "testOnly"] as const;
export type TestHouses = (typeof TEST_HOUSES)[number];

export const PUBLIC: Viewer = { testHouses: "no" };

/** Statuses of homes that a viewer may see. */
export function visibleStatuses({ testHouses }: Viewer = PUBLIC): readonly ("live" | "test")[] {
	if (testHouses === "testOnly") return ["test"];
	return testHouses === "yes" ? ["live", "test"] : ["live"];
}

/** True for a viewer who sees what everybody sees. */
export function isPublic(viewer: Viewer = PUBLIC): boolean {
	return viewer.testHouses === "no";
}

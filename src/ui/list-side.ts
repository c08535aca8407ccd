/** Height of a list that opens below or above its field, pixels (specification §9). */
export const LIST_HEIGHT = 200;

/** Where a list opens: below its field only where more than its height is free there. */
export function listSide(windowHeight: number, fieldBottom: number): "top" | "bottom" {
	return windowHeight - fieldBottom > LIST_HEIGHT ? "bottom" : "top";
}

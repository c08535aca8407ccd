/** Addresses of the office's trail. */

export interface TrailQuery {
	readonly subject: string;
	/** Public id of who acted. */
	readonly actor: string;
	readonly action: string;
}

/** Path below `/staff` of the trail cut down to something, or of the same as a file. */
export function officeTrail({ subject, actor, action }: TrailQuery, as: "page" | "file" = "page"): string {
	const params = new URLSearchParams(Object.entries({ subject, actor, action }).filter(([, value]) => value !== ""));
	return (as === "file" ? "audit.csv" : "audit") + (params.size > 0 ? `?${params}` : "");
}

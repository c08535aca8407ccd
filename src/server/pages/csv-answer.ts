/** A table as a file to keep, `halcyon-{name}.csv`. */
export function csvAnswer(file: string | ReadableStream, name: string): Response {
	return new Response(file, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="halcyon-${name}.csv"`,
		},
	});
}

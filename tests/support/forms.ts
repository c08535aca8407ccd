/** An application as a browser sends it; hand in the file, or null for none. */
export function application(file: Blob | null, name = "cv.pdf", changes: Record<string, string> = {}): FormData {
	const data = new FormData();
	const fields = {
		lang: "nl",
		email: "noor@example.org",
		consent: "1",
		website: "",
		vacancy: "gastheer",
		name: "Noor de Vries",
		telephone: "06 12345678",
		motivation: "Ik hou van huizen.\nEn van gasten.",
		...changes,
	};
	for (const [field, value] of Object.entries(fields)) data.append(field, value);
	if (file) data.append("cv", file, name);
	return data;
}

/** A form as it comes over a line: its bytes, and their type. (A form handed in as it is goes on being written after it was refused.) */
export async function asSent(form: FormData): Promise<{ body: ArrayBuffer; headers: Record<string, string> }> {
	const sent = new Response(form);
	return { headers: { "content-type": sent.headers.get("content-type") ?? "" }, body: await sent.arrayBuffer() };
}

/** Text as it stands in XML or HTML, between tags and in attributes. */
export function escapeXml(text: string): string {
	return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

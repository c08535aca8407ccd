/** Font files that are embedded (TrueType). */
export interface DocumentFonts {
	readonly text: Buffer;
	readonly strong: Buffer;
	readonly display: Buffer;
}

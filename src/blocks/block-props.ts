/** What a block's component is handed: itself, and what its loader found (null: nothing, or it has none). */
export interface BlockProps<Block, Data = null> {
	readonly block: Block;
	readonly data: Data | null;
}

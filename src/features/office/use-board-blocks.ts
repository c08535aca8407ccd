import { useCallback, useEffect, useRef, useState } from "react";
import type { BlockKind } from "#domain/booking/block.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { officeHref } from "#site/office.ts";
import { BOARD_DATA } from "#site/office-board.ts";
import type { BoardBar, BoardHomeLine } from "#site/views/office-board-view.ts";
import type { BoardPanelState } from "./board-panel.tsx";
import type { BoardStore } from "./use-board-data.ts";

/** How long a block can be undone by one key or button, in milliseconds. */
const UNDO_MS = 10_000;

interface Answer {
	readonly status: number;
	readonly block?: string | null;
	readonly others?: readonly BoardBar[];
}

/** Sends a form of the board as its page does; null: no answer that can be read. */
async function send(fields: Readonly<Record<string, string>>): Promise<Answer | null> {
	try {
		const answer = await fetch(officeHref(BOARD_DATA), {
			method: "POST",
			headers: { Accept: "application/json" },
			body: new URLSearchParams(fields),
		});
		if (!answer.headers.get("content-type")?.includes("json")) return null;
		return { ...((await answer.json()) as object), status: answer.status };
	} catch {
		return null;
	}
}

/**
 * Blocks of the board: drawn at once, because a block can be undone, and taken back when the server refuses. A block
 * that is undone before the server has answered waits for its id.
 */
export function useBoardBlocks(store: BoardStore, show: (panel: BoardPanelState | null) => void) {
	const { change, reread } = store;
	const [undoable, setUndoable] = useState<Extract<BoardPanelState, { name: "undo" }> | null>(null);
	const ids = useRef(new WeakMap<BoardBar, Promise<string | null>>());

	useEffect(() => {
		if (!undoable) return;
		const timer = setTimeout(() => {
			setUndoable(null);
			show(null);
		}, UNDO_MS);
		return () => clearTimeout(timer);
	}, [undoable, show]);

	const block = useCallback(
		async (
			home: BoardHomeLine,
			nights: { readonly from: number; readonly to: number },
			kind: BlockKind,
			reason: string,
		) => {
			const { from, to } = nights;
			const bar: BoardBar = {
				kind,
				from,
				to,
				reason,
				name: "",
				by: "",
				bookingNo: null,
				hours: null,
				isLinked: false,
				block: "",
			};
			change(home.id, (bars) => [...bars, bar]);
			const undo = { name: "undo", home: home.id, title: home.title, bar } as const;
			setUndoable(undo);
			show(undo);
			const sent = send({ do: "block", home: home.id, from: isoOf(from), to: isoOf(to), kind, reason });
			ids.current.set(
				bar,
				sent.then((answer) => answer?.block ?? null),
			);
			const answer = await sent;
			if (answer?.block) {
				const { block } = answer;
				change(home.id, (bars) => bars.map((one) => (one === bar ? { ...bar, block } : one)));
				return;
			}
			change(home.id, (bars) => bars.filter((one) => one !== bar));
			setUndoable(null);
			show({ name: "refused", title: home.title, takers: answer?.others ?? [], isAway: answer?.status !== 409 });
			reread();
		},
		[change, reread, show],
	);

	const open = useCallback(
		async (home: string, bar: BoardBar) => {
			setUndoable(null);
			show(null);
			const block = bar.block || (await ids.current.get(bar)) || null;
			if (block === null) return;
			change(home, (bars) => bars.filter((one) => one !== bar && one.block !== block));
			const answer = await send({ do: "unblock", block });
			// Gone already is as good as opened; anything else is read again as it is.
			if (answer?.status !== 200 && answer?.status !== 404) {
				show({ name: "refused", title: "", takers: [], isAway: true });
			}
			if (answer?.status !== 200) reread();
		},
		[change, reread, show],
	);

	const undo = useCallback(() => {
		if (undoable) void open(undoable.home, undoable.bar);
	}, [open, undoable]);

	return { block, open, undo };
}

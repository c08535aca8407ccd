import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { BLOCK_KINDS, type BlockKind } from "#domain/booking/block.ts";
import { useT } from "#i18n/react.tsx";
import type { BoardBar } from "#site/views/office-board-view.ts";
import { Button } from "#ui/button.tsx";
import { Field, Select } from "#ui/fields.tsx";
import { useBarWords } from "./board-words.ts";

/** What lies over the board: nights to block, a block that can be undone or opened, who has nights that were wanted. */
export type BoardPanelState =
	| {
			readonly name: "block";
			readonly home: string;
			readonly title: string;
			readonly from: number;
			readonly to: number;
	  }
	| { readonly name: "bar"; readonly home: string; readonly title: string; readonly bar: BoardBar }
	| { readonly name: "undo"; readonly home: string; readonly title: string; readonly bar: BoardBar }
	| {
			readonly name: "refused";
			readonly title: string;
			readonly takers: readonly BoardBar[];
			readonly isAway: boolean;
	  };

interface PanelProps {
	readonly state: BoardPanelState;
	readonly mayBlock: boolean;
	readonly onBlock: (kind: BlockKind, reason: string) => void;
	readonly onOpen: (home: string, bar: BoardBar) => void;
	readonly onClose: () => void;
}

export function BoardPanel({ state, mayBlock, onBlock, onOpen, onClose }: PanelProps) {
	const t = useT();
	const { nights, whole } = useBarWords();
	switch (state.name) {
		case "block":
			return (
				<Frame title={`${state.title}, ${nights(state.from, state.to)}`} onClose={onClose}>
					<BlockFields onBlock={onBlock} />
				</Frame>
			);
		case "bar":
			return (
				<Frame title={state.title} onClose={onClose} takesFocus>
					<p>{whole(state.bar)}</p>
					{mayBlock && state.bar.block && (
						<Button look="primary" size="small" type="button" onClick={() => onOpen(state.home, state.bar)}>
							{t("office.unblock")}
						</Button>
					)}
				</Frame>
			);
		case "undo":
			return (
				<Frame title={state.title} onClose={onClose}>
					<p>
						{t("office.done_blocked")} {nights(state.bar.from, state.bar.to)}
					</p>
					<Button look="outline" size="small" type="button" onClick={() => onOpen(state.home, state.bar)}>
						{t("office.board_undo")}
					</Button>
				</Frame>
			);
		case "refused":
			return (
				<Frame title={state.title} onClose={onClose} isAlert>
					<p>{state.isAway ? t("office.board_notDone") : t("office.refused_NIGHTS_TAKEN")}</p>
					<ul>
						{state.takers.map((bar) => (
							<li key={`${bar.kind} ${bar.from} ${bar.name}`}>{whole(bar)}</li>
						))}
					</ul>
				</Frame>
			);
	}
}

function Frame(props: {
	title: string;
	onClose: () => void;
	isAlert?: boolean;
	takesFocus?: boolean;
	children: ReactNode;
}) {
	const { title, onClose, isAlert, takesFocus, children } = props;
	const t = useT();
	const frame = useRef<HTMLElement>(null);
	useEffect(() => {
		if (takesFocus) frame.current?.querySelector("button")?.focus();
	}, [takesFocus]);
	return (
		<section
			className="board-panel"
			ref={frame}
			onKeyDown={(event) => {
				if (event.key === "Escape") onClose();
			}}
			role={isAlert ? "alert" : undefined}
			aria-label={title}
		>
			<h2>{title}</h2>
			{children}
			<Button look="outline" size="small" type="button" onClick={onClose}>
				{t("office.board_close")}
			</Button>
		</section>
	);
}

function BlockFields({ onBlock }: { onBlock: PanelProps["onBlock"] }) {
	const t = useT();
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.querySelector("select")?.focus(), []);
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		const fields = new FormData(event.currentTarget);
		const kind = BLOCK_KINDS.find((known) => known === fields.get("kind")) ?? BLOCK_KINDS[0];
		onBlock(kind, String(fields.get("reason") ?? "").trim());
	};
	return (
		<form ref={form} onSubmit={submit}>
			<Select
				id="board-kind"
				name="kind"
				label={t("office.blockKind")}
				options={BLOCK_KINDS.map((kind) => ({ value: kind, label: t(`office.kind_${kind}`) }))}
			/>
			<Field id="board-reason" name="reason" label={t("office.why")} maxLength={300} autoComplete="off" />
			<Button look="primary" size="small" type="submit">
				{t("office.blockNights")}
			</Button>
		</form>
	);
}

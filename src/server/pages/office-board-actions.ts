import { dayOf, mondayOf } from "#domain/time/civil-date.ts";
import { boardBars } from "#services/pages/office/board-page.ts";
import { blockNights, takersOf, unblockNights } from "#services/staff/block-nights.ts";
import { BOARD_DATA, boardHref } from "#site/office-board.ts";
import { OFFICE_DONE_PARAM } from "#site/views/office-view.ts";
import { statusOf } from "../status.ts";
import { byOf, type OfficeAct, type OfficeActs, refused } from "./office-answer.ts";

/** Closing nights on the planning board and opening them again; its script is answered with JSON. */

/** The board of the home, from the week of a day on. */
function boardOf(accoId: string, from: string, done: "blocked" | "unblocked") {
	const href = boardHref({ home: accoId, from: mondayOf(dayOf(from)) });
	return { redirect: `${href}&${OFFICE_DONE_PARAM}=${done}` };
}

const block: OfficeAct<"block"> = async (app, request, { home, from, to, kind, reason }) => {
	const made = await blockNights(app, { accoId: home, from, to, kind, reason }, byOf(request));
	if (request.path === BOARD_DATA) {
		if (made.ok) return { answer: Response.json({ block: made.value.blockId }) };
		const { code } = made.error;
		const taken = code === "NIGHTS_TAKEN" ? await takersOf(app, { accoId: home, from, to }) : [];
		const others = boardBars(app, taken, request.session.roles);
		return { answer: Response.json({ code, others }, { status: statusOf(code) }) };
	}
	if (made.ok) return boardOf(home, from, "blocked");
	return refused(request, "block", made.error, { kept: ["home", "from", "to", "kind", "reason"] });
};

const unblock: OfficeAct<"unblock"> = async (app, request, { block: blockId }) => {
	const gone = await unblockNights(app, blockId, byOf(request));
	if (request.path === BOARD_DATA) {
		if (gone.ok) return { answer: Response.json({ block: null }) };
		return { answer: Response.json({ code: gone.error }, { status: statusOf(gone.error) }) };
	}
	if (gone.ok) return boardOf(gone.value.accoId, gone.value.from, "unblocked");
	return refused(request, "unblock", { code: gone.error });
};

export const BOARD_ACTS: Pick<OfficeActs, "block" | "unblock"> = { block, unblock };

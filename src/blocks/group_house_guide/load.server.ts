import { firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import type { LoadContext } from "../load-context.server.ts";
import type { GroupHouseGuide } from "./schema.ts";

export interface GroupHouseGuideData {
	/** `YYYY-MM`, from this month on. */
	readonly months: readonly string[];
}

const MONTHS = 24;

/** The months in which a group may travel. */
export async function load(_block: GroupHouseGuide, { app }: LoadContext): Promise<GroupHouseGuideData> {
	const { year, month } = yearMonthOf(app.clock.today());
	const ahead = Array.from({ length: MONTHS }, (_, index) => {
		const count = month - 1 + index;
		return isoOf(firstOfMonth(year + Math.floor(count / 12), (count % 12) + 1)).slice(0, 7);
	});
	return { months: ahead };
}

import { CircleCheck, CircleHelp, Clock, Flag, X } from "lucide-react";
import type { BookingState } from "#domain/booking/process.ts";
import { useT } from "#i18n/react.tsx";
import { StateMark } from "../office/list-table.tsx";

const STATES = {
	pending_payment: { tone: "plain", icon: Clock },
	option: { tone: "honey", icon: Clock },
	application: { tone: "king", icon: CircleHelp },
	confirmed: { tone: "moss", icon: CircleCheck },
	completed: { tone: "plain", icon: Flag },
	cancelled: { tone: "dune", icon: X },
	expired: { tone: "dune", icon: X },
	declined: { tone: "dune", icon: X },
} as const satisfies Readonly<Record<BookingState, object>>;

/** How a booking stands, in a badge. */
export function State({ state }: { state: BookingState }) {
	const t = useT();
	const { tone, icon: Icon } = STATES[state];
	return (
		<StateMark tone={tone}>
			<Icon aria-hidden="true" />
			{t(`organisation.state_${state}`)}
		</StateMark>
	);
}

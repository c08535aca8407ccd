import { useT } from "#i18n/react.tsx";
import type { StayCard } from "#site/views/guest-view.ts";

const BADGES = {
	confirmed: "badge-moss",
	completed: "badge-dune",
	option: "badge-honey",
	pending_payment: "badge-honey",
	application: "badge-king",
	cancelled: "badge-dune",
	expired: "badge-dune",
	declined: "badge-dune",
} as const;

/** Where a booking stands, in words. */
export function StateBadge({ card }: { card: Pick<StayCard, "state"> }) {
	const t = useT();
	return <span className={`badge ${BADGES[card.state]}`}>{t(`guest.state_${card.state}`)}</span>;
}

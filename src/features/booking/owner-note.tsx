import { useT } from "#i18n/react.tsx";
import type { BookingView } from "#site/views/booking-view.ts";

/** Whom the guest rents from and as what they let, said before anything is ordered. */
export function OwnerNote({ owner }: Pick<BookingView, "owner">) {
	const t = useT();
	return (
		<p className="t-small mt-3 max-w-[60ch]" data-testid="owner-note">
			{owner?.name ? t("booking.owner", { owner: owner.name }) : t("booking.ownerUnnamed")}{" "}
			{t(`booking.letting_${owner?.letting ?? "unknown"}`)}
		</p>
	);
}

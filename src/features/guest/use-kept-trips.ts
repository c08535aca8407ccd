import { useEffect } from "react";
import { useLanguage } from "#i18n/react.tsx";
import type { GuestView } from "#site/views/guest-view.ts";
import { usePage } from "../layout/page-view.tsx";
import { forgetAtSignOut, forgetTrips, refreshTrips } from "./kept-trips.ts";

/** Keeps the trips of who is signed in; where nobody is, nothing of a guest stays in the browser. */
export function useKeptTrips({ guest, onlyBooking }: Pick<GuestView, "guest" | "onlyBooking">): void {
	const language = useLanguage();
	const { hasWorker } = usePage();
	const owner = guest?.id ?? null;
	useEffect(() => {
		// A browser that made a booking and has not signed in is shown that one booking, beside whatever was kept before.
		if (owner === null && onlyBooking !== null) return;
		const kept = owner !== null && hasWorker ? refreshTrips(language, owner) : forgetTrips();
		// The page does without.
		kept.catch(() => {});
		return forgetAtSignOut();
	}, [language, owner, onlyBooking, hasWorker]);
}

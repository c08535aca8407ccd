import { Check, CloudDownload } from "lucide-react";
import { useEffect, useState } from "react";
import { Colon, useT } from "#i18n/react.tsx";
import { usePage } from "../layout/page-view.tsx";
import { useArea } from "./area.tsx";
import { canKeep, isKept, keepDocument } from "./kept-trips.ts";

type State = "unknown" | "away" | "kept" | "failed";

/** Keeps a document on the device, or lets it go; nothing where the browser cannot, or where nobody is signed in. */
export function KeepDocument({ href, name }: { href: string; name: string }) {
	const t = useT();
	const { hasWorker } = usePage();
	const { view } = useArea();
	const [state, setState] = useState<State>("unknown");
	const isOffered = hasWorker === true && view.guest !== null;
	useEffect(() => {
		if (!isOffered || !canKeep()) return;
		isKept(href).then(
			(kept) => setState(kept ? "kept" : "away"),
			// The browser refuses its store.
			() => {},
		);
	}, [href, isOffered]);
	if (state === "unknown") return null;
	const toggle = () => {
		const isWanted = state !== "kept";
		keepDocument(href, isWanted).then(
			() => setState(isWanted ? "kept" : "away"),
			() => setState("failed"),
		);
	};
	return (
		<span className="guest-keep">
			<button type="button" className="text-link" aria-pressed={state === "kept"} onClick={toggle}>
				{state === "kept" ? (
					<Check className="icon-s" aria-hidden="true" />
				) : (
					<CloudDownload className="icon-s" aria-hidden="true" />
				)}
				{t(state === "kept" ? "guest.keptOffline" : "guest.keepOffline")}
				<span className="visually-hidden">
					<Colon />
					{name}
				</span>
			</button>
			<span role="status">{state === "failed" && t("guest.keepFailed")}</span>
		</span>
	);
}

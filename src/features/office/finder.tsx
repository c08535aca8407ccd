import { ScriptOnce, useHydrated } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useT } from "#i18n/react.tsx";
import { useOffice } from "./office-context.tsx";
import { EARLY_KEYS, useOfficeKeys } from "./office-keys.ts";

const Palette = lazy(() => import("./palette.tsx"));
const KeyList = lazy(() => import("./key-list.tsx"));

/** The way to the palette and the list of keys, which come when they are opened; nothing without script. */
export function Finder() {
	const t = useT();
	const { view } = useOffice();
	const [shown, setShown] = useState<"palette" | "keys" | null>(null);
	const paths = useMemo(() => view.menu.map(({ path }) => path), [view.menu]);
	useOfficeKeys(paths, view.newBooking, setShown);
	const close = useCallback(() => setShown(null), []);
	if (!useHydrated()) return <ScriptOnce>{EARLY_KEYS}</ScriptOnce>;
	return (
		<>
			<button
				type="button"
				className="office-side-find"
				aria-keyshortcuts="Control+K"
				onClick={() => setShown("palette")}
			>
				<Search className="icon" aria-hidden="true" />
				<span>{t("office.palette")}</span>
				<kbd>⌘K</kbd>
			</button>
			<Suspense>
				{shown === "palette" && <Palette view={view} onClose={close} />}
				{shown === "keys" && <KeyList onClose={close} />}
			</Suspense>
		</>
	);
}

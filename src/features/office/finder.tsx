import { ScriptOnce, useHydrated } from "@tanstack/react-router";
import { Search } from "lucide-react";
import {
	lazy,
	type RefObject,
	Suspense,
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { useT } from "#i18n/react.tsx";
import { useOffice } from "./office-context.tsx";
import { EARLY_KEYS, takeEarlyTyped, useOfficeKeys } from "./office-keys.ts";
import { noteRecent } from "./recent.ts";

const Palette = lazy(() => import("./palette.tsx"));
const KeyList = lazy(() => import("./key-list.tsx"));

/** The way to the palette and the list of keys, which come when they are opened; nothing without script. */
export function Finder() {
	const t = useT();
	const { view } = useOffice();
	const [shown, setShown] = useState<"palette" | "keys" | null>(null);
	const paths = useMemo(() => view.menu.map(({ path }) => path), [view.menu]);
	useOfficeKeys(paths, view.newBooking, setShown);
	useEffect(() => noteRecent(view), [view]);
	const [typed, setTyped] = useState("");
	/** Enter was pressed before the list could act on it. */
	const entered = useRef(false);
	const type = useCallback((text: string) => {
		// Enter was for what stood there.
		entered.current = false;
		setTyped(text);
	}, []);
	const close = useCallback(() => {
		setShown(null);
		type("");
	}, [type]);
	if (!useHydrated()) {
		return (
			<>
				<ScriptOnce>{EARLY_KEYS}</ScriptOnce>
				{/* Its room, so that the menu below does not move once it is there. */}
				<span className="office-side-find office-side-find-room" aria-hidden="true" />
			</>
		);
	}
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
				<kbd>{/Mac|iP(hone|ad|od)/.test(navigator.platform) ? "⌘K" : "Ctrl K"}</kbd>
			</button>
			{shown === "palette" && (
				<Suspense fallback={<Waiting typed={typed} entered={entered} onType={type} onClose={close} />}>
					<Palette view={view} typed={typed} entered={entered} onType={type} onClose={close} />
				</Suspense>
			)}
			<Suspense>{shown === "keys" && <KeyList onClose={close} />}</Suspense>
		</>
	);
}

interface WaitingProps {
	readonly typed: string;
	readonly entered: RefObject<boolean>;
	readonly onType: (typed: string) => void;
	readonly onClose: () => void;
}

/** The palette's field, there at once: what is typed before the list has its code, Enter too, is the list's. */
function Waiting({ typed, entered, onType, onClose }: WaitingProps) {
	const t = useT();
	const dialog = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		dialog.current?.showModal();
		const early = takeEarlyTyped();
		if (early.typed !== "") onType(early.typed);
		if (early.isEntered) entered.current = true;
	}, [onType, entered]);
	return (
		<dialog
			ref={dialog}
			className="office-palette"
			aria-label={t("office.palette")}
			onClose={onClose}
			// The browser's search field would empty itself first, and the list may take this dialog's place before it says
			// that it is closed.
			onKeyDownCapture={(event) => {
				if (event.key === "Escape") onClose();
				if (event.key === "Enter") entered.current = true;
			}}
		>
			<input
				type="search"
				aria-label={t("office.palette")}
				placeholder={t("office.paletteHint")}
				value={typed}
				onChange={(event) => onType(event.target.value)}
			/>
		</dialog>
	);
}

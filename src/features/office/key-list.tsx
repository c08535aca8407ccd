import { useEffect, useId, useRef, useState } from "react";
import { useT } from "#i18n/react.tsx";
import { Button } from "#ui/button.tsx";
import { lettersAreOn, switchLetters } from "./office-keys.ts";

/** All keys of the office by where they do something, and the switch for single letters. */
const KEYS = [
	[
		"everywhere",
		[
			["⌘K / Ctrl K", "palette"],
			["/", "search"],
			["?", "list"],
			["C", "new"],
			["⌘↵ / Ctrl ↵", "send"],
			["Esc", "close"],
			["G H", "goHome"],
			["G B", "goBookings"],
			["G L", "goBoard"],
			["G I", "goInbox"],
			["G R", "goRequests"],
			["G P", "goPayments"],
			["G U", "goGuests"],
			["G N", "goNumbers"],
			["G S", "goApprovals"],
		],
	],
	[
		"lists",
		[
			["J  K  ↑  ↓", "move"],
			["↵", "open"],
			["F", "filter"],
			["X", "select"],
			["⇧↑  ⇧↓", "selectMore"],
		],
	],
	[
		"board",
		[
			["⇧← ⇧→", "boardMark"],
			["B", "boardBlock"],
			["T", "boardToday"],
			["!", "boardConflict"],
			["⌘Z / Ctrl Z", "boardUndo"],
		],
	],
	[
		"booking",
		[
			["N", "note"],
			["M", "writeGuest"],
			["P", "payment"],
			["R", "rebook"],
			["E", "price"],
			["U", "refund"],
			["X", "cancel"],
			["⇧X", "host"],
		],
	],
	[
		"inbox",
		[
			["A", "take"],
			["E", "messageDone"],
			[";", "messageTemplate"],
		],
	],
] as const;

export default function KeyList({ onClose }: { onClose: () => void }) {
	const t = useT();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOn, setOn] = useState(lettersAreOn);
	useEffect(() => {
		dialog.current?.showModal();
		// The browser would begin at the list, which is there to be read.
		dialog.current?.querySelector<HTMLButtonElement>(":scope > button")?.focus();
	}, []);
	return (
		<dialog ref={dialog} className="office-palette office-keys" aria-labelledby={id} onClose={onClose}>
			<h2 className="t-heading" id={id}>
				{t("office.keys")}
			</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that keys must reach it. */}
			<section className="office-key-groups" tabIndex={0} aria-labelledby={id}>
				{KEYS.map(([group, keys]) => (
					<div key={group}>
						<h3>{t(`office.keys_${group}`)}</h3>
						<dl>
							{keys.map(([letters, name]) => (
								<div key={name}>
									<dt>
										<kbd>{letters}</kbd>
									</dt>
									<dd>{t(`office.key_${name}`)}</dd>
								</div>
							))}
						</dl>
					</div>
				))}
			</section>
			<label className="office-key-switch">
				<input
					type="checkbox"
					checked={isOn}
					onChange={(event) => {
						setOn(event.target.checked);
						switchLetters(event.target.checked);
					}}
				/>
				{t("office.keysSwitch")}
			</label>
			<Button look="outline" type="button" onClick={() => dialog.current?.close()}>
				{t("office.keysClose")}
			</Button>
		</dialog>
	);
}

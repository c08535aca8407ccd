import { useEffect, useId, useRef, useState } from "react";
import { useT } from "#i18n/react.tsx";
import { Button } from "#ui/button.tsx";
import { lettersAreOn, switchLetters } from "./office-keys.ts";

/** All keys of the office, and the switch for single letters. */
const KEYS = [
	["⌘K / Ctrl K", "palette"],
	["/", "search"],
	["?", "list"],
	["C", "new"],
	["J  K  ↑  ↓", "move"],
	["↵", "open"],
	["⌘↵ / Ctrl ↵", "send"],
	["X", "select"],
	["⇧↑  ⇧↓", "selectMore"],
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
	["N", "note"],
	["M", "writeGuest"],
	["P", "payment"],
	["R", "rebook"],
	["E", "price"],
	["U", "refund"],
	["X", "cancel"],
	["⇧X", "host"],
	["A", "take"],
	["E", "messageDone"],
	[";", "messageTemplate"],
	["⇧← ⇧→", "boardMark"],
	["B", "boardBlock"],
	["T", "boardToday"],
	["!", "boardConflict"],
	["⌘Z / Ctrl Z", "boardUndo"],
] as const;

export default function KeyList({ onClose }: { onClose: () => void }) {
	const t = useT();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOn, setOn] = useState(lettersAreOn);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog ref={dialog} className="office-palette office-keys" aria-labelledby={id} onClose={onClose}>
			<h2 className="t-heading" id={id}>
				{t("office.keys")}
			</h2>
			<dl tabIndex={0}>
				{KEYS.map(([keys, name]) => (
					<div key={name}>
						<dt>
							<kbd>{keys}</kbd>
						</dt>
						<dd>{t(`office.key_${name}`)}</dd>
					</div>
				))}
			</dl>
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

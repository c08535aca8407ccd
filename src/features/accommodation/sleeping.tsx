import type { BedType } from "#domain/accommodation/living.ts";
import { formatList } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";

/** Beds that a tile draws at most; the words count all of them. */
const MOST_DRAWN = 4;

/** Where everyone sleeps: a tile a room, with a drawn bed for each real one. Nothing where nobody said. */
export function Sleeping({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	if (view.rooms.length === 0) return null;
	const numbers = new Map<string, number>();
	return (
		<section className="home-part" id="sleeping" aria-labelledby="sleeping-title">
			<h2 className="t-title" id="sleeping-title">
				{t("home.sleeping")}
			</h2>
			<ul className="sleeping">
				{view.rooms.map(({ kind, beds }) => {
					const number = (numbers.get(kind) ?? 0) + 1;
					numbers.set(kind, number);
					const isOnly = view.rooms.filter((room) => room.kind === kind).length === 1;
					return (
						<li key={`${kind}-${number}`}>
							<span className="beds" aria-hidden="true">
								{beds
									.flatMap(({ type, count }) => Array.from({ length: count }, (_, at) => ({ type, at })))
									.slice(0, MOST_DRAWN)
									.map(({ type, at }) => (
										<Bed key={`${type}-${at}`} type={type} />
									))}
							</span>
							<div>
								<b>{isOnly ? t(`home.room_${kind}`) : `${t(`home.room_${kind}`)} ${number}`}</b>
								<span>
									{formatList(
										beds.map(({ type, count }) => t(`home.bed_${type}`, { count })),
										language,
									)}
								</span>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** A bed from above: frame, pillows, and what tells it from others. */
function Bed({ type }: { type: BedType }) {
	const narrow = type === "single" || type === "bunk" || type === "cot";
	return (
		<svg viewBox={narrow ? "0 0 26 38" : "0 0 44 38"} className={narrow ? "bed narrow" : "bed"} aria-hidden="true">
			<rect x="2" y="3" width={narrow ? 22 : 40} height="32" rx={type === "cot" ? 9 : 5} className="fill" />
			{type === "double" && <path d="M7 8h12v6H7zM25 8h12v6H25zM2 19h40" />}
			{(type === "single" || type === "bunk") && <path d="M7 8h12v6H7zM2 19h22" />}
			{type === "bunk" && <path d="M2 25h22M7 30h12" />}
			{type === "sofaBed" && <path d="M2 11h40M8 11v24M36 11v24M22 11v24" />}
			{type === "cot" && <path d="M7 3v32M13 3v32M19 3v32" />}
		</svg>
	);
}

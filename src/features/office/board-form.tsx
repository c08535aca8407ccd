import { BLOCK_KINDS } from "#domain/booking/block.ts";
import { useT } from "#i18n/react.tsx";
import type { BoardPage } from "#site/views/office-board-view.ts";
import { Button } from "#ui/button.tsx";
import { useBarWords } from "./board-words.ts";
import { HomeField } from "./home-field.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";

/** Closes nights of a home; a refusal names who has them. */
export function BlockForm({ page }: { page: BoardPage }) {
	const t = useT();
	const { whole } = useBarWords();
	if (!page.mayBlock) return null;
	const kinds = BLOCK_KINDS.map((kind) => ({ value: kind, label: t(`office.kind_${kind}`) }));
	return (
		<section className="office-card" aria-labelledby="block-nights">
			<div className="office-card-head">
				<h2 id="block-nights">{t("office.blockNights")}</h2>
			</div>
			<OfficeForm name="block" className="office-card-body">
				<OfficeRefusal of="block" />
				{page.takers.length > 0 && (
					<div className="board-takers">
						<h3>{t("office.takers")}</h3>
						<ul>
							{page.takers.map((bar) => (
								<li key={`${bar.kind} ${bar.from} ${bar.name}`}>{whole(bar)}</li>
							))}
						</ul>
					</div>
				)}
				<p className="soft mb-4">{t("office.blockText")}</p>
				<div className="board-fields">
					<HomeField
						of="block"
						value={page.query.home ?? ""}
						known={page.homes.map(({ id, title, place }) => ({ id, name: `${title}, ${place}` }))}
					/>
					<OfficeField of="block" name="from" />
					<OfficeField of="block" name="to" />
					<OfficeField of="block" name="kind" value="maintenance" options={kinds} />
					<OfficeField of="block" name="reason" />
				</div>
				<Button look="primary" type="submit">
					{t("office.blockNights")}
				</Button>
			</OfficeForm>
		</section>
	);
}

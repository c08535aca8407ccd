import { useId } from "react";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
import { ContentLink } from "../content-link.tsx";
import type { SkiAreaInfo } from "./schema.ts";

/** A ski area in figures; what is not known is not shown. */
export default function SkiAreaInfoBlock({ block }: BlockProps<SkiAreaInfo>) {
	const t = useT();
	const language = useLanguage();
	const id = useId();
	const metres = (value: number) => t("distance.metres", { metres: formatNumber(value, language) });
	const kilometres = (value: number) => t("distance.kilometres", { km: formatNumber(value, language) });
	const { lowest, highest, km_tracks: tracks, lifts, season } = block;
	const slopes = (["blue", "red", "black"] as const).flatMap((difficulty) => {
		const km = block[`km_${difficulty}`];
		return km === undefined ? [] : [{ difficulty, km }];
	});
	const all = slopes.reduce((sum, { km }) => sum + km, 0);
	const longest = Math.max(...slopes.map(({ km }) => km), 1);
	const height =
		lowest !== undefined && highest !== undefined
			? t("show.fromTo", { from: metres(lowest), to: metres(highest) })
			: highest !== undefined
				? metres(highest)
				: lowest !== undefined && metres(lowest);
	const facts = [
		["height", height],
		["slopes", all > 0 && kilometres(all)],
		["lifts", lifts !== undefined && formatNumber(lifts, language)],
		["tracks", tracks !== undefined && kilometres(tracks)],
		["season", season],
	] as const;
	return (
		<section className="wrap" aria-labelledby={id}>
			<div className="mist-panel ski-block">
				<div className="words">
					<h2 className="t-title" id={id}>
						{block.name}
					</h2>
					{block.text && <p className="soft">{block.text}</p>}
					{block.link && (
						<p>
							<ContentLink className="text-link" link={block.link}>
								{t("show.skiMore", { name: block.name })}
							</ContentLink>
						</p>
					)}
				</div>
				<div className="figures">
					<dl className="facts-list">
						{facts.map(
							([name, value]) =>
								value && (
									<div key={name}>
										<dt>{t(`show.ski_${name}`)}</dt>
										<dd>{value}</dd>
									</div>
								),
						)}
					</dl>
					{slopes.length > 0 && (
						<dl className="slopes">
							{slopes.map(({ difficulty, km }) => (
								<div key={difficulty}>
									<dt>{t(`show.slope_${difficulty}`)}</dt>
									<dd>
										<i className={difficulty} style={{ width: `${(100 * km) / longest}%` }} aria-hidden="true" />
										<span>{kilometres(km)}</span>
									</dd>
								</div>
							))}
						</dl>
					)}
				</div>
			</div>
		</section>
	);
}

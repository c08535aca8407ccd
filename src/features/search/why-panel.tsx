import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { printSearchParams, type SearchParams } from "#site/search-params.ts";
import type { WhyNeighbour, WhyRow, WhyView } from "#site/views/why-view.ts";
import { WHY } from "#site/why.ts";
import { Button } from "#ui/button.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import styles from "./why.css?url";

interface WhyPanelProps {
	readonly view: WhyView;
	readonly params: SearchParams;
	/** Path of the search. */
	readonly path: string;
}

/** Why a home stands where it stands, or what keeps it out: for staff alone. Links and a form, so it needs no script. */
export default function WhyPanel({ view, params, path }: WhyPanelProps) {
	const { words } = view;
	const panel = useInView(view.accoId);
	return (
		<section className="why" aria-labelledby="why-heading" ref={panel}>
			<link rel="stylesheet" href={styles} precedence="default" />
			<div className="why-head">
				<h2 id="why-heading">{words.heading}</h2>
				<span className="badge badge-king">{words.staff}</span>
				<SiteLink className="why-close" href={view.closeHref} keepScroll aria-label={words.close}>
					<X className="icon-s" aria-hidden="true" />
				</SiteLink>
			</div>
			<div aria-live="polite">
				{view.home && <p className="why-home">{view.home}</p>}
				{view.place && <p className="soft">{view.place}</p>}
			</div>
			{view.missing && (
				<div className="why-part">
					<h3>{view.missing.heading}</h3>
					<ul className="why-reasons">
						{view.missing.reasons.map((reason) => (
							<li key={reason}>{reason}</li>
						))}
					</ul>
				</div>
			)}
			{view.rows.length > 0 && (
				<dl className="why-part why-rows">
					{view.rows.map((row) => (
						<Row key={row.label} row={row} />
					))}
				</dl>
			)}
			{view.neighbours.map((neighbour) => (
				<Neighbour key={neighbour.heading} neighbour={neighbour} />
			))}
			{view.notes.map((note) => (
				<p key={note} className="why-part soft">
					{note}
				</p>
			))}
			<form className="why-part why-form" action={path} method="get">
				{Object.entries(printSearchParams(params)).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<label htmlFor="why-number">{words.field}</label>
				<input
					id="why-number"
					className="input"
					name={WHY}
					required
					maxLength={40}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
				/>
				<Button look="outline" size="small" type="submit">
					{words.look}
				</Button>
			</form>
		</section>
	);
}

function Row({ row: { label, value, share } }: { row: WhyRow }) {
	return (
		<div className={share === null ? "why-row why-key" : "why-row"}>
			<dt>{label}</dt>
			<dd>
				{share !== null && (
					<span className="why-bar" aria-hidden="true">
						<span style={{ width: `${share}%` }} />
					</span>
				)}
				{value}
			</dd>
		</div>
	);
}

function Neighbour({ neighbour: { heading, home, href, decided } }: { neighbour: WhyNeighbour }) {
	return (
		<div className="why-part">
			<h3>{heading}</h3>
			<p>
				<SiteLink className="text-link why-link" href={href} keepScroll>
					{home}
				</SiteLink>
			</p>
			{decided.map((sentence) => (
				<p key={sentence} className="soft">
					{sentence}
				</p>
			))}
		</div>
	);
}

/** On narrow screens the panel stands above the cards: whoever asks on a card is led to the answer. */
function useInView(accoId: string | null) {
	const panel = useRef<HTMLElement>(null);
	const shown = useRef(accoId);
	useEffect(() => {
		if (shown.current === accoId) return;
		shown.current = accoId;
		const top = panel.current?.getBoundingClientRect().top ?? 0;
		if (top < 0 || top > window.innerHeight / 2) panel.current?.scrollIntoView({ block: "start" });
	}, [accoId]);
	return panel;
}

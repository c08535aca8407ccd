import { LANGUAGE_NAMES, LANGUAGES } from "#domain/language.ts";
import { useT } from "#i18n/react.tsx";
import type { WidgetView } from "#site/views/ledger-view.ts";
import {
	MOST_WIDGET_RADIUS,
	WIDGET_KINDS,
	WIDGET_SANDBOX,
	WIDGET_SCHEMES,
	WIDGET_TARGETS,
	widgetRoom,
} from "#site/widget.ts";
import { Button } from "#ui/button.tsx";
import { Field, Select } from "#ui/fields.tsx";
import { useOrganisation } from "./organisation-context.tsx";

/** Puts a widget together, shows it as it will be, and hands out the code to paste. A plain form that asks for the page anew. */
export function WidgetBuilder({ view }: { view: WidgetView }) {
	const t = useT();
	const { to } = useOrganisation();
	const { widget, made } = view;
	const choices = <Choice extends string>(all: readonly Choice[], label: (choice: Choice) => string) =>
		all.map((value) => ({ value, label: label(value) }));
	return (
		<section className="office-card mt-5" aria-labelledby="widget">
			<div className="office-card-head">
				<h2 id="widget">{t("organisation.widget")}</h2>
			</div>
			<div className="office-card-body org-stack">
				<p className="soft">{t("organisation.widgetText")}</p>
				<form method="get" action={`${to("links")}#widget`} className="org-grid org-grid-4">
					<Select
						id="widget-kind"
						name="widget"
						label={t("organisation.widgetShows")}
						options={choices(WIDGET_KINDS, (kind) => t(`organisation.widget_${kind}`))}
						defaultValue={widget.kind}
					/>
					<Field
						id="widget-home"
						name="home"
						type="text"
						label={t("organisation.widgetHome")}
						hint={t("organisation.widgetHomeHint")}
						error={view.isWrong ? t("organisation.widgetHomeWrong") : null}
						defaultValue={view.typedHome}
					/>
					<Select
						id="widget-lang"
						name="lang"
						label={t("organisation.linkLanguage")}
						options={choices(LANGUAGES, (language) => LANGUAGE_NAMES[language])}
						defaultValue={widget.language}
					/>
					<Select
						id="widget-target"
						name="target"
						label={t("organisation.widgetOpens")}
						options={choices(WIDGET_TARGETS, (target) => t(`organisation.widgetOpens_${target}`))}
						defaultValue={widget.target}
					/>
					<Field
						id="widget-accent"
						name="accent"
						type="color"
						label={t("organisation.widgetAccent")}
						defaultValue={widget.accent}
					/>
					<Select
						id="widget-scheme"
						name="scheme"
						label={t("organisation.widgetScheme")}
						options={choices(WIDGET_SCHEMES, (scheme) => t(`organisation.widgetScheme_${scheme}`))}
						defaultValue={widget.scheme}
					/>
					<Field
						id="widget-radius"
						name="radius"
						type="number"
						min={0}
						max={MOST_WIDGET_RADIUS}
						label={t("organisation.widgetRadius")}
						defaultValue={String(widget.radius)}
					/>
					<div className="org-wide">
						<Button look="primary" type="submit">
							{t("organisation.widgetMake")}
						</Button>
					</div>
				</form>
				{made && (
					<>
						<div className="org-preview">
							<div style={{ position: "relative", paddingTop: widgetRoom(widget.kind) }}>
								<iframe
									title={t("organisation.widgetPreview")}
									src={made.src}
									sandbox={WIDGET_SANDBOX}
									style={{ position: "absolute", inset: 0, width: "100%", height: "100%", border: 0 }}
								/>
							</div>
						</div>
						{(["script", "frame"] as const).map((way) => (
							<div key={way} className="org-link">
								<label htmlFor={`widget-${way}`}>{t(`organisation.widgetCode_${way}`)}</label>
								<textarea id={`widget-${way}`} className="input office-mono" readOnly rows={4} value={made[way]} />
								<p className="soft t-small">{t(`organisation.widgetCodeText_${way}`)}</p>
							</div>
						))}
					</>
				)}
			</div>
		</section>
	);
}

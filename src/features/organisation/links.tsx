import { ArrowDownToLine } from "lucide-react";
import { LANGUAGE_NAMES, LANGUAGES } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { LINK_PAGES, UTM } from "#site/partner-links.ts";
import type { LinksPage } from "#site/views/ledger-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field, Select } from "#ui/fields.tsx";
import { ListTable } from "../office/list-table.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { WidgetBuilder } from "./widget-builder.tsx";

/** Makes a link with the partner's code, as text and as a QR code; and says what links brought. */
export function Links({ page }: { page: LinksPage }) {
	const t = useT();
	const { to } = useOrganisation();
	const { link } = page;
	return (
		<>
			<h1 className="office-title">{t("organisation.title_links")}</h1>
			<p className="soft mt-2">{t("organisation.linksText")}</p>
			<section className="office-card mt-5" aria-labelledby="builder">
				<div className="office-card-head">
					<h2 id="builder">{t("organisation.builder")}</h2>
				</div>
				<div className="office-card-body org-builder">
					<form method="get" action={to("links")} className="org-grid">
						<Select
							id="link-to"
							name="to"
							label={t("organisation.leadsTo")}
							options={LINK_PAGES.map((value) => ({ value, label: t(`organisation.link_${value}`) }))}
							defaultValue={link.page}
						/>
						<Select
							id="link-in"
							name="in"
							label={t("organisation.linkLanguage")}
							options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
							defaultValue={link.language}
						/>
						<Field
							id="link-address"
							name="address"
							type="text"
							className="org-wide"
							label={t("organisation.linkAddress")}
							hint={t("organisation.linkAddressHint")}
							error={page.isWrong ? t("organisation.linkWrong") : null}
							defaultValue={link.address}
						/>
						{UTM.map((name) => (
							<Field
								key={name}
								id={name}
								name={name}
								type="text"
								maxLength={80}
								label={name}
								optional={t("forms.optional")}
								defaultValue={link.utm[name] ?? ""}
							/>
						))}
						<div className="org-wide">
							<Button look="primary" type="submit">
								{t("organisation.makeLink")}
							</Button>
						</div>
					</form>
					{page.qr && (
						<div className="org-qr">
							<svg viewBox={`0 0 ${page.qr.side} ${page.qr.side}`} role="img" aria-label={t("organisation.qr")}>
								<path d={page.qr.path} />
							</svg>
							<p className="org-actions">
								{(["svg", "png"] as const).map((kind) => (
									<a key={kind} className={buttonClass("outline", { size: "small" })} href={page.qr?.[`${kind}Href`]}>
										<ArrowDownToLine className="icon-s" aria-hidden="true" />
										{kind.toUpperCase()}
									</a>
								))}
							</p>
						</div>
					)}
					{page.url && (
						<div className="org-link">
							<label htmlFor="made-link">{t("organisation.yourLink")}</label>
							<input id="made-link" className="input office-mono" readOnly value={page.url} />
							<p className="soft t-small">{t("organisation.linkRules")}</p>
						</div>
					)}
				</div>
			</section>
			<WidgetBuilder view={page.widget} />
			<Clicks days={page.days} />
		</>
	);
}

/** What links brought in the last days: a table, and its sums above it. */
function Clicks({ days }: { days: LinksPage["days"] }) {
	const t = useT();
	const language = useLanguage();
	const sum = (of: (day: LinksPage["days"][number]) => number) => days.reduce((all, day) => all + of(day), 0);
	const [clicks, bookings] = [sum((day) => day.clicks), sum((day) => day.bookings)];
	const shown = days.filter((day) => day.clicks > 0 || day.bookings > 0).reverse();
	return (
		<section className="office-card mt-5" aria-labelledby="clicks">
			<div className="office-card-head">
				<h2 id="clicks">{t("organisation.clicksTitle", { count: days.length })}</h2>
			</div>
			<div className="office-card-body">
				<p>
					{t("organisation.clicksSum", { clicks, bookings })}{" "}
					{clicks > 0 &&
						t("organisation.conversion", { share: formatPercent(Math.round((bookings * 10_000) / clicks), language) })}
				</p>
				<p className="soft t-small mt-2">{t("organisation.clicksText")}</p>
			</div>
			{shown.length > 0 && (
				<ListTable
					label={t("organisation.clicksTitle", { count: days.length })}
					columns={[
						t("organisation.day"),
						{ number: t("organisation.clicks") },
						{ number: t("organisation.title_bookings") },
					]}
				>
					{shown.map((day) => (
						<tr key={day.day}>
							<td>{formatDate(dayOf(day.day), language, "plain")}</td>
							<td className="office-num">
								<span className="office-label">{t("organisation.clicks")} </span>
								{day.clicks}
							</td>
							<td className="office-num">
								<span className="office-label">{t("organisation.title_bookings")} </span>
								{day.bookings}
							</td>
						</tr>
					))}
				</ListTable>
			)}
		</section>
	);
}

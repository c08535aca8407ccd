import { KeyRound } from "lucide-react";
import { CALL_KINDS as COUNTED } from "#domain/partners/call-kinds.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { KeysPage } from "#site/views/organisation-view.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/fields.tsx";
import { Notice } from "#ui/notice.tsx";
import { ListTable } from "../office/list-table.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { OrganisationField, OrganisationForm, OrganisationRefusal } from "./organisation-forms.tsx";

/** Keys of a partner's programs: made, named, renewed and ended; how often each was used, and how to use them. */
export function Keys({ page }: { page: KeysPage }) {
	const t = useT();
	const { keys, made, mayChange, mostKeys } = page;
	return (
		<>
			<h1 className="office-title">{t("organisation.title_keys")}</h1>
			<p className="soft mt-2">{t("organisation.keysText")}</p>
			{made && <Made made={made} />}
			<div className="org-cols">
				<div className="org-stack">
					<section className="office-card" aria-labelledby="keys">
						<div className="office-card-head">
							<h2 id="keys">{t("organisation.keysTitle")}</h2>
						</div>
						{keys.length === 0 ? (
							<p className="office-card-body soft">{t("organisation.noKeys")}</p>
						) : (
							<ul className="org-list">
								{keys.map((one) => (
									<li key={one.id}>
										<Key one={one} mayChange={mayChange} callDays={page.callDays} />
									</li>
								))}
							</ul>
						)}
						{mayChange && keys.length < mostKeys && (
							<div className="office-card-body">
								<OrganisationForm name="make-key" className="org-form">
									<OrganisationRefusal of="make-key" />
									<OrganisationField of="make-key" name="keyName" hint={t("organisation.keyNameHint")} />
									<Button look="primary" type="submit">
										{t("organisation.makeKey")}
									</Button>
								</OrganisationForm>
							</div>
						)}
					</section>
					<Calls page={page} />
				</div>
				<HowTo page={page} />
			</div>
		</>
	);
}

/** The key that was just made. */
function Made({ made }: { made: NonNullable<KeysPage["made"]> }) {
	const t = useT();
	return (
		<Notice as="div" tone="moss" className="org-made mt-5" role="status" tabIndex={-1} autoFocus>
			<KeyRound className="icon" aria-hidden="true" />
			<div className="org-link">
				<label htmlFor="made-key">{t("organisation.keyMade", { name: made.name })}</label>
				<input id="made-key" className="input office-mono" readOnly value={made.token} autoComplete="off" />
				<p className="t-small">{t("organisation.keyOnce")}</p>
			</div>
		</Notice>
	);
}

function Key({ one, mayChange, callDays }: { one: KeysPage["keys"][number]; mayChange: boolean; callDays: number }) {
	const t = useT();
	const language = useLanguage();
	const { id, name, end, createdAt, renewedAt, lastUsedOn, calls } = one;
	const at = (instant: string) => formatInstant(new Date(instant), language, "compact");
	return (
		<>
			<div className="org-line">
				<b>{name}</b>
				<span className="office-mono">hlc_…{end}</span>
			</div>
			<p className="soft t-small">
				{t("organisation.keyMadeAt", { at: at(createdAt) })}
				{renewedAt && ` · ${t("organisation.keyRenewedAt", { at: at(renewedAt) })}`}
				{" · "}
				{lastUsedOn
					? t("organisation.keyUsedOn", { day: formatDate(dayOf(lastUsedOn), language, "plain") })
					: t("organisation.keyNeverUsed")}
				{calls > 0 && ` · ${t("organisation.keyCalls", { count: calls, days: callDays })}`}
			</p>
			{mayChange && (
				<details className="org-change">
					<summary>
						{t("organisation.change")}
						<span className="visually-hidden"> {name}</span>
					</summary>
					<OrganisationRefusal of="name-key" member={id} />
					<OrganisationForm name="name-key" className="org-inline">
						<input type="hidden" name="key" value={id} />
						<OrganisationField of="name-key" name="keyName" member={id} value={name} />
						<Button look="outline" size="small" type="submit">
							{t("organisation.nameKey")}
						</Button>
					</OrganisationForm>
					<p className="soft t-small mb-4">{t("organisation.renewKeyText")}</p>
					<div className="org-actions">
						<OrganisationForm name="renew-key">
							<input type="hidden" name="key" value={id} />
							<Button look="outline" size="small" type="submit">
								{t("organisation.renewKey")}
							</Button>
						</OrganisationForm>
						<OrganisationForm name="end-key">
							<input type="hidden" name="key" value={id} />
							<Button look="danger" size="small" type="submit">
								{t("organisation.endKey")}
							</Button>
						</OrganisationForm>
					</div>
				</details>
			)}
		</>
	);
}

/** How often the keys were used, by day and by what was asked: all together or one of them, and how much is allowed. */
function Calls({ page }: { page: KeysPage }) {
	const t = useT();
	const language = useLanguage();
	const { to } = useOrganisation();
	const { days, keys, callsOf, callDays, perHour, pricesPerHour } = page;
	const shown = COUNTED.filter((kind) => kind !== "any" || days.some((day) => day.of.any));
	const number = (count: number | undefined) => formatNumber(count ?? 0, language);
	return (
		<section className="office-card" aria-labelledby="calls">
			<div className="office-card-head">
				<h2 id="calls">{t("organisation.callsTitle")}</h2>
			</div>
			<div className="office-card-body org-stack">
				{keys.length > 0 && (
					<form method="get" action={to("keys")} className="org-filter">
						<Select
							id="calls-of"
							name="key"
							label={t("organisation.callsOf")}
							options={[
								{ value: "", label: t("organisation.callsOfAll") },
								...keys.map(({ id, name, end }) => ({ value: id, label: `${name} (…${end})` })),
							]}
							defaultValue={callsOf ?? ""}
						/>
						<Button look="outline" type="submit">
							{t("organisation.showCalls")}
						</Button>
					</form>
				)}
				<p className="soft t-small">
					{perHour > 0 ? t("organisation.perHour", { count: perHour }) : t("organisation.noCallLimit")}{" "}
					{pricesPerHour > 0 && t("organisation.pricesPerHour", { count: pricesPerHour })}
				</p>
				{days.length === 0 && <p className="soft">{t("organisation.noCalls", { days: callDays })}</p>}
			</div>
			{days.length > 0 && (
				<ListTable
					label={t("organisation.callsTitle")}
					columns={[
						t("organisation.day"),
						...shown.map((kind) => ({ number: t(`organisation.counted_${kind}`) })),
						{ number: t("organisation.calls") },
					]}
				>
					{days.map(({ day, calls, of }) => (
						<tr key={day}>
							<td>{formatDate(dayOf(day), language, "plain")}</td>
							{shown.map((kind) => (
								<td key={kind} className="office-num">
									<span className="office-label">{t(`organisation.counted_${kind}`)} </span>
									{number(of[kind])}
								</td>
							))}
							<td className="office-num">
								<span className="office-label">{t("organisation.calls")} </span>
								<b>{number(calls)}</b>
							</td>
						</tr>
					))}
				</ListTable>
			)}
		</section>
	);
}

/** How a program uses a key, for whoever writes it. */
function HowTo({ page }: { page: KeysPage }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="how-to">
			<div className="office-card-head">
				<h2 id="how-to">{t("organisation.howTo")}</h2>
			</div>
			<div className="office-card-body org-stack">
				<p>{t("organisation.howToText")}</p>
				<pre className="org-code">
					<code>{page.example}</code>
				</pre>
				<ul className="org-calls">
					{(["search", "home", "calendar", "quote"] as const).map((call) => (
						<li key={call}>
							{t(`organisation.call_${call}`)}
							<code>{CALLS[call]}</code>
						</li>
					))}
				</ul>
				<p className="soft t-small">{t("organisation.keyLinks")}</p>
				<p>
					<a href={page.docs} className="text-link">
						{t("organisation.allCalls")}
					</a>
				</p>
			</div>
		</section>
	);
}

/** The calls that a key is for, as programs write them. */
const CALLS = {
	search: "GET /search-api/search",
	home: "GET /api/accommodations/{accoId}",
	calendar: "GET /api/accommodations/{accoId}/calendar",
	quote: "POST /api/quotes",
} as const;

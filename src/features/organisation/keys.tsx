import { KeyRound } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { KeysPage } from "#site/views/organisation-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { ListTable } from "../office/list-table.tsx";
import { OrganisationField, OrganisationForm, OrganisationRefusal } from "./organisation-forms.tsx";

/** Keys of a partner's programs: made, named, renewed and ended; how often they were used, and how to use them. */
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
										<Key one={one} mayChange={mayChange} />
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
					<Calls days={page.days} />
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

function Key({ one, mayChange }: { one: KeysPage["keys"][number]; mayChange: boolean }) {
	const t = useT();
	const language = useLanguage();
	const { id, name, end, createdAt, renewedAt, lastUsedOn } = one;
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

/** How often the keys were used, a day. */
function Calls({ days }: { days: KeysPage["days"] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-labelledby="calls">
			<div className="office-card-head">
				<h2 id="calls">{t("organisation.callsTitle")}</h2>
			</div>
			{days.length === 0 ? (
				<p className="office-card-body soft">{t("organisation.noCalls")}</p>
			) : (
				<ListTable
					label={t("organisation.callsTitle")}
					columns={[t("organisation.day"), { number: t("organisation.calls") }]}
				>
					{days.map(({ day, calls }) => (
						<tr key={day}>
							<td>{formatDate(dayOf(day), language, "plain")}</td>
							<td className="office-num">
								<span className="office-label">{t("organisation.calls")} </span>
								{calls}
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
				<p className="soft t-small">
					{page.perHour > 0 && `${t("organisation.perHour", { count: page.perHour })} `}
					{t("organisation.keyLinks")}
				</p>
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

import { ChevronDown } from "lucide-react";
import { formatInstant } from "#i18n/format.ts";
import { Colon, useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type {
	NewRedirectPage,
	RedirectLine,
	RedirectPage,
	RedirectScreens,
} from "#site/views/office-redirects-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { Beside, Facts, NewRecordFrame, OpenedAct, RecordPage } from "./record.tsx";
import { RedirectMark, readableAddress, TargetWords, useFollowed, useRedirectKinds, Way } from "./redirect-parts.tsx";
import { DoOrLeave } from "./step-up.tsx";

/** One redirect: where it leads, how it stands today, and its forms. */

export function RedirectDetail({ page }: { page: RedirectPage }) {
	const t = useT();
	const { record, line, trial, tryHref } = page;
	return (
		<RecordPage
			desk="redirects"
			record={record}
			mark={<RedirectMark status={line.status} />}
			line={[<TargetWords key="target" line={line} />]}
			opened={record.open === "drop-redirect" && <Drop page={page} />}
			facts={record.open === "change-redirect" ? <Change page={page} /> : <RedirectFacts page={page} />}
		>
			<Beside id="way" title={t("office.leadsNow")}>
				<div className="office-card-body">
					{trial ? (
						<>
							<p className="soft">
								{t("office.asVisitor")} <span className="office-mono">{trial.address}</span>
							</p>
							<Way trial={trial} />
						</>
					) : (
						<>
							<p className="soft mb-3">{t("office.elsewhereUnasked")}</p>
							<a className={buttonClass("outline", { size: "small" })} href={tryHref}>
								{t("office.tryNow")}
							</a>
						</>
					)}
				</div>
			</Beside>
		</RecordPage>
	);
}

function RedirectFacts({ page: { line, changedBy } }: { page: RedirectPage }) {
	const t = useT();
	const language = useLanguage();
	const at = formatInstant(new Date(line.changed), language);
	const followed = useFollowed();
	return (
		<Facts
			facts={[
				[
					t("office.oldPath"),
					<span key="from" className="office-mono">
						{line.from}
					</span>,
				],
				[
					t("office.target"),
					<a key="to" className="office-link office-mono" href={line.href}>
						{line.isOutside ? line.href : readableAddress(line.href)}
					</a>,
				],
				[t("office.redirectStatus"), t(`office.redirectMeans_${line.status}`)],
				[t("office.covers"), t(line.from.endsWith("/*") ? "office.covers_below" : "office.covers_one")],
				[t("office.followed"), followed(line)],
				[t("office.changed"), changedBy === null ? at : `${at} · ${changedBy}`],
			]}
		/>
	);
}

function Change({ page: { record, line, screens } }: { page: RedirectPage }) {
	const t = useT();
	const kinds = useRedirectKinds();
	return (
		<OpenedAct
			record={record}
			name="change-redirect"
			then={t("office.then_change-redirect")}
			act={t("office.saveRedirect")}
			after={<ScreenNames screens={screens} />}
		>
			<OfRedirect line={line} />
			<OfficeField of="change-redirect" name="target" value={line.target} hint={t("office.targetHint")} />
			<OfficeField of="change-redirect" name="redirectStatus" value={String(line.status)} options={kinds} />
		</OpenedAct>
	);
}

function Drop({ page: { record, line } }: { page: RedirectPage }) {
	const t = useT();
	const followed = useFollowed();
	return (
		<OpenedAct
			record={record}
			name="drop-redirect"
			then={
				<>
					{t("office.then_drop-redirect")}{" "}
					<b>
						{t("office.followed")}
						<Colon />
						{followed(line)}
					</b>
				</>
			}
			act={t("office.now_drop-redirect")}
		>
			<OfRedirect line={line} />
		</OpenedAct>
	);
}

/** Which redirect a form is of, as it was shown. */
function OfRedirect({ line }: { line: RedirectLine }) {
	return (
		<>
			<input type="hidden" name="redirect" value={line.from} />
			<input type="hidden" name="version" value={line.version} />
		</>
	);
}

/** The form of a new redirect. */
export function NewRedirect({ page: { screens } }: { page: NewRedirectPage }) {
	const t = useT();
	const kinds = useRedirectKinds();
	return (
		<NewRecordFrame desk="redirects" title={t("office.newRedirect")}>
			<OfficeForm name="redirect" className="office-form">
				<OfficeRefusal of="redirect" />
				<OfficeField of="redirect" name="oldPath" hint={t("office.oldPathHint")} takesFocus />
				<OfficeField of="redirect" name="target" hint={t("office.targetHint")} />
				<OfficeField of="redirect" name="redirectStatus" value="301" options={kinds} />
				<p className="office-then">{t("office.then_redirect")}</p>
				<DoOrLeave of="redirect" leaveHref={officeHref("redirects")} leave={t("office.backToList")}>
					{t("office.saveRedirect")}
				</DoOrLeave>
			</OfficeForm>
			<ScreenNames screens={screens} />
		</NewRecordFrame>
	);
}

/** Pages that can be named in place of an address. */
function ScreenNames({ screens }: { screens: RedirectScreens }) {
	const t = useT();
	return (
		<details className="office-screens">
			<summary className="office-link">
				{t("office.screenNames")}
				<ChevronDown aria-hidden="true" />
			</summary>
			<dl>
				{screens.map(({ name, href }) => (
					<div key={name}>
						<dt className="office-mono">{name}</dt>
						<dd>
							{t(`office.screen_${name}`)} <small className="office-mono">{href}</small>
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

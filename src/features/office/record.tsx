import { Plus } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { RecordDesk } from "#site/office-records.ts";
import type { RecordAct, RecordView } from "#site/views/office-records-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { Acts, type HeadAct } from "./acts-menu.tsx";
import { useCloseByEscape } from "./close-by-escape.ts";
import { Fact } from "./fact.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { RECORD_SIGNS } from "./record-signs.ts";
import { DoOrLeave } from "./step-up.tsx";

/** The page of one record, whatever it is of: what it is and can do at the head, its facts, and beside them what belongs to it. */

/** What cannot be taken back. */
const DANGERS: readonly RecordAct[] = [
	"end-code",
	"erase-organisation",
	"erase-guest",
	"drop-redirect",
	"end",
	"take-home-off",
	"new-calendar",
];

/** Done so seldom that they are never the first at the head. */
const SELDOM: readonly RecordAct[] = ["test-home", "fetch-file"];

/** Names of the lists, as the menu has them. */
const LISTS = {
	homes: "homes",
	guests: "guests",
	partners: "partners",
	owners: "owners",
	agencies: "agencies",
	codes: "discounts",
	redirects: "redirects",
	people: "people",
} as const;

interface RecordPageProps {
	readonly desk: RecordDesk;
	readonly record: RecordView;
	/** How it stands, beside its name. */
	readonly mark: ReactNode;
	/** The line below: what one reads first. */
	readonly line: readonly ReactNode[];
	/** Why acts cannot be done now. */
	readonly reasons?: Partial<Readonly<Record<RecordAct, ReactNode>>>;
	/** Where else it is seen: on the site, on the board. */
	readonly ways?: readonly HeadAct[];
	/** The facts, or the fields that change them. */
	readonly facts: ReactNode;
	/** The act that is looked at, where it is not the change of the facts. */
	readonly opened: ReactNode;
	/** What belongs to it. */
	readonly children: ReactNode;
}

export function RecordPage({
	desk,
	record,
	mark,
	line,
	reasons = {},
	ways = [],
	facts,
	opened,
	children,
}: RecordPageProps) {
	const t = useT();
	const actOf = ({ name, href }: RecordView["acts"][number]): HeadAct => ({
		name,
		href,
		word: t(`office.do_${name}`),
		why: t(`office.why_${name}`),
		Sign: RECORD_SIGNS[name],
		isDanger: DANGERS.includes(name),
		isHere: record.open === name,
	});
	const { form } = useOffice().view;
	const possible = record.acts.filter(({ isPossible }) => isPossible);
	const leading = possible.filter(({ name }) => ![...DANGERS, ...SELDOM].includes(name)).slice(0, 1);
	// What was refused, and cannot be done any more.
	const shut = record.acts.find(({ name, isPossible }) => name === form?.name && !isPossible);
	return (
		<>
			<p className="office-crumb">
				<a className="office-link" href={officeHref(desk)}>
					{t(`office.title_${LISTS[desk]}`)}
				</a>{" "}
				<span aria-hidden="true">›</span> <b>{record.called}</b>
			</p>
			<div className="office-head">
				<h1 className="office-title">{record.called}</h1>
				{mark}
				<p className="office-head-line soft">
					{line
						.filter((part) => part !== null && part !== "")
						.map((part, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never change places.
							<Fragment key={at}>
								{at > 0 && " · "}
								{part}
							</Fragment>
						))}
				</p>
				<Acts
					label={t("office.canHappen")}
					leading={[...leading.map(actOf), ...ways]}
					rest={possible.filter((act) => !leading.includes(act)).map(actOf)}
					others={record.acts
						.filter(({ isPossible }) => !isPossible)
						.map(({ name }) => ({ name, word: t(`office.do_${name}`), why: reasons[name] }))}
					isOpen={record.open !== null}
				/>
			</div>
			{shut && (
				<div className="mt-4">
					<OfficeRefusal of={shut.name} {...(form?.person ? { person: form.person } : {})} />
				</div>
			)}
			<div className="office-record">
				<div className="office-stack">
					{opened}
					{facts}
				</div>
				<div className="office-stack">{children}</div>
			</div>
		</>
	);
}

interface OpenedActProps {
	readonly record: RecordView;
	readonly name: RecordAct;
	/** Of a user's page: whose form it is. */
	readonly person?: string;
	/** What follows from it, said before it is done. */
	readonly then?: ReactNode;
	/** The button that does it. */
	readonly act: ReactNode;
	/** `wide`: its fields are laid out by themselves. */
	readonly look?: "wide";
	/** Behind the form. */
	readonly after?: ReactNode;
	/** The form's fields. */
	readonly children?: ReactNode;
}

/** The act that is opened: what follows from it, its form, and the way back. */
export function OpenedAct({ record, name, person, then, act, look, after, children }: OpenedActProps) {
	const t = useT();
	const isDanger = DANGERS.includes(name);
	const of = { of: name, ...(person === undefined ? {} : { person }) };
	useCloseByEscape(`${record.href}#act-${name}`);
	return (
		<section className={isDanger ? "office-card office-danger" : "office-card"} id="do" aria-labelledby="do-title">
			<div className="office-card-head">
				<h2 id="do-title">{t(`office.do_${name}`)}</h2>
				<small className="soft">{t("office.nothingDone")}</small>
			</div>
			<div className="office-card-body">
				{then && <p className="office-then">{then}</p>}
				<OfficeForm
					name={name}
					{...(person === undefined ? {} : { person })}
					{...(look === "wide" ? {} : { className: "office-form" })}
				>
					<OfficeRefusal {...of} />
					{children}
					<DoOrLeave {...of} look={isDanger ? "danger" : "primary"} leaveHref={record.href}>
						{act}
					</DoOrLeave>
				</OfficeForm>
				{after}
			</div>
		</section>
	);
}

/** Everything that is held of somebody, as a file; its panel stays, and the browser keeps the file. */
export function FetchFile({ record, file }: { record: RecordView; file: string }) {
	const t = useT();
	return (
		<OpenedAct record={record} name="fetch-file" then={t("office.fileText")} act={t("office.fileFetch")}>
			<input type="hidden" name="file" value={file} />
		</OpenedAct>
	);
}

/** A card beside the facts. */
export function Beside({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section className="office-card" aria-labelledby={id}>
			<div className="office-card-head">
				<h2 id={id}>{title}</h2>
			</div>
			{children}
		</section>
	);
}

/** The facts of a record, to be read. What is not known is not said. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
	const t = useT();
	return (
		<Beside id="facts" title={t("office.homeFacts")}>
			<dl className="office-facts office-record-facts">
				{facts.map(([name, value]) => (
					<Fact key={name} name={name} value={value} />
				))}
			</dl>
		</Beside>
	);
}

/** The way from a list to the form of a new record; nothing for who takes on none. */
function NewRecord({ href, word }: { href: string | null; word: string }) {
	if (href === null) return null;
	return (
		<a className={buttonClass("primary", { size: "small" })} href={href} aria-label={word}>
			<Plus className="icon" aria-hidden="true" />
			<span>{word}</span>
		</a>
	);
}

/** The head of a list of records, with the form of a new one at its right. */
export function RecordsHead({
	title,
	text,
	href,
	word,
}: {
	title: string;
	text: string;
	href: string | null;
	word: string;
}) {
	return (
		<>
			<div className="office-head">
				<h1 className="office-title">{title}</h1>
				<NewRecord href={href} word={word} />
			</div>
			<p className="soft mt-2">{text}</p>
		</>
	);
}

/** The page of a new record's form. */
export function NewRecordFrame({ desk, title, children }: { desk: RecordDesk; title: string; children: ReactNode }) {
	const t = useT();
	return (
		<>
			<p className="office-crumb">
				<a className="office-link" href={officeHref(desk)}>
					{t(`office.title_${LISTS[desk]}`)}
				</a>{" "}
				<span aria-hidden="true">›</span> <b>{title}</b>
			</p>
			<h1 className="office-title">{title}</h1>
			<section className="office-card office-record-new" aria-label={title}>
				<div className="office-card-body">{children}</div>
			</section>
		</>
	);
}

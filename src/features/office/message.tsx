import { ChevronLeft, Send } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { languageName } from "#i18n/countries.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { MessageView } from "#site/views/office-inbox-view.ts";
import type { OfficeDone } from "#site/views/office-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { MailBadge } from "./booking-words.tsx";
import { MessageAside } from "./message-aside.tsx";
import { MessageTemplates } from "./message-templates.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { putInto } from "./put-into.ts";

/** One message: what was written and answered, what can be done with it, and who wrote it. */
export function Message({ message, back }: { message: MessageView; back: string }) {
	const t = useT();
	const language = useLanguage();
	const { id, status, assigned, mayAnswer } = message;
	const { view } = useOffice();
	const isFiled = FILED.includes(view.done) && !view.form;
	const at = (instant: string) => formatInstant(new Date(instant), language, "compact");
	return (
		<>
			<article className="office-message" aria-labelledby="message-title">
				<a className="office-link office-back" href={back}>
					<ChevronLeft aria-hidden="true" />
					{t("office.title_inbox")}
				</a>
				<div className="office-head">
					<h2 className="office-title" id="message-title" lang={message.lang}>
						{message.about || message.title}
					</h2>
					<span className="office-state">{t(`office.message_${status}`)}</span>
				</div>
				<p className="soft mt-1">
					{[message.title, languageName(message.lang, language), assigned && t("office.keptBy", { name: assigned })]
						.filter(Boolean)
						.join(" · ")}
				</p>
				{message.spamReason && (
					<Notice as="div" tone="honey" className="mt-3">
						<p>{t(`office.spam_${message.spamReason}`)}</p>
					</Notice>
				)}
				{isFiled && <AfterFiling message={message} />}
				<OfficeRefusal of="file-message" />
				<OfficeRefusal of="assign" />
				{mayAnswer && !isFiled && (
					<div className="office-actions">
						{message.isMine ? (
							<Change name="assign" id={id} fields={{ to: "nobody" }} label={t("office.giveBack")} />
						) : (
							<Change name="assign" id={id} fields={{ to: "me" }} label={t("office.takeIt")} letter="a" />
						)}
						{status !== "handled" && <File as="handled" message={message} label={t("office.done")} letter="e" />}
						{status !== "new" && (
							<File as="new" message={message} label={t(status === "spam" ? "office.notSpam" : "office.openAgain")} />
						)}
						{status !== "spam" && <File as="spam" message={message} label={t("office.isSpam")} />}
					</div>
				)}
				<Bubble from={message.from} at={at(message.at)} lang={message.lang}>
					<dl className="office-facts">
						{message.rows.map(({ label, value }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
					{message.parts.map(({ heading, lines }) => (
						<p key={heading} className="office-words" lang={message.lang}>
							{lines.join("\n")}
						</p>
					))}
					{message.fileHref && (
						<a className="office-link" href={message.fileHref}>
							{t("office.fileOf")}
						</a>
					)}
				</Bubble>
				{toAndFro(message).map((said) => (
					<Bubble
						key={said.at + said.from}
						from={said.from || t("office.somebodyGone")}
						at={at(said.at)}
						lang={message.lang}
						isOurs={said.status !== null}
					>
						<p className="office-words" lang={message.lang}>
							{said.text}
						</p>
						{said.status && <MailBadge status={said.status} />}
					</Bubble>
				))}
				{mayAnswer && <Reply message={message} isFiled={isFiled} />}
			</article>
			<MessageAside message={message} />
		</>
	);
}

/** Answers, and what the organisation wrote on them, in the order in which they were written. `status` null: no answer. */
function toAndFro({ answers, words }: MessageView) {
	return [
		...answers.map((answer) => ({ ...answer, from: "Halcyon" })),
		...words.map((word) => ({ ...word, status: null })),
	].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

const FILED: readonly (string | null)[] = [
	"message-answered",
	"message-answered-waiting",
	"message-handled",
	"message-spam",
] satisfies OfficeDone[];

/** After a message was filed: the way back, and the way on. An answer that was sent stays sent. */
function AfterFiling({ message: { id, was, status, nextHref, shown } }: { message: MessageView }) {
	const t = useT();
	return (
		<div className="office-actions">
			{nextHref ? (
				<a className={buttonClass("primary", { size: "small" })} href={nextHref} rel="next">
					{t("office.messageNext")}
				</a>
			) : (
				<p className="soft">{t("office.messageNoNext")}</p>
			)}
			<OfficeForm name="file-message">
				<input type="hidden" name="message" value={id} />
				<input type="hidden" name="status" value={was ?? "new"} />
				<input type="hidden" name="was" value={status} />
				<input type="hidden" name="shown" value={shown} />
				<button className="office-link" type="submit">
					{t("office.messageUndo")}
				</button>
			</OfficeForm>
		</div>
	);
}

function Bubble({
	from,
	at,
	lang,
	isOurs = false,
	children,
}: {
	from: string;
	at: string;
	lang: string;
	isOurs?: boolean;
	children: ReactNode;
}) {
	return (
		<section className={isOurs ? "office-bubble office-bubble-ours" : "office-bubble"} lang={isOurs ? lang : undefined}>
			<p>
				<b>{from}</b> <small className="soft">{at}</small>
			</p>
			<div>{children}</div>
		</section>
	);
}

interface ChangeProps {
	readonly id: number;
	readonly label: string;
	/** Key that presses it. */
	readonly letter?: string;
	/** What it sends beside the message's number. */
	readonly fields: Readonly<Record<string, string>>;
}

/** A button that changes the message. */
function Change({ name, id, label, letter, fields }: ChangeProps & { readonly name: "assign" | "file-message" }) {
	return (
		<OfficeForm name={name}>
			<input type="hidden" name="message" value={id} />
			{Object.entries(fields).map(([field, value]) => (
				<input key={field} type="hidden" name={field} value={value} />
			))}
			<Button look="outline" size="small" type="submit" data-key={letter} aria-keyshortcuts={letter}>
				{label}
			</Button>
		</OfficeForm>
	);
}

/** Files it, over what stands under it on this page; how it stood goes along, so that it can be undone. */
function File({
	as,
	message: { id, status, shown },
	...look
}: Pick<ChangeProps, "label" | "letter"> & { readonly as: MessageView["status"]; readonly message: MessageView }) {
	return <Change name="file-message" id={id} fields={{ status: as, was: status, shown }} {...look} />;
}

/**
 * What is written below a message: an answer by mail, in the language of the booking or the sender, or a note that
 * guests never see, beside the booking that the message is about.
 *
 * @param isFiled the way on is what the page is for: sending once more is not
 */
function Reply({ message, isFiled }: { message: MessageView; isFiled: boolean }) {
	const t = useT();
	const { here } = useOffice();
	const { noteOn, writes } = message;
	const tabs = [
		{ key: "answer", word: t("office.replyTab"), href: `${here}#write` },
		{ key: "note", word: t("office.noteTab"), href: `${here}?as=note#write` },
	] as const;
	return (
		<div className="office-reply" id="write">
			{noteOn !== null && (
				<nav className="office-segments" aria-label={t("office.writeWhat")}>
					{tabs.map(({ key, word, href }) => (
						<a key={key} href={href} aria-current={key === writes ? "page" : undefined}>
							{word}
						</a>
					))}
				</nav>
			)}
			{noteOn !== null && writes === "note" ? (
				<Note bookingNo={noteOn} />
			) : (
				<Answer message={message} isFiled={isFiled} />
			)}
		</div>
	);
}

function Note({ bookingNo }: { bookingNo: string }) {
	const t = useT();
	return (
		<OfficeForm name="note" className="office-form">
			<OfficeRefusal of="note" />
			<input type="hidden" name="booking" value={bookingNo} />
			<OfficeField of="note" name="text" hint={t("office.noteOnBooking", { no: bookingNo })} />
			<div className="office-reply-foot">
				<Button look="primary" size="small" type="submit">
					{t("office.addNote")}
				</Button>
			</div>
		</OfficeForm>
	);
}

function Answer({ message, isFiled }: { message: MessageView; isFiled: boolean }) {
	const t = useT();
	const language = useLanguage();
	const box = useRef<HTMLDivElement>(null);
	const { form } = useOffice();
	const { lang: first, ways } = message.reply;
	const [chosen, setChosen] = useState<string>(form("answer").values.answerLang || first);
	const way = ways.find(({ lang }) => lang === chosen);
	return (
		<div
			ref={box}
			onChange={({ target }) => {
				if (target instanceof HTMLSelectElement) setChosen(target.value);
			}}
		>
			<OfficeForm name="answer" className="office-form">
				<OfficeRefusal of="answer" />
				<input type="hidden" name="message" value={message.id} />
				{/* One that comes back for its text alone was written over what stood there then. */}
				<input type="hidden" name="shown" value={form("answer").values.shown || message.shown} />
				<input type="hidden" name="once" value={message.once} />
				<OfficeField
					of="answer"
					name="answerLang"
					value={first}
					options={ways.map(({ lang }) => ({ value: lang, label: languageName(lang, language) }))}
				/>
				{way?.greeting && (
					<p className="office-answer-around" lang={way.lang}>
						{way.greeting}
					</p>
				)}
				<OfficeField of="answer" name="answer" hint={t("office.answerHint")} />
				{way && (
					<p className="office-answer-around" lang={way.lang}>
						{way.foot}
					</p>
				)}
				<div className="office-reply-foot">
					{way && way.templates.length > 0 && (
						<MessageTemplates templates={way.templates} onChoose={(text) => putInto(box.current, text)} />
					)}
					{/* Enter in a field, and the keys that send, press the first button. */}
					<Button look={isFiled ? "outline" : "primary"} size="small" type="submit">
						<Send aria-hidden="true" />
						{t("office.send")}
					</Button>
					<Button look="outline" size="small" type="submit" name="isWaiting" value="1">
						{t("office.sendAndWait")}
					</Button>
				</div>
			</OfficeForm>
		</div>
	);
}

import { ChevronLeft, CircleCheck, Clock } from "lucide-react";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { MessageOfOrganisation, MessagesPage } from "#site/views/organisation-view.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/fields.tsx";
import { StateMark } from "../office/list-table.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { OrganisationField, OrganisationForm, OrganisationRefusal } from "./organisation-forms.tsx";

/** What the organisation wrote to the office, and the form that writes to it. */
export function Messages({ page }: { page: MessagesPage }) {
	const t = useT();
	const language = useLanguage();
	const { threads, more, mayWrite } = page;
	return (
		<>
			<h1 className="office-title">{t("organisation.title_messages")}</h1>
			<p className="soft mt-2">{t("organisation.messagesText")}</p>
			<div className="org-cols">
				<section className="office-card" aria-labelledby="threads">
					<div className="office-card-head">
						<h2 id="threads">{t("organisation.messagesAll")}</h2>
					</div>
					{threads.length === 0 ? (
						<p className="office-card-body soft">{t("organisation.messagesNone")}</p>
					) : (
						<ul className="org-list">
							{threads.map(({ id, href, subject, bookingNo, at, isAnswered }) => (
								<li key={id}>
									<div className="org-line">
										<a className="text-link" href={href}>
											{subject}
										</a>
										<AnswerMark isAnswered={isAnswered} />
									</div>
									<p className="soft t-small">
										{bookingNo && <span className="office-mono">{bookingNo} · </span>}
										{formatInstant(new Date(at), language, "compact")}
									</p>
								</li>
							))}
						</ul>
					)}
					{more && (
						<p className="office-card-body">
							<a className="text-link" href={more}>
								{t("organisation.older")}
							</a>
						</p>
					)}
				</section>
				{mayWrite && <Write page={page} />}
			</div>
		</>
	);
}

function AnswerMark({ isAnswered }: { isAnswered: boolean }) {
	const t = useT();
	return isAnswered ? (
		<StateMark tone="moss">
			<CircleCheck aria-hidden="true" />
			{t("organisation.messageAnswered")}
		</StateMark>
	) : (
		<StateMark tone="honey">
			<Clock aria-hidden="true" />
			{t("organisation.messageWaits")}
		</StateMark>
	);
}

function Write({ page: { homes, about } }: { page: MessagesPage }) {
	const t = useT();
	const { values } = useOrganisation().form("write-message");
	return (
		<section className="office-card" aria-labelledby="write">
			<div className="office-card-head">
				<h2 id="write">{t("organisation.messageWrite")}</h2>
			</div>
			<div className="office-card-body">
				<OrganisationForm name="write-message" className="org-form">
					<OrganisationRefusal of="write-message" />
					{homes.length > 0 && (
						<Select
							id="write-message-home"
							name="home"
							label={t("organisation.messageHome")}
							defaultValue={values.home ?? about.home}
							options={[
								{ value: "", label: t("organisation.messageNoHome") },
								...homes.map(({ accoId, title }) => ({ value: accoId, label: title })),
							]}
						/>
					)}
					<OrganisationField
						of="write-message"
						name="bookingNo"
						value={about.bookingNo}
						hint={t("organisation.messageBookingHint")}
					/>
					<OrganisationField of="write-message" name="subject" />
					<OrganisationField of="write-message" name="message" hint={t("organisation.messageHint")} />
					<Button look="primary" type="submit">
						{t("organisation.messageSend")}
					</Button>
				</OrganisationForm>
			</div>
		</section>
	);
}

/** One thread: its words in their order, and the form that goes on with it. */
export function Message({ page }: { page: MessageOfOrganisation }) {
	const t = useT();
	const language = useLanguage();
	const { to } = useOrganisation();
	const about = [page.bookingNo, page.home].filter(Boolean).join(" · ");
	return (
		<div className="org-thread">
			<a className="org-back text-link" href={to("messages")}>
				<ChevronLeft aria-hidden="true" />
				{t("organisation.messagesAll")}
			</a>
			<div className="org-title">
				<h1 className="office-title">{page.subject}</h1>
				<AnswerMark isAnswered={page.isAnswered} />
			</div>
			{about && <p className="soft office-mono mt-1">{about}</p>}
			<ol className="org-words">
				{page.words.map(({ from, at, text, isOurs }) => (
					<li key={at + text.length} className={isOurs ? "org-word-ours" : undefined}>
						<p>
							<b>{isOurs ? "Halcyon" : from || t("organisation.messageSomebody")}</b>{" "}
							<span className="soft t-small">{formatInstant(new Date(at), language, "compact")}</span>
						</p>
						<p className="org-said" lang={isOurs ? page.lang : undefined}>
							{text}
						</p>
					</li>
				))}
			</ol>
			{page.mayWrite && (
				<OrganisationForm name="reply-message" className="org-form org-reply">
					<OrganisationRefusal of="reply-message" />
					<input type="hidden" name="thread" value={page.id} />
					<OrganisationField of="reply-message" name="message" hint={t("organisation.messageHint")} />
					<Button look="primary" type="submit">
						{t("organisation.messageSend")}
					</Button>
				</OrganisationForm>
			)}
		</div>
	);
}

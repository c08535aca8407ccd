import { parseArgs } from "node:util";
import { findMail, listMails } from "#db/mail/outbox.ts";
import { listOutbox } from "#db/mail/outbox-desk.ts";
import { retryMail, sendMailAgain } from "#services/mail/send-again.ts";
import { type Command, type CommandApp, printed, refusedWith, tableOf, wrongUsage } from "./command.ts";
import { callerOf } from "./staff-caller.ts";

const USAGE = `usage: npm run outbox                 the newest mails, sent or not
       npm run outbox -- --to ADDRESS  those to one address
       npm run outbox -- --failed      those that were given up, and why
       npm run outbox -- ID            one mail as text; with --html as it looks
       npm run outbox -- retry ID --as MAIL   a mail that was given up waits to be sent again
       npm run outbox -- again ID --as MAIL   a mail that was sent is sent once more, as a new entry
options: --limit N (50)`;

const MOST = 1000;

/** `npm run outbox`: reads and sends the mails of the product, for an operator without a mail server and for support. */
export const outboxCommand: Command = async (app, argv) => {
	let read: ReturnType<typeof parsed>;
	try {
		read = parsed(argv);
	} catch {
		return wrongUsage(USAGE);
	}
	const { values, positionals } = read;
	const limit = Number(values.limit ?? 50);
	const [first, second] = positionals;
	if (first === "retry" || first === "again") return sent(app, first, second ?? "", values.as ?? "");
	if (positionals.length > 1 || !Number.isInteger(limit) || limit < 1 || limit > MOST) return wrongUsage(USAGE);
	if (first !== undefined) return shown(app, first, values.html ?? false);
	const recipient = values.to ?? null;
	const failed = { statuses: ["failed"], recipient, bookingId: null } as const;
	const mails = values.failed
		? (await listOutbox(app.db, failed, null, limit)).map((mail) => ({ ...mail, why: [mail.last_error ?? ""] }))
		: (await listMails(app.db, { limit, recipient })).map((mail) => ({ ...mail, why: [] }));
	if (mails.length === 0) return printed("no mails");
	const rows = mails.map((mail) => [
		String(mail.outbox_id),
		mail.created_at.toISOString().slice(0, 16).replace("T", " "),
		mail.status,
		mail.kind,
		mail.lang,
		mail.recipient,
		mail.subject,
		...mail.why,
	]);
	const waiting =
		app.settings.smtpUrl === null
			? "\n\nSMTP_URL is not set: mails wait here and are read with npm run outbox -- ID"
			: "";
	return printed(tableOf(rows) + waiting);
};

const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

async function shown(app: CommandApp, id: string, asHtml: boolean) {
	const mail = await findMail(app.db, idOf(id));
	if (!mail) return refusedWith(`${id}: there is no such mail`);
	if (asHtml) return printed(mail.html);
	const attachments = mail.document_ids.length > 0 ? [`Papers: ${mail.document_ids.length}`] : [];
	const head = [`To: ${mail.recipient_name} <${mail.recipient}>`, `Subject: ${mail.subject}`, ...attachments];
	return printed(`${head.join("\n")}\n\n${mail.text}`);
}

async function sent(app: CommandApp, how: "retry" | "again", id: string, as: string) {
	if (id === "" || as === "") return wrongUsage(USAGE);
	const caller = await callerOf(app, as, "mails.send");
	if (!caller.ok) return refusedWith(`${id}: ${caller.error}`);
	const send = how === "retry" ? retryMail : sendMailAgain;
	const done = await send(app, idOf(id), caller.value.by);
	return done.ok ? printed(done.value === true ? "waits" : `${done.value} waits`) : refusedWith(`${id}: ${done.error}`);
}

function parsed(argv: readonly string[]) {
	return parseArgs({
		args: [...argv],
		allowPositionals: true,
		options: {
			to: { type: "string" },
			as: { type: "string" },
			limit: { type: "string" },
			html: { type: "boolean" },
			failed: { type: "boolean" },
		},
	});
}

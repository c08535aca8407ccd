import { parseArgs } from "node:util";
import { findMail, listMails } from "#db/mail/outbox.ts";
import { type Command, printed, refusedWith, tableOf, wrongUsage } from "./command.ts";

const USAGE = `usage: npm run outbox                 the newest mails, sent or not
       npm run outbox -- --to ADDRESS  those to one address
       npm run outbox -- ID            one mail as text; with --html as it looks
options: --limit N (50)`;

const MOST = 1000;

/** `npm run outbox`: reads the mails of the product, for an operator without a mail server and for support. */
export const outboxCommand: Command = async (app, argv) => {
	let read: ReturnType<typeof parsed>;
	try {
		read = parsed(argv);
	} catch {
		return wrongUsage(USAGE);
	}
	const { values, positionals } = read;
	const limit = Number(values.limit ?? 50);
	const [id] = positionals;
	if (positionals.length > 1 || !Number.isInteger(limit) || limit < 1 || limit > MOST) return wrongUsage(USAGE);
	if (id !== undefined) {
		const mail = /^\d{1,15}$/.test(id) ? await findMail(app.db, Number(id)) : null;
		if (!mail) return refusedWith(`${id}: there is no such mail`);
		if (values.html) return printed(mail.html);
		const attachments = mail.document_ids.length > 0 ? [`Papers: ${mail.document_ids.length}`] : [];
		const head = [`To: ${mail.recipient_name} <${mail.recipient}>`, `Subject: ${mail.subject}`, ...attachments];
		return printed(`${head.join("\n")}\n\n${mail.text}`);
	}
	const mails = await listMails(app.db, { limit, recipient: values.to ?? null });
	if (mails.length === 0) return printed("no mails");
	const rows = mails.map((mail) => [
		String(mail.outbox_id),
		mail.created_at.toISOString().slice(0, 16).replace("T", " "),
		mail.status,
		mail.kind,
		mail.lang,
		mail.recipient,
		mail.subject,
	]);
	const waiting =
		app.settings.smtpUrl === null
			? "\n\nSMTP_URL is not set: mails wait here and are read with npm run outbox -- ID"
			: "";
	return printed(tableOf(rows) + waiting);
};

function parsed(argv: readonly string[]) {
	return parseArgs({
		args: [...argv],
		allowPositionals: true,
		options: { to: { type: "string" }, limit: { type: "string" }, html: { type: "boolean" } },
	});
}

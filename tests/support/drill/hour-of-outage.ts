import type { Cluster } from "./cluster.ts";
import type { Drill } from "./drills.ts";
import { passMinutes } from "./passing-time.ts";

/** Mail server and payment provider away for an hour, by the clock that counts. */

const HOUR = 60;
const STEP = 5;
/** Within these minutes after their return everything is made up for. */
const MADE_UP_WITHIN = 15;
/** Attempts of a mail in an hour: at once, and after 1, 5 and 30 minutes; the steps may be late for one. */
const LEAST_ATTEMPTS = 3;

export const HOUR_OF_OUTAGE: Drill = {
	fault:
		"The payment provider and the mail server are down for an hour (the database's clock is moved through it in five-minute steps)",
	run: async (cluster) => {
		const wrong: string[] = [];
		cluster.mollie.break(503);
		await cluster.smtpLine.cut();
		for (let minute = 0; minute < HOUR; minute += STEP) await passMinutes(cluster, STEP);
		const [tried] = await cluster.ask(
			"SELECT coalesce(max(attempts), 0)::int AS most FROM email_outbox WHERE status IN ('queued', 'sending')",
		);
		if (Number(tried?.most) < LEAST_ATTEMPTS)
			wrong.push(`mails were tried ${tried?.most} times in an hour: it proves nothing`);
		const [last] = await cluster.ask("SELECT coalesce(max(outbox_id), 0)::int AS id FROM email_outbox");
		const paid = paidAtProvider(cluster);
		cluster.mollie.break(null);
		await cluster.smtpLine.restore();
		let minutes = 0;
		const left = () => notMadeUp(cluster, Number(last?.id), paid);
		while ((await left()).length > 0 && minutes < MADE_UP_WITHIN) {
			await passMinutes(cluster, 1);
			minutes++;
		}
		return [...wrong, ...(await left()).map((text) => `${text}, ${minutes} minutes after the hour`)];
	},
	mostBroken: 0,
	spares: ["search", "content", "home", "book"],
	killsSender: true,
};

/** Payments that came in while nobody could ask for them. */
function paidAtProvider({ mollie }: Cluster): readonly string[] {
	return mollie.payments.filter(({ status }) => status === "paid").map(({ id }) => id);
}

/** What the hour has left undone. */
async function notMadeUp(cluster: Cluster, lastMail: number, paid: readonly string[]): Promise<readonly string[]> {
	const undone: string[] = [];
	const [mails] = await cluster.ask(
		`SELECT count(*)::int AS count FROM email_outbox
			WHERE status IN ('queued', 'sending') AND outbox_id <= ${lastMail} AND last_error IS NOT NULL`,
	);
	if (Number(mails?.count) > 0) undone.push(`${mails?.count} mails of the hour still wait`);
	const ids = paid.map((id) => `'${id}'`).join(", ") || "NULL";
	const [payments] = await cluster.ask(
		`SELECT count(*)::int AS count FROM payment WHERE provider_id IN (${ids}) AND status = 'open'`,
	);
	if (Number(payments?.count) > 0) undone.push(`${payments?.count} payments that were made still count as open`);
	return undone;
}

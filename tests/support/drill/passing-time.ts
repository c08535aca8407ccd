import { PgBoss } from "pg-boss";
import type { Cluster } from "./cluster.ts";
import { pause } from "./program.ts";
import { movedAhead } from "./server-clock.ts";

/** Timers that mails, money and ends of bookings wait for. */
const MINUTELY = ["send-outbox", "poll-payments", "send-refunds", "sweep-expired", "remind"] as const;
/** Workers look for what to do every two seconds. */
const TICK_MS = 3_000;

/** Moves the database's clock ahead, which all processes follow, and lets the timers of the new minute run. */
export async function passMinutes({ pair }: Cluster, minutes: number): Promise<void> {
	const { primary } = await pair.roles();
	await pair.ask(primary, movedAhead(minutes));
	const boss = new PgBoss({
		connectionString: pair.url(primary),
		supervise: false,
		schedule: false,
		migrate: false,
		max: 1,
	});
	boss.on("error", () => {});
	await boss.start();
	for (const queue of MINUTELY) await boss.send(queue);
	await boss.stop({ graceful: false });
	await pause(TICK_MS);
}

/** Mails that wait to leave. */
export async function waitingMails(cluster: Cluster): Promise<number> {
	const [row] = await cluster.ask(
		"SELECT count(*)::int AS count FROM email_outbox WHERE status IN ('queued', 'sending')",
	);
	return Number(row?.count);
}

import { BOOKING_STATES } from "#domain/booking/process.ts";
import { isLanguage } from "#domain/language.ts";
import { MEMBER_ROLES } from "#domain/organisations/rights.ts";
import { isRole } from "#domain/staff/roles.ts";
import { TRAIL_VALUES, type TrailKind } from "#domain/staff/trail.ts";
import { dayOf, parseIsoDate } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { formatDate, formatInstant, formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { PlainKey, Translate } from "#i18n/translate.ts";
import { officeHref } from "#site/office.ts";
import { officeHome } from "#site/office-homes.ts";
import type { AuditPage } from "#site/views/office-desk-view.ts";
import { knownValue } from "./trail-words.ts";

/** Values of the trail as people say them: money as money, days as days, states and kinds in words, people by name. */

const LINE_REFERENCE = /^line:[0-9a-f]{32}$/;

interface TrailValueProps {
	readonly name: string;
	readonly value: unknown;
	/** Kind of what the line is about: one word is said of several. */
	readonly subject: string;
	/** Names of staff by their public ids. */
	readonly names: Readonly<Record<string, string>>;
	/** What requests to a second person were for, by their numbers. */
	readonly requests: AuditPage["requests"];
}

export function TrailValueText({ name, value, subject, names, requests }: TrailValueProps) {
	const t = useT();
	const language = useLanguage();
	const known = knownValue(name);
	const kind: TrailKind = known ? TRAIL_VALUES[known] : "text";
	if (typeof value === "boolean") return t(value ? "office.trailYes" : "office.trailNo");
	if (value === null || value === undefined || value === "") return "–";
	if (Array.isArray(value)) {
		if (value.length === 0) return "–";
		return value.map((one, at) => (
			<span key={String(one)}>
				{at > 0 && ", "}
				<TrailValueText name={name} value={one} subject={subject} names={names} requests={requests} />
			</span>
		));
	}
	if (typeof value === "object") {
		return Object.entries(value).map(([inner, one], at) => {
			const word = knownValue(inner);
			return (
				<span key={inner}>
					{at > 0 && ", "}
					{word ? t(`office.value_${word}`) : inner}{" "}
					<TrailValueText name={inner} value={one} subject={subject} names={names} requests={requests} />
				</span>
			);
		});
	}
	if (typeof value === "number") {
		if (kind === "money") return formatMoneyExact(value, language);
		if (kind === "share") return formatPercent(value, language);
	}
	const text = String(value);
	// A payment of a line without a reference of the bank's has one of ours, which says nothing to anybody.
	if (name === "reference" && LINE_REFERENCE.test(text))
		return t("office.trailOwnReference", { start: text.slice(5, 13) });
	const purpose = name === "approval" ? requests[text] : undefined;
	if (purpose) return t("office.requestFor", { no: text, what: t(`office.approval_${purpose}`) });
	if (kind === "instant") return formatInstant(new Date(text), language, "compact");
	if (kind === "person") return names[text] ?? text;
	if (kind === "roles") return isRole(text) ? t(`office.role_${text}`) : text;
	if (kind === "country") return countryName(text, language);
	if (kind === "word") return trailWord(t, name, text, subject) ?? text;
	if (kind === "home") {
		return text.split(" ").map((id) => (
			<span key={id}>
				<a className="office-link" href={officeHref(officeHome(id))}>
					{id}
				</a>{" "}
			</span>
		));
	}
	return parseIsoDate(text) === null ? text : formatDate(dayOf(text), language, "plain");
}

/** Words for kinds and states that have no others. */
const TRAIL_WORDS = [
	"active",
	"inactive",
	"season",
	"facts",
	"pictures",
	"percent",
	"amount",
	"private",
	"trader",
	"client",
	"agency",
	"both",
	"any",
	"fri",
	"sat",
	"sun",
	"monfri",
	"open",
	"aside",
] as const;
const OF_HOMES = ["live", "test", "off", "draft"] as const;
const OF_MESSAGES = ["new", "waiting", "handled", "spam"] as const;
const OF_APPROVALS = ["cancel", "refund", "price", "rebook", "credits", "account"] as const;
const OF_BLOCKS = ["maintenance", "owner"] as const;
const WAITS = ["payment", "overdue", "refund", "second"] as const;
const OF_REDIRECTS = ["301", "302"] as const;

/** The word for a state, a kind or a language; null: there is none. */
export function trailWord(t: Translate, name: string, value: string, subject: string): string | null {
	const one = <Word extends string>(words: readonly Word[], key: (word: Word) => PlainKey) => {
		const found = words.find((word) => word === value);
		return found === undefined ? null : t(key(found));
	};
	switch (name) {
		case "lang":
			return isLanguage(value) ? t(`office.in_${value}`) : null;
		case "waits":
			return one(WAITS, (word) => `office.waits_${word}`);
		case "role":
			return one(MEMBER_ROLES, (word) => `office.memberRole_${word}`);
		case "state":
			return one(BOOKING_STATES, (word) => `office.booking_${word}`);
		case "kind":
			return (
				one(OF_APPROVALS, (word) => `office.approval_${word}`) ??
				one(OF_BLOCKS, (word) => `office.kind_${word}`) ??
				one(TRAIL_WORDS, (word) => `office.trail_${word}`) ??
				t(value.startsWith("payment_") ? "office.trail_reminder" : "office.trail_mail")
			);
		case "status":
			return (
				(subject === "form" ? one(OF_MESSAGES, (word) => `office.message_${word}`) : null) ??
				one(OF_HOMES, (word) => `office.homes_${word}`) ??
				one(OF_REDIRECTS, (word) => `office.redirect_${word}`) ??
				one(TRAIL_WORDS, (word) => `office.trail_${word}`)
			);
		default:
			return one(TRAIL_WORDS, (word) => `office.trail_${word}`);
	}
}

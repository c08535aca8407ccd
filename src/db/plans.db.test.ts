import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isoOf } from "#domain/time/civil-date.ts";
import { freshPostgres, type TestDatabase } from "#tests/support/databases.ts";
import { fillGrowingTables, GROWING, ROWS } from "#tests/support/fill-tables.ts";
import { type OwnPostgres, startOwnPostgres } from "#tests/support/postgres-server.ts";
import { loadAccoRows, loadTitles } from "./accommodations/acco-rows.ts";
import {
	listAllTestHouses,
	listKnownAccommodations,
	listTestHouses,
	listUnits,
} from "./accommodations/accommodations.ts";
import { listComparable, loadComparable } from "./accommodations/comparable-homes.ts";
import { listHomes, listHomeTitles } from "./accommodations/home-desk.ts";
import {
	dropOldDrafts,
	dropUnusedPictures,
	findDraft,
	picturesWait,
	readHomePicture,
} from "./accommodations/home-pictures.ts";
import { loadSearchHomes } from "./accommodations/load-homes.ts";
import { listOwnerProposals, listProposalsOfHome, listWaitingProposals } from "./accommodations/owner-proposals.ts";
import { listReviewedBookings, listUndecidedReviews, readReviews } from "./accommodations/reviews.ts";
import { dropOldConsents } from "./analytics/consent-records.ts";
import { dropOldEvents } from "./analytics/raised-events.ts";
import { countBoardConflicts, listBoardHomes, listBoardStays } from "./availability/board.ts";
import { homesToLookAtAgain, openIcalConflicts } from "./availability/ical-blocks.ts";
import { takenNightsOf } from "./availability/ical-export.ts";
import { icalSyncOf, takeDueSource } from "./availability/ical-sources.ts";
import { findBlock } from "./availability/staff-blocks.ts";
import { factsOfAll, listInstalments, listWholeBookings } from "./bookings/booking-facts.ts";
import { optionsOf } from "./bookings/bookings.ts";
import { listCodeUses } from "./bookings/code-desk.ts";
import { listComingStays } from "./bookings/coming-stays.ts";
import {
	listDueTravelInformation,
	listOptionsToRemind,
	listPaymentsToRemind,
	listRequestsToReport,
	listReviewsToAsk,
} from "./bookings/due-reminders.ts";
import { NO_FIGURES } from "./bookings/figures.ts";
import {
	countBookingsOfGuest,
	findBookingWithGuest,
	listBookingsOfGuest,
	listDeparted,
	listRequests,
	listRunOut,
	listStaysAt,
} from "./bookings/find-bookings.ts";
import { listNotes, listNotesOfGuest } from "./bookings/notes.ts";
import {
	ANY_BOOKING,
	countBookings,
	listBookingKeys,
	listBookingsByKey,
	listBookingsByNumber,
	listBookingsPage,
} from "./bookings/office-bookings.ts";
import { countUnproved, listLapsing, lockUnproved } from "./bookings/unproved.ts";
import { type Db, type OpenDatabase, openDatabase } from "./connection/client.ts";
import { countIssued, findLastInvoicedAt, listDocuments } from "./documents/documents.ts";
import {
	deleteSubmissionsOfAddress,
	listKnownCvs,
	listSubmissionsOfAddresses,
	openSubmissions,
	overdueSubmissions,
} from "./forms/form-submissions.ts";
import {
	countMessages,
	lastSaid,
	listAnswers,
	listMessages,
	listMessagesOfBooking,
	listOtherMessages,
} from "./forms/inbox.ts";
import { deleteSubscription, dropUnconfirmed, endSubscription } from "./forms/newsletter.ts";
import {
	deleteWordsOfPerson,
	findLastWriter,
	findThread,
	isBookingOf,
	listThreads,
	listThreadsBegunBy,
	listWords,
	listWordsOfPerson,
	organisationOfMessage,
} from "./forms/threads.ts";
import { countAuthEvents, dropOldAuthEvents, listAuthEvents, listLatestAuthEvents } from "./guests/auth-log.ts";
import { loadBookingParts } from "./guests/export.ts";
import { findGuestToSignIn, listFormerAddresses } from "./guests/guests.ts";
import { listLikes } from "./guests/likes.ts";
import { listGuests } from "./guests/office-guests.ts";
import { listPasskeysOf } from "./guests/passkeys.ts";
import { deleteSessionsOfGuest, dropOldSessions, listSessions } from "./guests/sessions.ts";
import { deleteSignInsOfGuest, dropOldSignIns } from "./guests/sign-ins.ts";
import { listFeedIssues, listFeedRuns } from "./import/feed-desk.ts";
import { listKnownLines } from "./import/stage.ts";
import { type LedgerPageOf, listLedger, sumLedger } from "./ledger/ledger.ts";
import { emptyOldDetails } from "./ledger/payout-details.ts";
import { listPayoutsOfRun } from "./ledger/payouts.ts";
import { listDueBookings, listStatements } from "./ledger/statements.ts";
import {
	countMails,
	dropOldMails,
	emptyMails,
	listMails,
	listMailsOfBooking,
	listMailsOfGuest,
	listMailsToAddress,
	listRecentMails,
	listSentOnceKeys,
} from "./mail/outbox.ts";
import { countFailedMails, listAttached, listOutbox } from "./mail/outbox-desk.ts";
import { countSentTo, takeDueMail } from "./mail/sending.ts";
import {
	firstQuoteDay,
	listBookingDays,
	listBookingSums,
	listCodeSums,
	listLeadTimes,
	listMadeCounts,
	listQuoteCounts,
	listSoldNights,
} from "./numbers/numbers.ts";
import { listAudit, listTrail } from "./operations/audit.ts";
import { dropOldKeys } from "./operations/idempotency.ts";
import { dropOldHits, secondsUntilFree } from "./operations/rate-hits.ts";
import { listAgencyBookings } from "./organisations/agency-bookings.ts";
import { listAccountsOf, listWithoutOrganisation } from "./organisations/forget-organisations.ts";
import { listMemberSessions } from "./organisations/member-sessions.ts";
import { findUserToSignIn, listManagers, listMembers, listOrganisationsOf } from "./organisations/organisations.ts";
import {
	listNextArrivals,
	listOwnerBookings,
	listOwnerEarnings,
	listOwnerRequests,
	listReportedStays,
} from "./organisations/owner-bookings.ts";
import {
	countBookedNights,
	findOwnerTerms,
	listOwnerConflicts,
	listOwnerHomes,
	listOwnerStays,
} from "./organisations/owner-homes.ts";
import { listActsOfPerson, listMembershipsOfPerson, listSessionsOfPerson } from "./organisations/people-data.ts";
import { listCalls, listKeys } from "./partners/api-keys.ts";
import { listClicks } from "./partners/clicks.ts";
import { listEarningBookings, listPartnerBookings } from "./partners/partner-desk.ts";
import { listPartnerHomes } from "./partners/partner-homes.ts";
import { listBankLines, listBankLinesByKey, listBookingsMeant, sumOfOpenLines } from "./payments/bank-lines.ts";
import { listCancellations } from "./payments/cancellations.ts";
import { creditLotsOfAll, listCreditEntries, listExpiringLots } from "./payments/credits.ts";
import {
	listOpenPayments,
	listPaymentsOfBooking,
	listPaymentsOfGuest,
	listPaymentsToPoll,
} from "./payments/payments.ts";
import {
	hasOpenRefund,
	listPaidPayments,
	listRefundsByBank,
	listRefundsOfBooking,
	listRefundsOfGuest,
	listRefundsToSend,
} from "./payments/refunds.ts";
import { loadHomeNames, streamHomeNames } from "./places/names.ts";
import {
	listCompanions,
	listRoomComments,
	listRoomHomes,
	listRoomMarks,
	listRoomStays,
	listRoomVotes,
	listWaysToAsk,
} from "./rooms/group-rooms.ts";
import { listShares, listWaitingShares } from "./rooms/room-shares.ts";
import { readLog } from "./search/change-log.ts";
import {
	listConfirmedPairs,
	listWaitingAccounts,
	listWaitingApprovals,
	listWaitingBookings,
} from "./staff/approvals.ts";

/**
 * Lists over tables that grow are read by an index, on 50,000 rows. The functions themselves run; the statements that
 * they send are recorded on their way to the server, and their plans are looked at.
 */

/** The day of the fill, 2027-03-01, and its noon. */
const TODAY = 20_878;
const NOW = new Date("2027-03-01T12:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const HOMES = ["a10", "a20", "a30"];
const BOOKINGS = [10, 20, 30];
const YEAR = { from: "2026-03-01", until: "2027-02-28" };
const EMAIL = "guest77@example.org";
const ANY_HOME = { words: [], status: null, ownerCode: null } as const;
const ANY_MAIL = { statuses: [], recipient: null, bookingId: null } as const;

/** A number without its country's prefix, as it begins in the countries that guests come from. */
const TELEPHONES = "31 32 49 43 41 33 352 44 353 45 46 47 358 48 420 34 351 39 1"
	.split(" ")
	.map((prefix) => `${prefix}612345678`);

/** Every list over tables that grow, by the name of its function. */
const WHOLE_LEDGER: LedgerPageOf = { from: null, until: null, events: null, beside: null };

const LISTS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
	countAuthEvents: (db) => countAuthEvents(db, { area: "guest", subject: "s7" }, "code_wrong", ago(1)),
	countIssued: (db) => countIssued(db, 10),
	countMails: (db) => countMails(db, 10, "change"),
	creditLotsOfAll: (db) => creditLotsOfAll(db, [7, 8]),
	deleteSessionsOfGuest: (db) => deleteSessionsOfGuest(db, 7),
	deleteSignInsOfGuest: (db) => deleteSignInsOfGuest(db, 7),
	deleteSubscription: (db) => deleteSubscription(db, EMAIL),
	deleteSubmissionsOfAddress: (db) => deleteSubmissionsOfAddress(db, "nobody@example.org"),
	dropOldAuthEvents: (db) => dropOldAuthEvents(db, ago(183)),
	dropOldHits: (db) => dropOldHits(db, ago(1)),
	dropOldKeys: (db) => dropOldKeys(db, ago(3)),
	dropOldMails: (db) => dropOldMails(db, ["sign_in", "email_change"], ago(1)),
	dropOldSessions: (db) => dropOldSessions(db, ago(29)),
	dropOldSignIns: (db) => dropOldSignIns(db, ago(1)),
	dropUnconfirmed: (db) => dropUnconfirmed(db, ago(30)),
	emptyMails: (db) => emptyMails(db, { guestId: 77, emails: [EMAIL, `new-${EMAIL}`] }),
	emptyMailsOfBookings: (db) => emptyMails(db, { bookingIds: BOOKINGS }),
	endSubscription: (db) => endSubscription(db, "1".padStart(22, "0")),
	factsOfAll: async (db) => factsOfAll(db, await listBookingsOfGuest(db, 77)),
	findBookingWithGuest: (db) => findBookingWithGuest(db, { document: "1".padStart(22, "0") }),
	findGuestToSignIn: (db) => findGuestToSignIn(db, EMAIL, "H00000077"),
	findLastInvoicedAt: (db) => findLastInvoicedAt(db, 77),
	hasOpenRefund: (db) => hasOpenRefund(db, BOOKINGS),
	homesToLookAtAgain: (db) => homesToLookAtAgain(db, NOW, TODAY),
	icalSyncOf: (db) => icalSyncOf(db, "a10"),
	listRequests,
	listRequestsToReport: (db) => listRequestsToReport(db, ago(1)),
	listAuthEvents: (db) => listAuthEvents(db, { area: "guest", subject: "s7" }),
	countBookingsOfGuest: (db) => countBookingsOfGuest(db, 77),
	countBookingsOverdue: (db) => countBookings(db, { ...ANY_BOOKING, step: "payment", nextBefore: NOW }, 1_001),
	countBookingsOnOption: (db) => countBookings(db, { ...ANY_BOOKING, states: ["option"] }, 1_001),
	listTrail: (db) => listTrail(db, { subject: "", actorId: "", action: "" }, null, 100),
	listTrailOfAction: (db) => listTrail(db, { subject: "", actorId: "", action: "apply" }, 30_000, 100),
	listTrailOfActor: (db) => listTrail(db, { subject: "", actorId: "somebody", action: "" }, null, 100),
	listTrailOfSubject: (db) => listTrail(db, { subject: "H00000077", actorId: "", action: "" }, null, 100),
	listAudit: (db) => listAudit(db, "booking", "H00000077"),
	listBookingKeys: (db) => listBookingKeys(db, { ...ANY_BOOKING, states: ["option"] }, "next"),
	listBookingsByKey: (db) => listBookingsByKey(db, BOOKINGS),
	listBookingsByNumber: (db) => listBookingsByNumber(db, ["H00000010", "H00000020"]),
	listBookingsPage: (db) => listBookingsPage(db, ANY_BOOKING, "next", null, 50),
	listBookingsPageAfter: (db) =>
		listBookingsPage(db, ANY_BOOKING, "next", { after: "2027-07-01T00:00:00.000000Z_H00000103" }, 50),
	listBookingsPageBefore: (db) => listBookingsPage(db, ANY_BOOKING, "arrival", { before: "2027-07-01_H00000103" }, 50),
	listBookingsPageFound: (db) => listBookingsPage(db, { ...ANY_BOOKING, words: ["h00000077"] }, "next", null, 50),
	listBookingsPageOfMany: (db) => listBookingsPage(db, { ...ANY_BOOKING, words: ["b"] }, "next", null, 50),
	listBookingsPageOfSum: (db) =>
		listBookingsPage(
			db,
			{ ...ANY_BOOKING, words: ["418", "53"], figures: { ...NO_FIGURES, cents: 41_853 } },
			"next",
			null,
			50,
		),
	listBookingsPageOfDocument: (db) =>
		listBookingsPage(
			db,
			{ ...ANY_BOOKING, words: ["2027", "77"], figures: { ...NO_FIGURES, documentNumber: "2027-77" } },
			"next",
			null,
			50,
		),
	listBookingsPageInState: (db) => listBookingsPage(db, { ...ANY_BOOKING, states: ["option"] }, "next", null, 50),
	listBookingsPageNewest: (db) => listBookingsPage(db, ANY_BOOKING, "newest", { after: "H00000103" }, 50),
	countMessages: (db) => countMessages(db, { words: [], statuses: ["new"], assignedTo: null }, 1_001),
	listAnswers: (db) => listAnswers(db, 10),
	countFailedMails: (db) => countFailedMails(db, 1_001),
	listFeedIssues: (db) => listFeedIssues(db, 10),
	listFeedRuns: (db) => listFeedRuns(db, 25_000, 31),
	listKnownLines: (db) =>
		listKnownLines(
			db,
			Array.from({ length: 100 }, (_, index) => `${index}`.padStart(64, "0")),
		),
	listHomes: (db) => listHomes(db, ANY_HOME, null, 51),
	listHomesAfter: (db) => listHomes(db, ANY_HOME, "a25000", 51),
	listHomeTitles: (db) => listHomeTitles(db, HOMES),
	listHomesFound: (db) => listHomes(db, { ...ANY_HOME, words: ["a77"] }, null, 51),
	listHomesOfOwner: (db) => listHomes(db, { ...ANY_HOME, ownerCode: "77" }, null, 51),
	listHomesOfStatus: (db) => listHomes(db, { ...ANY_HOME, status: "draft" }, null, 51),
	listCodeUses: (db) => listCodeUses(db, "CODE7", 20),
	listAgencyBookings: (db) => listAgencyBookings(db, "PARTNER0", null, 26),
	listAgencyBookingsAbove: (db) => listAgencyBookings(db, "PARTNER0", { above: "H00025000" }, 26),
	listAgencyBookingsBelow: (db) => listAgencyBookings(db, "PARTNER0", { below: "H00025000" }, 26),
	listCalls: (db) => listCalls(db, "PARTNER7", isoOf(TODAY - 29), null),
	listPartnerHomes: (db) => listPartnerHomes(db, "PARTNER7"),
	listKeys: (db) => listKeys(db, "PARTNER7", isoOf(TODAY - 29)),
	listClicks: (db) => listClicks(db, { code: "PARTNER7", accountId: 7 }, isoOf(TODAY - 29), isoOf(TODAY)),
	listDueBookings: (db) => listDueBookings(db, 7, isoOf(TODAY)),
	listLedger: (db) => listLedger(db, 7, WHOLE_LEDGER, 26),
	listLedgerBelow: (db) => listLedger(db, 7, { ...WHOLE_LEDGER, beside: { below: 40 } }, 26),
	listLedgerOfPeriod: (db) => listLedger(db, 7, { ...WHOLE_LEDGER, from: isoOf(TODAY - 90), until: isoOf(TODAY) }, 26),
	listLedgerOfEvents: (db) => listLedger(db, 7, { ...WHOLE_LEDGER, events: ["cancelled"], beside: { above: 5 } }, 26),
	sumLedger: (db) => sumLedger(db, 7, isoOf(TODAY)),
	listManagers: (db) => listManagers(db, 77),
	listPayoutsOfRun: (db) => listPayoutsOfRun(db, 7),
	listStatements: (db) => listStatements(db, 7, null, 25),
	listStatementsAfter: (db) => listStatements(db, 7, "S-25006", 25),
	dropOldConsents: (db) => dropOldConsents(db, ago(4 * 366 + 400)),
	dropOldEvents: (db) => dropOldEvents(db, ago(399)),
	findUserToSignIn: (db) => findUserToSignIn(db, "portal", EMAIL, NOW),
	listMembers: (db) => listMembers(db, 77),
	listPasskeysOf: (db) => listPasskeysOf(db, { area: "portal", id: 77 }),
	listAccountsOf: (db) => listAccountsOf(db, { kind: "partner", code: "PARTNER7" }),
	listWithoutOrganisation: (db) => listWithoutOrganisation(db, [77, 78]),
	listMembershipsOfPerson: (db) => listMembershipsOfPerson(db, 77),
	listSessionsOfPerson: (db) => listSessionsOfPerson(db, 77),
	listActsOfPerson: (db) => listActsOfPerson(db, 77),
	listMemberSessions: (db) => listMemberSessions(db, "portal", 77, NOW),
	listOrganisationsOf: (db) => listOrganisationsOf(db, "portal", 77, NOW),
	listPartnerBookings: (db) => listPartnerBookings(db, "SKIFUN", 30),
	listEarningBookings: (db) => listEarningBookings(db, "SKIFUN", 20_000),
	listAttached: (db) => listAttached(db, [10, 20]),
	listOutbox: (db) => listOutbox(db, ANY_MAIL, null, 51),
	listOutboxBelow: (db) => listOutbox(db, ANY_MAIL, 25_000, 51),
	listOutboxFailed: (db) => listOutbox(db, { ...ANY_MAIL, statuses: ["failed"] }, null, 51),
	listOutboxOfBooking: (db) => listOutbox(db, { ...ANY_MAIL, bookingId: 10 }, null, 51),
	listOutboxTo: (db) => listOutbox(db, { ...ANY_MAIL, recipient: EMAIL }, null, 51),
	listOutboxWaiting: (db) => listOutbox(db, { ...ANY_MAIL, statuses: ["queued", "sending"] }, null, 51),
	listMessages: (db) => listMessages(db, { words: [], statuses: ["new"], assignedTo: null }, null, 40),
	listMessagesBelow: (db) => listMessages(db, { words: [], statuses: ["handled"], assignedTo: null }, 30_000, 40),
	listMessagesFound: (db) => listMessages(db, { words: ["guest77"], statuses: ["new"], assignedTo: null }, null, 40),
	listMessagesMine: (db) =>
		listMessages(db, { words: [], statuses: ["new", "waiting"], assignedTo: "somebody" }, null, 40),
	listMessagesOfBooking: (db) => listMessagesOfBooking(db, "H01234567", 20),
	listOtherMessages: (db) => listOtherMessages(db, EMAIL, 10, 8),
	listRecentMails: (db) => listRecentMails(db, BOOKINGS, ["payment_due"], 3),
	countBookingsTouched: (db) => countBookings(db, { ...ANY_BOOKING, touchedAfter: NOW }, 100),
	listWholeBookings: (db) => listWholeBookings(db, ["H00000010", "H00000020"]),
	listMailsOfBooking: (db) => listMailsOfBooking(db, 10),
	listNotes: (db) => listNotes(db, 10),
	listComingStays: (db) => listComingStays(db, "a1", 20_500, 20),
	listGuestsOfTelephone: (db) => listGuests(db, ["06", "12345678"], null, 50, "newest", TELEPHONES),
	listGuests: (db) => listGuests(db, ["guest77"], 20_000, 51),
	listGuestsByName: (db) => listGuests(db, [], 20_000, 51, "name"),
	listNotesOfGuest: (db) => listNotesOfGuest(db, 10, 20),
	listWaitingAccounts: (db) => listWaitingAccounts(db),
	listWaitingApprovals: (db) => listWaitingApprovals(db, 200),
	listWaitingBookings: (db) => listWaitingBookings(db, BOOKINGS),
	listConfirmedPairs: (db) => listConfirmedPairs(db, BOOKINGS),
	listBookingsPageMine: (db) => listBookingsPage(db, { ...ANY_BOOKING, assignedTo: 1 }, "next", null, 50),
	listBookingsPageForSecond: (db) => listBookingsPage(db, { ...ANY_BOOKING, needsSecond: true }, "next", null, 50),
	countBookingsForSecond: (db) => countBookings(db, { ...ANY_BOOKING, needsSecond: true }, 1_001),
	listBankLines: (db) => listBankLines(db, "open", { bookedOn: "2027-02-01", id: 10 }, 100),
	listBankLinesByKey: (db) => listBankLinesByKey(db, [10, 20]),
	listBookingsMeant: (db) => listBookingsMeant(db, { numbers: ["H00000010"], surnames: ["zee", "de zee"] }, 1000),
	listBookingDays: (db) => listBookingDays(db, "booked", YEAR),
	listBookingDaysByArrival: (db) => listBookingDays(db, "arrival", YEAR),
	listBookingSums: (db) => listBookingSums(db, "booked", YEAR),
	listBookingSumsByArrival: (db) => listBookingSums(db, "arrival", YEAR),
	listCodeSums: (db) => listCodeSums(db, "booked", YEAR),
	listCodeSumsByArrival: (db) => listCodeSums(db, "arrival", YEAR),
	listMadeCounts: (db) => listMadeCounts(db, YEAR),
	listLeadTimes: (db) => listLeadTimes(db, "booked", YEAR),
	listSoldNights: (db) => listSoldNights(db, YEAR),
	listQuoteCounts: (db) => listQuoteCounts(db, YEAR),
	firstQuoteDay,
	listPaymentsOfBooking: (db) => listPaymentsOfBooking(db, 10),
	listRefundsOfBooking: (db) => listRefundsOfBooking(db, 10),
	listBookingsOfGuest: (db) => listBookingsOfGuest(db, 77),
	listStaysAt: (db) => listStaysAt(db, "a10", { arrival: TODAY, departure: TODAY + 7 }),
	listCancellations: (db) => listCancellations(db, BOOKINGS),
	listCreditEntries: (db) => listCreditEntries(db, 7),
	listDeparted: (db) => listDeparted(db, TODAY),
	countUnprovedOfNetwork: (db) => countUnproved(db, { network: "n7" }),
	countUnprovedOfBrowser: (db) => countUnproved(db, { browser: "b7" }),
	listLapsing: (db) => listLapsing(db, TODAY, 3),
	lockUnproved: (db) => lockUnproved(db, 77),
	listCompanions: (db) => listCompanions(db, 7),
	listRoomHomes: (db) => listRoomHomes(db, 7),
	listRoomVotes: (db) => listRoomVotes(db, 7),
	listRoomComments: (db) => listRoomComments(db, 7),
	listRoomStays: (db) => listRoomStays(db, 7),
	listRoomMarks: (db) => listRoomMarks(db, 7),
	listWaysToAsk: (db) => listWaysToAsk(db, ["a1", "a2"]),
	listShares: (db) => listShares(db, 7, 7),
	listWaitingShares: (db) => listWaitingShares(db, BOOKINGS),
	listDocuments: (db) => listDocuments(db, BOOKINGS),
	listFormerAddresses: (db) => listFormerAddresses(db, 77),
	listExpiringLots: (db) => listExpiringLots(db, TODAY, TODAY + 30),
	listInstalments: (db) => listInstalments(db, BOOKINGS),
	listKnownCvs: (db) => listKnownCvs(db, ["one.pdf", "two.pdf"]),
	listKnownAccommodations: (db) => listKnownAccommodations(db, HOMES),
	listLatestAuthEvents: (db) => listLatestAuthEvents(db, { area: "guest", subject: "s7" }, "10.0.0.0/24", ["x"], 5),
	listLikes: (db) => listLikes(db, 7),
	listMails: (db) => listMails(db, { limit: 20, recipient: null }),
	listMailsOfGuest: (db) => listMailsOfGuest(db, { guestId: 77, emails: [EMAIL, `new-${EMAIL}`] }),
	listMailsToAddress: (db) => listMailsToAddress(db, EMAIL),
	listMailsOfRecipient: (db) => listMails(db, { limit: 20, recipient: EMAIL }),
	listOpenPayments: (db) => listOpenPayments(db, 10),
	listOptionsToRemind: (db) => listOptionsToRemind(db, NOW, new Date(NOW.getTime() + 12 * 3_600_000)),
	listPaidPayments: (db) => listPaidPayments(db, 10),
	listPaymentsOfGuest: (db) => listPaymentsOfGuest(db, 77),
	listPaymentsToPoll: (db) => listPaymentsToPoll(db, "mollie", 100),
	listPaymentsToRemind: (db) =>
		listPaymentsToRemind(db, [{ kind: "payment_due", dueUntil: TODAY }], {
			kind: "staff_overdue",
			dueUntil: TODAY - 8,
		}),
	listRefundsByBank,
	listRefundsOfGuest: (db) => listRefundsOfGuest(db, 77),
	listRefundsToSend: (db) => listRefundsToSend(db, "mollie", 50),
	listReviewedBookings: (db) => listReviewedBookings(db, 77),
	listReviewsToAsk: (db) => listReviewsToAsk(db, TODAY - 60, TODAY - 2),
	listRunOut: (db) => listRunOut(db, NOW, 200),
	listSentOnceKeys: (db) => listSentOnceKeys(db, ["one", "two"]),
	listSessions: (db) => listSessions(db, 7),
	listSubmissionsOfAddresses: (db) => listSubmissionsOfAddresses(db, [EMAIL, `new-${EMAIL}`]),
	listDueTravelInformation: (db) => listDueTravelInformation(db, TODAY, TODAY + 14),
	listUndecidedReviews,
	listAllTestHouses: (db) => listAllTestHouses(db),
	listTestHouses: (db) => listTestHouses(db, HOMES),
	listUnits: (db) => listUnits(db, "a10"),
	loadAccoRows: (db) => loadAccoRows(db, HOMES),
	loadBookingParts: (db) => loadBookingParts(db, BOOKINGS),
	loadHomeNames: (db) => loadHomeNames(db, HOMES, ["live"]),
	loadSearchHomes: (db) => loadSearchHomes(db, HOMES, NOW),
	loadTitles: (db) => loadTitles(db, HOMES),
	readReviews: (db) => readReviews(db, "a10", { first: "nl", language: "de", from: 4, limit: 4 }),
	openIcalConflicts: (db) => openIcalConflicts(db, [10, 20]),
	openIcalConflictsOldest: (db) => openIcalConflicts(db, null, 50),
	countBoardConflicts: (db) => countBoardConflicts(db, 1_001),
	findBlock: (db) => findBlock(db, "77"),
	listBoardHomes: (db) => listBoardHomes(db, { words: [], accoId: null }, null, 40),
	listBoardHomesAfter: (db) => listBoardHomes(db, { words: [], accoId: null }, { after: "a25000" }, 40),
	listBoardHomesBefore: (db) => listBoardHomes(db, { words: [], accoId: null }, { before: "a25000" }, 40),
	listBoardHomesFound: (db) => listBoardHomes(db, { words: ["a77"], accoId: null }, null, 40),
	listBoardHomesOfPlace: (db) => listBoardHomes(db, { words: ["place"], accoId: null }, null, 40),
	listBoardHome: (db) => listBoardHomes(db, { words: [], accoId: "a77" }, null, 40),
	findOwnerTerms: (db) => findOwnerTerms(db, "OWNER7"),
	listComparable: (db) =>
		listComparable(db, { country: "AT", regionId: 1, kind: "chalet", bedrooms: { from: 3, to: 3 } }, 120),
	listComparableOfCountry: (db) =>
		listComparable(db, { country: "AT", regionId: null, kind: null, bedrooms: { from: 5, to: 6 } }, 120),
	loadComparable: (db) => loadComparable(db, HOMES, TODAY, TODAY + 365),
	listOwnerHomes: (db) => listOwnerHomes(db, "OWNER7", 200),
	listOwnerStays: (db) => listOwnerStays(db, "OWNER7", "a7", { from: TODAY, to: TODAY + 184 }, NOW),
	listOwnerConflicts: (db) => listOwnerConflicts(db, "OWNER7", null, 20),
	countBookedNights: (db) => countBookedNights(db, "OWNER7", { from: TODAY, to: TODAY + 365 }),
	listOwnerBookings: (db) => listOwnerBookings(db, "OWNER7", { list: "coming", accoId: null, after: null }, TODAY, 26),
	listOwnerBookingsPast: (db) =>
		listOwnerBookings(
			db,
			"OWNER7",
			{ list: "past", accoId: "a7", after: { arrival: "2027-01-01", bookingNo: "H00000007" } },
			TODAY,
			26,
		),
	listOwnerRequests: (db) => listOwnerRequests(db, "OWNER7", NOW, TODAY),
	listOwnerEarnings: (db) => listOwnerEarnings(db, "OWNER7", { from: TODAY - 365, to: TODAY }, TODAY),
	listNextArrivals: (db) => listNextArrivals(db, "OWNER7", TODAY),
	listReportedStays: (db) => listReportedStays(db, "OWNER7", { from: TODAY - 365, to: TODAY }, TODAY),
	listOwnerProposals: (db) => listOwnerProposals(db, "OWNER7", null, 20),
	listProposalsOfHome: (db) => listProposalsOfHome(db, "a7", 20),
	findDraft: (db) => findDraft(db, "a7", "OWNER7"),
	picturesWait: (db) => picturesWait(db, "a7"),
	readHomePicture: (db) => readHomePicture(db, "a7", "0".repeat(32)),
	dropOldDrafts: (db) => dropOldDrafts(db, ago(30)),
	dropUnusedPictures: (db) => dropUnusedPictures(db, ago(30), 200),
	listWaitingProposals: (db) => listWaitingProposals(db, 20),
	listBoardStays: (db) => listBoardStays(db, HOMES, { from: TODAY, to: TODAY + 91 }, NOW),
	emptyOldDetails: (db) => emptyOldDetails(db, "2019-01-01", 200),
	listThreads: (db) => listThreads(db, 7, null, 21),
	findThread: (db) => findThread(db, 7, "x".repeat(22)),
	listWords: (db) => listWords(db, [7, 8, 9]),
	listThreadsBegunBy: (db) => listThreadsBegunBy(db, EMAIL),
	listWordsOfPerson: (db) => listWordsOfPerson(db, { userId: 77, email: EMAIL }),
	deleteWordsOfPerson: (db) => deleteWordsOfPerson(db, { userId: 77, email: "nobody@example.org" }),
	findLastWriter: (db) => findLastWriter(db, 7),
	organisationOfMessage: (db) => organisationOfMessage(db, 7),
	lastSaid: (db) => lastSaid(db, 7),
	listBookingsPageOfStep: (db) => listBookingsPage(db, { ...ANY_BOOKING, step: "lapses" }, "next", null, 12),
	isBookingOf: (db) => isBookingOf(db, { kind: "owner", code: "OWNER7" }, "H23456789"),
	openSubmissions: (db) => openSubmissions(db, null),
	openSubmissionsOfForm: (db) => openSubmissions(db, "contact-messages"),
	optionsOf: (db) => optionsOf(db, 77, "a10", { arrival: TODAY, departure: TODAY + 7 }, NOW),
	overdueSubmissions: (db) => overdueSubmissions(db, ago(1), 200),
	readLog: (db) => readLog(db, null),
	secondsUntilFree: (db) => secondsUntilFree(db, { name: "contact", subject: "s7", perHour: 5 }, NOW),
	// The first page; every other begins where this one ends.
	sumOfOpenLines,
	streamHomeNames: (db) => streamHomeNames(db, ["live"]).next(),
	takeDueMail: (db) => takeDueMail(db, ago(1), false),
	countSentTo: (db) => countSentTo(db, "guest@example.org", ago(1), 60),
	takeDueSource: (db) => takeDueSource(db, NOW, NOW),
	takenNightsOf: (db) => takenNightsOf(db, "a10", NOW, TODAY),
};

/** What reads a table that grows from end to end, or one that does not grow. */
const READ_WHOLE: Readonly<Record<string, string>> = {
	addNewSources: "calendars' addresses of all homes that have one are compared with those that are known",
	assignAccoIds: "an import: the highest number of all homes of foreign formats",
	countLiveAccommodations: "a number, for the sitemap's index",
	countMissing: "an import: every home that a feed does not mention",
	dropOldQuotes: "once an hour: quotes of bookings stay, and all that are over are looked through",
	expireCredits: "once a day: a lot that ended keeps its entries, and all are summed up",
	hoursBefore: "once an hour: the web's bookings of four weeks are counted",
	goneSources: "calendars that are read are compared with the addresses of their homes",
	listBookingsToForget: "once an hour: payments and papers of all that came to nothing are looked through",
	listHomeDays: "every live home, counted; of an index alone where the server has vacuumed",
	listDemoHomesToMove: "the demo catalogue alone, at a start",
	listGuestsToForget: "once an hour: no index says of whom no booking tells",
	listAccommodationAddresses: "a file of the sitemap is a fifth of them",
	listAccommodationIds: "the demo's first start, over an empty catalogue",
	listActivePartners: "partners, some hundreds, and five hundred at most",
	listPasskeys: "one person's, twenty at most",
	listStaffViews: "one person's, twenty at most",
	listPresent: "who of the staff has a booking open within a minute",
	listStaff: "the people of the back office, some dozens",
	listStaffNames: "the people of the back office, some dozens",
	listSameHands: "the people of the back office, some dozens",
	listStaffSessions: "one person's sessions of eight hours",
	listMessageFlags: "two banners",
	listReplyTemplates: "staff's own texts, some dozens",
	listDueAccounts: "once a night: what earns and is on no statement",
	listLedgerFaults: "once a night: all of the books",
	listOpenAccounts: "the desk of finance: statements, one a payee and month, that are not paid",
	listPayoutRuns: "files for the bank, a few a month",
	listAgencies: "travel agencies, some hundreds: a part of a name has no index",
	listCodes: "staff's own list, of some hundred rows",
	listPartners: "partners, some hundreds: a part of a name has no index",
	listOwners: "home owners, some thousands, with the homes of fifty: a part of an address has no index",
	listRedirectPage: "staff's own list, of some hundred rows: a part of an address has no index",
	listRedirects: "staff's own list, of some hundred rows",
	loadPlaceNames: "the tree of places, kept in memory",
	loadPlaces: "places with the number of their homes, kept in memory",
	placeNamesMark: "the tree of places, to see whether it changed",
	pruneChangeLog: "the log of a day",
	sqlOffers: "the search engine's own statements, measured by the benchmark",
	sqlSearch: "the search engine's own statements, measured by the benchmark",
	streamSearchHomes: "the search's snapshot is every home, a thousand with their rates at a time",
	takeMissingOffline: "an import: every home that a feed does not mention",
};

interface Plan {
	readonly "Node Type": string;
	readonly "Relation Name"?: string;
	readonly Plans?: readonly Plan[];
}

function nodesOf(plan: Plan): readonly Plan[] {
	return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

describe("plans of lists on PostgreSQL", () => {
	// A server of its own: filling is one long transaction, and what others forget waits for those.
	let server: OwnPostgres;
	let database: TestDatabase;
	let recorded: OpenDatabase;
	const requested = vi.spyOn(pg.Client.prototype, "query");

	beforeAll(async () => {
		server = await startOwnPostgres();
		database = await freshPostgres(server.url);
		await fillGrowingTables(database.db);
		// Its connections are made from here on, so that the spy sees what they are asked.
		recorded = await openDatabase({ databaseUrl: database.url, dataDir: "", poolSize: 1 });
	});
	afterAll(async () => {
		requested.mockRestore();
		await recorded?.close();
		await database?.close();
		await server?.stop();
	});

	/** Tables that grow and that a function reads from end to end. */
	async function readWhole(list: (db: Db) => Promise<unknown>): Promise<readonly string[]> {
		requested.mockClear();
		await list(recorded.db);
		const statements = requested.mock.calls
			.map((call) => call as unknown as readonly unknown[])
			.filter(([text]) => typeof text === "string" && /^\s*(select|with|insert|update|delete)\b/i.test(text));
		expect(statements.length).toBeGreaterThan(0);
		const scanned: string[] = [];
		for (const [text, values] of statements) {
			const { rows } = await database.executeSql(`EXPLAIN (FORMAT JSON) ${text}`, (values ?? []) as unknown[]);
			const [explained] = (rows[0] as { "QUERY PLAN": readonly { Plan: Plan }[] })["QUERY PLAN"];
			for (const node of explained ? nodesOf(explained.Plan) : []) {
				const table = node["Relation Name"] ?? "";
				if (node["Node Type"] === "Seq Scan" && GROWING.includes(table)) scanned.push(table);
			}
		}
		return scanned;
	}

	it("fills every table that grows", async () => {
		for (const table of GROWING) {
			const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(
				database.db,
			);
			expect(rows[0]?.n, table).toBeGreaterThanOrEqual(ROWS);
		}
	});

	it.each(Object.entries(LISTS))("%s", async (_name, list) => {
		expect(await readWhole(list)).toEqual([]);
	});

	// "b" begins a word of most, "h0000" the numbers of ten thousand that are the last of one order.
	it.each([
		["next", "next_at, booking_id"],
		["arrival", "arrival, booking_id"],
		["newest", "booking_id DESC"],
	] as const)("pages of a word that many have are those of the order: %s", async (order, by) => {
		for (const word of ["b", "h0000"]) {
			const { rows } = await sql<{ no: string }>`
				SELECT booking_no AS no FROM booking WHERE booking_words(booking_no, guest, home, acco_id) @@ to_tsquery(${`${word}:*`})
				ORDER BY ${sql.raw(by)} LIMIT 60`.execute(database.db);
			const wanted = { ...ANY_BOOKING, words: [word] };
			const first = await listBookingsPage(database.db, wanted, order, null, 30);
			const edge = first.rows.at(-1)?.place ?? "";
			const second = await listBookingsPage(database.db, wanted, order, { after: edge }, 30);
			const both = [...first.rows, ...second.rows];
			expect(
				both.map((row) => row.booking_no),
				word,
			).toEqual(rows.map(({ no }) => no));
			const back = await listBookingsPage(database.db, wanted, order, { before: both[30]?.place ?? "" }, 30);
			expect(back.rows, word).toEqual(first.rows);
		}
	});

	it("notices a list whose index is gone", async () => {
		await sql`DROP INDEX booking_guest`.execute(database.db);
		expect(await readWhole((db) => listBookingsOfGuest(db, 77))).toEqual(["booking"]);
		await sql`CREATE INDEX booking_guest ON booking (guest_id)`.execute(database.db);
	});
});

it("knows every list, and names none that is gone", () => {
	const folder = import.meta.dirname;
	const named = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
		.flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/^export (?:async )?function\*? (\w+)/gm)])
		.map(([, name]) => name ?? "");
	const lists = named.filter((name) => name.startsWith("list"));
	expect(lists.length).toBeGreaterThan(20);
	expect(lists.filter((name) => !(name in LISTS) && !(name in READ_WHOLE))).toEqual([]);
	expect(Object.keys(READ_WHOLE).filter((name) => !named.includes(name))).toEqual([]);
});

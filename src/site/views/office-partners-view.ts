import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import type { Language } from "#domain/language.ts";
import type { MemberRole, OrganisationKind } from "#domain/organisations/rights.ts";
import type { PeopleState } from "../office-partners.ts";
import type { RecordBooking, RecordStatement, RecordView } from "./office-records-view.ts";

/** The office's partners and home owners. Days are ISO days, sums cents, shares hundredths of a percent. */

interface PersonLine {
	readonly code: string;
	readonly href: string;
	readonly email: string | null;
	readonly lang: Language;
	readonly isActive: boolean;
}

/** What is beside every organisation. */
interface OfOrganisation {
	readonly version: number;
	/** The latest first; null: the colleague may not see them. */
	readonly statements: readonly RecordStatement[] | null;
	/** Null: the colleague may not change them. */
	readonly members: MembersView | null;
}

/** Of those who bring guests by a link. */
interface Linked {
	/** Staff made or changed it; a feed changes it no more. */
	readonly isOfStaff: boolean;
	/** Link that keeps the code for 30 days, whole. */
	readonly link: string;
}

export interface PartnerLine extends PersonLine {
	readonly label: string;
	readonly kind: "affiliate" | "host";
	readonly commissionBp: number;
}

export interface OpenPartner extends PartnerLine, OfOrganisation, Linked {
	/** The commission as it is typed. */
	readonly commission: string;
	/** Of stays over in the last twelve months; of stays to come. */
	readonly earnedCents: number;
	readonly comingCents: number;
	readonly bookings: readonly RecordBooking[];
}

export interface PartnerPage {
	readonly name: "partner";
	readonly record: RecordView;
	readonly partner: OpenPartner;
}

export interface PartnersPage {
	readonly name: "partners";
	readonly q: string;
	readonly state: PeopleState | null;
	/** The form of a new one; null: the colleague takes on none. */
	readonly newHref: string | null;
	readonly lines: readonly PartnerLine[];
	readonly more: string | null;
}

/** Who signs in for an organisation. */
export interface MembersView {
	readonly kind: OrganisationKind;
	readonly code: string;
	/** Path below `/staff` of the file of what is held of the organisation; null: not for this colleague. */
	readonly dataFile: string | null;
	/** Why it cannot be forgotten now; null: nothing stands against it. */
	readonly kept: "HOMES" | "LIVE" | "MONEY" | null;
	readonly people: readonly {
		readonly id: string;
		readonly name: string;
		readonly email: string;
		readonly role: MemberRole;
		/** Instant; null: has not signed in yet. */
		readonly enteredAt: string | null;
		/** The invitation was not taken up in time: it can be sent again. */
		readonly hasLapsed: boolean;
		readonly dataFile: string | null;
	}[];
}

export interface AgencyLine extends PersonLine {
	readonly label: string;
	readonly commissionBp: number;
}

export interface OpenAgency extends AgencyLine, OfOrganisation {
	/** The commission as it is typed. */
	readonly commission: string;
	readonly mostOptions: number;
	readonly mayInvoice: boolean;
	readonly address: string;
	readonly vatNumber: string;
	readonly bookings: readonly RecordBooking[];
}

export interface AgencyPage {
	readonly name: "agency";
	readonly record: RecordView;
	readonly agency: OpenAgency;
}

export interface AgenciesPage {
	readonly name: "agencies";
	readonly q: string;
	readonly state: PeopleState | null;
	/** The form of a new one; null: the colleague takes on none. */
	readonly newHref: string | null;
	readonly lines: readonly AgencyLine[];
	readonly more: string | null;
}

export interface OwnerLine extends PersonLine {
	/** Name; empty: unknown. */
	readonly owner: string;
	readonly homes: number;
}

export interface OpenOwner extends PersonLine, OfOrganisation, Linked {
	readonly name: string;
	/** What the house keeps of the rent. */
	readonly feeBp: number;
	readonly homes: readonly {
		readonly accoId: string;
		readonly href: string;
		readonly title: string;
		readonly status: AccommodationStatus;
	}[];
	/** The list of all of them, where there are more. */
	readonly more: string | null;
	/** Stays in the homes, the latest arrival first. */
	readonly bookings: readonly RecordBooking[];
}

export interface OwnerPage {
	readonly name: "owner";
	readonly record: RecordView;
	readonly owner: OpenOwner;
}

export interface OwnersPage {
	readonly name: "owners";
	readonly q: string;
	readonly state: PeopleState | null;
	/** The form of a new one; null: the colleague takes on none. */
	readonly newHref: string | null;
	/** What the law asks us to report, as files; null: not for this person. */
	readonly report: readonly { readonly period: string; readonly href: string }[] | null;
	readonly lines: readonly OwnerLine[];
	readonly more: string | null;
}

import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { EnergyLabel, HouseRules, Room } from "#domain/accommodation/living.ts";
import type { ProposalState, ProposalTerms } from "#domain/accommodation/owner-proposal.ts";
import type { Language } from "#domain/language.ts";
import type { BookingTables } from "./booking-tables.ts";
import type { EventTables } from "./event-tables.ts";
import type { FormTables } from "./form-tables.ts";
import type { IcalTables } from "./ical-tables.ts";
import type { LedgerTables } from "./ledger-tables.ts";
import type { OrganisationTables } from "./organisation-tables.ts";
import type { RoomTables } from "./room-tables.ts";
import type { StaffTables } from "./staff-tables.ts";

/**
 * The tables as Kysely sees them. Dates are ISO strings, instants are `Date`, ranges are PostgreSQL's text
 * (`[2027-03-01,2027-03-08)`), bigints are numbers (all below 2^53).
 */

type Json<T extends object> = JSONColumnType<T>;
type LocalizedJson = Json<Partial<Record<Language, string>>>;

export interface RegionTable {
	region_id: GeneratedAlways<number>;
	country: string;
	name: string;
	names: LocalizedJson;
	slugs: LocalizedJson;
	ares_type: Generated<string>;
	ares_key: string;
	place_in: Generated<LocalizedJson>;
}

export interface PlaceTable {
	place_id: GeneratedAlways<number>;
	region_id: number;
	name: string;
	names: LocalizedJson;
	slugs: LocalizedJson;
	ares_type: Generated<string>;
	ares_key: string;
	place_in: Generated<LocalizedJson>;
}

export interface PartnerTable {
	code: string;
	label: string;
	kind: "affiliate" | "host" | "agency";
	commission_bp: Generated<number>;
	status: Generated<"active" | "inactive">;
	email: Generated<string | null>;
	lang: Generated<Language>;
	/** Staff made or changed it: feeds leave it alone. */
	of_staff: Generated<boolean>;
	version: Generated<number>;
}

export interface HomeownerTable {
	code: string;
	/** Empty: called by the code. */
	name: Generated<string>;
	/** What we keep of the rent. */
	fee_bp: Generated<number>;
	/** As what the owner lets; null: not stated. */
	letting: Generated<"private" | "trader" | null>;
	letting_stated_at: Generated<Date | null>;
	status: Generated<"active" | "inactive">;
	email: Generated<string | null>;
	lang: Generated<Language>;
	/** Staff made or changed it: feeds leave it alone. */
	of_staff: Generated<boolean>;
	version: Generated<number>;
}

export interface StoredImage {
	url: string;
	alt: Partial<Record<Language, string>>;
}

export interface ArrangedPictures {
	shown: StoredImage[];
	/** Addresses of the feed's pictures that are not shown. */
	leftOut: string[];
}

/** A picture that an owner uploaded. */
export interface HomePictureTable {
	acco_id: string;
	hash: string;
	body: Buffer | Uint8Array;
	uploaded_at: Date;
}

export interface AccommodationTable {
	acco_id: string;
	acco_no: GeneratedAlways<number>;
	status: "draft" | "test" | "live" | "off";
	company_vfy: Generated<boolean>;
	title: LocalizedJson;
	description: LocalizedJson;
	place_id: number;
	country: string;
	lat: number;
	lng: number;
	location_precision: Generated<"exact" | "area">;
	public_lat: number;
	public_lng: number;
	kind: string;
	detached: Generated<boolean>;
	bedrooms: number;
	bathrooms: number;
	area_m2: number | null;
	stars: number | null;
	/** Shown: the feed's, with our own guests' averaged in by a trigger. Writing them writes the feed's. */
	rating: number | null;
	reviews: Generated<number>;
	feed_rating: Generated<number | null>;
	feed_reviews: Generated<number>;
	max_guests: number;
	max_babies: Generated<number>;
	max_pets: Generated<number>;
	pets_known: Generated<boolean>;
	included_guests: number;
	amenities: Generated<string[]>;
	on_holiday_park: Generated<boolean>;
	near_skibus: Generated<boolean>;
	near_ski_slope: Generated<boolean>;
	near_sea: Generated<boolean>;
	near_lake: Generated<boolean>;
	km_skilift: number | null;
	km_golf_course: number | null;
	km_sea: number | null;
	km_lake: number | null;
	images: Json<StoredImage[]>;
	/** As the owner arranged them; null: as the feed has them (migration 0132). */
	owner_pictures: JSONColumnType<ArrangedPictures | null, string | null | undefined, string | null>;
	/** What the feed said last where the owner arranged the pictures. Written by triggers. */
	feed_images: JSONColumnType<StoredImage[] | null, never, never>;
	book_mode: "instant" | "on_request";
	option_allowed: Generated<boolean>;
	min_lead_days: Generated<number>;
	balance_days: Generated<number>;
	checkin_from: string | null;
	checkout_until: string | null;
	arrival_info: JSONColumnType<Partial<Record<Language, string>>, string | undefined>;
	registration_number: string | null;
	host_code: string | null;
	owner_code: string | null;
	ical_import: Generated<string[]>;
	ical_address_no: Generated<number>;
	commission_bp: number | null;
	deposit_cents: Generated<number>;
	rooms: JSONColumnType<readonly Room[], string | undefined>;
	house_rules: JSONColumnType<HouseRules, string | undefined>;
	floor: Generated<number | null>;
	lift: Generated<boolean | null>;
	energy_label: Generated<EnergyLabel | null>;
	source_language: string | null;
	version: Generated<number>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	/** What staff decided against feeds; the status follows it by a trigger. */
	held_status: Generated<"off" | "test" | null>;
}

/** What owners propose of their homes (migration 0086). */
export interface OwnerProposalTable {
	proposal_id: GeneratedAlways<number>;
	public_id: string;
	acco_id: string;
	owner_code: string;
	proposed_by: number | null;
	kind: ProposalTerms["kind"];
	terms: Json<ProposalTerms>;
	shown: Json<ProposalTerms>;
	note: Generated<string>;
	/** `draft`: its owner still works on it, and nobody else sees it. */
	state: Generated<ProposalState | "draft">;
	proposed_at: Date;
	decided_at: Generated<Date | null>;
	decided_by: Generated<number | null>;
	reason: Generated<string>;
}

export interface AccommodationSourceTable {
	source_file: string;
	source_id: string;
	acco_id: string;
}

export interface UnitTable {
	unit_id: string;
}

export interface AccoUnitTable {
	acco_id: string;
	unit_id: string;
}

export interface RateSeasonTable {
	acco_id: string;
	period: string;
	night_cents: number;
	weekend_cents: number;
	weekend_days: number[];
	arrival_days: number[];
	departure_days: number[];
	min_nights: number;
	min_through: number;
	max_nights: number;
	extra_person_cents: number;
}

export interface CalendarDayTable {
	acco_id: string;
	day: string;
	night_cents: number | null;
	min_nights: number | null;
	closed_arrival: Generated<boolean>;
	closed_departure: Generated<boolean>;
	stop_sell: Generated<boolean>;
}

export interface StayPriceTable {
	acco_id: string;
	arrival: string;
	nights: number;
	rent_cents: number;
}

/** Nights that became dearer on a day; see migration 0150. */
export interface PriceRiseTable {
	acco_id: string;
	raised_on: string;
	nights: string;
}

export interface DiscountRuleTable {
	acco_id: string;
	kind: "los" | "lastMinute" | "early";
	threshold: number;
	bp: number;
}

export interface FeeTable {
	acco_id: string;
	seq: number;
	code: string;
	cents: number;
	per: string;
	mandatory: boolean;
	pay: "invoice" | "onsite";
	insured: boolean;
}

export interface TouristTaxTable {
	acco_id: string;
	mode: "fixed" | "percent";
	adult_cents: number | null;
	child_cents: number | null;
	baby_cents: number | null;
	percent_bp: number | null;
	cap_cents: number | null;
	max_nights: number | null;
	pay: "invoice" | "onsite";
}

export interface DiscountCodeTable {
	code: string;
	kind: "percent" | "amount";
	bp: number | null;
	cents: number | null;
	max_cents: number | null;
	min_rent_cents: Generated<number>;
	book_from: string | null;
	book_until: string | null;
	stay_from: string | null;
	stay_until: string | null;
	max_uses: number | null;
	per_guest: number | null;
	acco_ids: Generated<string[]>;
	countries: Generated<string[]>;
	uses: Generated<number>;
	version: Generated<number>;
	of_staff: Generated<boolean>;
	ended_at: Generated<Date | null>;
	created_at: Generated<Date>;
}

export type OccupancyKind = "hold" | "option" | "booking" | "owner" | "ical" | "maintenance" | "external";

export interface OccupancyTable {
	occupancy_id: GeneratedAlways<number>;
	unit_id: string;
	stay: string;
	kind: OccupancyKind;
	by_feed: Generated<boolean>;
	/** The calendar that a block came by. */
	ical_source_id: number | null;
	booking_id: number | null;
	expires_at: Date | null;
	released_at: Date | null;
	created_at: Generated<Date>;
	/** A block by staff or by the owner: the same over all units of the home (migration 0026). */
	block_id: Generated<string | null>;
	blocked_by: Generated<number | null>;
	/** A block by the owner, in the portal (migration 0085). */
	blocked_by_owner: Generated<string | null>;
	blocked_by_user: Generated<number | null>;
	reason: Generated<string | null>;
}

export interface ChangeLogTable {
	seq: GeneratedAlways<number>;
	tx: Generated<string>;
	acco_id: string;
	at: Generated<Date>;
}

export interface SearchSummaryTable {
	acco_id: string;
	for_day: string;
	base_points: number;
	similar_group: number;
	last_minute: boolean;
	from_arrival: string | null;
	from_departure: string | null;
	from_grand_cents: number | null;
	from_per_night_cents: number | null;
}

export interface FeedRunTable {
	feed_run_id: GeneratedAlways<number>;
	format: string;
	source: string;
	started_at: Generated<Date>;
	finished_at: Date | null;
	ok: boolean | null;
	summary: JSONColumnType<Record<string, unknown>> | null;
	/** What it can be run again with. */
	input: JSONColumnType<Record<string, unknown>> | null;
}

/** Lines of a run that failed, and warnings; the first of them. */
export interface FeedIssueTable {
	feed_issue_id: GeneratedAlways<number>;
	feed_run_id: number;
	severity: "error" | "warning";
	file: string;
	line: number | null;
	field: string;
	expected: string;
}

/** Periods of the newest feed that a booking, option or hold kept out; for staff. */
export interface ImportConflictTable {
	import_conflict_id: GeneratedAlways<number>;
	feed_run_id: number;
	unit_id: string;
	stay: string;
	kind: OccupancyKind;
	/** The claim that was there first. */
	occupancy_id: number;
	created_at: Generated<Date>;
}

export interface LocationSaltTable {
	one: Generated<boolean>;
	salt: Generated<string>;
}

/** Old and alias addresses; exactly one of `route` and `url` is set. */
export interface RedirectTable {
	from_path: string;
	route: string | null;
	route_query: Generated<string>;
	url: string | null;
	status: Generated<number>;
	active: Generated<boolean>;
	updated_at: Generated<Date>;
	version: Generated<number>;
	/** How often it was followed, and when last; null: not since `counted_from`. */
	hits: Generated<number>;
	followed_at: Date | null;
	counted_from: Generated<Date>;
}

/** The Monday of the week for which the demo catalogue's dates were made; at most one row. */
export interface DemoCatalogueTable {
	one: Generated<boolean>;
	monday: string;
	/** False while the first start is loading. */
	loaded: boolean;
	/** The Monday to which dates are being moved. */
	moving_to: string | null;
}

/** The version in which the demo left a home, or will leave it when its dates have been moved. */
export interface DemoHomeTable {
	acco_id: string;
	version: number;
}

/** What guests wrote of a home. */
export interface ReviewTable {
	review_id: Generated<number>;
	acco_id: string;
	source: "feed" | "guest";
	author: string;
	country: string;
	language: Language;
	rating: number;
	/** First day of the month of the stay. */
	stayed: string;
	text: string;
	/** The same in other languages, as the source gave it. */
	translations: JSONColumnType<Partial<Record<Language, string>>, string | undefined>;
	released: boolean;
	booking_id: Generated<number | null>;
	decided_at: Generated<Date | null>;
	decided_by: Generated<string | null>;
	created_at: Generated<Date>;
}

export interface Database
	extends BookingTables,
		EventTables,
		FormTables,
		IcalTables,
		LedgerTables,
		OrganisationTables,
		RoomTables,
		StaffTables {
	demo_catalogue: DemoCatalogueTable;
	demo_home: DemoHomeTable;
	review: ReviewTable;
	redirect: RedirectTable;
	location_salt: LocationSaltTable;
	region: RegionTable;
	place: PlaceTable;
	partner: PartnerTable;
	homeowner: HomeownerTable;
	owner_proposal: OwnerProposalTable;
	home_picture: HomePictureTable;
	accommodation: AccommodationTable;
	accommodation_source: AccommodationSourceTable;
	unit: UnitTable;
	acco_unit: AccoUnitTable;
	rate_season: RateSeasonTable;
	calendar_day: CalendarDayTable;
	stay_price: StayPriceTable;
	price_rise: PriceRiseTable;
	discount_rule: DiscountRuleTable;
	fee: FeeTable;
	tourist_tax: TouristTaxTable;
	discount_code: DiscountCodeTable;
	occupancy: OccupancyTable;
	change_log: ChangeLogTable;
	search_summary: SearchSummaryTable;
	feed_run: FeedRunTable;
	feed_issue: FeedIssueTable;
	import_conflict: ImportConflictTable;
}

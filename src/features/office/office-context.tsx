import { createContext, useContext } from "react";
import type { StaffFormName } from "#domain/forms/staff-forms.ts";
import { NEW_BOOKING, officeBack, officeBooking, officeHref } from "#site/office.ts";
import { officeGuest } from "#site/office-guests.ts";
import { officeHome } from "#site/office-homes.ts";
import { officeMail } from "#site/office-outbox.ts";
import { newRecord, officeRecord } from "#site/office-records.ts";
import { officeRefunds } from "#site/office-refunds.ts";
import { officeTrail } from "#site/office-trail.ts";
import type { OfficeFormState, OfficePage, OfficeView } from "#site/views/office-view.ts";

/** The view that the parts of a screen of the office belong to. */
export const Office = createContext<OfficeView | null>(null);

const SENT_TO: Readonly<Record<OfficePage["name"], (page: OfficePage) => string>> = {
	signIn: () => "sign-in",
	begin: (page) => (page.name === "begin" ? `begin/${page.token}` : ""),
	gone: () => "",
	missing: () => "",
	codes: () => "account",
	// A form that comes back stands on the page that it was sent from; a file and a page of the site have none.
	confirm: (page) => (page.name === "confirm" && officeBack(page.back) === page.back ? page.back : "confirm"),
	file: () => "confirm",
	home: () => "",
	account: () => "account",
	people: () => "people",
	newPerson: () => newRecord("people"),
	person: (page) => (page.name === "person" ? officeRecord("people", page.person.id) : "people"),
	bookings: (page) => (page.name === "bookings" && page.search !== "" ? `bookings?${page.search}` : "bookings"),
	selection: (page) => (page.name === "selection" ? page.path : "bookings"),
	newBooking: () => NEW_BOOKING,
	booking: (page) => (page.name === "booking" ? officeBooking(page.no) : ""),
	board: () => "board",
	guests: () => "guests",
	guest: (page) => (page.name === "guest" ? officeGuest(page.id) : ""),
	inbox: (page) => (page.name === "inbox" && page.message ? `inbox/${page.message.id}` : "inbox"),
	templates: () => "inbox/templates",
	flags: () => "banners",
	reviews: () => "reviews",
	payments: (page) => (page.name === "payments" ? page.path : "payments"),
	refunds: (page) => (page.name === "refunds" ? officeRefunds(page) : "refunds"),
	payouts: () => "payouts",
	approvals: () => "approvals",
	numbers: () => "numbers",
	audit: (page) => (page.name === "audit" ? officeTrail(page.query) : "audit"),
	discounts: () => "codes",
	newDiscount: () => newRecord("codes"),
	discount: (page) => (page.name === "discount" ? officeRecord("codes", page.code.code) : "codes"),
	partners: () => "partners",
	newPartner: () => newRecord("partners"),
	partner: (page) => (page.name === "partner" ? officeRecord("partners", page.partner.code) : "partners"),
	agencies: () => "agencies",
	newAgency: () => newRecord("agencies"),
	agency: (page) => (page.name === "agency" ? officeRecord("agencies", page.agency.code) : "agencies"),
	owners: () => "owners",
	newOwner: () => newRecord("owners"),
	owner: (page) => (page.name === "owner" ? officeRecord("owners", page.owner.code) : "owners"),
	homes: () => "homes",
	feeds: () => "feeds",
	officeHome: (page) => (page.name === "officeHome" ? officeHome(page.id) : "homes"),
	outbox: () => "outbox",
	redirects: () => "redirects",
	newRedirect: () => newRecord("redirects"),
	redirect: (page) => (page.name === "redirect" ? officeRecord("redirects", page.line.from) : "redirects"),
	mail: (page) => (page.name === "mail" ? officeMail(page.id) : ""),
};

/** The page's own address, and the form that came back. */
export function useOffice() {
	const view = useContext(Office);
	if (!view) throw new Error("outside of the back office");
	const path = SENT_TO[view.page.name](view.page);
	return {
		view,
		/** What stands below `/staff` where the forms of this page are sent. */
		path,
		/** Where the forms of this page are sent. */
		here: officeHref(path),
		/** A form as it came back, or empty; `person`: of those that stand in many lines, whose. */
		form: (name: StaffFormName, person: string | null = null): OfficeFormState =>
			view.form?.name === name && view.form.person === person
				? view.form
				: { name, values: {}, errors: {}, refused: null, person },
	};
}

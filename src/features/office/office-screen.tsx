import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { useT } from "#i18n/react.tsx";
import { type OfficePageName, officeHref } from "#site/office.ts";
import type { OfficePage, OfficeView } from "#site/views/office-view.ts";
import { watchBuilds } from "../layout/new-build.ts";
import { usePage } from "../layout/page-view.tsx";
import { Account } from "./account.tsx";
import { Agencies, AgencyDetail, NewAgency } from "./agencies.tsx";
import { Approvals } from "./approvals.tsx";
import { Audit } from "./audit.tsx";
import { Board } from "./board.tsx";
import { BookingDetail } from "./booking.tsx";
import { Bookings } from "./bookings.tsx";
import { LeavePanel, withoutPanel } from "./close-by-escape.ts";
import { DiscountDetail, Discounts, NewDiscount } from "./codes.tsx";
import { Flags, Reviews } from "./desks.tsx";
import { Begin, Codes, Confirm, FileReady, Gone, SignIn } from "./doors.tsx";
import { keepDrafts } from "./drafts.ts";
import { Feeds } from "./feeds.tsx";
import { GuestDetail } from "./guest.tsx";
import { Guests } from "./guests.tsx";
import { Home } from "./home.tsx";
import { Homes } from "./homes.tsx";
import { Inbox } from "./inbox.tsx";
import { MailAsSent } from "./mail.tsx";
import { NewBookingStart } from "./new-booking-page.tsx";
import { Numbers } from "./numbers.tsx";
import { Office } from "./office-context.tsx";
import { OfficeHome } from "./office-home.tsx";
import { OfficeStyles } from "./office-styles.tsx";
import { Outbox } from "./outbox.tsx";
import { NewOwner, OwnerDetail, Owners } from "./owners.tsx";
import { NewPartner, PartnerDetail, Partners } from "./partners.tsx";
import { Payments } from "./payments.tsx";
import { Payouts } from "./payouts.tsx";
import { People } from "./people.tsx";
import { NewPerson, PersonDetail } from "./person.tsx";
import { forgetPicked } from "./picked.ts";
import { NewRedirect, RedirectDetail } from "./redirect.tsx";
import { Redirects } from "./redirects.tsx";
import { Refunds } from "./refunds.tsx";
import { Selection } from "./selection.tsx";
import { Shell } from "./shell.tsx";
import { Templates } from "./templates.tsx";

/** The back office: its doors for who is signed out, its pages for staff. Links within load anew. */
export function OfficeScreen({ view: loaded }: { view: OfficeView }) {
	// The view whose panel was closed on the page.
	const [left, setLeft] = useState<OfficeView | null>(null);
	const leave = useCallback(() => setLeft(loaded), [loaded]);
	const view = left === loaded ? withoutPanel(loaded) : loaded;
	const router = useRouter();
	const { buildId } = usePage();
	useEffect(() => {
		// Marks for style sheets and tests that the page is interactive.
		document.documentElement.dataset.started = "";
		return watchBuilds(router, buildId);
	}, [router, buildId]);
	const person = view.person?.name;
	useEffect(() => (person === undefined ? undefined : keepDrafts(person)), [person]);
	const { name } = view.page;
	useEffect(() => {
		if (!WITH_TICKS.includes(name)) forgetPicked();
	}, [name]);
	return (
		<Office value={view}>
			<OfficeStyles />
			<LeavePanel value={leave}>
				<div className="office">
					<Page view={view} />
				</div>
			</LeavePanel>
		</Office>
	);
}

/** Pages on which one sees bookings that are ticked, or one of them: on all others ticks are over. */
const WITH_TICKS: readonly string[] = ["bookings", "booking", "selection", "confirm"] satisfies OfficePage["name"][];

function Page({ view: { page, person, menu } }: { view: OfficeView }) {
	switch (page.name) {
		case "signIn":
			return <SignIn page={page} />;
		case "begin":
			return <Begin page={page} />;
		case "gone":
			return <Gone />;
		case "codes":
			return <Codes page={page} />;
		case "confirm":
			return <Confirm page={page} />;
		case "file":
			return <FileReady page={page} />;
		case "missing":
			return (
				person && (
					<Shell here={null} person={person} menu={menu}>
						<Missing />
					</Shell>
				)
			);
		default:
			return (
				person && (
					<Shell here={IN_MENU[page.name]} person={person} menu={menu}>
						<Inside page={page} name={person.name} />
					</Shell>
				)
			);
	}
}

type InsidePage = Extract<OfficePage, { name: OfficePageName }>;

/** Where in the menu a page belongs. */
const IN_MENU: Readonly<Record<OfficePageName, OfficePageName>> = {
	home: "home",
	bookings: "bookings",
	booking: "bookings",
	selection: "bookings",
	newBooking: "bookings",
	outbox: "outbox",
	mail: "outbox",
	board: "board",
	guests: "guests",
	guest: "guests",
	inbox: "inbox",
	templates: "inbox",
	flags: "flags",
	redirects: "redirects",
	newRedirect: "redirects",
	redirect: "redirects",
	homes: "homes",
	feeds: "feeds",
	officeHome: "homes",
	discounts: "discounts",
	newDiscount: "discounts",
	discount: "discounts",
	partners: "partners",
	newPartner: "partners",
	partner: "partners",
	owners: "owners",
	newOwner: "owners",
	owner: "owners",
	agencies: "agencies",
	newAgency: "agencies",
	agency: "agencies",
	reviews: "reviews",
	payments: "payments",
	refunds: "refunds",
	payouts: "payouts",
	approvals: "approvals",
	numbers: "numbers",
	audit: "audit",
	people: "people",
	newPerson: "people",
	person: "people",
	account: "account",
};

function Inside({ page, name }: { page: InsidePage; name: string }) {
	switch (page.name) {
		case "home":
			return <Home page={page} name={name} />;
		case "bookings":
			return <Bookings page={page} />;
		case "booking":
			return <BookingDetail page={page} />;
		case "newBooking":
			return <NewBookingStart page={page} />;
		case "selection":
			return <Selection page={page} />;
		case "board":
			return <Board page={page} />;
		case "outbox":
			return <Outbox page={page} />;
		case "mail":
			return <MailAsSent page={page} />;
		case "guests":
			return <Guests page={page} />;
		case "guest":
			return <GuestDetail page={page} />;
		case "inbox":
			return <Inbox page={page} />;
		case "templates":
			return <Templates page={page} />;
		case "flags":
			return <Flags page={page} />;
		case "discounts":
			return <Discounts page={page} />;
		case "discount":
			return <DiscountDetail page={page} />;
		case "newDiscount":
			return <NewDiscount />;
		case "partners":
			return <Partners page={page} />;
		case "partner":
			return <PartnerDetail page={page} />;
		case "newPartner":
			return <NewPartner />;
		case "agencies":
			return <Agencies page={page} />;
		case "agency":
			return <AgencyDetail page={page} />;
		case "newAgency":
			return <NewAgency />;
		case "owners":
			return <Owners page={page} />;
		case "owner":
			return <OwnerDetail page={page} />;
		case "newOwner":
			return <NewOwner />;
		case "feeds":
			return <Feeds page={page} />;
		case "homes":
			return <Homes page={page} />;
		case "officeHome":
			return <OfficeHome page={page} />;
		case "redirects":
			return <Redirects page={page} />;
		case "newRedirect":
			return <NewRedirect page={page} />;
		case "redirect":
			return <RedirectDetail page={page} />;
		case "reviews":
			return <Reviews page={page} />;
		case "payments":
			return <Payments page={page} />;
		case "refunds":
			return <Refunds page={page} />;
		case "payouts":
			return <Payouts page={page} />;
		case "approvals":
			return <Approvals page={page} />;
		case "numbers":
			return <Numbers page={page} />;
		case "audit":
			return <Audit page={page} />;
		case "account":
			return <Account page={page} />;
		case "people":
			return <People page={page} />;
		case "newPerson":
			return <NewPerson />;
		case "person":
			return <PersonDetail page={page} />;
	}
}

function Missing() {
	const t = useT();
	return (
		<>
			<title>{`${t("office.title_missing")} | Halcyon`}</title>
			<h1 className="office-title">{t("office.title_missing")}</h1>
			<p className="soft mt-2">{t("office.missingText")}</p>
			<p className="mt-4">
				<a className="office-link" href={officeHref("")}>
					{t("office.title_home")}
				</a>
			</p>
		</>
	);
}

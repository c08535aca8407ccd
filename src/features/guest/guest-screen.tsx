import { CircleCheck } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { GUEST_SECTIONS } from "#site/guest-area.ts";
import { GUEST_DONE, type GuestPage, type GuestView, type StayCard } from "#site/views/guest-view.ts";
import { Notice } from "#ui/notice.tsx";
import { FavouritesList } from "../favourites/favourites-screen.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { Area, useArea } from "./area.tsx";
import { BookingDetail } from "./booking-detail.tsx";
import { Cancel, Change } from "./change-pages.tsx";
import { Complete } from "./complete.tsx";
import { AreaForm } from "./guest-fields.tsx";
import { Documents, Payments } from "./money-pages.tsx";
import { Overview } from "./overview.tsx";
import { Profile } from "./profile.tsx";
import { ConfirmEmail, Enter, Gone, SignIn, Verify } from "./sign-in.tsx";
import { StayRow } from "./stay-row.tsx";
import { useKeptTrips } from "./use-kept-trips.ts";

/** The guest area: its doors for who is signed out, its sections for who is signed in. Links within load anew. */
export function GuestScreen({ view }: { view: GuestView }) {
	useKeptTrips(view);
	return (
		<Area value={view}>
			<PageFrame alternates={view.alternates} layout="default">
				<div className="wrap guest-area">
					{view.guest && <Sections />}
					{view.onlyBooking && <OnlyThis />}
					<Done />
					<Page page={view.page} />
				</div>
			</PageFrame>
		</Area>
	);
}

/** Whoever has not signed in is told why this one booking shows, and how to see all. */
function OnlyThis() {
	const t = useT();
	const { to } = useArea();
	return (
		<p className="t-small soft mb-6">
			{t("guest.onlyThis")}{" "}
			<a className="text-link" href={to("bookings")}>
				{t("guest.seeAll")}
			</a>
		</p>
	);
}

function Sections() {
	const t = useT();
	const { view, to } = useArea();
	return (
		<div className="guest-bar">
			<nav aria-label={t("guest.menu")}>
				<ul>
					{GUEST_SECTIONS.map((name) => (
						<li key={name}>
							<a href={to(name)} aria-current={view.section === name ? "page" : undefined}>
								{t(`guest.title_${name}`)}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<AreaForm name="sign-out">
				<button className="text-link" type="submit">
					{t("guest.signOut")}
				</button>
			</AreaForm>
		</div>
	);
}

/** What was done a moment ago. */
function Done() {
	const t = useT();
	const { view } = useArea();
	const known = GUEST_DONE.find((name) => name === view.done);
	// A form that came back has something else to say.
	if (!known || view.form) return null;
	return (
		// The page was asked for to see this, without script too.
		<Notice as="div" tone="moss" className="guest-done" role="status" tabIndex={-1} autoFocus>
			<CircleCheck className="icon" aria-hidden="true" />
			<p>{t(`guest.done_${known}`)}</p>
		</Notice>
	);
}

function Page({ page }: { page: GuestPage }) {
	const t = useT();
	switch (page.name) {
		case "signIn":
			return <SignIn page={page} />;
		case "enter":
			return <Enter token={page.token} />;
		case "gone":
			return <Gone />;
		case "verify":
			return <Verify page={page} />;
		case "confirmEmail":
			return <ConfirmEmail token={page.token} />;
		case "overview":
			return <Overview page={page} />;
		case "bookings":
			return (
				<>
					<h1 className="t-display">{t("guest.title_bookings")}</h1>
					<StayList id="coming" title={t("guest.coming")} empty={t("guest.noNext")} cards={page.coming} />
					{page.past.length > 0 && <StayList id="past" title={t("guest.past")} empty="" cards={page.past} />}
				</>
			);
		case "booking":
			return <BookingDetail page={page} />;
		case "complete":
			return <Complete page={page} />;
		case "cancel":
			return <Cancel page={page} />;
		case "change":
			return <Change page={page} />;
		case "documents":
			return <Documents groups={page.groups} />;
		case "payments":
			return <Payments page={page} />;
		case "favourites":
			return <FavouritesList view={page.favourites} />;
		case "profile":
			return <Profile page={page} />;
	}
}

function StayList({
	id,
	title,
	empty,
	cards,
}: {
	id: string;
	title: string;
	empty: string;
	cards: readonly StayCard[];
}) {
	return (
		<section className="guest-part" aria-labelledby={`${id}-title`}>
			<h2 className="t-title" id={`${id}-title`}>
				{title}
			</h2>
			{cards.length === 0 && <p className="soft">{empty}</p>}
			<ul className="stay-rows">
				{cards.map((card) => (
					<li key={card.bookingNo}>
						<StayRow card={card} />
					</li>
				))}
			</ul>
		</section>
	);
}

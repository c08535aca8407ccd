import styles from "./office.css?url";
import assigneeStyles from "./office-assignee.css?url";
import boardStyles from "./office-board.css?url";
import bookingStyles from "./office-booking.css?url";
import bookingsStyles from "./office-bookings.css?url";
import chooserStyles from "./office-chooser.css?url";
import deskStyles from "./office-desks.css?url";
import filterStyles from "./office-filters.css?url";
import homeStyles from "./office-home.css?url";
import inboxStyles from "./office-inbox.css?url";
import listStyles from "./office-lists.css?url";
import numbersStyles from "./office-numbers.css?url";
import paletteStyles from "./office-palette.css?url";
import paymentStyles from "./office-payments.css?url";
import tableStyles from "./office-tables.css?url";

const SHEETS = [
	styles,
	tableStyles,
	listStyles,
	filterStyles,
	bookingsStyles,
	bookingStyles,
	homeStyles,
	inboxStyles,
	paymentStyles,
	numbersStyles,
	boardStyles,
	paletteStyles,
	deskStyles,
	chooserStyles,
	assigneeStyles,
];

/** The sheets of the office, named by its own code: pages of guests know not even their addresses. */
export function OfficeStyles() {
	return SHEETS.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />);
}

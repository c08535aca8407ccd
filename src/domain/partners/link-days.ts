/** How long a click on a partner's, host's or owner's link counts, days (specification §9). */
export const LINK_DAYS = 30;

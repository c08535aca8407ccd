/** Version of the general terms that a booking made now accepts. */
export const TERMS_VERSION = "2026-11";

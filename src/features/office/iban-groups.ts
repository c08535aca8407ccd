/** An account's number as banks print it, in groups of four. */
export const ibanGroups = (iban: string): string => iban.replace(/(.{4})(?=.)/g, "$1 ");

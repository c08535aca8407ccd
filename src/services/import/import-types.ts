/** What goes into an import and what comes out of it. */

export const IMPORT_FORMATS = ["halcyon", "inside-airbnb"] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Lines that are made in memory instead of read from a file. */
export interface LineSource {
	readonly name: string;
	readonly lines: AsyncIterable<string> | Iterable<string>;
}

export interface InsideAirbnbOptions {
	/** ISO 3166-2, `ES-IB`. */
	readonly region: string;
	/** Name of a region that is not built in. */
	readonly regionName?: string | null;
	/** The city of a file whose neighbourhoods are districts. */
	readonly place?: string | null;
	/** ISO 4217; euro when absent. */
	readonly currency?: string | null;
	readonly calendar?: string | null;
	/** Folder with coast lines and lakes as GeoJSON. */
	readonly geo?: string | null;
	/** CSV of ski lifts and golf courses: kind,name,lat,lng. */
	readonly poi?: string | null;
}

export type ImportInput = {
	/** Checks everything and changes nothing. */
	readonly dryRun?: boolean;
	/** Called with every failing line and every warning, in order. */
	readonly onIssue?: (issueDocuments: ImportIssue) => void;
} & (
	| {
			readonly format: "halcyon";
			readonly sources: readonly (string | LineSource)[];
			/** Takes missing homes offline however many they are. */
			readonly takeOffline?: boolean;
	  }
	| {
			readonly format: "inside-airbnb";
			readonly sources: readonly string[];
			readonly insideAirbnb: InsideAirbnbOptions;
	  }
);

/**
 * What a run was given, kept so that it can be run again: files by their whole paths. That many homes may go offline is
 * said of a file as it was, and not kept.
 */
export type StoredInput =
	| { readonly format: "halcyon"; readonly sources: readonly string[] }
	| {
			readonly format: "inside-airbnb";
			readonly sources: readonly string[];
			readonly insideAirbnb: InsideAirbnbOptions;
	  };

export interface ImportIssue {
	readonly severity: "error" | "warning";
	readonly file: string;
	/** From 1; null where it is about the file. */
	readonly line: number | null;
	/** Dotted path; empty for the line as a whole. */
	readonly field: string;
	readonly expected: string;
}

export interface ImportProgress {
	readonly phase: "read" | "apply";
	/** Bytes while reading, homes while applying. */
	readonly done: number;
	readonly total: number;
}

/** The last line of stdout. */
export interface ImportSummary {
	readonly ok: boolean;
	readonly format: ImportFormat;
	/** Homes created and updated. */
	readonly accommodations: number;
	readonly created: number;
	readonly updated: number;
	/** Homes taken offline because the feed no longer names them. */
	readonly offline: number;
	/** Price tables replaced. */
	readonly rates: number;
	/** Periods stored. */
	readonly occupancy: number;
	/** Periods left out because a booking, option or hold has their nights. */
	readonly conflicts: number;
	/** Lines reported and skipped. */
	readonly failed: number;
	readonly warnings: number;
	readonly seconds: number;
}

/** Why an import changed nothing. */
export interface ImportFailure {
	readonly code:
		| "FILE_UNREADABLE"
		| "HEADER_INVALID"
		| "TOO_MANY_FAILING_LINES"
		| "TOO_MANY_MISSING_HOMES"
		| "COLUMNS_MISSING"
		| "REGION_UNKNOWN"
		| "CURRENCY_UNKNOWN"
		| "GEO_INVALID"
		| "POI_INVALID";
	readonly file: string;
	readonly line: number | null;
	readonly field: string;
	readonly expected: string;
	readonly summary: ImportSummary;
}

/** A failure before the counts are known. */
export type SourceFailure = Omit<ImportFailure, "summary">;

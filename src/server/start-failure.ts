/** Errors whose message is enough for the operator. The built site has classes of its own: they are known by their names. */
const EXPLAINED_ERRORS: ReadonlySet<string> = new Set([
	"EnvError",
	"DataDirLockedError",
	"OtherSecretError",
	"MapTilesError",
	"StageLostError",
]);

/** What Node and PostgreSQL say when a setting names something that cannot be had. */
const SENTENCES: Readonly<Record<string, string>> = {
	EADDRINUSE: "PORT: another process listens there already.",
	EADDRNOTAVAIL: "HOST: this machine has no such address.",
	EACCES: "PORT or DATA_DIR: this user may not use it.",
	ENOTFOUND: "HOST or DATABASE_URL: no machine has this name.",
	ECONNREFUSED: "DATABASE_URL: no server answers there.",
	"28P01": "DATABASE_URL: the server refuses this user and password.",
	"28000": "DATABASE_URL: the server refuses this user.",
	"3D000": "DATABASE_URL: the server has no database of this name.",
};

/** One sentence for the operator, where a setting caused the failure; else the error itself. */
export function startFailure(error: unknown): unknown {
	if (!(error instanceof Error)) return error;
	if (EXPLAINED_ERRORS.has(error.name)) return error.message;
	// A database that is away has its cause in `cause`.
	const reason = error.name === "DatabaseAwayError" && error.cause instanceof Error ? error.cause : error;
	const { code } = reason as { code?: unknown };
	const sentence = typeof code === "string" ? SENTENCES[code] : undefined;
	if (!sentence && reason !== error) return `DATABASE_URL: the server does not answer. (${reason.message})`;
	return sentence ? `${sentence} (${reason.message})` : error;
}

import { writeBackup } from "../backup/backup-file.ts";
import { type Command, printed, wrongUsage } from "./command.ts";

/** `npm run backup -- FILE`: database and data folder of one moment, while the site runs. Words: both paths, absolute. */
export const backupCommand: Command = async (app, [path, dataDir, ...more]) => {
	if (!path || !dataDir || more.length > 0) return wrongUsage("usage: npm run backup -- FILE");
	const { rows, files } = await writeBackup(app.db, dataDir, path);
	return printed(`${path}: ${rows} rows, ${files} files`);
};

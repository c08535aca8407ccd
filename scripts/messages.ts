import { writeFileSync } from "node:fs";
import { generatedFiles } from "./messages/declaration.ts";

/** `npm run messages`: after a change of the texts, writes down which there are and what each takes. */
for (const [path, text] of Object.entries(generatedFiles())) writeFileSync(path, text);

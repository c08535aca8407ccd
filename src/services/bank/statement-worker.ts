import { parentPort, workerData } from "node:worker_threads";
import { readStatement } from "./read-statement.ts";

/** Reads the file that it was started with, in a thread of its own (`read-aside.ts`). */
parentPort?.postMessage(readStatement(workerData));

/** Loaded into a process before its own code (`--import`): ten megabytes a second that nobody gives back, once it serves. */

const MEGABYTES = 5;
const EVERY_MS = 500;
const BEGINS_MS = 20_000;

const held = [];
setTimeout(() => {
	setInterval(() => held.push(Buffer.alloc(MEGABYTES * 2 ** 20, held.length)), EVERY_MS).unref();
}, BEGINS_MS).unref();

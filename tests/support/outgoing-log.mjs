import { appendFileSync } from "node:fs";
import { Socket } from "node:net";

/** Loaded into a process before its own code (`NODE_OPTIONS=--import`): writes down every host that it connects to. */

const { connect } = Socket.prototype;
Socket.prototype.connect = function (...args) {
	const [first] = args;
	const options = Array.isArray(first) ? first[0] : first;
	// A path is a socket of this machine.
	if (options?.port) appendFileSync(process.env.OUTGOING_LOG, `${options.host ?? "localhost"}:${options.port}\n`);
	return Reflect.apply(connect, this, args);
};

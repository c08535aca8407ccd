import pg from "pg";

/** What of a connection's wire `COPY … FROM STDIN` needs; the client has it and its types do not. */
interface Wire {
	readonly stream: NodeJS.WritableStream;
	sendCopyFromChunk(chunk: Buffer): void;
	endCopyFrom(): void;
}

class CopyQuery extends pg.Query {
	readonly open: Promise<Wire>;
	readonly done: Promise<void>;
	readonly #opened: (wire: Wire) => void;

	constructor(text: string) {
		const done = Promise.withResolvers<void>();
		const opened = Promise.withResolvers<Wire>();
		super({ text, callback: (error: Error | null) => (error ? done.reject(error) : done.resolve()) } as pg.QueryConfig);
		this.done = done.promise;
		this.#opened = opened.resolve;
		// A statement that is refused never opens.
		this.open = Promise.race([opened.promise, done.promise.then(() => opened.promise)]);
	}

	handleCopyInResponse(wire: Wire): void {
		this.#opened(wire);
	}
}

const CHUNK = 1 << 18;
const SIGNATURE = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");

/** Fills one table with rows in PostgreSQL's binary form; rows gather in chunks. */
export class BinaryCopy {
	readonly #query: CopyQuery;
	#chunk = Buffer.allocUnsafe(CHUNK);
	#used = 0;

	constructor(client: pg.Client, text: string) {
		this.#query = new CopyQuery(text);
		client.query(this.#query);
		this.#take(SIGNATURE);
	}

	/** Takes in one row: the number of its columns, and each with its length. */
	async row(parts: readonly Buffer[]): Promise<void> {
		const size = parts.reduce((sum, part) => sum + part.length, 0);
		if (this.#used + size > CHUNK) await this.#send();
		for (const part of parts) this.#take(part);
	}

	async end(): Promise<void> {
		this.#take(Buffer.from([0xff, 0xff]));
		await this.#send();
		(await this.#query.open).endCopyFrom();
		await this.#query.done;
	}

	#take(part: Buffer): void {
		this.#used += part.copy(this.#chunk, this.#used);
	}

	async #send(): Promise<void> {
		const wire = await this.#query.open;
		wire.sendCopyFromChunk(this.#chunk.subarray(0, this.#used));
		this.#used = 0;
		this.#chunk = Buffer.allocUnsafe(CHUNK);
		const stream = wire.stream as NodeJS.WritableStream & { readonly writableNeedDrain: boolean };
		if (stream.writableNeedDrain) await new Promise((resolve) => stream.once("drain", resolve));
	}
}

/** Columns of a row in PostgreSQL's binary form, one after the other. */
export class RowWriter {
	readonly #buffer = Buffer.alloc(4096);
	#at = 0;

	int2(value: number): void {
		this.#at = this.#buffer.writeInt16BE(value, this.#buffer.writeInt32BE(2, this.#at));
	}

	int4(value: number | null): void {
		if (value === null) this.#at = this.#buffer.writeInt32BE(-1, this.#at);
		else this.#at = this.#buffer.writeInt32BE(value, this.#buffer.writeInt32BE(4, this.#at));
	}

	float8(value: number): void {
		this.#at = this.#buffer.writeDoubleBE(value, this.#buffer.writeInt32BE(8, this.#at));
	}

	/** An `int4[]` of one dimension. */
	int4s(values: Int32Array): void {
		const buffer = this.#buffer;
		let at = buffer.writeInt32BE(20 + values.length * 8, this.#at);
		for (const head of [1, 0, INT4, values.length, 1]) at = buffer.writeInt32BE(head, at);
		for (const value of values) at = buffer.writeInt32BE(value, buffer.writeInt32BE(4, at));
		this.#at = at;
	}

	/** A copy of what was written; the writer begins anew. */
	take(): Buffer {
		const taken = Buffer.from(this.#buffer.subarray(0, this.#at));
		this.#at = 0;
		return taken;
	}
}

/** Number of the type in PostgreSQL's catalogue. */
const INT4 = 23;

/** The number of columns that a row begins with. */
export function columnCount(columns: number): Buffer {
	const head = Buffer.alloc(2);
	head.writeInt16BE(columns);
	return head;
}

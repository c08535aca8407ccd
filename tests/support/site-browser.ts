/** What a browser without script does against the started server: keeps cookies, follows no redirect by itself. */
export class SiteBrowser {
	readonly cookies = new Map<string, string>();
	readonly #url: string;

	/** `url`: origin of the server. */
	constructor(url: string) {
		this.#url = url;
	}

	async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
		return this.#send(path, { headers });
	}

	/** Sends a form of the site; `from`: the page that it stands on. */
	async post(path: string, values: Readonly<Record<string, string>>, from = "/"): Promise<Response> {
		return this.#send(path, {
			method: "POST",
			body: new URLSearchParams(values).toString(),
			headers: {
				"Content-Type": "application/x-www-form-urlencoded",
				Origin: this.#url,
				Referer: this.#url + from,
			},
		});
	}

	async json(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
		return this.#send(path, {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "Content-Type": "application/json", Origin: this.#url, ...headers },
		});
	}

	async #send(path: string, init: RequestInit & { readonly headers: Readonly<Record<string, string>> }) {
		const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const headers = { ...(cookie ? { cookie } : {}), ...init.headers };
		const answer = await fetch(this.#url + path, { ...init, headers, redirect: "manual" });
		for (const text of answer.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
			if (value === "" || /max-age=0/i.test(text)) this.cookies.delete(name);
			else this.cookies.set(name, value);
		}
		return answer;
	}
}

import type { App } from "#services/app.ts";
import { keysPage } from "#services/pages/organisation/keys-page.ts";
import { endKey, makeKey, nameKey, renewKey } from "#services/partners/api-keys.ts";
import type { KeysPage } from "#site/views/organisation-view.ts";
import {
	byOf,
	done,
	type OrganisationAct,
	type OrganisationActs,
	type OrganisationAnswer,
	refused,
	type SignedInRequest,
} from "./organisation-answer.ts";

/** What managers of a partner do with the keys of its programs; another's are as if there were none. */

const of = (request: SignedInRequest) => ({ code: request.session.organisation.code, by: byOf(request) });

/** The page with a new key: this answer is the only place that ever holds it. */
async function shownOnce(
	app: App,
	{ session, language }: SignedInRequest,
	made: NonNullable<KeysPage["made"]>,
): Promise<OrganisationAnswer> {
	const instead = await keysPage(app, session, language, { made });
	return { status: 200, code: null, page: { organisation: { form: null, instead } } };
}

const makeOne: OrganisationAct<"make-key"> = async (app, request, { keyName: name }) => {
	const made = await makeKey(app, of(request), name);
	return made.ok
		? shownOnce(app, request, { name, token: made.value })
		: refused(request, "make-key", { code: made.error });
};

const rename: OrganisationAct<"name-key"> = async (app, request, { key, keyName }) => {
	const named = await nameKey(app, of(request), key, keyName);
	return named.ok ? done(request, "keys", "key-named") : refused(request, "name-key", { code: named.error });
};

const renew: OrganisationAct<"renew-key"> = async (app, request, { key }) => {
	const renewed = await renewKey(app, of(request), key);
	return renewed.ok ? shownOnce(app, request, renewed.value) : refused(request, "renew-key", { code: renewed.error });
};

const end: OrganisationAct<"end-key"> = async (app, request, { key }) => {
	const ended = await endKey(app, of(request), key);
	return ended.ok ? done(request, "keys", "key-ended") : refused(request, "end-key", { code: ended.error });
};

export const KEY_ACTS = {
	"make-key": makeOne,
	"name-key": rename,
	"renew-key": renew,
	"end-key": end,
} satisfies Pick<OrganisationActs, "make-key" | "name-key" | "renew-key" | "end-key">;

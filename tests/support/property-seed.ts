/**
 * The seed of every property of a run: the same one in every `npm test`, so that a failure is the change's and not
 * the day's; another in each `npm run test:full`, or PROPERTY_SEED's. What once failed under another seed stays in its
 * test as an example.
 */
const USUAL = 20_261_122;

/** The seed that this run uses; `scripts/test.ts` names it, and so does every property that fails. */
export function propertySeed(): number {
	const given = process.env.PROPERTY_SEED;
	return given ? Number(given) % 2 ** 31 : USUAL;
}

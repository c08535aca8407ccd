/** Names of the policies by which texts of ours become markup or a script's address; a page's own policy allows no others. */
export const TRUSTED_POLICIES = {
	/** Shapes of icons, known when the site is built. */
	icons: "halcyon-icons",
	/** The bar of staff for another page, as our server drew it. */
	staffBar: "halcyon-staff-bar",
	/** The address of the tag manager that the operator set. */
	tagManager: "halcyon-tag-manager",
} as const;

type Rule = "createHTML" | "createScriptURL";
type Policy = Readonly<Record<Rule, (text: string) => TrustedHTML>>;
interface PolicyMaker {
	createPolicy(name: string, rules: Partial<Record<Rule, (text: string) => string>>): Policy;
}

/**
 * A policy that lets everything pass by one rule: for texts that hold nothing of a visitor, of an address or of content.
 * A browser without Trusted Types, and the server, keep the text. A page makes each policy once.
 */
export function trusted(name: keyof typeof TRUSTED_POLICIES, rule: Rule): (text: string) => string {
	const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker };
	if (!trustedTypes) return (text) => text;
	const policy = trustedTypes.createPolicy(TRUSTED_POLICIES[name], { [rule]: (text: string) => text });
	// What comes out stands for its text wherever a text is asked for.
	return (text) => policy[rule](text) as unknown as string;
}

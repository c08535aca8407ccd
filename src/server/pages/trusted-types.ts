/**
 * Trusted Types: in a browser that knows them no text becomes markup or a script's address (`innerHTML`, `script.src`,
 * `new Worker`) but by a policy that the page's own policy names. What is ours and active has a name; what libraries
 * write goes by the default one, which looks at it, and so do icons, of which a page of results has a hundred: they are
 * known by their form.
 */

/** The bar of staff for another page, as our server drew it. */
export const STAFF_BAR_POLICY = "halcyon-staff-bar";

/** Looks at markup within the default policy, and nowhere else. */
const LOOK = "halcyon-look";

/** Shapes of icons: drawn elements alone, without an event handler. */
const SHAPES = '^(<(path|circle|rect|line|polyline|polygon|ellipse)( (?!on)[a-z-]+="[^"<>:]*")+\\/>)+$';

/** For pages that run our policies. Names stand once each, so no script can make one of them again. */
export const TRUSTED_TYPES = [
	"require-trusted-types-for 'script'",
	`trusted-types default ${LOOK} ${STAFF_BAR_POLICY}`,
];

/** For pages whose script writes text alone. */
export const NO_TEXT_TO_SCRIPT = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Elements that run something, frame something, or hide from the look what they hold. */
const ACTIVE = "script|iframe|frame|object|embed|base|template|noscript|animate|set";

/**
 * Source of the script that makes the default policy; it runs before all other script of its page. Markup passes when
 * nothing in it could run: no element of ACTIVE, no event handler, no `javascript:`. React makes its script elements out
 * of one constant. Scripts and workers come from our own origin; text that would be script never passes.
 */
export const DEFAULT_POLICY = `if(self.trustedTypes){const l=trustedTypes.createPolicy("${LOOK}",{createHTML:s=>s});trustedTypes.createPolicy("default",{createHTML(s){if(!s.includes("<")||/${SHAPES}/.test(s)||s==="\\x3cscript>\\x3c/script>")return s;for(const e of new DOMParser().parseFromString(l.createHTML(s),"text/html").querySelectorAll("*")){if(/^(${ACTIVE})$/i.test(e.localName))return null;for(const{name:n,value:v}of e.attributes)if(/^(on|srcdoc$)/i.test(n)||/^javascript:/i.test(v.replace(/[\\0- ]/g,"")))return null}return s},createScriptURL:s=>new URL(s,location.href).origin===location.origin?s:null})}`;

import { afterPaint } from "./after-paint.ts";

/**
 * Begins to load code once somebody turns to what needs it, a frame later: what a finger did is drawn before the code
 * is read. A failure comes up again where the code is used.
 * @returns a listener; it may be called more than once
 */
export const fetchAhead = (load: () => Promise<unknown>) => (): void => afterPaint(() => void load().catch(() => {}));

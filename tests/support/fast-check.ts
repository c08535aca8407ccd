import fc from "fast-check";
import { propertySeed } from "./property-seed.ts";

/** fast-check under the run's seed; tests take it from here, so that no run depends on the moment. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed() });

export default fc;

import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { createMetrics } from "#server/api/metrics.ts";
import { parseEnv, SETTING_NAMES } from "#server/env.ts";
import { haproxyConfig, pgbouncerConfig, portsFrom } from "#tests/support/drill/proxies.ts";

/** What `deploy/` says of the product is so: names of settings, ports, paths and commands. */

// biome-ignore lint/suspicious/noExplicitAny: shapes of other products, looked at key by key
type Yaml = Record<string, any>;

const read = (name: string) => readFileSync(join("deploy", name), "utf8");

/** The documents of a file; fails on what is no YAML, and on a key that stands twice. */
function documents(name: string): readonly Yaml[] {
	return parseAllDocuments(read(name), { merge: true }).map((document) => {
		expect([name, document.errors, document.warnings]).toEqual([name, [], []]);
		return document.toJS() as Yaml;
	});
}

const files = globSync("**/*.yaml", { cwd: "deploy" });
const manifests = files.filter((name) => name.startsWith("kubernetes/")).flatMap(documents);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const named = (kind: string, name: string): Yaml => {
	const found = ofKind(kind).find((manifest) => manifest.metadata.name === name);
	if (!found) throw new Error(`no ${kind} ${name}`);
	return found;
};
const compose = documents("compose.yaml")[0] as Yaml;
const containerOf = (manifest: Yaml): Yaml => manifest.spec.template.spec.containers[0];
const unknown = (names: readonly string[]) => names.filter((name) => !SETTING_NAMES.includes(name));
const dataDir = mkdtempSync(join(tmpdir(), "deploy-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const OURS = ["web1", "web2", "worker1", "worker2"] as const;

describe("compose.yaml", () => {
	it("runs two web processes and two workers, each by a command that is there", () => {
		for (const name of OURS) {
			const [node, file] = compose.services[name].command;
			expect([node, globSync(file)]).toEqual(["node", [file]]);
		}
		expect(compose.services.worker1.healthcheck).toEqual({ disable: true });
	});

	it.each(OURS)("gives %s settings that the product knows and takes", (name) => {
		const settings = compose.services[name].environment as Record<string, string>;
		expect(unknown(Object.keys(settings))).toEqual([]);
		const filled = Object.fromEntries(
			Object.entries(settings).map(([key, text]) => [
				key,
				text
					.replace(/\$\{\w+:-\}/g, "")
					.replace(/\$\{SITE_ADDRESS\}/, "halcyon.example")
					.replace(/\$\{\w+\}/g, "x".repeat(40)),
			]),
		);
		const env = parseEnv({ DATA_DIR: dataDir, ...filled });
		expect([env.worker, env.databaseUrl, env.databaseDirectUrl, env.databaseReplicaUrl]).toEqual([
			false,
			`postgres://halcyon:${"x".repeat(40)}@pgbouncer:6432/halcyon`,
			`postgres://halcyon:${"x".repeat(40)}@haproxy:5432/halcyon`,
			`postgres://halcyon:${"x".repeat(40)}@haproxy:5433/halcyon`,
		]);
	});

	it("asks for nothing that .env.example does not name, but what has a value of its own", () => {
		const example = new Set(
			read(".env.example")
				.split("\n")
				.map((line) => line.split("=")[0]),
		);
		const needed = [...read("compose.yaml").matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
		expect([...new Set(needed)].filter((name) => !example.has(name))).toEqual([]);
	});

	it("names services and volumes that are there", () => {
		const services = Object.keys(compose.services);
		for (const service of Object.values<Yaml>(compose.services)) {
			for (const needed of service.depends_on ?? []) expect(services).toContain(needed);
			for (const volume of service.volumes ?? []) {
				const [source] = String(volume).split(":");
				if (!source?.startsWith("./")) expect(Object.keys(compose.volumes)).toContain(source);
				else if (source !== "./userlist.txt") expect(globSync(source, { cwd: "deploy" })).not.toEqual([]);
			}
		}
	});
});

describe("the manifests", () => {
	it("are all in the kustomization, but the example of secrets", () => {
		const listed = ofKind("Kustomization")[0]?.resources as string[];
		const there = globSync("*.yaml", { cwd: "deploy/kubernetes" });
		expect([...listed, "kustomization.yaml", "secret.example.yaml"].sort()).toEqual(there.sort());
	});

	it("give settings that the product knows and takes", () => {
		const settings = { ...named("ConfigMap", "halcyon").data, ...named("Secret", "halcyon").stringData };
		expect(unknown(Object.keys(settings))).toEqual([]);
		const secrets = { APP_SECRET: "x".repeat(40), STORYBLOK_PREVIEW_TOKEN: "x".repeat(40) };
		expect(parseEnv({ ...settings, ...secrets, DATA_DIR: dataDir }).worker).toBe(false);
	});

	it("start web and worker by commands that are there, and never fewer than before", () => {
		for (const [name, least] of [
			["web", 2],
			["worker", 2],
		] as const) {
			const deployment = named("Deployment", name);
			const [node, file] = containerOf(deployment).command;
			expect([node, globSync(file)]).toEqual(["node", [file]]);
			expect(deployment.spec.replicas).toBeGreaterThanOrEqual(least);
			expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
		}
	});

	it("have a budget, and a selector that finds something, for each Service and budget", () => {
		const pods = [...ofKind("Deployment"), ...ofKind("StatefulSet")].map(({ spec }) => spec.template.metadata.labels);
		for (const { spec } of [...ofKind("Service"), ...ofKind("PodDisruptionBudget")]) {
			// Patroni sets the role at run time.
			const { role: _, ...labels } = spec.selector.matchLabels ?? spec.selector;
			expect(pods.some((pod) => Object.entries(labels).every(([key, value]) => pod[key] === value))).toBe(true);
		}
		expect(ofKind("PodDisruptionBudget")).toHaveLength(pods.length);
	});
});

describe("ports and paths", () => {
	const image = read("Containerfile");
	const port = /PORT=(\d+)/.exec(image)?.[1];

	it("are those that the image sets, by settings that the product knows", () => {
		const names = [...image.matchAll(/ENV (.+)/g)].flatMap(([, line = ""]) =>
			line.split(" ").map((word) => word.split("=")[0] ?? ""),
		);
		// Node's own.
		expect(unknown(names.filter((name) => name !== "NODE_ENV"))).toEqual([]);
		expect(image).toContain(`EXPOSE ${port}`);
		expect(String(containerOf(named("Deployment", "web")).ports[0].containerPort)).toBe(port);
		for (const server of ["web1", "web2"])
			expect(read("haproxy.cfg")).toContain(`server ${server} ${server}:${port} check`);
	});

	it("of health are routes of the site", () => {
		const routes = new Set(
			[...readFileSync("src/server/api/health.ts", "utf8").matchAll(/api\.get\("([^"]+)"/g)].map(([, path]) => path),
		);
		const web = containerOf(named("Deployment", "web"));
		const probed = ["startupProbe", "readinessProbe", "livenessProbe"].map((probe) => web[probe].httpGet.path);
		const checked = [...read("haproxy.cfg").matchAll(/uri (\/\w+)/g)]
			.map(([, path]) => path)
			// Patroni's.
			.filter((path) => path !== "/primary" && path !== "/replica");
		const inImage = /127\.0\.0\.1:\d+(\/\w+)/.exec(image)?.[1];
		for (const path of [...probed, ...checked, inImage]) expect(routes).toContain(path);
		expect([...new Set(checked)].sort()).toEqual(["/healthz", "/readyz"]);
	});

	it("of the cluster let a new version migrate for half an hour before it must answer", () => {
		const { periodSeconds, failureThreshold } = containerOf(named("Deployment", "web")).startupProbe;
		expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(1800);
		expect(named("Deployment", "web").spec.progressDeadlineSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
	});

	it("of HAProxy and PgBouncer can all be put on one machine, as the drill does", () => {
		const ports = portsFrom(8160);
		expect(haproxyConfig("/tmp/x", ports)).not.toMatch(/(web|pg)\d:\d/);
		expect(pgbouncerConfig("/tmp/x", ports)).toContain("listen_port = 8164");
	});

	it("of PgBouncer are the same in compose and in the cluster", () => {
		const lines = (text: string) =>
			text
				.split("\n")
				.map((line) => line.trim())
				.filter((line) => line !== "" && !line.startsWith(";"))
				.map((line) => line.replace(/host=[\w-]+/, "host=…").replace(/^auth_file.*/, "auth_file"));
		expect(lines(named("ConfigMap", "pgbouncer").data["pgbouncer.ini"])).toEqual(lines(read("pgbouncer.ini")));
	});
});

describe("monitoring", () => {
	const figures = createMetrics({} as never).registry.getMetricsAsArray();
	const groups: readonly Yaml[] = (documents("monitoring/alerts.yaml")[0] as Yaml).groups;
	const rules: readonly Yaml[] = groups.flatMap((group) => group.rules);
	const dashboard = JSON.parse(read("monitoring/dashboard.json")) as Yaml;
	const expressions: readonly string[] = [
		...rules.map((rule) => rule.expr as string),
		...(dashboard.panels as readonly Yaml[]).flatMap((panel) =>
			(panel.targets as readonly Yaml[]).map((target) => target.expr as string),
		),
	];

	it("asks for figures that the product has, and for rules that are written", () => {
		const known = figures.flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]);
		const names = new Set(expressions.flatMap((text) => text.match(/\bhalcyon_\w+/g) ?? []));
		expect(names.size).toBeGreaterThan(8);
		expect([...names].filter((name) => !known.includes(name))).toEqual([]);
		const records = rules.map((rule) => rule.record);
		const recorded = expressions.flatMap((text) => text.match(/\bhalcyon:[\w:]+/g) ?? []);
		expect(recorded.filter((name) => !records.includes(name))).toEqual([]);
	});

	it("asks for labels that the figures have", () => {
		const labels = new Set(["le", "instance", ...figures.flatMap((figure) => (figure as unknown as Yaml).labelNames)]);
		const used = expressions.flatMap((text) => [...text.matchAll(/(\w+)=~?"/g)].map(([, name]) => name));
		expect(used.filter((name) => !labels.has(name))).toEqual([]);
	});

	it("leads from every alert to what is done then", () => {
		const heads = readFileSync("docs/operations.md", "utf8")
			.split("\n")
			.filter((line) => /^#+ /.test(line))
			.map((line) =>
				line
					.replace(/^#+ /, "")
					.toLowerCase()
					.replace(/[^\w ]/g, "")
					.replace(/ /g, "-"),
			);
		const alerts = rules.filter((rule) => rule.alert);
		expect(alerts.length).toBeGreaterThan(8);
		for (const { alert, labels, annotations } of alerts) {
			expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
			const [file, head] = annotations.runbook.split("#");
			expect([alert, file, heads.includes(head)]).toEqual([alert, "docs/operations.md", true]);
		}
	});
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { readConfig } from "../../src/runtime/config.ts";

const folder = join(import.meta.dirname, "../../deploy/kubernetes");

interface Container {
  args?: string[];
  image: string;
  ports?: { name: string; containerPort: number }[];
  securityContext: object;
  volumeMounts?: { name: string; mountPath: string }[];
  [probe: string]: unknown;
}
interface PodSpec {
  initContainers?: Container[];
  containers: [Container];
  terminationGracePeriodSeconds?: number;
  volumes?: { name: string }[];
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    selector: { matchLabels?: object };
    template?: { metadata: { labels: object }; spec: PodSpec };
    scaleTargetRef?: { name: string };
  };
}

const manifests = readdirSync(folder)
  .filter((file) => file !== "kustomization.yaml")
  .flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), "utf8"), { strict: true }).map(
      (document) => document.toJS() as Manifest,
    ),
  );
const find = (kind: string, name = "signboard") =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name)!;
const named = manifests.map((one): [string, Manifest] => [`${one.kind} ${one.metadata.name}`, one]);
const podsOf = named.flatMap(([name, { spec }]): [string, PodSpec][] =>
  spec?.template ? [[name, spec.template.spec]] : [],
);
const { data: settings } = find("ConfigMap");

describe("deploy/kubernetes", () => {
  it.each(named)("%s is as the schema of Kubernetes has it", async (_, manifest) => {
    const module = (await import(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`)) as Record<
      string,
      new (data: object) => { validate: () => void }
    >;
    expect(() => new module[manifest.kind]!(manifest).validate()).not.toThrow();
  });

  it("is refused by that schema where something is of another type", async () => {
    const { Deployment } = await import("kubernetes-models/apps/v1/Deployment");
    const { spec, ...deployment } = find("Deployment");
    const wrong = { ...deployment, spec: { ...spec, replicas: "two" } };
    expect(() => new Deployment(wrong as never).validate()).toThrow(/replicas/);
  });

  it("configures servers that share releases, with settings that they read", () => {
    const secrets = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key", SECRET: "s".repeat(32) };
    const config = readConfig({ ...settings, ...secrets, DATABASE_URL: "postgres://db/signboard" });
    expect(config).toMatchObject({ SHARED_RELEASES: true, WORKER: false });
    for (const name of Object.keys(settings!)) expect(config).toHaveProperty(name);
  });

  it.each(podsOf)("%s runs without privileges, and writes only into its volumes", (_, pod) => {
    const [{ volumeMounts = [] }] = pod.containers;
    expect(pod).toMatchObject({ securityContext: { runAsNonRoot: true } });
    for (const { securityContext } of [...pod.containers, ...(pod.initContainers ?? [])])
      expect(securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ["ALL"] },
      });
    expect(volumeMounts.map(({ name }) => name)).toEqual((pod.volumes ?? []).map(({ name }) => name));
  });

  it("has a volume wherever the image of a server writes", () => {
    const dockerfile = readFileSync(join(folder, "../Dockerfile"), "utf8");
    const written = /^VOLUME (.*)$/m.exec(dockerfile)![1]!.split(" ");
    const [{ volumeMounts }] = find("Deployment").spec.template!.spec.containers;
    expect(volumeMounts!.map(({ mountPath }) => mountPath)).toEqual([...written, "/tmp"]);
  });

  it("sends requests to servers that are ready, and waits for those in flight", () => {
    const { template, selector } = find("Deployment").spec;
    const [container] = template!.spec.containers;
    expect(container["readinessProbe"]).toMatchObject({ httpGet: { path: "/readyz", port: "http" } });
    expect(container["livenessProbe"]).toMatchObject({ httpGet: { path: "/healthz", port: "http" } });
    expect(container.ports!.map(({ name }) => name)).toEqual(["http", "metrics"]);
    expect(template!.spec.terminationGracePeriodSeconds).toBeGreaterThan(
      Number(settings!["STOP_DELAY"]) + 10,
    );
    expect(template!.metadata.labels).toEqual(selector.matchLabels);
    expect(find("Service").spec.selector).toEqual(selector.matchLabels);
    expect(find("PodDisruptionBudget").spec.selector).toEqual(selector);
    expect(find("HorizontalPodAutoscaler").spec.scaleTargetRef!.name).toBe("signboard");
  });

  it("is of the version of the project", () => {
    const { version } = JSON.parse(readFileSync(join(folder, "../../package.json"), "utf8")) as {
      version: string;
    };
    for (const [name, { containers, initContainers = [] }] of podsOf)
      for (const { image } of [...containers, ...initContainers])
        expect(image, name).toBe(`signboard:${version}`);
  });
});

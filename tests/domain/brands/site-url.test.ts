import { expect, it } from "vitest";
import { publicAddressBy, siteUrl } from "../../../src/domain/brands/site-url.ts";

const cars = { id: "automotive", hosts: ["automotive.localhost", "cars.example.com"], default: false };
const local = { id: "automotive", hosts: [], default: false };
const isPublic = true;
const https = { PUBLIC_HOSTS: "true", PUBLIC_SCHEME: "https" };
const here = "http://localhost:5000";

const acme = {
  ...cars,
  hosts: ["jobs.acme.example"],
  whiteLabel: { type: "company", slug: "acme" },
} as const;

it.each([
  [acme, "/enterprise/acme", { scheme: "https", isPublic }, "https://jobs.acme.example/"],
  [
    acme,
    "/enterprise/acme#organization",
    { scheme: "https", isPublic },
    "https://jobs.acme.example/#organization",
  ],
  [
    acme,
    "/enterprise/acme/page/a",
    { scheme: "https", isPublic },
    "https://jobs.acme.example/enterprise/acme/page/a",
  ],
  [
    acme,
    "/enterprise/acme-tyres",
    { scheme: "https", isPublic },
    "https://jobs.acme.example/enterprise/acme-tyres",
  ],
  [cars, "/", { scheme: "https", isPublic }, "https://cars.example.com/"],
  [cars, "/job/7/mechanic?a=b", { scheme: "https", isPublic }, "https://cars.example.com/job/7/mechanic?a=b"],
  [cars, "/", { scheme: "https", port: "8443", isPublic }, "https://cars.example.com:8443/"],
  [cars, "/", { scheme: "http", port: 4321 }, "http://automotive.localhost:4321/"],
  [local, "/sign-in", publicAddressBy({}), "http://automotive.localhost:4321/sign-in"],
  [local, "/", publicAddressBy({ PUBLIC_SCHEME: "", PORT: "5000" }), "http://automotive.localhost:5000/"],
  [local, "/", publicAddressBy({ PORT: 0 }), "http://automotive.localhost:4321/"],
  [cars, "/", publicAddressBy({ PUBLIC_HOSTS: true, PUBLIC_PORT: 80 }), "http://cars.example.com/"],
  [cars, "/", publicAddressBy({ ...https, PORT: 5000 }), "https://cars.example.com/"],
  [cars, "/", publicAddressBy({ ...https, PUBLIC_PORT: "8443" }), "https://cars.example.com:8443/"],
  [cars, "/", publicAddressBy({}, here), "http://automotive.localhost:5000/"],
  [
    cars,
    "/",
    publicAddressBy({ PUBLIC_HOSTS: false, PUBLIC_SCHEME: "https" }, here),
    "http://automotive.localhost:5000/",
  ],
  [cars, "/", publicAddressBy(https, here), "https://cars.example.com/"],
  [cars, "/", publicAddressBy(https, "http://cars.example.com:99"), "https://cars.example.com/"],
  [local, "/page/x", publicAddressBy(https, here), "/page/x"],
])("the canonical address of %j, %s reached by %j is %s", (brand, path, address, url) => {
  expect(siteUrl(brand, path, address)).toBe(url);
});

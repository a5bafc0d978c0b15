import { expect, it } from "vitest";
import { publicAddressBy, publicAddressOf, siteUrl } from "../../src/domain/site-url.ts";

const cars = { id: "automotive", hosts: ["cars.example.com"], default: false };
const local = { id: "automotive", hosts: [], default: false };

it.each([
  [cars, "/", { scheme: "https" }, "https://cars.example.com/"],
  [cars, "/job/7/mechanic?a=b", { scheme: "https" }, "https://cars.example.com/job/7/mechanic?a=b"],
  [cars, "/", { scheme: "https", port: "8443" }, "https://cars.example.com:8443/"],
  [local, "/sign-in", publicAddressBy({}), "http://automotive.localhost:4321/sign-in"],
  [local, "/", publicAddressBy({ PUBLIC_SCHEME: "", PORT: "5000" }), "http://automotive.localhost:5000/"],
  [local, "/", publicAddressBy({ PORT: 0 }), "http://automotive.localhost:4321/"],
  [cars, "/", publicAddressBy({ PUBLIC_PORT: 80, PORT: 5000 }), "http://cars.example.com/"],
  [cars, "/", publicAddressBy({ PUBLIC_SCHEME: "https", PORT: 5000 }), "https://cars.example.com/"],
  [
    cars,
    "/",
    publicAddressBy({ PUBLIC_SCHEME: "https", PUBLIC_PORT: "8443" }),
    "https://cars.example.com:8443/",
  ],
  [local, "/", publicAddressOf("http://localhost:5000"), "http://automotive.localhost:5000/"],
  [cars, "/", publicAddressOf("https://www.cars.example.com"), "https://cars.example.com/"],
])("the canonical address of %j, %s reached by %j is %s", (brand, path, address, url) => {
  expect(siteUrl(brand, path, address)).toBe(url);
});

// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { freePictureName, pictureName } from "../../src/editor/picture-field.tsx";

// Node is given an editor without its fields; the browser's is meant here.
vi.mock("@keystatic/core", () => import("../../node_modules/@keystatic/core/dist/keystatic-core.js"));

it.each([
  ["Bay One.PNG", "bay-one.png"],
  ["Ünï Größe (2).JPG", "uni-grosse-2.jpg"],
  ["IMG_0001.final.webp", "img-0001.final.webp"],
  ["写真.png", "picture.png"],
])("an uploaded picture has a name for addresses: %s is %s", (original, name) => {
  expect(pictureName(original)).toBe(name);
});

it("a second picture of the same name has another one in the text", () => {
  document.body.innerHTML = '<img data-filename="wall.png"><img data-filename="wall-2.png">';
  expect(freePictureName("Wall.png")).toBe("wall-3.png");
  expect(freePictureName("Door.png")).toBe("door.png");
});

import type Swiper from "swiper";
import { desktop } from "../../../site/film-source.ts";
import { playFilm } from "./films.ts";

/** How long a slide stays, in milliseconds. */
const stay = 7000;
/** How long a slide has been shown when the slider and the other pictures are fetched, in milliseconds. */
const ready = 3000;

/** Controls a hero with several slides, or with a video. Swiper is fetched shortly before the first change of slides. */
export const carousel = (hero: HTMLElement): void => {
  const strip = hero.querySelector<HTMLElement>("[data-strip]")!;
  const live = hero.querySelector<HTMLElement>("[data-slides]")!;
  const slides = [...live.children] as HTMLElement[];
  const motion = hero.querySelector<HTMLElement>("[data-motion]")!;
  const dots = [...hero.querySelectorAll<HTMLElement>("[data-slide]")];
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  let active = 0;
  let seen = false;
  let touched = false;
  /**
   * Whether anything may move: the visitor's choice, by default the preferences for less motion and less data. Banners
   * with `data-still` wait until they are touched, and so does the slider's script.
   */
  let moving = !still.matches && !savesData() && !("still" in hero.dataset);
  /** Whether the visitor chose a slide, which stops the rotation. */
  let chosen = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let slider: Promise<Swiper | undefined> | undefined;

  const turns = () => moving && !chosen && slides.length > 1;
  /** Updates slides, videos, timers and buttons to match the state. */
  const settle = () => {
    showSlide(slides, dots, active, moving && seen && !document.hidden);
    live.ariaLive = turns() ? "off" : "polite";
    motion.ariaLabel = turns() || (moving && slides[active]!.querySelector("video")) ? "Pause" : "Play";
    timers.forEach(clearTimeout);
    timers =
      turns() && seen && !isHeld(hero)
        ? [setTimeout(() => void wake(), ready), setTimeout(() => void go(active + 1), stay)]
        : [];
  };

  /** Loads the slider, once; after a failure the next call retries. */
  const wake = () => (slider ??= start().catch(() => (slider = undefined)));
  const start = async () => {
    hero.dataset["awake"] = "";
    const { mountSwiper } = await import("./mount-swiper.ts");
    return mountSwiper(strip, {
      speed: still.matches ? 0 : 600,
      touched: () => touched,
      changed: (index) => {
        active = index;
        settle();
      },
      moved: () => {
        chosen = true;
        settle();
      },
    });
  };

  const go = async (index: number) => (await wake())?.slideTo((index + slides.length) % slides.length);
  const choose = (index: number) => {
    chosen = true;
    settle();
    void go(index);
  };

  hero.addEventListener("click", ({ target }) => {
    const { step, slide, motion: pressed } = (target as Element).closest("button")?.dataset ?? {};
    if (step) choose(active + Number(step));
    if (slide) choose(Number(slide));
    if (pressed === undefined) return;
    moving = motion.ariaLabel === "Play";
    chosen = false;
    settle();
  });
  if (slides.length > 1) followArrows(hero, strip, (step) => choose(active + step));
  followFinger(strip, (isDown) => {
    touched = isDown;
    if (isDown) hero.dataset["awake"] = "";
    else if (slides.length > 1) void wake();
  });
  for (const event of ["mouseenter", "mouseleave", "focusin", "focusout"] as const)
    hero.addEventListener(event, settle);
  document.addEventListener("visibilitychange", settle);
  matchMedia(desktop).addEventListener("change", settle);
  new IntersectionObserver(
    ([entry]) => {
      seen = entry!.isIntersecting;
      settle();
    },
    { threshold: 0.3 },
  ).observe(strip);
};

/** Whether the browser is set to save data, where it reports this. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Whether the pointer, the keyboard's focus or another tab keeps the slides where they are. */
const isHeld = (hero: HTMLElement): boolean =>
  document.hidden ||
  (matchMedia("(hover: hover)").matches && hero.matches(":hover")) ||
  hero.matches(":has(:focus-visible:not([data-motion]))");

const showSlide = (slides: HTMLElement[], dots: HTMLElement[], active: number, plays: boolean): void => {
  slides.forEach((slide, index) => {
    slide.inert = index !== active;
    playFilm(slide, index === active && plays);
  });
  dots.forEach((dot, index) =>
    index === active ? dot.setAttribute("aria-current", "true") : dot.removeAttribute("aria-current"),
  );
};

const followArrows = (hero: HTMLElement, strip: HTMLElement, onStep: (step: number) => void): void =>
  hero.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !(event.target as Element).closest("[aria-roledescription]")) return;
    event.preventDefault();
    // The slide with the focus becomes inert.
    if (strip.contains(event.target as Node)) strip.focus();
    onStep(step);
  });

const followFinger = (strip: HTMLElement, onChange: (isDown: boolean) => void): void => {
  strip.addEventListener("touchstart", () => onChange(true), { passive: true });
  for (const end of ["touchend", "touchcancel"] as const) strip.addEventListener(end, () => onChange(false));
};

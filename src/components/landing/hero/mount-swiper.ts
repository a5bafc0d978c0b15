import Swiper from "swiper";
import fade from "swiper/css/effect-fade?inline";
import css from "swiper/css?inline";
import { EffectFade } from "swiper/modules";

/** Options and callbacks of the slider. */
export interface Slider {
  /** Duration of a transition between slides, in milliseconds. */
  speed: number;
  /** Whether a finger is on the strip. */
  touched: () => boolean;
  /** Called with the index of the current slide, at the start and on each change. */
  changed: (index: number) => void;
  /** Called when a finger begins to move a slide. */
  moved: () => void;
}

/** Turns the strip of slides into a slider once it has stopped scrolling; its size and current slide stay the same. */
export const mountSwiper = async (
  strip: HTMLElement,
  { speed, touched, changed, moved }: Slider,
): Promise<Swiper> => {
  const first = await slideAtRest(strip, touched);
  addStyles();
  strip.scrollLeft = 0;
  const slider = new Swiper(strip, {
    modules: [EffectFade],
    effect: "fade",
    initialSlide: first,
    speed,
    // With a mouse, text can be selected and links followed; there are buttons to change slides.
    simulateTouch: false,
    on: { activeIndexChange: ({ activeIndex }) => changed(activeIndex), sliderFirstMove: moved },
  });
  changed(first);
  return slider;
};

/** Adds Swiper's styles by script: as a style sheet of the page they would delay the first paint. */
const addStyles = (): void => {
  for (const text of [css, fade]) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
};

/** Resolves to the index of the slide in view, once no finger is on the strip and it has stopped between no two. */
const slideAtRest = (strip: HTMLElement, touched: () => boolean): Promise<number> =>
  new Promise((resolve) => {
    const look = () => {
      const place = strip.scrollLeft / strip.clientWidth;
      const nearest = Math.round(place);
      if (touched() || Math.abs(place - nearest) > 0.01) requestAnimationFrame(look);
      else resolve(nearest);
    };
    look();
  });

import Swiper from "swiper";
import fade from "swiper/css/effect-fade?inline";
import css from "swiper/css?inline";
import { EffectFade } from "swiper/modules";

/** How a strip of slides is taken over, and who is told of what. */
export interface Slider {
  /** Milliseconds from one slide to the next. */
  speed: number;
  /** Whether a finger is on the strip. */
  touched: () => boolean;
  /** Called with the number of a slide, from 0: of the one in sight, and when another one comes. */
  changed: (index: number) => void;
  /** Called when a finger begins to move a slide. */
  moved: () => void;
}

/** Makes the strip of slides a slider, once it is at rest; it keeps its size, its place and the slide in sight. */
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
    // A mouse selects text and follows links; it has buttons to steer with.
    simulateTouch: false,
    on: { activeIndexChange: ({ activeIndex }) => changed(activeIndex), sliderFirstMove: moved },
  });
  changed(first);
  return slider;
};

/** Swiper's styles come with it: as a style sheet of the page they would be loaded before the first paint. */
const addStyles = (): void => {
  for (const text of [css, fade]) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
};

/** The number of the slide that the strip shows, once no finger moves it and it shows one alone. */
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

import Swiper from "swiper";
import { EffectFade } from "swiper/modules";
import "swiper/css";
import "swiper/css/effect-fade";

/** What the slider is begun with. */
export interface Slider {
  first: number;
  /** Milliseconds from one slide to the next. */
  speed: number;
  /** Called with the number of a slide, from 0, when another one comes. */
  changed: (index: number) => void;
  /** Called when a finger begins to move a slide. */
  moved: () => void;
}

/** Makes the strip of slides a slider; the strip keeps its size and place. */
export const takeOver = (strip: HTMLElement, { first, speed, changed, moved }: Slider): Swiper => {
  strip.scrollLeft = 0;
  return new Swiper(strip, {
    modules: [EffectFade],
    effect: "fade",
    initialSlide: first,
    speed,
    // A mouse selects text and follows links; it has buttons to steer with.
    simulateTouch: false,
    on: { activeIndexChange: ({ activeIndex }) => changed(activeIndex), sliderFirstMove: moved },
  });
};

import { initialsOf } from "../domain/text/initials.ts";

interface LogoProps {
  /** The employer's name; it is always beside the logo as text. */
  name: string;
  /** URL of the logo; initials where there is none. */
  logo: string | null;
  size?: keyof typeof sizes;
  className?: string;
}

const sizes = {
  small: { pixels: 40, box: "size-10 rounded-md text-sm", tile: "p-0.5" },
  medium: { pixels: 48, box: "size-12 rounded-md", tile: "p-[3px]" },
  large: { pixels: 112, box: "size-20 rounded-lg text-2xl sm:size-28 sm:text-3xl", tile: "p-1.5" },
} as const;

/** The logo of an employer, on a white tile: most are made for white paper. Decoration: its size is reserved, and it loads when it comes into view. */
export const Logo = ({ name, logo, size = "small", className = "" }: LogoProps) => {
  const { pixels, box, tile } = sizes[size];
  return logo ? (
    <img
      src={logo}
      alt=""
      width={pixels}
      height={pixels}
      loading={size === "large" ? "eager" : "lazy"}
      decoding="async"
      className={`${box} ${tile} ${className} shrink-0 border border-line bg-[#fff] object-contain`}
    />
  ) : (
    <span
      aria-hidden="true"
      className={`${box} ${className} grid shrink-0 place-items-center bg-accent-soft font-bold text-accent-text`}
    >
      {initialsOf(name)}
    </span>
  );
};

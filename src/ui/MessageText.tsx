import { link } from "./recipes.ts";

/** A web address in a text, without the signs that end its sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/i;

interface MessageTextProps {
  text: string;
  className?: string;
}

/** What somebody wrote, line by line; its web addresses are links, which open beside the page. */
export const MessageText = ({ text, className = "" }: MessageTextProps) => (
  <p dir="auto" className={`${className} whitespace-pre-line wrap-anywhere`}>
    {text.split(address).map((part, index) =>
      index % 2 ? (
        <a key={index} href={part} target="_blank" rel="nofollow noreferrer" className={link}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);

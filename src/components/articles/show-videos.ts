/**
 * With JavaScript, the link to a video becomes a button that replaces itself with the player. Nothing is requested
 * from the video's site before it is pressed.
 */
export const showVideos = (root: ParentNode): void => {
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[data-video]"))
    link.replaceWith(buttonFor(link.textContent, link.dataset["video"]!));
};

const buttonFor = (title: string, embed: string): HTMLButtonElement => {
  const button = document.createElement("button");
  const says = document.createElement("span");
  says.className = "sr-only";
  says.textContent = "Play the video: ";
  button.type = "button";
  button.append(says, title);
  button.addEventListener("click", () => {
    const frame = frameFor(title, embed);
    button.replaceWith(frame);
    frame.focus();
  });
  return button;
};

const frameFor = (title: string, embed: string): HTMLIFrameElement => {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.allow = "autoplay; fullscreen; picture-in-picture; encrypted-media";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = embed;
  return frame;
};

/**
 * Where scripts run, the link to a film becomes a button that puts the film in its place. Nothing is asked of the site
 * that has the film before somebody presses it.
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

/** The longest side of a poster, in pixels. */
const maxSide = 1280;
/** Where in the video the picture is taken, in seconds: the first frame is often dark. */
const at = 0.5;
/** Give up on a video that the browser cannot show, in milliseconds. */
const patienceMs = 10_000;

/** A frame of a video as a JPEG file; null when this browser cannot show the video. */
export const posterOf = async (video: File): Promise<File | null> => {
  const url = URL.createObjectURL(video);
  const element = document.createElement("video");
  element.muted = true;
  element.playsInline = true;
  try {
    await arrived(element, "loadeddata", () => (element.src = url));
    await arrived(element, "seeked", () => {
      element.currentTime = Number.isFinite(element.duration) ? Math.min(at, element.duration / 2) : at;
    });
    const { videoWidth, videoHeight } = element;
    const scale = Math.min(1, maxSide / Math.max(videoWidth, videoHeight));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    canvas.getContext("2d")?.drawImage(element, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.8));
    return blob && new File([blob], "poster.jpg", { type: "image/jpeg" });
  } catch {
    return null;
  } finally {
    element.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
};

const arrived = (element: HTMLVideoElement, event: string, cause: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no ${event}`)), patienceMs);
    const settle = (done: () => void) => () => {
      clearTimeout(late);
      done();
    };
    element.addEventListener(event, settle(resolve), { once: true });
    element.addEventListener(
      "error",
      settle(() => reject(new Error("unreadable"))),
      { once: true },
    );
    cause();
  });

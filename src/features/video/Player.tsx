import { useEffect, useState } from "react";
import type { UploadedFile } from "../../contract/profile/uploaded-file.ts";
import { getFile } from "../../contract/uploads.ts";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { fetchPayload } from "../session/send.ts";
import { failureOf } from "../session/failure.ts";

interface PlayerProps {
  video: UploadedFile;
  poster: UploadedFile | null;
}

type Sources = { state: "loading" } | { state: "ready"; video: string; poster: string | undefined } | Failed;
interface Failed {
  state: "failed";
  message: string;
}

const urlOf = async ({ id }: UploadedFile): Promise<string> =>
  (await fetchPayload(getFile, { params: { id } })).url;

/** Plays a video of the seeker's, only when asked to. Its signed address is asked for again once it has expired. */
export const Player = ({ video, poster }: PlayerProps) => {
  const [sources, setSources] = useState<Sources>({ state: "loading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    Promise.all([urlOf(video), poster ? urlOf(poster).catch(() => undefined) : undefined]).then(
      ([videoUrl, posterUrl]) => !left && setSources({ state: "ready", video: videoUrl, poster: posterUrl }),
      (error: unknown) => {
        const message = failureOf(error);
        if (message !== null && !left) setSources({ state: "failed", message });
      },
    );
    return () => void (left = true);
    // oxlint-disable-next-line react/exhaustive-deps -- the same file is a new object each time the profile is read
  }, [video.id, poster?.id, tries]);
  const retry = () => {
    setSources({ state: "loading" });
    setTries(tries + 1);
  };
  if (sources.state === "loading") return <Skeleton className="aspect-video w-full max-w-xl" />;
  if (sources.state === "failed")
    return <LoadFailed title="The video could not be loaded." message={sources.message} onRetry={retry} />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- seekers upload videos without captions
    <video
      controls
      playsInline
      preload="metadata"
      src={sources.video}
      poster={sources.poster}
      aria-label="Your introduction video"
      onError={() =>
        setSources({ state: "failed", message: "The address of the video may have expired. Load it again." })
      }
      className="aspect-video w-full max-w-xl rounded-lg bg-black"
    />
  );
};

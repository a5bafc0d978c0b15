import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";

/** A container of a video; the recording has no duration in its header, as those of browsers. */
export type Container = "mp4" | "mov" | "webm" | "recording";

const formats = {
  mp4: () => new Mp4OutputFormat({ fastStart: "in-memory" }),
  mov: () => new MovOutputFormat({ fastStart: "in-memory" }),
  webm: () => new WebMOutputFormat(),
  recording: () => new WebMOutputFormat({ appendOnly: true }),
};

/** A video of a frame each second. The frames hold no picture: only the container is ever read. */
export const video = async (
  container: Container,
  seconds = 3,
  frameBytes = 20,
): Promise<Uint8Array<ArrayBuffer>> => {
  const target = new BufferTarget();
  const output = new Output({ format: formats[container](), target });
  const source = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: "vp09.00.10.08", codedWidth: 64, codedHeight: 48 };
  for (let second = 0; second < seconds; second++)
    await source.add(
      new EncodedPacket(new Uint8Array(frameBytes), "key", second, 1),
      second === 0 ? { decoderConfig } : undefined,
    );
  await output.finalize();
  return new Uint8Array(target.buffer!);
};

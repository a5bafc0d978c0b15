import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail that a server took. */
export interface TakenMail {
  from: string;
  to: string[];
  messageId: string;
  data: string;
}

/** How a mail server behaves; each code refuses at one step. */
interface Manner {
  onMailFrom?: number;
  onRcptTo?: number;
  onData?: number;
  /** Says nothing more once the text has arrived, until `release`. */
  hangs?: boolean;
  /** Takes the mail and cuts the connection before it says so. */
  drops?: boolean;
}

/** A real mail server whose manner a test changes. */
export interface SmtpPeer {
  url: string;
  port: number;
  manner: Manner;
  taken: TakenMail[];
  /** Mails whose text arrived, be they taken or not. */
  asked: () => number;
  connections: () => number;
  /** Takes what hangs. */
  release: () => void;
  close: () => Promise<void>;
}

/** Starts one, on a port of its own choice or on one that another had before. */
export const startSmtpPeer = async (wantedPort = 0, host = "127.0.0.1"): Promise<SmtpPeer> => {
  const manner: Manner = {};
  const taken: TakenMail[] = [];
  let asked = 0;
  let hanging: (() => void)[] = [];
  const answer = (code: number | undefined) =>
    code ? Object.assign(new Error("not here"), { responseCode: code }) : undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => done(answer(manner.onMailFrom)),
    onRcptTo: (_address, _session, done) => done(answer(manner.onRcptTo)),
    onData: (stream, session, done) => {
      let data = "";
      stream.on("data", (chunk: Buffer) => (data += chunk.toString()));
      stream.on("end", () => {
        asked++;
        if (manner.onData) return done(answer(manner.onData));
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          messageId: /^Message-ID: (.*?)\r?$/im.exec(data)?.[1] ?? "",
          data,
        };
        const take = () => {
          taken.push(mail);
          done();
        };
        if (manner.hangs) return void hanging.push(take);
        if (!manner.drops) return take();
        taken.push(mail);
        for (const connection of server.connections) connection._socket.destroy();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(wantedPort, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    port,
    manner,
    taken,
    asked: () => asked,
    connections: () => server.connections.size,
    release: () => {
      manner.hangs = false;
      hanging.forEach((take) => take());
      hanging = [];
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};

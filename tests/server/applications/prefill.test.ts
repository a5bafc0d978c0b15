import { expect, it } from "vitest";
import { applyToJob, getApplicationPrefill, updateApplication } from "../../../src/contract/applications.ts";
import { getProfileSection, getSeekerProfile } from "../../../src/contract/profile/seeker-profile.ts";
import { addJob } from "../add-job.ts";
import { askAs } from "../profile/ask.ts";
import { onEachDatabase } from "../test-api.ts";
import { pdf } from "../documents.ts";
import { keep, sendAs } from "../upload.ts";

const licence = {
  id: "licence",
  question: "Do you hold a driver licence?",
  type: "yes_no" as const,
  options: [],
  required: true,
};

onEachDatabase("what an application begins with", (api) => {
  const seekerOn = async () => {
    const seeker = await api.signUp();
    return { ...seeker, call: api.on("automotive", seeker.token), ask: askAs(api, seeker.token) };
  };

  it("is the phone and the right to work of the profile", async () => {
    const { ask, call } = await seekerOn();
    await ask("PATCH", "/v4/profile", { mobile: "+61 412 345 678" });
    await ask("PATCH", "/v4/right-to-work", { right_to_work: "holiday-visa" });
    const params = { id: await addJob(api.db) };
    expect(await call(getApplicationPrefill, { params })).toEqual({
      phone: "+61 412 345 678",
      right_to_work: "holiday-visa",
      note: "",
      documents: [],
      answers: [],
    });
  });

  it("is what the last application said, also the answers to the same questions", async () => {
    const { call, token } = await seekerOn();
    const { file: cv } = await keep(api, token);
    const years = { ...licence, id: "years", question: "Years in the trade?", type: "number" as const };
    const first = await addJob(api.db, { screening: [licence, years] });
    const receipt = await call(applyToJob, {
      body: {
        job_id: first,
        cv,
        phone: " 0412 345 678 ",
        right_to_work: "citizen",
        answers: [
          { question_id: "licence", answer: "yes" },
          { question_id: "years", answer: "7" },
        ],
      },
    });
    expect(receipt).toMatchObject({ phone: "0412 345 678", right_to_work: "citizen" });
    const next = await addJob(api.db, {
      screening: [
        { ...licence, id: "q1", question: "Do you hold a driver licence" },
        { ...years, id: "q2", type: "choice", options: ["Few", "Many"] },
      ],
    });
    expect(await call(getApplicationPrefill, { params: { id: next } })).toEqual({
      phone: "+61 412 345 678",
      right_to_work: "citizen",
      note: "",
      documents: [],
      answers: [{ question_id: "q1", answer: "Yes" }],
    });
  });

  it("is the note and the files of an application to the same job that was withdrawn", async () => {
    const { call, token } = await seekerOn();
    const { file: cv } = await keep(api, token);
    const reference = await sendAs(api, token, "documents", "wwcc.pdf", pdf("Check"));
    const [job, other] = [await addJob(api.db), await addJob(api.db)];
    await call(applyToJob, { body: { job_id: job, cv, documents: [reference.file], note: "I cook." } });
    const knownOf = async (id: number) => {
      const { note, documents } = await call(getApplicationPrefill, { params: { id } });
      return [note, documents.map(({ name }) => name)];
    };
    expect(await knownOf(job)).toEqual(["", []]);
    await call(updateApplication, { params: { id: job }, body: { withdraw: true } });
    expect(await knownOf(job)).toEqual(["I cook.", [reference.name]]);
    expect(await knownOf(other)).toEqual(["", []]);
  });

  it("needs a right to work where the job says who may, and refuses none later", async () => {
    const { call, token } = await seekerOn();
    const { file: cv } = await keep(api, token);
    const job_id = await addJob(api.db, { rightToWork: ["citizen"] });
    const refused = {
      status: 422,
      errors: { right_to_work: [expect.stringContaining("Choose your right")] },
    };
    await expect(call(applyToJob, { body: { job_id, cv } })).rejects.toMatchObject(refused);
    await call(applyToJob, { body: { job_id, cv, right_to_work: "holiday-visa" } });
    const params = { id: job_id };
    await expect(call(updateApplication, { params, body: { right_to_work: null } })).rejects.toMatchObject(
      refused,
    );
    expect(await call(updateApplication, { params, body: { note: "Hello" } })).toMatchObject({
      right_to_work: "holiday-visa",
    });
  });

  it("stays in the profile: each CV, and the first phone and right to work", async () => {
    const { call, token } = await seekerOn();
    const apply = async (name: string, phone: string, right_to_work: "citizen" | "holiday-visa") => {
      const { file: cv } = await keep(api, token, name);
      const body = { job_id: await addJob(api.db), cv, phone, right_to_work };
      return call(applyToJob, { body });
    };
    const first = await apply("Cook.pdf", "0412 345 678", "holiday-visa");
    await apply("Chef.pdf", "0400 000 000", "citizen");
    await call(applyToJob, { body: { job_id: await addJob(api.db), cv: first.cv.file } });
    const { resume } = await call(getProfileSection, { params: { segment: "document" } });
    expect(resume).toMatchObject([
      { name: "Cook", file: { id: first.cv.id }, is_default: true },
      { name: "Chef", is_default: false },
    ]);
    expect(await call(getSeekerProfile, {})).toMatchObject({
      mobile: "+61 412 345 678",
      right_to_work: "holiday-visa",
    });
  });

  it("does not fill a list of CVs that has room for no more", async () => {
    const { call, token } = await seekerOn();
    for (let count = 0; count <= 10; count++) {
      const { file: cv } = await keep(api, token, `${count}.pdf`);
      await call(applyToJob, { body: { job_id: await addJob(api.db), cv } });
    }
    const { resume } = await call(getProfileSection, { params: { segment: "document" } });
    expect(resume).toHaveLength(10);
  });

  it("refuses a phone number that nobody can be called at", async () => {
    const { call, token } = await seekerOn();
    const { file: cv } = await keep(api, token);
    const body = { job_id: await addJob(api.db), cv, phone: "12" };
    await expect(call(applyToJob, { body })).rejects.toMatchObject({ status: 422 });
    expect(await call(applyToJob, { body: { ...body, phone: "(02) 9876 5432" } })).toMatchObject({
      phone: "(02) 9876 5432",
    });
  });

  it("is nothing for a new seeker, and nothing of anybody else's", async () => {
    const { call } = await seekerOn();
    const params = { id: await addJob(api.db, { screening: [licence] }) };
    expect(await call(getApplicationPrefill, { params })).toEqual({
      phone: "",
      right_to_work: null,
      note: "",
      documents: [],
      answers: [],
    });
  });
});

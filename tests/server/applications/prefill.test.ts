import { expect, it } from "vitest";
import { applyToJob, getApplicationPrefill } from "../../../src/contract/applications.ts";
import { addJob } from "../add-job.ts";
import { askAs } from "../profile/ask.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep } from "../upload.ts";

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
      phone: "0412 345 678",
      right_to_work: "citizen",
      answers: [{ question_id: "q1", answer: "Yes" }],
    });
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
      answers: [],
    });
  });
});

import { expect, it } from "vitest";
import { jobsOfJson } from "../read-jobs.ts";
import { JobFields } from "../../../../src/server/import/fields/job-fields.ts";
import { jobOfFields } from "../../../../src/server/import/fields/job-of-fields.ts";

const jobOf = (said: Record<string, string>) => {
  const fields = new JobFields();
  for (const [name, text] of Object.entries(said)) fields.say(name, text);
  return jobOfFields(fields);
};

it("a moment whose name says that it is in UTC counts before the same by other clocks", () => {
  expect(jobOf({ date: "2026-11-25T11:20:00", date_gmt: "2026-11-25T00:50:00" })).toMatchObject({
    posted: "2026-11-25T00:50:00Z",
  });
});

it("what a program is to do with a job is its status, and what else is called so is none", () => {
  expect(jobOf({ title: "Cook", method: "remove" })).toMatchObject({ status: "remove" });
  expect(jobOf({ title: "Cook", method: "by courier" })).toMatchObject({ status: "" });
});

it("the number that seekers are shown, and the house's own, count before that of a record", () => {
  expect(jobOf({ requisitionId: "31", displayJobId: "rq31", title: "Cook" })).toMatchObject({
    reference: "rq31",
    key: "31",
  });
  expect(jobOf({ id: "31", title: "Cook", "Internal ref": "C-7" })).toMatchObject({ reference: "C-7" });
});

it("a share of a full-time week is the hours", () => {
  expect(jobOf({ title: "Cook", FTE: "0.6" })).toMatchObject({ extras: { hours: "0.6 FTE" } });
  expect(jobOf({ title: "Cook", FTE: "12" })).toMatchObject({ extras: { hours: "" } });
});

it("an address in the column of the ad is where it is", () => {
  expect(jobOf({ Title: "Cook", Ad: "https://fig.example/7" })).toMatchObject({
    url: "https://fig.example/7",
    description: "",
  });
});

it("the list that a job is in says that it is over, and no other name does", () => {
  expect(jobOf({ title: "Cook", state: "active", "group title": "Filled" })).toMatchObject({
    status: "Filled",
  });
  expect(jobOf({ title: "Cook", result: "Appointed 12/11/2026" })).toMatchObject({
    status: "Appointed 12/11/2026",
  });
  expect(jobOf({ title: "Cook", mood: "Filled" })).toMatchObject({ status: "" });
});

it("an address that ends with the reference is that of the job's page", () => {
  expect(jobOf({ ref: "RR-7", title: "Cook", go: "https://fig.example/RR-7" })).toMatchObject({
    url: "https://fig.example/RR-7",
  });
  expect(jobOf({ ref: "RR-7", title: "Cook", go: "https://fig.example/about" })).toMatchObject({ url: "" });
});

it("the short summary of a record that has a text as well is its title, where it has none", () => {
  expect(jobOf({ summary: "Cook", description: "Knives." })).toMatchObject({ title: "Cook" });
  expect(jobOf({ summary: "We need a cook.", description: "Knives." })).toMatchObject({ title: "" });
});

it("what seekers are shown counts before what those who hire call it", () => {
  expect(
    jobOf({
      jobTitle: "WHARF ATT CAS (GN)",
      "Job Title (external)": "Wharf Attendant",
      internalTitle: "WA2",
    }),
  ).toMatchObject({ title: "Wharf Attendant" });
  expect(jobOf({ "Job title": "Cook 2", "Posting title": "Cook" })).toMatchObject({ title: "Cook" });
});

it("pay that a program has worked out is none, and is told", () => {
  for (const flag of [{ salary_is_predicted: "1" }, { "salary source": "Estimated by AI" }])
    expect(jobOf({ title: "Cook", salary_min: "61844.2", ...flag })).toMatchObject({
      pay: { min: "" },
      unused: [{ name: "salary_min, worked out by a program", isPrivate: true }],
    });
  expect(jobOf({ title: "Cook", salary_min: "61844", salary_is_predicted: "0" })).toMatchObject({
    pay: { min: "61844" },
  });
});

it("a department that is a body of its own employs where nothing else does", () => {
  for (const name of ["Bureau of Harbours", "National Sound Collection", "Environment Protection Authority"])
    expect(jobOf({ title: "Cook", departmentName: name })).toMatchObject({ author: name });
  for (const name of ["Sales", "Office of the CEO", "Shared Services", "Council"])
    expect(jobOf({ title: "Cook", departmentName: name })).toMatchObject({ author: "" });
});

it("a day counts before one as people tell it, whichever comes first", () => {
  expect(jobOf({ "Posted on": "Posted 9 Days Ago", "Post date": "2026-11-17" })).toMatchObject({
    posted: "2026-11-17",
  });
});

it("a job's reference counts before the number of its record", () => {
  expect(jobOf({ jobId: "a0YOY1", jobReferenceNumber: "VN-7" })).toMatchObject({
    reference: "VN-7",
    key: "a0YOY1",
  });
});

it("pay that is not to be shown is none, and is told", () => {
  for (const flag of [{ hide_salary: "true" }, { "Show salary": "No" }, { publish_salary_range: "0" }])
    expect(jobOf({ title: "Cook", salary: "$32 an hour", ...flag })).toMatchObject({
      pay: { text: "" },
      unused: [{ name: "salary, not to be shown", isPrivate: true }],
    });
  expect(jobOf({ title: "Cook", salary: "$32 an hour", hide_salary: "false" })).toMatchObject({
    pay: { text: "$32 an hour" },
  });
});

it("what stands in place of an address may say that nobody can apply any more", () => {
  for (const text of ["Closed", "Apply - filled", "🔒", "❌"])
    expect(jobOf({ title: "Cook", Apply: text })).toMatchObject({ status: text, url: "" });
  expect(jobOf({ title: "Cook", Apply: "No" })).toMatchObject({ status: "" });
});

it("addresses that only programs ask are none of the job's, and are told", () => {
  const api = "https://fig.example/wp-json/jobs/7";
  expect(jobOf({ title: "Cook", url: api })).toMatchObject({ url: "", unused: [{ name: "url", text: api }] });
  expect(jobOf({ title: "Cook", url: api, website: "https://fig.example/7" })).toMatchObject({
    url: "https://fig.example/7",
  });
});

it("two kinds of work in two fields are both", () => {
  expect(jobOf({ title: "Cook", EmploymentIndicator: "Fixed Term", PayClass: "Full Time" })).toMatchObject({
    workType: "Fixed Term; Full Time",
  });
});

it("the pay of a summary is the job's, and amounts of other kinds are not", () => {
  expect(jobOf({ title: "Cook", BriefDescription: "Knives. $34.18 per hour." })).toMatchObject({
    pay: { text: "$34.18 per hour." },
  });
  expect(jobOf({ title: "Cook", accommodation: "$60 a week" })).toMatchObject({ pay: { text: "" } });
  expect(jobOf({ title: "Cook", "Rate ($/hr)": "38" })).toMatchObject({ pay: { text: "38" } });
});

it("the name of a record beside its title is its reference where it is a code", () => {
  expect(jobOf({ name: "HR-OPN-2026-0003", job_title: "Cook" })).toMatchObject({
    reference: "HR-OPN-2026-0003",
  });
  expect(jobOf({ name: "Kitchen", job_title: "Cook" })).toMatchObject({ reference: "" });
});

it("a status in place of a day ends the job, and a name such as Advertise until is that of the last day", () => {
  expect(jobOf({ title: "Cook", "Closing date": "POSITION FILLED" })).toMatchObject({
    status: "POSITION FILLED",
    expires: "",
  });
  expect(jobOf({ title: "Cook", "Keep online till": "9/12/2026" })).toMatchObject({ expires: "9/12/2026" });
  expect(jobOf({ title: "Cook", "Employed until": "9/12/2026" })).toMatchObject({ expires: "" });
});

it.each([
  ["Two stoves. Part-time, four nights a week.", "Part-time"],
  ["<p>A permanent full-time role.</p>", "A permanent full-time role"],
  ["From your own table. Casual, $31.85 per hour.", "Casual"],
  ["We have 30 full-time staff, and casual ones.", ""],
  ["Casual, friendly team.", ""],
])("the text %j says the work type %j", (description, workType) => {
  expect(jobOf({ title: "Cook", location: "Roma QLD", description })).toMatchObject({ workType });
});

it("a sentence of the text says the pay where it calls it so", () => {
  const payOf = (description: string) => jobOf({ title: "Cook", location: "Roma QLD", description }).pay.text;
  expect(payOf("Stoves. Pay is $36.75 an hour while you learn.")).toContain("$36.75 an hour");
  expect(payOf("Casual, $31.85 per hour.")).toBe("$31.85 per hour.");
  expect(payOf("You will save members $50 an hour.")).toBe("");
});

it("a job without a town is remote where a tag says so", () => {
  expect(jobOf({ title: "Clerk", country: "Australia", tags1: "Remote" })).toMatchObject({
    remote: "remote",
  });
  expect(jobOf({ title: "Clerk", city: "Roma", tags1: "Remote" })).toMatchObject({ remote: "" });
});

it("a recruiter employs where that is an organisation by its name", () => {
  for (const name of ["Snowgum Lifts", "Razorback Resort Management", "Kea Slopes Ltd"])
    expect(jobOf({ title: "Cook", recruitername: name })).toMatchObject({ author: name });
  for (const name of ["Nadia Rahman", "Rose Baker"])
    expect(jobOf({ title: "Cook", recruiter: name })).toMatchObject({ author: "" });
});

it("a status that is a work type is one, and a column that asks whether a job is open ends it with a no", () => {
  expect(jobOf({ title: "Cook", Status: "Full-time, ongoing" })).toMatchObject({
    workType: "Full-time, ongoing",
    status: "",
  });
  expect(jobOf({ title: "Cook", "Open?": "N" })).toMatchObject({ isEnded: true });
  expect(jobOf({ title: "Cook", "Open?": "Y" })).toMatchObject({ isEnded: false });
});

it("a name may be without the small words within it", () => {
  expect(jobOf({ titulo: "Cook", tipo_contrato: "Medio tiempo", fecha_cierre: "2026-12-20" })).toMatchObject({
    expires: "2026-12-20",
  });
});

it("a sentence in a field called like a day is a text", async () => {
  const job = { title: "Diver", company: "Fig", location: "Cairns QLD", description: "Count the corals." };
  const [read] = await jobsOfJson([
    { ...job, opening: "Do you like fish at night?", created_at: "2026-11-20" },
  ]);
  expect(read).toMatchObject({ posted: "2026-11-20" });
});

it("amounts of a pay in objects may be called in any letters", async () => {
  const pay = { Min: { $numberDecimal: "41.5" }, MAX: { $numberInt: "45" }, Unit: "hour" };
  const [read] = await jobsOfJson([
    { Title: "Rigger", Company: "Fig", Place: "Roma QLD", Description: "Lines.", Pay: pay },
  ]);
  expect(read).toMatchObject({ pay: { min: "41.5", max: "45", unit: "hour" } });
});

it("the end of the work of an order for staff is no closing date", () => {
  const end = { dateEnd: "2026-12-24" };
  expect(jobOf({ title: "Cook", dateLastPublished: "2026-11-17", ...end })).toMatchObject({
    expires: "",
    unused: [{ name: "dateEnd", text: "2026-12-24" }],
  });
  expect(jobOf({ title: "Cook", datePosted: "2026-11-17", ...end })).toMatchObject({ expires: "2026-12-24" });
});

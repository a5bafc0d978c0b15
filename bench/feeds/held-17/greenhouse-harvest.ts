/** Usual: a wildlife charity's jobs from the inner interface of its hiring system, names for titles, offices as places, opened and closed moments, fields of its own under keys with a name, a type and a value, pay as a range of a currency with a unit beside it, one closed and one draft, no address and no employer. */
export const greenhouseHarvest = {
  name: "held-17 jobs of a wildlife charity with keyed fields of its own",
  employer: "Bandicoot Trust",
  extension: "json",
  contentType: "application/json",
  text: String.raw`[
{"id":6000411,"name":"Predator Control Officer","requisition_id":"BT-088","notes":null,"confidential":false,"is_template":false,"copied_from_id":null,"status":"open","created_at":"2026-11-16T22:10:00.000Z","opened_at":"2026-11-17T01:00:00.000Z","closed_at":null,"updated_at":"2026-11-24T03:00:00.000Z","departments":[{"id":501,"name":"Field","parent_id":null,"child_ids":[]}],"offices":[{"id":701,"name":"Narrogin","location":{"name":"Narrogin, Western Australia, Australia"},"primary_contact_user_id":9,"parent_id":null,"child_ids":[]}],"custom_fields":{"employment_type":"Full-time","salary_range":{"min_value":"81000.0","max_value":"88500.0","unit":"AUD"},"pay_period":"Per year","applications_close":"2026-12-14"},"keyed_custom_fields":{"employment_type":{"name":"Employment type","type":"single_select","value":"Full-time"},"salary_range":{"name":"Salary range","type":"currency_range","value":{"min_value":"81000.0","max_value":"88500.0","unit":"AUD"}},"pay_period":{"name":"Pay period","type":"single_select","value":"Per year"},"applications_close":{"name":"Applications close","type":"date","value":"2026-12-14"}},"hiring_team":{"hiring_managers":[{"id":84,"first_name":"Keira","last_name":"Pound","name":"Keira Pound"}],"recruiters":[]},"openings":[{"id":1201,"opening_id":"BT-088-1","status":"open","opened_at":"2026-11-17T01:00:00.000Z","closed_at":null,"application_id":null,"close_reason":null}]},
{"id":6000427,"name":"Supporter Care Assistant","requisition_id":"BT-091","notes":null,"confidential":false,"is_template":false,"copied_from_id":null,"status":"open","created_at":"2026-11-23T04:00:00.000Z","opened_at":"2026-11-23T04:30:00.000Z","closed_at":null,"updated_at":"2026-11-23T04:30:00.000Z","departments":[{"id":503,"name":"Fundraising","parent_id":null,"child_ids":[]}],"offices":[{"id":702,"name":"Perth","location":{"name":"Perth, Western Australia, Australia"},"primary_contact_user_id":9,"parent_id":null,"child_ids":[]},{"id":703,"name":"Bunbury","location":{"name":"Bunbury, Western Australia, Australia"},"primary_contact_user_id":9,"parent_id":null,"child_ids":[]}],"custom_fields":{"employment_type":"Part-time","salary_range":{"min_value":"34.8","max_value":"37.2","unit":"AUD"},"pay_period":"Per hour","applications_close":"2027-01-11"},"keyed_custom_fields":{"employment_type":{"name":"Employment type","type":"single_select","value":"Part-time"},"salary_range":{"name":"Salary range","type":"currency_range","value":{"min_value":"34.8","max_value":"37.2","unit":"AUD"}},"pay_period":{"name":"Pay period","type":"single_select","value":"Per hour"},"applications_close":{"name":"Applications close","type":"date","value":"2027-01-11"}},"hiring_team":{"hiring_managers":[{"id":85,"first_name":"Tomas","last_name":"Ilic","name":"Tomas Ilic"}],"recruiters":[]},"openings":[{"id":1207,"opening_id":"BT-091-1","status":"open","opened_at":"2026-11-23T04:30:00.000Z","closed_at":null,"application_id":null,"close_reason":null}]},
{"id":6000380,"name":"Nursery Hand","requisition_id":"BT-079","notes":null,"confidential":false,"is_template":false,"copied_from_id":null,"status":"closed","created_at":"2026-10-05T02:00:00.000Z","opened_at":"2026-10-06T02:00:00.000Z","closed_at":"2026-11-12T05:20:00.000Z","updated_at":"2026-11-12T05:20:00.000Z","departments":[{"id":501,"name":"Field","parent_id":null,"child_ids":[]}],"offices":[{"id":704,"name":"Albany","location":{"name":"Albany, Western Australia, Australia"},"primary_contact_user_id":9,"parent_id":null,"child_ids":[]}],"custom_fields":{"employment_type":"Casual","salary_range":null,"pay_period":null,"applications_close":null},"keyed_custom_fields":{"employment_type":{"name":"Employment type","type":"single_select","value":"Casual"},"salary_range":null,"pay_period":null,"applications_close":null},"hiring_team":{"hiring_managers":[],"recruiters":[]},"openings":[{"id":1188,"opening_id":"BT-079-1","status":"closed","opened_at":"2026-10-06T02:00:00.000Z","closed_at":"2026-11-12T05:20:00.000Z","application_id":44021,"close_reason":{"id":2,"name":"Hire - New Headcount"}}]},
{"id":6000433,"name":"Head of Science","requisition_id":"BT-094","notes":"Waiting for the board","confidential":false,"is_template":false,"copied_from_id":null,"status":"draft","created_at":"2026-11-25T06:00:00.000Z","opened_at":null,"closed_at":null,"updated_at":"2026-11-25T06:00:00.000Z","departments":[{"id":502,"name":"Science","parent_id":null,"child_ids":[]}],"offices":[{"id":702,"name":"Perth","location":{"name":"Perth, Western Australia, Australia"},"primary_contact_user_id":9,"parent_id":null,"child_ids":[]}],"custom_fields":{"employment_type":"Full-time","salary_range":null,"pay_period":null,"applications_close":null},"keyed_custom_fields":{"employment_type":{"name":"Employment type","type":"single_select","value":"Full-time"},"salary_range":null,"pay_period":null,"applications_close":null},"hiring_team":{"hiring_managers":[],"recruiters":[]},"openings":[]}
]`,
  expected: [
    {
      title: "Predator Control Officer",
      employer: "Bandicoot Trust",
      reference: "BT-088",
      places: ["Narrogin WA"],
      pay: { min: 81_000, max: 88_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-14",
      live: true,
      url: null,
    },
    {
      title: "Supporter Care Assistant",
      employer: "Bandicoot Trust",
      reference: "BT-091",
      places: ["Perth WA", "Bunbury WA"],
      pay: { min: 34.8, max: 37.2, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: "2027-01-11",
      live: true,
      url: null,
    },
    {
      title: "Nursery Hand",
      employer: "Bandicoot Trust",
      reference: "BT-079",
      places: ["Albany WA"],
      workTypes: ["Casual"],
      live: false,
    },
  ],
};

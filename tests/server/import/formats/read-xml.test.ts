import { describe, expect, it } from "vitest";
import { jobsOfXml } from "../read-jobs.ts";

describe("jobs of XML", () => {
  it("have attributes that a schema before them names, with encoded names and looked-up values", async () => {
    const [job] = await jobsOfXml(
      `<xml xmlns:s="s" xmlns:rs="rs"><s:Schema><s:AttributeType name="ows_LinkTitle" rs:name="Position title"/></s:Schema>
       <rs:data><row ows_LinkTitle="Cook" ows_Ref_x0020_no="C-7" ows_Campus="3;#Roma QLD" ows_Work_x0020_type=";#Full time;#Continuing;#"
       ows_Apply_x0020_link="https://fig.example/7, Apply here"/></rs:data></xml>`,
    );
    expect(job).toMatchObject({
      title: "Cook",
      reference: "C-7",
      workType: "Full time; Continuing",
      places: [{ text: "Roma QLD" }],
      url: "https://fig.example/7",
    });
  });

  it("are rows of attributes within elements that say where they are", async () => {
    const jobs = await jobsOfXml(
      `<Report><Facility Suburb="Roma" State="QLD"><Details Requisition_ID="C-7" Position_Title="Cook" Employment_Status="Casual"
       Closing_Date="11/12/2026"/></Facility></Report>`,
    );
    expect(jobs).toMatchObject([
      { title: "Cook", reference: "C-7", workType: "Casual", places: [{ suburb: "Roma", state: "QLD" }] },
    ]);
  });

  it("are entries whose facts are typed properties of their content", async () => {
    const [job] = await jobsOfXml(
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:d="d" xmlns:m="m"><entry><id>https://fig.example/Posting(7L)</id><title/>
       <link rel="edit" title="Posting" href="Posting(7L)"/><content type="application/xml"><m:properties><d:jobReqId>7</d:jobReqId>
       <d:extTitle>Cook</d:extTitle><d:city>Roma</d:city><d:stateProvince>QLD</d:stateProvince>
       <d:salaryMin m:type="Edm.Decimal">44.72</d:salaryMin><d:salaryMax m:type="Edm.Decimal" m:null="true"/>
       </m:properties></content></entry></feed>`,
    );
    expect(job).toMatchObject({ title: "Cook", reference: "7", pay: { min: "44.72", max: "" } });
    expect(job!.places).toMatchObject([{ suburb: "Roma", state: "QLD" }]);
  });

  it("have elements that are called by an attribute in capitals", async () => {
    const [job] = await jobsOfXml(
      `<Jobs><Job><Title>Cook</Title><Classification Name="Location">Roma QLD</Classification>
       <Classification Name="WorkType">ContractTemp</Classification></Job></Jobs>`,
    );
    expect(job).toMatchObject({ workType: "Contract Temp", places: [{ text: "Roma QLD" }] });
  });

  it.each([
    `<FL val="Posting Title">Cook</FL><FL val="Job Type">Casual</FL><FL val="City">Roma</FL><FL val="JOBID">7</FL>`,
    `<p n="Title" v="Cook"/><p n="Work type" v="Casual"/><p n="Town" v="Roma"/><p n="Mood" v="Sunny"/>`,
    `<data><item id="title">Cook</item><item id="work_type">Casual</item><item id="town">Roma</item></data>`,
    `<title>Cook</title><type value="Casual"/><town name="Roma"/>`,
    `<title>Cook</title><category domain="career_location">Roma</category><category domain="career_type">Casual</category>`,
  ])("have facts whose names are attributes: %s", async (facts) => {
    const [job] = await jobsOfXml(`<result><row no="1">${facts}<FL/></row></result>`);
    expect(job).toMatchObject({ title: "Cook", workType: "Casual" });
    expect(job!.places.map(({ text, suburb }) => text || suburb)).toEqual(["Roma"]);
  });

  it("are over within elements that say so", async () => {
    const job = (ref: string) => `<job><ref>${ref}</ref><title>Cook</title><town>Roma</town></job>`;
    expect(
      await jobsOfXml(
        `<vacancies><current>${job("1")}</current><archivedJobs>${job("2")}</archivedJobs><jobs status="draft">${job("3")}</jobs></vacancies>`,
      ),
    ).toMatchObject([{ isEnded: false }, { isEnded: true }, { isEnded: true }]);
  });

  it("have labels in bold before dashes", async () => {
    const [job] = await jobsOfXml(
      `<rss><channel><item><title>Cook</title><description><![CDATA[<p>Knives.</p><ul><li><strong>Client</strong> – Fig</li><li><b>Based at</b> – Roma QLD</li></ul>]]></description></item></channel></rss>`,
    );
    expect(job).toMatchObject({ employer: "Fig", places: [{ text: "Roma QLD" }] });
  });

  it("are no posts of the blog that a site has beside its jobs", async () => {
    const item = (title: string, guid: string) =>
      `<item><title>${title}</title><guid>${guid}</guid><description>Knives.</description></item>`;
    const [cook, help] = [
      item("Cook", "https://fig.example/?post_type=job_listing&#038;p=7"),
      item("How to apply", "https://fig.example/?p=8"),
    ];
    expect(await jobsOfXml(`<rss><channel>${cook}${help}</channel></rss>`)).toMatchObject([
      { title: "Cook" },
    ]);
    expect(await jobsOfXml(`<rss><channel>${help}</channel></rss>`)).toHaveLength(1);
  });

  it("have the address where to apply of links that say what they are for, and none of programs", async () => {
    const links = [
      `<Links><Link rel="detail" href="https://fig.example/7"/><Link rel="apply" href="https://fig.example/7/apply"/></Links>`,
      `<urls><url type="api">https://fig.example/api/7</url><url type="apply">https://fig.example/7/apply</url></urls>`,
      `<link rel="edit" href="https://fig.example/edit/7"/><ApplyLink><Description>Apply</Description><Url>https://fig.example/7/apply</Url></ApplyLink>`,
      `<link type="string">https://fig.example/7/apply</link>`,
    ];
    for (const link of links)
      expect(
        await jobsOfXml(
          `<jobs><job><title>Cook</title>${link}<description>Knives.</description></job></jobs>`,
        ),
      ).toMatchObject([{ url: "https://fig.example/7/apply" }]);
  });

  it("are by the employer before them, whose element may have parts or only attributes", async () => {
    const job = `<job><title>Cook</title><location>Roma QLD</location><description>Knives.</description><pay><min></min><max/></pay></job>`;
    const heads = [
      `<Client><Code>FIG</Code><TradingName>Fig &amp; Sons</TradingName></Client>`,
      `<advertiser id="3"><Name><![CDATA[Fig & Sons]]></Name></advertiser>`,
      `<company code="FIG" name="Fig &amp; Sons"/>`,
      `<employer>Fig &amp; Sons</employer>`,
    ];
    for (const head of heads) {
      const [found] = await jobsOfXml(`<feed>${head}<jobs>${job}</jobs></feed>`);
      expect(found!.employer || found!.author).toBe("Fig & Sons");
      expect(found!.pay.text).toBe("");
    }
  });

  it("are by the employer before the title, where the text has it between the pay and its words", async () => {
    const item = (title: string, text: string) =>
      `<item><title>${title}</title><link>https://b.example/1</link><description>${text}</description></item>`;
    const jobs = await jobsOfXml(
      `<rss><channel><title>Fig Weekly Jobs</title>${item("Elm &amp; Co: Cook: Nights", "From $36 an hour: Elm &amp; Co: Sit up. Roma, Queensland; Dalby, QLD")}${item("Melbourne: Baker", "Melbourne: bread.")}</channel></rss>`,
    );
    expect(jobs).toMatchObject([
      { title: "Cook: Nights", employer: "Elm & Co", pay: { text: "From $36 an hour" } },
      { title: "Melbourne: Baker", employer: "" },
    ]);
    expect(jobs[0]!.places.map(({ text }) => text)).toEqual(["Roma, Queensland", "Dalby, QLD"]);
  });

  it("are in elements that have more than a text, whatever these are called", async () => {
    const facts = (title: string) =>
      `<position>${title}</position><where>Roma QLD</where><basis>Casual</basis>`;
    const pay = `<money min="34" max="36" unit="hour"/>`;
    const feeds = [
      `<board><role>${facts("Cook")}</role><role>${facts("Nurse")}</role></board>`,
      `<a:Body xmlns:a="a"><a:Vac><a:VacTitle>Cook</a:VacTitle><a:Hrs>Casual</a:Hrs><a:Town>Roma</a:Town><a:Shuts>2026-12-20</a:Shuts></a:Vac><a:Vac><a:VacTitle>Nurse</a:VacTitle><a:Hrs>Casual</a:Hrs><a:Town>Dalby</a:Town><a:Shuts>2026-12-20</a:Shuts></a:Vac></a:Body>`,
      `<ads><ad><header>Cook</header><term>Casual</term>${pay}</ad><ad><header>Nurse</header><term>Casual</term>${pay}</ad></ads>`,
    ];
    for (const feed of feeds)
      expect(await jobsOfXml(feed)).toMatchObject([{ title: "Cook" }, { title: "Nurse" }]);
    expect((await jobsOfXml(feeds[2]!))[0]).toMatchObject({ pay: { min: "34", max: "36", unit: "hour" } });
  });

  it.each([
    (xml: string) => xml.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
    (xml: string) => `<![CDATA[${xml}]]>`,
    () => JSON.stringify([{ title: "Cook", town: "Roma", type: "Casual" }]),
  ])("are in the text that is all an element has: %s", async (packed) => {
    const xml = `<?xml version="1.0"?><string xmlns="t">${packed("<jobs><job><title>Cook</title></job></jobs>")}</string>`;
    expect(await jobsOfXml(xml)).toMatchObject([{ title: "Cook" }]);
  });
});

it("what a namespace is called says nothing of a place", async () => {
  const places =
    '<Locations xmlns:a="http://schemas.example/Arrays"><a:string>Roma, QLD</a:string></Locations>';
  const [job] = await jobsOfXml(
    `<Jobs><Job><Title>Cook</Title>${places}<Advert>Stoves.</Advert></Job></Jobs>`,
  );
  expect(job!.places.map(({ text }) => text)).toEqual(["Roma, QLD"]);
});

it("fields of a page that a content system writes into a text are those of the job", async () => {
  const field = (label: string, items: string) =>
    `<div class="field"><div class="field__label">${label}</div><div class="field__items">${items}</div></div>`;
  const text = [
    field("Organisation", "<div>Fig Archives</div>"),
    field("Location", "<div>Roma QLD</div><div>Dalby QLD</div>"),
    field("Applications close", '<div><time datetime="2026-12-11T06:00:00Z">Friday</time></div>'),
    "<div><p>Old papers.</p></div>",
    field("Apply online", '<div><a href="https://fig.example/apply">Go to the form</a></div>'),
  ].join("");
  const [job] = await jobsOfXml(
    `<rss><channel><title>Papers</title><item><title>Archivist</title><link>https://board.example/7</link><description><![CDATA[${text}]]></description></item></channel></rss>`,
  );
  expect(job).toMatchObject({
    ...{ employer: "Fig Archives", expires: "2026-12-11T06:00:00Z", url: "https://fig.example/apply" },
    places: [{ text: "Roma QLD" }, { text: "Dalby QLD" }],
  });
});

it.each([
  ["DATABASE", "METADATA", "FIELD", "ROW", "COL"],
  ["DATABASE", "metadata", "item", "row", "value"],
])("names of columns stand once above rows whose cells have their places alone: %s", async (...names) => {
  const [database, metadata, field, row, cell] = names;
  const root = field === "FIELD" ? "FMPXMLRESULT" : "dataset";
  const columns = ["Job_No", "Position", "Employer", "Town", "Closing"];
  const rows = [
    ["7", "Cook", "Fig", "Roma QLD", "11/12/2026"],
    ["8", "Nurse", "Fig", "", "12/12/2026"],
  ];
  const text = `<?xml version="1.0"?><${root}><${database} NAME="a"/><${metadata}>${columns
    .map((name) => `<${field} NAME="${name}" TYPE="TEXT"/>`)
    .join("")}</${metadata}><data>${rows
    .map((cells) => `<${row}>${cells.map((one) => `<${cell}>${one}</${cell}>`).join("")}</${row}>`)
    .join("")}</data></${root}>`.replaceAll("NAME=", field === "item" ? "name=" : "NAME=");
  expect(await jobsOfXml(text)).toMatchObject([
    { reference: "7", title: "Cook", employer: "Fig", expires: "11/12/2026" },
    { reference: "8", title: "Nurse", places: [], expires: "12/12/2026" },
  ]);
});

it("points of a map are jobs where named values within them say so", async () => {
  const point = (role: string, closes: string) =>
    `<Placemark><name>${role}</name><ExtendedData>${Object.entries({
      ...{ Role: role, Employer: "Fig", Location: "Roma QLD", "Apply by": closes },
    })
      .map(([name, value]) => `<Data name="${name}"><value>${value}</value></Data>`)
      .join("")}</ExtendedData><Point><coordinates>148.7,-26.5,0</coordinates></Point></Placemark>`;
  const text = `<kml><Document><name>Map</name>${point("Cook", "11/12/2026")}${point("Nurse", "")}</Document></kml>`;
  expect(await jobsOfXml(text)).toMatchObject([
    { title: "Cook", employer: "Fig", places: [{ text: "Roma QLD" }], expires: "11/12/2026" },
    { title: "Nurse", expires: "" },
  ]);
});

it("a number in the tag of a job is its reference, and its paths go on from the base of the feed", async () => {
  const text = `<?xml version="1.0"?><PositionList xml:base="https://fig.example/"><Position Number="F-7" Status="Open"><Title>Cook</Title><Company>Fig</Company><Place town="Roma" state="QLD"/><Place town="Perth" state="WA"/><Link>careers/7</Link></Position></PositionList>`;
  expect(await jobsOfXml(text)).toMatchObject([
    {
      reference: "F-7",
      url: "https://fig.example/careers/7",
      places: [{ text: "Roma, QLD" }, { text: "Perth, WA" }],
    },
  ]);
});

it("a job of a sitemap has the address of its page", async () => {
  const page = (path: string, title: string) =>
    `<url><loc>https://fig.example/${path}</loc><PageMap><DataObject type="job">${Object.entries({
      title,
      hiringorganization: "Fig",
      joblocation: "Roma QLD",
      dateposted: "2026-11-18",
    })
      .map(([name, value]) => `<Attribute name="${name}">${value}</Attribute>`)
      .join("")}</DataObject></PageMap></url>`;
  const jobs = await jobsOfXml(`<urlset>${page("cook", "Cook")}${page("nurse", "Nurse")}</urlset>`);
  expect(jobs.map(({ url }) => url)).toEqual(["https://fig.example/cook", "https://fig.example/nurse"]);
});

it("the currency within the pay is that of the pay", async () => {
  const text =
    "<source><job><title>Cook</title><salary><min>65000</min><salary_currency>AUD</salary_currency></salary><cpc>0.4</cpc><currency>EUR</currency></job></source>";
  expect((await jobsOfXml(text))[0]!.pay).toMatchObject({ min: "65000", currency: "AUD" });
});

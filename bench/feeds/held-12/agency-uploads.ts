/** What an agency uploads to the largest board: titles and points among named items, places and types among named classifications, a kind of pay as an attribute, no days, one without a place. */
export const boardUpload = {
  name: "held-12 upload of an agency with named items",
  employer: "Hume & Harbour Recruitment",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<FastLanePlus UploaderID="4471" AgentID="" Version="1.2">
  <Client ID="22910044" MinLinkedJobs="2">
    <Job JobID="HH-7702" PositionTitle="">
      <Title>Fitter &amp; Turner</Title>
      <SearchTitle>Fitter &amp; Turner</SearchTitle>
      <Description>A family shop in Launceston with new lathes.</Description>
      <AdDetails><![CDATA[<p>Manual and CNC. Monday to Thursday, long lunches on Fridays because there is no Friday.</p>]]></AdDetails>
      <ApplicationEmail></ApplicationEmail>
      <ApplicationURL>https://apply.humeharbour.example/HH-7702</ApplicationURL>
      <ResidentsOnly>Yes</ResidentsOnly>
      <Items>
        <Item Name="Jobtitle">Fitter &amp; Turner</Item>
        <Item Name="Bullet1">Four-day week</Item>
        <Item Name="Bullet2">Tool allowance $17.50 a week</Item>
      </Items>
      <Listing MarketSegments="Main">
        <Classification Name="Location">Launceston, TAS</Classification>
        <Classification Name="WorkType">FullTime</Classification>
        <Classification Name="Classification">Manufacturing</Classification>
        <Classification Name="SubClassification">Machining</Classification>
      </Listing>
      <Salary Type="HourlyRate" Min="38" Max="43" AdditionalText="$38 - $43 p/h + super + overtime" />
      <StandOut IsStandOut="false" LogoID="" />
    </Job>
    <Job JobID="HH-7709" PositionTitle="">
      <Title>Payroll Manager</Title>
      <SearchTitle>Payroll Manager</SearchTitle>
      <Description>A retailer with three thousand casuals.</Description>
      <AdDetails><![CDATA[<p>Parental leave cover, fourteen months. Two awards and one very old system.</p>]]></AdDetails>
      <ApplicationEmail></ApplicationEmail>
      <ApplicationURL>https://apply.humeharbour.example/HH-7709</ApplicationURL>
      <ResidentsOnly>Yes</ResidentsOnly>
      <Items>
        <Item Name="Jobtitle">Payroll Manager</Item>
      </Items>
      <Listing MarketSegments="Main">
        <Classification Name="Location">Parramatta, NSW</Classification>
        <Classification Name="WorkType">ContractTemp</Classification>
        <Classification Name="Classification">Accounting</Classification>
        <Classification Name="SubClassification">Payroll</Classification>
      </Listing>
      <Salary Type="AnnualPackage" Min="120000" Max="140000" AdditionalText="Package to $140k incl. super" />
      <StandOut IsStandOut="true" LogoID="88120" />
    </Job>
    <Job JobID="HH-7713" PositionTitle="">
      <Title>Relief Pharmacist</Title>
      <SearchTitle>Relief Pharmacist</SearchTitle>
      <Description>Anywhere you would like to see.</Description>
      <AdDetails><![CDATA[<p>Travel and a bed supplied.</p>]]></AdDetails>
      <ApplicationEmail></ApplicationEmail>
      <ApplicationURL>https://apply.humeharbour.example/HH-7713</ApplicationURL>
      <ResidentsOnly>No</ResidentsOnly>
      <Items>
        <Item Name="Jobtitle">Relief Pharmacist</Item>
      </Items>
      <Listing MarketSegments="Main">
        <Classification Name="Location"></Classification>
        <Classification Name="WorkType">Casual</Classification>
        <Classification Name="Classification">Healthcare</Classification>
        <Classification Name="SubClassification">Pharmacy</Classification>
      </Listing>
      <Salary Type="HourlyRate" Min="0" Max="0" AdditionalText="Competitive" />
      <StandOut IsStandOut="false" LogoID="" />
    </Job>
  </Client>
</FastLanePlus>`,
  expected: [
    {
      employer: "Hume & Harbour Recruitment",
      title: "Fitter & Turner",
      reference: "HH-7702",
      places: ["Launceston TAS"],
      pay: { min: 38, max: 43, interval: "hour" },
      workTypes: ["Full time"],
      posted: null,
      closes: null,
      live: true,
      url: "https://apply.humeharbour.example/HH-7702",
    },
    {
      employer: "Hume & Harbour Recruitment",
      title: "Payroll Manager",
      reference: "HH-7709",
      places: ["Parramatta NSW"],
      pay: { min: 120_000, max: 140_000, interval: "year" },
      workTypes: ["Contract"],
      posted: null,
      closes: null,
      live: true,
      url: "https://apply.humeharbour.example/HH-7709",
    },
    {
      employer: "Hume & Harbour Recruitment",
      title: "Relief Pharmacist",
      reference: "HH-7713",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      posted: null,
      closes: null,
      live: true,
      url: "https://apply.humeharbour.example/HH-7713",
    },
  ],
};

/** Records of a logistics group's customer system: columns of its own that end with two underscores and a letter, companies as related records, several towns with semicolons, a cancelled record. */
export const customerRecords = {
  name: "held-12 records of a logistics group with columns of its own",
  extension: "json",
  contentType: "application/json;charset=UTF-8",
  text: String.raw`{"totalSize":4,"done":true,"records":[
{"attributes":{"type":"Vacancy__c","url":"/services/data/v61.0/sobjects/Vacancy__c/a0F5g00000XyZ1AEAV"},"Id":"a0F5g00000XyZ1AEAV","Name":"Fleet Controller","Job_Number__c":"J-4471","Stage__c":"Advertised","Operating_Company__r":{"attributes":{"type":"Account","url":"/services/data/v61.0/sobjects/Account/0015g00000Aa1AAE"},"Name":"Hollow Tree Linehaul"},"Town__c":"Truganina","State__c":"VIC","Postcode__c":"3029","Employment_Type__c":"Full-time;Permanent","Remote__c":false,"Salary_From__c":88000.0,"Salary_To__c":97000.0,"Salary_Unit__c":"per annum","Advertised_On__c":"2026-11-17","Advert_Closes__c":"2026-12-18T12:59:00.000+0000","Apply_Link__c":"https://drive.hollowtree.example/J-4471","Advert__c":"<p>Sixty prime movers, one screen, no shouting.</p>","CreatedDate":"2026-11-09T23:10:22.000+0000","LastModifiedDate":"2026-11-25T01:00:00.000+0000"},
{"attributes":{"type":"Vacancy__c","url":"/services/data/v61.0/sobjects/Vacancy__c/a0F5g00000XyZ1BEAV"},"Id":"a0F5g00000XyZ1BEAV","Name":"MC Driver","Job_Number__c":"J-4476","Stage__c":"Advertised","Operating_Company__r":{"attributes":{"type":"Account","url":"/services/data/v61.0/sobjects/Account/0015g00000Aa1ABE"},"Name":"Hollow Tree Fuels"},"Town__c":"Kalgoorlie; Esperance","State__c":"WA","Postcode__c":null,"Employment_Type__c":"Casual","Remote__c":false,"Salary_From__c":42.8,"Salary_To__c":null,"Salary_Unit__c":"per hour","Advertised_On__c":"2026-11-24","Advert_Closes__c":null,"Apply_Link__c":"https://drive.hollowtree.example/J-4476","Advert__c":"<p>DG licence, and the patience of salt lakes.</p>","CreatedDate":"2026-11-20T04:41:00.000+0000","LastModifiedDate":"2026-11-25T01:00:00.000+0000"},
{"attributes":{"type":"Vacancy__c","url":"/services/data/v61.0/sobjects/Vacancy__c/a0F5g00000XyZ1CEAV"},"Id":"a0F5g00000XyZ1CEAV","Name":"Customs Classifier","Job_Number__c":"J-4478","Stage__c":"Advertised","Operating_Company__r":{"attributes":{"type":"Account","url":"/services/data/v61.0/sobjects/Account/0015g00000Aa1AAE"},"Name":"Hollow Tree Linehaul"},"Town__c":null,"State__c":null,"Postcode__c":null,"Employment_Type__c":"Part-time;Fixed term","Remote__c":true,"Salary_From__c":null,"Salary_To__c":null,"Salary_Unit__c":null,"Advertised_On__c":"2026-11-25","Advert_Closes__c":"2027-01-10T12:59:00.000+0000","Apply_Link__c":"https://drive.hollowtree.example/J-4478","Advert__c":"<p>Is a hammock a bed? From your own.</p>","CreatedDate":"2026-11-24T22:00:00.000+0000","LastModifiedDate":"2026-11-25T01:00:00.000+0000"},
{"attributes":{"type":"Vacancy__c","url":"/services/data/v61.0/sobjects/Vacancy__c/a0F5g00000XyZ1DEAV"},"Id":"a0F5g00000XyZ1DEAV","Name":"Yard Hand","Job_Number__c":"J-4460","Stage__c":"Cancelled","Operating_Company__r":{"attributes":{"type":"Account","url":"/services/data/v61.0/sobjects/Account/0015g00000Aa1ABE"},"Name":"Hollow Tree Fuels"},"Town__c":"Geraldton","State__c":"WA","Postcode__c":"6530","Employment_Type__c":"Full-time","Remote__c":false,"Salary_From__c":null,"Salary_To__c":null,"Salary_Unit__c":null,"Advertised_On__c":"2026-11-02","Advert_Closes__c":null,"Apply_Link__c":null,"Advert__c":null,"CreatedDate":"2026-10-30T02:00:00.000+0000","LastModifiedDate":"2026-11-12T01:00:00.000+0000"}
]}`,
  expected: [
    {
      title: "Fleet Controller",
      employer: "Hollow Tree Linehaul",
      reference: "J-4471",
      places: ["Truganina VIC"],
      pay: { min: 88_000, max: 97_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-18T12:59:00Z",
      remote: false,
      live: true,
      url: "https://drive.hollowtree.example/J-4471",
    },
    {
      title: "MC Driver",
      employer: "Hollow Tree Fuels",
      reference: "J-4476",
      places: ["Kalgoorlie WA", "Esperance WA"],
      pay: { min: 42.8, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://drive.hollowtree.example/J-4476",
    },
    {
      title: "Customs Classifier",
      employer: "Hollow Tree Linehaul",
      reference: "J-4478",
      places: [],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-25",
      closes: "2027-01-10T12:59:00Z",
      remote: true,
      live: true,
      url: "https://drive.hollowtree.example/J-4478",
    },
    { title: "Yard Hand", reference: "J-4460", places: ["Geraldton WA"], live: false },
  ],
};

/** Usual: a grocery wholesaler's report of open requisitions, every element in a namespace, values as descriptors in attributes with identifiers below them, days with an offset, ranges of pay with a frequency, two sites in one entry, one requisition closed. */
export const warehousesReportXml = {
  name: "held-21 report of a grocery wholesaler",
  extension: "xml",
  contentType: "text/xml;charset=utf-8",
  text: String.raw`<?xml version='1.0' encoding='UTF-8'?>
<wd:Report_Data xmlns:wd="urn:com.workday.report/CR_External_Requisitions">
  <wd:Report_Entry>
    <wd:Job_Requisition_ID>R-0048812</wd:Job_Requisition_ID>
    <wd:Job_Posting_Title>Forklift Operator - Afternoon Shift</wd:Job_Posting_Title>
    <wd:Company wd:Descriptor="Pallet &amp; Pantry Wholesale">
      <wd:ID wd:type="WID">8c1fd1b0a2d101e4f1c02f51a4b60000</wd:ID>
      <wd:ID wd:type="Company_Reference_ID">PPW_AU</wd:ID>
    </wd:Company>
    <wd:Primary_Location wd:Descriptor="Truganina, VIC">
      <wd:ID wd:type="WID">8c1fd1b0a2d101e4f1c02f51a4b60007</wd:ID>
      <wd:ID wd:type="Location_ID">LOC_3029_01</wd:ID>
    </wd:Primary_Location>
    <wd:Time_Type wd:Descriptor="Full time">
      <wd:ID wd:type="Position_Time_Type_ID">Full_time</wd:ID>
    </wd:Time_Type>
    <wd:Requisition_Status wd:Descriptor="Open">
      <wd:ID wd:type="Job_Requisition_Status_ID">OPEN</wd:ID>
    </wd:Requisition_Status>
    <wd:Posting_Start_Date>2026-11-16+11:00</wd:Posting_Start_Date>
    <wd:Posting_End_Date>2026-12-13+11:00</wd:Posting_End_Date>
    <wd:Pay_Range_Minimum>34.6</wd:Pay_Range_Minimum>
    <wd:Pay_Range_Maximum>37.15</wd:Pay_Range_Maximum>
    <wd:Currency>AUD</wd:Currency>
    <wd:Frequency wd:Descriptor="Hourly">
      <wd:ID wd:type="Frequency_ID">Hourly</wd:ID>
    </wd:Frequency>
    <wd:Job_Description>&lt;p&gt;High reach, narrow aisle, radio optional.&lt;/p&gt;</wd:Job_Description>
    <wd:External_Posting_URL>https://careers.palletpantry.example/job/Truganina/Forklift-Operator_R-0048812</wd:External_Posting_URL>
  </wd:Report_Entry>
  <wd:Report_Entry>
    <wd:Job_Requisition_ID>R-0048830</wd:Job_Requisition_ID>
    <wd:Job_Posting_Title>Category Buyer, Tinned Goods</wd:Job_Posting_Title>
    <wd:Company wd:Descriptor="Pallet &amp; Pantry Wholesale">
      <wd:ID wd:type="WID">8c1fd1b0a2d101e4f1c02f51a4b60000</wd:ID>
      <wd:ID wd:type="Company_Reference_ID">PPW_AU</wd:ID>
    </wd:Company>
    <wd:Primary_Location wd:Descriptor="Macquarie Park, NSW">
      <wd:ID wd:type="WID">8c1fd1b0a2d101e4f1c02f51a4b60011</wd:ID>
      <wd:ID wd:type="Location_ID">LOC_2113_01</wd:ID>
    </wd:Primary_Location>
    <wd:Additional_Locations wd:Descriptor="Hendra, QLD">
      <wd:ID wd:type="WID">8c1fd1b0a2d101e4f1c02f51a4b60012</wd:ID>
      <wd:ID wd:type="Location_ID">LOC_4011_01</wd:ID>
    </wd:Additional_Locations>
    <wd:Time_Type wd:Descriptor="Full time">
      <wd:ID wd:type="Position_Time_Type_ID">Full_time</wd:ID>
    </wd:Time_Type>
    <wd:Requisition_Status wd:Descriptor="Open">
      <wd:ID wd:type="Job_Requisition_Status_ID">OPEN</wd:ID>
    </wd:Requisition_Status>
    <wd:Posting_Start_Date>2026-11-19+11:00</wd:Posting_Start_Date>
    <wd:Pay_Range_Minimum>96000</wd:Pay_Range_Minimum>
    <wd:Pay_Range_Maximum>112000</wd:Pay_Range_Maximum>
    <wd:Currency>AUD</wd:Currency>
    <wd:Frequency wd:Descriptor="Annual">
      <wd:ID wd:type="Frequency_ID">Annual</wd:ID>
    </wd:Frequency>
    <wd:Job_Description>&lt;p&gt;Beans, chiefly. Some corn.&lt;/p&gt;</wd:Job_Description>
    <wd:External_Posting_URL>https://careers.palletpantry.example/job/Macquarie-Park/Category-Buyer_R-0048830</wd:External_Posting_URL>
  </wd:Report_Entry>
  <wd:Report_Entry>
    <wd:Job_Requisition_ID>R-0048795</wd:Job_Requisition_ID>
    <wd:Job_Posting_Title>Cleaner</wd:Job_Posting_Title>
    <wd:Company wd:Descriptor="Pallet &amp; Pantry Wholesale">
      <wd:ID wd:type="WID">8c1fd1b0a2d101e4f1c02f51a4b60000</wd:ID>
      <wd:ID wd:type="Company_Reference_ID">PPW_AU</wd:ID>
    </wd:Company>
    <wd:Primary_Location wd:Descriptor="Canning Vale, WA">
      <wd:ID wd:type="WID">8c1fd1b0a2d101e4f1c02f51a4b60020</wd:ID>
      <wd:ID wd:type="Location_ID">LOC_6155_01</wd:ID>
    </wd:Primary_Location>
    <wd:Time_Type wd:Descriptor="Part time">
      <wd:ID wd:type="Position_Time_Type_ID">Part_time</wd:ID>
    </wd:Time_Type>
    <wd:Requisition_Status wd:Descriptor="Open">
      <wd:ID wd:type="Job_Requisition_Status_ID">OPEN</wd:ID>
    </wd:Requisition_Status>
    <wd:Posting_Start_Date>2026-11-10+11:00</wd:Posting_Start_Date>
    <wd:Posting_End_Date>2026-12-20+11:00</wd:Posting_End_Date>
    <wd:Job_Description>&lt;p&gt;Five till nine, before the trucks.&lt;/p&gt;</wd:Job_Description>
    <wd:External_Posting_URL>https://careers.palletpantry.example/job/Canning-Vale/Cleaner_R-0048795</wd:External_Posting_URL>
  </wd:Report_Entry>
  <wd:Report_Entry>
    <wd:Job_Requisition_ID>R-0048740</wd:Job_Requisition_ID>
    <wd:Job_Posting_Title>Dock Coordinator</wd:Job_Posting_Title>
    <wd:Company wd:Descriptor="Pallet &amp; Pantry Wholesale">
      <wd:ID wd:type="WID">8c1fd1b0a2d101e4f1c02f51a4b60000</wd:ID>
      <wd:ID wd:type="Company_Reference_ID">PPW_AU</wd:ID>
    </wd:Company>
    <wd:Primary_Location wd:Descriptor="Truganina, VIC">
      <wd:ID wd:type="WID">8c1fd1b0a2d101e4f1c02f51a4b60007</wd:ID>
      <wd:ID wd:type="Location_ID">LOC_3029_01</wd:ID>
    </wd:Primary_Location>
    <wd:Time_Type wd:Descriptor="Full time">
      <wd:ID wd:type="Position_Time_Type_ID">Full_time</wd:ID>
    </wd:Time_Type>
    <wd:Requisition_Status wd:Descriptor="Closed">
      <wd:ID wd:type="Job_Requisition_Status_ID">CLOSED</wd:ID>
    </wd:Requisition_Status>
    <wd:Posting_Start_Date>2026-10-12+11:00</wd:Posting_Start_Date>
    <wd:Job_Description>&lt;p&gt;Forty doors.&lt;/p&gt;</wd:Job_Description>
  </wd:Report_Entry>
</wd:Report_Data>
`,
  expected: [
    {
      title: "Forklift Operator - Afternoon Shift",
      employer: "Pallet & Pantry Wholesale",
      reference: "R-0048812",
      places: ["Truganina VIC"],
      pay: { min: 34.6, max: 37.15, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://careers.palletpantry.example/job/Truganina/Forklift-Operator_R-0048812",
    },
    {
      title: "Category Buyer, Tinned Goods",
      employer: "Pallet & Pantry Wholesale",
      reference: "R-0048830",
      places: ["Macquarie Park NSW", "Hendra QLD"],
      pay: { min: 96_000, max: 112_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.palletpantry.example/job/Macquarie-Park/Category-Buyer_R-0048830",
    },
    {
      title: "Cleaner",
      employer: "Pallet & Pantry Wholesale",
      reference: "R-0048795",
      places: ["Canning Vale WA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-10",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://careers.palletpantry.example/job/Canning-Vale/Cleaner_R-0048795",
    },
    {
      title: "Dock Coordinator",
      reference: "R-0048740",
      places: ["Truganina VIC"],
      live: false,
    },
  ],
};

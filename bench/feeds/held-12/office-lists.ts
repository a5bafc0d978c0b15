/** A university's list from its intranet's row set: a schema of types first, then attributes with encoded names, looked-up places behind numbers, choices between signs, links with their text. */
export const universityRowset = {
  name: "held-12 row set of a university's intranet with encoded names",
  employer: "University of New Ravenswood",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<xml xmlns:s='uuid:BDC6E3F0-6DA3-11d1-A2A3-00AA00C14882' xmlns:dt='uuid:C2F41010-65B3-11d1-A29F-00AA00C14882' xmlns:rs='urn:schemas-microsoft-com:rowset' xmlns:z='#RowsetSchema'>
<s:Schema id='RowsetSchema'>
   <s:ElementType name='row' content='eltOnly' rs:CommandTimeout='30'>
      <s:AttributeType name='ows_LinkTitle' rs:name='Position title' rs:number='1'>
         <s:datatype dt:type='string' dt:maxLength='512' />
      </s:AttributeType>
      <s:AttributeType name='ows_Reference_x0020_no' rs:name='Reference no' rs:number='2'>
         <s:datatype dt:type='string' dt:maxLength='512' />
      </s:AttributeType>
      <s:AttributeType name='ows_Campus' rs:name='Campus' rs:number='3'>
         <s:datatype dt:type='variant' dt:lookup='true' dt:maxLength='8009' />
      </s:AttributeType>
      <s:AttributeType name='ows_Work_x0020_type' rs:name='Work type' rs:number='4'>
         <s:datatype dt:type='string' dt:maxLength='1073741823' />
      </s:AttributeType>
      <s:AttributeType name='ows_Salary_x0020_range' rs:name='Salary range' rs:number='5'>
         <s:datatype dt:type='string' dt:maxLength='512' />
      </s:AttributeType>
      <s:AttributeType name='ows_Advertised' rs:name='Advertised' rs:number='6'>
         <s:datatype dt:type='datetime' dt:maxLength='8' />
      </s:AttributeType>
      <s:AttributeType name='ows_Closing_x0020_date' rs:name='Closing date' rs:number='7'>
         <s:datatype dt:type='datetime' dt:maxLength='8' />
      </s:AttributeType>
      <s:AttributeType name='ows_Apply_x0020_link' rs:name='Apply link' rs:number='8'>
         <s:datatype dt:type='string' dt:maxLength='512' />
      </s:AttributeType>
      <s:AttributeType name='ows_Recruitment_x0020_stage' rs:name='Recruitment stage' rs:number='9'>
         <s:datatype dt:type='string' dt:maxLength='512' />
      </s:AttributeType>
   </s:ElementType>
</s:Schema>
<rs:data ItemCount="5">
   <z:row ows_LinkTitle='Lecturer in Soil Science' ows_Reference_x0020_no='UNR-26-310' ows_Campus='3;#Armidale NSW' ows_Work_x0020_type=';#Full time;#Continuing;#' ows_Salary_x0020_range='$113,204 to $134,011 per annum plus 17% superannuation' ows_Advertised='2026-11-16 09:00:00' ows_Closing_x0020_date='2026-12-20 23:59:00' ows_Apply_x0020_link='https://hr.newravenswood.example/apply/UNR-26-310, Apply here' ows_Recruitment_x0020_stage='Advertising' ows_MetaInfo='310;#' ows__ModerationStatus='0' ows__Level='1' ows_ID='310' ows_UniqueId='310;#{6D0C4F5A-2B17-4E90-9A31-0F9C22E10310}' ows_FSObjType='310;#0' />
   <z:row ows_LinkTitle='Clinical Educator, Paramedicine &amp; Rural Health' ows_Reference_x0020_no='UNR-26-314' ows_Campus='7;#Tamworth NSW' ows_Work_x0020_type=';#Part time;#Fixed term;#' ows_Salary_x0020_range='$62.15 - $70.48 an hour' ows_Advertised='2026-11-20 10:30:00' ows_Closing_x0020_date='2027-01-10 23:59:00' ows_Apply_x0020_link='https://hr.newravenswood.example/apply/UNR-26-314, Apply here' ows_Recruitment_x0020_stage='Advertising' ows_MetaInfo='314;#' ows__ModerationStatus='0' ows__Level='1' ows_ID='314' ows_UniqueId='314;#{6D0C4F5A-2B17-4E90-9A31-0F9C22E10314}' ows_FSObjType='314;#0' />
   <z:row ows_LinkTitle='Residential Mentor' ows_Reference_x0020_no='UNR-26-318' ows_Campus='3;#Armidale NSW' ows_Work_x0020_type=';#Casual;#' ows_Salary_x0020_range='Board and lodging' ows_Advertised='2026-11-24 08:15:00' ows_Closing_x0020_date='2026-12-16 17:00:00' ows_Apply_x0020_link='https://hr.newravenswood.example/apply/UNR-26-318, Apply here' ows_Recruitment_x0020_stage='Advertising' ows_MetaInfo='318;#' ows__ModerationStatus='0' ows__Level='1' ows_ID='318' ows_UniqueId='318;#{6D0C4F5A-2B17-4E90-9A31-0F9C22E10318}' ows_FSObjType='318;#0' />
   <z:row ows_LinkTitle='Farm Manager, Research Station' ows_Reference_x0020_no='UNR-26-289' ows_Campus='9;#Moree NSW' ows_Work_x0020_type=';#Full time;#Continuing;#' ows_Salary_x0020_range='$91,870 to $99,410 per annum' ows_Advertised='2026-10-12 09:00:00' ows_Recruitment_x0020_stage='Filled' ows_MetaInfo='289;#' ows__ModerationStatus='0' ows__Level='1' ows_ID='289' ows_UniqueId='289;#{6D0C4F5A-2B17-4E90-9A31-0F9C22E10289}' ows_FSObjType='289;#0' />
   <z:row ows_LinkTitle='Glasshouse Technician' ows_Reference_x0020_no='UNR-26-321' ows_Campus='3;#Armidale NSW' ows_Work_x0020_type=';#Full time;#' ows_Recruitment_x0020_stage='Draft' ows_MetaInfo='321;#' ows__ModerationStatus='3' ows__Level='2' ows_ID='321' ows_UniqueId='321;#{6D0C4F5A-2B17-4E90-9A31-0F9C22E10321}' ows_FSObjType='321;#0' />
</rs:data>
</xml>`,
  expected: [
    {
      title: "Lecturer in Soil Science",
      employer: "University of New Ravenswood",
      reference: "UNR-26-310",
      places: ["Armidale NSW"],
      pay: { min: 113_204, max: 134_011, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-20",
      live: true,
      url: "https://hr.newravenswood.example/apply/UNR-26-310",
    },
    {
      title: "Clinical Educator, Paramedicine & Rural Health",
      employer: "University of New Ravenswood",
      reference: "UNR-26-314",
      places: ["Tamworth NSW"],
      pay: { min: 62.15, max: 70.48, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20",
      closes: "2027-01-10",
      live: true,
      url: "https://hr.newravenswood.example/apply/UNR-26-314",
    },
    {
      title: "Residential Mentor",
      employer: "University of New Ravenswood",
      reference: "UNR-26-318",
      places: ["Armidale NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: "2026-12-16",
      live: true,
      url: "https://hr.newravenswood.example/apply/UNR-26-318",
    },
    {
      title: "Farm Manager, Research Station",
      reference: "UNR-26-289",
      places: ["Moree NSW"],
      live: false,
    },
  ],
};

/** A health district's printed report as XML: hospitals with their towns around rows of attributes, text boxes of the report itself, hours after noon, a stage that is over. */
export const districtReport = {
  name: "held-12 report of a health district grouped by hospital",
  employer: "Blue Gorge Health District",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<Report xsi:schemaLocation="Current_x0020_Vacancies https://reports.bluegorge.example/ReportServer?%2FWorkforce%2FCurrent%20Vacancies&amp;rs%3AFormat=XML&amp;rc%3ASchema=True" Name="Current_x0020_Vacancies" Textbox1="Current Vacancies" Textbox9="Printed 26/11/2026 7:02:11 AM" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="Current_x0020_Vacancies">
  <Tablix1>
    <Facility_Collection>
      <Facility Facility="Three Sisters Memorial Hospital" Suburb="Katoomba" State="NSW" Postcode="2780">
        <Details_Collection>
          <Details Requisition_ID="REQ618244" Position_Title="Registered Nurse - Emergency" Employment_Status="Permanent Full Time" Award_Rate="$1,395.60 - $1,959.14 pw" Date_Advertised="16/11/2026" Closing_Date="20/12/2026 11:59:00 PM" Stage="Open" Link="https://jobs.bluegorge.example/job/REQ618244" />
          <Details Requisition_ID="REQ618310" Position_Title="Wardsperson" Employment_Status="Casual" Award_Rate="$29.47 ph + casual loading" Date_Advertised="23/11/2026" Closing_Date="17/12/2026 11:59:00 PM" Stage="Open" Link="https://jobs.bluegorge.example/job/REQ618310" />
        </Details_Collection>
      </Facility>
      <Facility Facility="Lithgow Valley Health Service" Suburb="Lithgow" State="NSW" Postcode="2790">
        <Details_Collection>
          <Details Requisition_ID="REQ617902" Position_Title="Staff Specialist - Geriatrics" Employment_Status="Temporary Part Time" Award_Rate="As per the award" Date_Advertised="9/11/2026" Closing_Date="" Stage="Open" Link="https://jobs.bluegorge.example/job/REQ617902" />
          <Details Requisition_ID="REQ616555" Position_Title="Cook" Employment_Status="Permanent Part Time" Award_Rate="$28.90 - $30.12 ph" Date_Advertised="5/10/2026" Closing_Date="25/10/2026 11:59:00 PM" Stage="Offer accepted" Link="https://jobs.bluegorge.example/job/REQ616555" />
        </Details_Collection>
      </Facility>
    </Facility_Collection>
  </Tablix1>
</Report>`,
  expected: [
    {
      title: "Registered Nurse - Emergency",
      reference: "REQ618244",
      places: ["Katoomba NSW"],
      pay: { min: 1395.6, max: 1959.14, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-20",
      live: true,
      url: "https://jobs.bluegorge.example/job/REQ618244",
    },
    {
      title: "Wardsperson",
      reference: "REQ618310",
      places: ["Katoomba NSW"],
      pay: { min: 29.47, max: 29.47, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: "2026-12-17",
      live: true,
      url: "https://jobs.bluegorge.example/job/REQ618310",
    },
    {
      title: "Staff Specialist - Geriatrics",
      reference: "REQ617902",
      places: ["Lithgow NSW"],
      pay: null,
      posted: "2026-11-09",
      closes: null,
      live: true,
      url: "https://jobs.bluegorge.example/job/REQ617902",
    },
    { title: "Cook", reference: "REQ616555", places: ["Lithgow NSW"], closes: "2026-10-25", live: false },
  ],
};

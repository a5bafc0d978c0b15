/** An old page of a small council: tags in capitals, cells and rows that do not end, addresses without quotation marks, spaces that do not break, a row of thanks at the foot. */
export const oldCouncilPage = {
  name: "held-12 old page of a small council with tags in capitals",
  employer: "Shire of Three Mile",
  extension: "htm",
  contentType: "text/html",
  text: `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML>
<HEAD>
<TITLE>Shire of Three Mile - Employment</TITLE>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1252">
</HEAD>
<BODY BGCOLOR=#FFFFFF>
<CENTER><FONT FACE=Arial SIZE=4><B>Employment with the Shire</B></FONT></CENTER>
<TABLE WIDTH=100% CELLPADDING=4><TR><TD><A HREF=https://www.threemile.example/>Home</A><TD><A HREF=https://www.threemile.example/rates.htm>Rates</A><TD><A HREF=https://www.threemile.example/tip.htm>Tip hours</A></TABLE>
<P>The following positions are vacant. Please ring Glenys first.
<TABLE BORDER=1 WIDTH=100% CELLPADDING=4>
<TR BGCOLOR=#CCCCCC>
<TH>Ref<TH>Position<TH>Where<TH>Hours<TH>Wage<TH>Closes
<TR>
<TD>TM&nbsp;14/26
<TD><A HREF=https://www.threemile.example/jobs/grader.htm><B>Grader Driver</B></A>
<TD>Esperance&nbsp;WA
<TD>Full&nbsp;time
<TD>$1,512.00&nbsp;per&nbsp;week<BR>plus house
<TD>Fri&nbsp;18/12/2026
<TR>
<TD>TM&nbsp;15/26
<TD><A HREF=https://www.threemile.example/jobs/cleaner.htm><B>Cleaner &amp; Caretaker, Town Hall</B></A>
<TD>Katanning&nbsp;WA
<TD>Part&nbsp;time
<TD>$32.18&nbsp;p/hr
<TD>Mon&nbsp;21/12/2026
<TR>
<TD>TM&nbsp;16/26
<TD><A HREF=https://www.threemile.example/jobs/ranger.htm><B>Ranger</B></A>
<TD>Esperance&nbsp;WA
<TD>Casual
<TD>&nbsp;
<TD>Open until filled
<TR>
<TD>TM&nbsp;11/26
<TD><B>Works Clerk</B> <FONT COLOR=RED>FILLED</FONT>
<TD>Esperance&nbsp;WA
<TD>Full&nbsp;time
<TD>$64,900&nbsp;p.a.
<TD>Fri&nbsp;06/11/2026
<TR><TD COLSPAN=6 ALIGN=CENTER><I>Thank you for your interest in Three Mile</I>
</TABLE>
<HR>
<FONT SIZE=1>Page last changed 24/11/2026</FONT>
</BODY>
</HTML>
`,
  expected: [
    {
      title: "Grader Driver",
      employer: "Shire of Three Mile",
      reference: "TM 14/26",
      places: ["Esperance WA"],
      pay: { min: 1512, max: 1512, interval: "week" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-18",
      live: true,
      url: "https://www.threemile.example/jobs/grader.htm",
    },
    {
      title: "Cleaner & Caretaker, Town Hall",
      employer: "Shire of Three Mile",
      reference: "TM 15/26",
      places: ["Katanning WA"],
      pay: { min: 32.18, max: 32.18, interval: "hour" },
      workTypes: ["Part time"],
      posted: null,
      closes: "2026-12-21",
      live: true,
      url: "https://www.threemile.example/jobs/cleaner.htm",
    },
    {
      title: "Ranger",
      employer: "Shire of Three Mile",
      reference: "TM 16/26",
      places: ["Esperance WA"],
      pay: null,
      workTypes: ["Casual"],
      posted: null,
      closes: null,
      live: true,
      url: "https://www.threemile.example/jobs/ranger.htm",
    },
    {
      title: "Works Clerk",
      reference: "TM 11/26",
      places: ["Esperance WA"],
      closes: "2026-11-06",
      live: false,
    },
  ],
};

/** What the site of a distillery gives as data: a site beside its items, moments in milliseconds, addresses from the root, facts as bold labels of the body, texts read in a wrong encoding. */
export const distilleryItems = {
  name: "held-12 items of a distillery's site with facts in the body",
  extension: "json",
  contentType: "application/json;charset=utf-8",
  text: String.raw`{"website":{"id":"64f1c0","identifier":"salt-and-cork","websiteType":1,"baseUrl":"https://www.saltandcork.example","siteTitle":"Salt & Cork Distillers","siteDescription":"<p>Gin, weather permitting.</p>","language":"en-AU","timeZone":"Australia/Hobart"},"collection":{"id":"64f1c9","title":"Careers","typeName":"blog","urlId":"careers","fullUrl":"/careers","itemCount":3},"items":[
{"id":"6742aa01","collectionId":"64f1c9","recordType":1,"addedOn":1794283200000,"updatedOn":1795482900000,"displayIndex":1,"starred":false,"publishOn":1794520800000,"authorId":"64f0","systemDataId":"","urlId":"head-distiller","title":"Head Distiller","sourceUrl":"","body":"<div class=\"sqs-layout sqs-grid-12\"><div class=\"sqs-block-content\"><p>Two stills, both called Margaret. It\u00e2\u0080\u0099s a small team.</p><p><strong>Location:</strong> Burnie, Tasmania</p><p><strong>Hours:</strong> Full time</p><p><strong>Salary:</strong> $85k \u2013 $92k plus super, and a case at Christmas</p><p><strong>Applications close:</strong> Sunday 20 December 2026</p></div></div>","excerpt":"","location":{"mapLat":40.7207559,"mapLng":-74.0007613,"addressCountry":"United States","markerLat":40.7207559,"markerLng":-74.0007613},"author":{"id":"64f0","displayName":"Imogen Abara"},"categories":["Careers"],"tags":[],"workflowState":1,"commentState":2,"fullUrl":"/careers/head-distiller","assetUrl":"","contentType":"text/html","items":[]},
{"id":"6742aa02","collectionId":"64f1c9","recordType":1,"addedOn":1795131000000,"updatedOn":1795131000000,"displayIndex":2,"starred":false,"publishOn":1795131000000,"authorId":"64f0","systemDataId":"","urlId":"tasting-room-host","title":"Tasting Room Host","sourceUrl":"","body":"<div class=\"sqs-layout sqs-grid-12\"><div class=\"sqs-block-content\"><p>Pour, smile, point at the lighthouse.</p><p><strong>Location:</strong> Devonport, Tasmania</p><p><strong>Hours:</strong> Casual, mostly weekends</p><p><strong>Salary:</strong> Hospitality award, level 3</p><p><strong>Applications close:</strong> When we find you</p></div></div>","excerpt":"","location":{"mapLat":40.7207559,"mapLng":-74.0007613,"addressCountry":"United States","markerLat":40.7207559,"markerLng":-74.0007613},"author":{"id":"64f0","displayName":"Imogen Abara"},"categories":["Careers"],"tags":[],"workflowState":1,"commentState":2,"fullUrl":"/careers/tasting-room-host","assetUrl":"","contentType":"text/html","items":[]},
{"id":"6742aa03","collectionId":"64f1c9","recordType":1,"addedOn":1792454400000,"updatedOn":1794283200000,"displayIndex":3,"starred":false,"publishOn":1792454400000,"authorId":"64f0","systemDataId":"","urlId":"bottling-hand","title":"Bottling Hand","sourceUrl":"","body":"<div class=\"sqs-layout sqs-grid-12\"><div class=\"sqs-block-content\"><p>This position has been filled. Thank you, everybody.</p><p><strong>Location:</strong> Burnie, Tasmania</p><p><strong>Hours:</strong> Part time</p></div></div>","excerpt":"","location":{"mapLat":40.7207559,"mapLng":-74.0007613,"addressCountry":"United States","markerLat":40.7207559,"markerLng":-74.0007613},"author":{"id":"64f0","displayName":"Imogen Abara"},"categories":["Careers"],"tags":[],"workflowState":1,"commentState":2,"fullUrl":"/careers/bottling-hand","assetUrl":"","contentType":"text/html","items":[]}
],"pagination":{"pageSize":20}}`,
  expected: [
    {
      title: "Head Distiller",
      employer: "Salt & Cork Distillers",
      places: ["Burnie TAS"],
      pay: { min: 85_000, max: 92_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-12T22:00:00Z",
      closes: "2026-12-20",
      live: true,
      url: "https://www.saltandcork.example/careers/head-distiller",
    },
    {
      title: "Tasting Room Host",
      employer: "Salt & Cork Distillers",
      places: ["Devonport TAS"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-19T23:30:00Z",
      closes: null,
      live: true,
      url: "https://www.saltandcork.example/careers/tasting-room-host",
    },
    { title: "Bottling Hand", places: ["Burnie TAS"], live: false },
  ],
};

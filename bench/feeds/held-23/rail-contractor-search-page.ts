/** Usual: a rail contractor's saved page of search results from its large hiring system, a table whose first cell says title, place and day again for telephones, links from the root of the site, places with a country and postcode after the state, a count of more places for one, days with short months, sorting links in the headings, pages below, a box that asks people to join a community. */
export const railContractorSearchPage = {
  name: "held-23 search page of a rail contractor",
  employer: "Sleeper & Gauge Rail",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html class="html5" xml:lang="en-GB" lang="en-GB" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<title>Search results - Sleeper &amp; Gauge Rail Jobs</title>
<link rel="canonical" href="https://careers.sleepergauge.example/search/" />
<meta name="description" content="Jobs at Sleeper &amp; Gauge Rail" />
</head>
<body class="coreCSS search-page body">
<ul class="top-nav"><li><a href="/" title="Home">Home</a></li><li><a href="/content/Graduates/">Graduates</a></li><li><a href="/content/Our-Crews/">Our crews</a></li><li><a href="/search/">View all jobs</a></li></ul>
<div id="search-wrapper"><form action="/search/" method="get"><label for="q">Search by keyword</label><input id="q" name="q" type="text" /><label for="loc">Search by location</label><input id="loc" name="locationsearch" type="text" /><input type="submit" value="Search jobs" /></form></div>
<div class="pagination-top"><span class="paginationLabel">Results <b>1 &#8211; 5</b> of <b>5</b></span> <span class="srHelp">Page 1 of 1</span></div>
<div class="searchResultsShell">
<table id="searchresults" class="searchResults full table table-striped table-hover" cellpadding="0" cellspacing="0" aria-label="Search results. Page 1 of 1, Results 1 to 5 of 5">
<thead>
<tr id="search-results-header">
<th id="hdrTitle" scope="col"><span class="jobTitle"><a href="/search/?q=&amp;sortColumn=sort_title&amp;sortDirection=desc" class="jobTitleSortable">Title</a></span></th>
<th id="hdrCustom1" scope="col"><span class="jobReq">Job no.</span></th>
<th id="hdrLocation" scope="col" class="hidden-phone"><span class="jobLocation"><a href="/search/?q=&amp;sortColumn=sort_location&amp;sortDirection=asc">Location</a></span></th>
<th id="hdrShifttype" scope="col" class="hidden-phone"><span class="jobShifttype">Work type</span></th>
<th id="hdrDate" scope="col" class="hidden-phone"><span class="jobDate"><a href="/search/?q=&amp;sortColumn=referencedate&amp;sortDirection=desc">Date posted</a></span></th>
</tr>
</thead>
<tbody>
<tr class="data-row">
<td class="colTitle" headers="hdrTitle"><span class="jobTitle hidden-phone"><a href="/job/Dubbo-Track-Worker-%28Level-3%29-NSW-2830/1124410701/" class="jobTitle-link">Track Worker (Level 3)</a></span>
<div class="jobdetail-phone visible-phone"><span class="jobTitle visible-phone"><a class="jobTitle-link" href="/job/Dubbo-Track-Worker-%28Level-3%29-NSW-2830/1124410701/">Track Worker (Level 3)</a></span><span class="jobLocation visible-phone"><span class="jobLocation">Dubbo, NSW, AU, 2830 </span></span><span class="jobDate visible-phone">19 Nov 2026</span></div></td>
<td class="colCustom1" headers="hdrCustom1"><span class="jobReq">41822</span></td>
<td class="colLocation hidden-phone" headers="hdrLocation"><span class="jobLocation">Dubbo, NSW, AU, 2830 </span></td>
<td class="colShifttype hidden-phone" headers="hdrShifttype"><span class="jobShifttype">Full time</span></td>
<td class="colDate hidden-phone" nowrap="nowrap" headers="hdrDate"><span class="jobDate">19 Nov 2026</span></td>
</tr>
<tr class="data-row">
<td class="colTitle" headers="hdrTitle"><span class="jobTitle hidden-phone"><a href="/job/Clyde-Signalling-Design-Engineer-NSW-2142/1125018801/" class="jobTitle-link">Signalling Design Engineer</a></span>
<div class="jobdetail-phone visible-phone"><span class="jobTitle visible-phone"><a class="jobTitle-link" href="/job/Clyde-Signalling-Design-Engineer-NSW-2142/1125018801/">Signalling Design Engineer</a></span><span class="jobLocation visible-phone"><span class="jobLocation">Clyde, NSW, AU, 2142 <small class="nobr">+1 more&hellip;</small></span></span><span class="jobDate visible-phone">24 Nov 2026</span></div></td>
<td class="colCustom1" headers="hdrCustom1"><span class="jobReq">41860</span></td>
<td class="colLocation hidden-phone" headers="hdrLocation"><span class="jobLocation">Clyde, NSW, AU, 2142 <small class="nobr">+1 more&hellip;</small></span></td>
<td class="colShifttype hidden-phone" headers="hdrShifttype"><span class="jobShifttype">Full time, fixed term</span></td>
<td class="colDate hidden-phone" nowrap="nowrap" headers="hdrDate"><span class="jobDate">24 Nov 2026</span></td>
</tr>
<tr class="data-row">
<td class="colTitle" headers="hdrTitle"><span class="jobTitle hidden-phone"><a href="/job/Port-Hedland-Welder-Rail-Grinding-WA-6721/1124733201/" class="jobTitle-link">Welder &#8211; Rail Grinding</a></span>
<div class="jobdetail-phone visible-phone"><span class="jobTitle visible-phone"><a class="jobTitle-link" href="/job/Port-Hedland-Welder-Rail-Grinding-WA-6721/1124733201/">Welder &#8211; Rail Grinding</a></span><span class="jobLocation visible-phone"><span class="jobLocation">Port Hedland, WA, AU, 6721 </span></span><span class="jobDate visible-phone">17 Nov 2026</span></div></td>
<td class="colCustom1" headers="hdrCustom1"><span class="jobReq">41840</span></td>
<td class="colLocation hidden-phone" headers="hdrLocation"><span class="jobLocation">Port Hedland, WA, AU, 6721 </span></td>
<td class="colShifttype hidden-phone" headers="hdrShifttype"><span class="jobShifttype">Full time</span></td>
<td class="colDate hidden-phone" nowrap="nowrap" headers="hdrDate"><span class="jobDate">17 Nov 2026</span></td>
</tr>
<tr class="data-row">
<td class="colTitle" headers="hdrTitle"><span class="jobTitle hidden-phone"><a href="/job/Bendigo-Protection-Officers-VIC-3550/1124988501/" class="jobTitle-link">Protection Officers</a></span>
<div class="jobdetail-phone visible-phone"><span class="jobTitle visible-phone"><a class="jobTitle-link" href="/job/Bendigo-Protection-Officers-VIC-3550/1124988501/">Protection Officers</a></span><span class="jobLocation visible-phone"><span class="jobLocation">Bendigo, VIC, AU, 3550 </span></span><span class="jobDate visible-phone">23 Nov 2026</span></div></td>
<td class="colCustom1" headers="hdrCustom1"><span class="jobReq">41855</span></td>
<td class="colLocation hidden-phone" headers="hdrLocation"><span class="jobLocation">Bendigo, VIC, AU, 3550 </span></td>
<td class="colShifttype hidden-phone" headers="hdrShifttype"><span class="jobShifttype">Casual</span></td>
<td class="colDate hidden-phone" nowrap="nowrap" headers="hdrDate"><span class="jobDate">23 Nov 2026</span></td>
</tr>
<tr class="data-row">
<td class="colTitle" headers="hdrTitle"><span class="jobTitle hidden-phone"><a href="/job/Auckland-Plant-Maintenance-Planner/1124900101/" class="jobTitle-link">Plant Maintenance Planner</a></span>
<div class="jobdetail-phone visible-phone"><span class="jobTitle visible-phone"><a class="jobTitle-link" href="/job/Auckland-Plant-Maintenance-Planner/1124900101/">Plant Maintenance Planner</a></span><span class="jobLocation visible-phone"><span class="jobLocation">Auckland, NZ, 1061 </span></span><span class="jobDate visible-phone">20 Nov 2026</span></div></td>
<td class="colCustom1" headers="hdrCustom1"><span class="jobReq">41849</span></td>
<td class="colLocation hidden-phone" headers="hdrLocation"><span class="jobLocation">Auckland, NZ, 1061 </span></td>
<td class="colShifttype hidden-phone" headers="hdrShifttype"><span class="jobShifttype">Part time</span></td>
<td class="colDate hidden-phone" nowrap="nowrap" headers="hdrDate"><span class="jobDate">20 Nov 2026</span></td>
</tr>
</tbody>
</table>
</div>
<div class="pagination-bottom"><span class="paginationLabel">Results <b>1 &#8211; 5</b> of <b>5</b></span></div>
<div class="savesearch-wrapper"><h2>Join our talent community</h2><p>Nothing near you today? Tell us where you live and what you hold, and we will write when a crew needs you.</p><a href="/talentcommunity/subscribe/?locale=en_GB">Join now</a></div>
<div class="footer"><p>Sleeper &amp; Gauge Rail Pty Ltd. Copyright 2026. We pay referral rewards of $1,000 to our own people.</p></div>
</body>
</html>
`,
  expected: [
    {
      title: "Track Worker (Level 3)",
      employer: "Sleeper & Gauge Rail",
      reference: "41822",
      places: ["Dubbo NSW"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.sleepergauge.example/job/Dubbo-Track-Worker-%28Level-3%29-NSW-2830/1124410701/",
    },
    {
      title: "Signalling Design Engineer",
      employer: "Sleeper & Gauge Rail",
      reference: "41860",
      places: ["Clyde NSW"],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.sleepergauge.example/job/Clyde-Signalling-Design-Engineer-NSW-2142/1125018801/",
    },
    {
      title: "Welder – Rail Grinding",
      employer: "Sleeper & Gauge Rail",
      reference: "41840",
      places: ["Port Hedland WA"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.sleepergauge.example/job/Port-Hedland-Welder-Rail-Grinding-WA-6721/1124733201/",
    },
    {
      title: "Protection Officers",
      employer: "Sleeper & Gauge Rail",
      reference: "41855",
      places: ["Bendigo VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.sleepergauge.example/job/Bendigo-Protection-Officers-VIC-3550/1124988501/",
    },
    {
      title: "Plant Maintenance Planner",
      employer: "Sleeper & Gauge Rail",
      reference: "41849",
      places: ["INT"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.sleepergauge.example/job/Auckland-Plant-Maintenance-Planner/1124900101/",
    },
  ],
};

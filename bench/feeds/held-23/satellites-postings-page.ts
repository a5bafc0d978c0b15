/** Usual: the page of postings that a satellite maker's hiring system shows, groups with a category and a team above, each posting a heading with small spans for workplace, commitment and place that end in dashes and strokes, filters of places and kinds above, an address behind each heading and each button, no days and no pay, one abroad, a posting that only collects names. */
export const satellitesPostingsPage = {
  name: "held-23 postings page of a satellite maker",
  employer: "Longnight Space",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Longnight Space</title>
<meta property="og:title" content="Longnight Space jobs">
<meta property="og:description" content="Job openings at Longnight Space">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="https://jobs.hireleaf.example/longnight">
<link rel="stylesheet" href="https://cdn.hireleaf.example/css/postings.css">
</head>
<body class="list light">
<div class="page show">
<div class="main-header page-full-width section-wrapper"><div class="main-header-content page-centered"><a class="main-header-logo" href="https://longnight.example"><img alt="Longnight Space logo" src="https://cdn.hireleaf.example/logos/longnight.png"></a><h1>Job openings</h1><p>We have raised $41 million, flown six satellites and lost one. Everybody here can tell you which, and why.</p></div></div>
<div class="section-wrapper accent-section"><div class="filter-bar">
<div class="filter-button-wrapper" aria-label="Filter by Location type"><div class="filter-button">Location type</div><ul class="filter-popup"><li><a class="category-link" href="?workplaceType=onsite">On-site</a></li><li><a class="category-link" href="?workplaceType=hybrid">Hybrid</a></li><li><a class="category-link" href="?workplaceType=remote">Remote</a></li></ul></div>
<div class="filter-button-wrapper" aria-label="Filter by Location"><div class="filter-button">Location</div><ul class="filter-popup"><li><a class="category-link" href="?location=Adelaide%2C%20SA">Adelaide, SA</a></li><li><a class="category-link" href="?location=Canberra%2C%20ACT">Canberra, ACT</a></li><li><a class="category-link" href="?location=Australia">Australia</a></li><li><a class="category-link" href="?location=Christchurch%2C%20New%20Zealand">Christchurch, New Zealand</a></li></ul></div>
<div class="filter-button-wrapper" aria-label="Filter by Work type"><div class="filter-button">Work type</div><ul class="filter-popup"><li><a class="category-link" href="?commitment=Full-time">Full-time</a></li><li><a class="category-link" href="?commitment=Part-time">Part-time</a></li><li><a class="category-link" href="?commitment=Casual">Casual</a></li></ul></div>
</div></div>
<div class="section-wrapper page-full-width"><div class="section page-centered"><div class="postings-wrapper">

<div class="postings-group"><div class="large-category-header">Engineering</div><div class="posting-category-title large-category-label">Payloads</div>
<div class="posting" data-qa-posting-id="5b0f1f0e-41f2-4f0a-8a1d-0a6d0b7f9c31"><div class="posting-apply" data-qa="btn-apply"><a href="https://jobs.hireleaf.example/longnight/5b0f1f0e-41f2-4f0a-8a1d-0a6d0b7f9c31">Apply</a></div><a class="posting-title" href="https://jobs.hireleaf.example/longnight/5b0f1f0e-41f2-4f0a-8a1d-0a6d0b7f9c31"><h5 data-qa="posting-name">Optical Payload Engineer</h5><div class="posting-categories"><span class="display-inline-block small-category-label workplaceTypes">On-site &mdash; </span><span class="sort-by-commitment posting-category small-category-label commitment">Full-time / </span><span class="sort-by-location posting-category small-category-label location">Adelaide, SA</span></div></a></div>
<div class="posting" data-qa-posting-id="e7722f6c-1f0c-4b8e-9b51-6f2f54a10d02"><div class="posting-apply" data-qa="btn-apply"><a href="https://jobs.hireleaf.example/longnight/e7722f6c-1f0c-4b8e-9b51-6f2f54a10d02">Apply</a></div><a class="posting-title" href="https://jobs.hireleaf.example/longnight/e7722f6c-1f0c-4b8e-9b51-6f2f54a10d02"><h5 data-qa="posting-name">Cleanroom Assembler (Night Shift)</h5><div class="posting-categories"><span class="display-inline-block small-category-label workplaceTypes">On-site &mdash; </span><span class="sort-by-commitment posting-category small-category-label commitment">Casual / </span><span class="sort-by-location posting-category small-category-label location">Adelaide, SA</span></div></a></div>
</div>

<div class="postings-group"><div class="posting-category-title large-category-label">Ground Segment</div>
<div class="posting" data-qa-posting-id="0c9d77aa-5a1b-4c3f-9e42-b8d1c1f5e6a4"><div class="posting-apply" data-qa="btn-apply"><a href="https://jobs.hireleaf.example/longnight/0c9d77aa-5a1b-4c3f-9e42-b8d1c1f5e6a4">Apply</a></div><a class="posting-title" href="https://jobs.hireleaf.example/longnight/0c9d77aa-5a1b-4c3f-9e42-b8d1c1f5e6a4"><h5 data-qa="posting-name">Antenna Site Technician</h5><div class="posting-categories"><span class="display-inline-block small-category-label workplaceTypes">On-site &mdash; </span><span class="sort-by-commitment posting-category small-category-label commitment">Full-time / </span><span class="sort-by-location posting-category small-category-label location">Christchurch, New Zealand</span></div></a></div>
<div class="posting" data-qa-posting-id="a81e50d9-0b7e-47f5-8f6e-2c44d7a3b9f0"><div class="posting-apply" data-qa="btn-apply"><a href="https://jobs.hireleaf.example/longnight/a81e50d9-0b7e-47f5-8f6e-2c44d7a3b9f0">Apply</a></div><a class="posting-title" href="https://jobs.hireleaf.example/longnight/a81e50d9-0b7e-47f5-8f6e-2c44d7a3b9f0"><h5 data-qa="posting-name">Scheduling Software Engineer</h5><div class="posting-categories"><span class="display-inline-block small-category-label workplaceTypes">Remote &mdash; </span><span class="sort-by-commitment posting-category small-category-label commitment">Full-time / </span><span class="sort-by-location posting-category small-category-label location">Australia</span></div></a></div>
</div>

<div class="postings-group"><div class="large-category-header">Business</div><div class="posting-category-title large-category-label">Government</div>
<div class="posting" data-qa-posting-id="6d4c0b2f-98e1-4a76-b0a5-71e9f3c2d845"><div class="posting-apply" data-qa="btn-apply"><a href="https://jobs.hireleaf.example/longnight/6d4c0b2f-98e1-4a76-b0a5-71e9f3c2d845">Apply</a></div><a class="posting-title" href="https://jobs.hireleaf.example/longnight/6d4c0b2f-98e1-4a76-b0a5-71e9f3c2d845"><h5 data-qa="posting-name">Export Controls &amp; Licensing Adviser</h5><div class="posting-categories"><span class="display-inline-block small-category-label workplaceTypes">Hybrid &mdash; </span><span class="sort-by-commitment posting-category small-category-label commitment">Part-time / </span><span class="sort-by-location posting-category small-category-label location">Canberra, ACT</span></div></a></div>
</div>

<div class="postings-group"><div class="large-category-header">Talent Network</div>
<div class="posting" data-qa-posting-id="ffffffff-0000-4000-8000-000000000001"><div class="posting-apply" data-qa="btn-apply"><a href="https://jobs.hireleaf.example/longnight/ffffffff-0000-4000-8000-000000000001">Apply</a></div><a class="posting-title" href="https://jobs.hireleaf.example/longnight/ffffffff-0000-4000-8000-000000000001"><h5 data-qa="posting-name">Expression of Interest (no current vacancy)</h5><div class="posting-categories"><span class="sort-by-location posting-category small-category-label location">Adelaide, SA</span></div></a></div>
</div>

</div></div></div>
<div class="main-footer page-full-width"><p><a href="https://longnight.example">Longnight Space Home Page</a></p><a class="image-link" href="https://hireleaf.example"><span>Jobs powered by</span> Hireleaf</a></div>
</div>
</body>
</html>
`,
  expected: [
    {
      title: "Optical Payload Engineer",
      employer: "Longnight Space",
      places: ["Adelaide SA"],
      pay: null,
      workTypes: ["Full time"],
      posted: null,
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.hireleaf.example/longnight/5b0f1f0e-41f2-4f0a-8a1d-0a6d0b7f9c31",
    },
    {
      title: "Cleanroom Assembler (Night Shift)",
      employer: "Longnight Space",
      places: ["Adelaide SA"],
      pay: null,
      workTypes: ["Casual"],
      posted: null,
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.hireleaf.example/longnight/e7722f6c-1f0c-4b8e-9b51-6f2f54a10d02",
    },
    {
      title: "Antenna Site Technician",
      employer: "Longnight Space",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: null,
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.hireleaf.example/longnight/0c9d77aa-5a1b-4c3f-9e42-b8d1c1f5e6a4",
    },
    {
      title: "Scheduling Software Engineer",
      employer: "Longnight Space",
      places: [],
      pay: null,
      workTypes: ["Full time"],
      posted: null,
      closes: null,
      remote: true,
      live: true,
      url: "https://jobs.hireleaf.example/longnight/a81e50d9-0b7e-47f5-8f6e-2c44d7a3b9f0",
    },
    {
      title: "Export Controls & Licensing Adviser",
      employer: "Longnight Space",
      places: ["Canberra ACT"],
      pay: null,
      workTypes: ["Part time"],
      posted: null,
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.hireleaf.example/longnight/6d4c0b2f-98e1-4a76-b0a5-71e9f3c2d845",
    },
  ],
};

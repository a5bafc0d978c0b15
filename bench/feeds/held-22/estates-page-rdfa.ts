/** Rarer: the careers page of wine estates whose facts are attributes of its own text in a vocabulary with a prefix, values in "content" where the words are for people, the employer of one job in another element, pay as a thing within a thing, two estates for one job, a form to join a list below that is no job. */
export const estatesPageRdfa = {
  name: "held-22 page of wine estates with attributes",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html lang="en-AU" prefix="schema: http://schema.org/">
<head>
<meta charset="utf-8">
<title>Work | Two Paddocks Under</title>
<link rel="canonical" href="https://twopaddocksunder.example/work/">
</head>
<body>
<header><a href="https://twopaddocksunder.example/">Two Paddocks Under</a> <nav><a href="/cellar-door/">Cellar door</a> <a href="/work/">Work</a></nav></header>
<main>
<h1>Work on the hill</h1>
<p>Members of our club get free freight over $250.</p>

<article typeof="schema:JobPosting" resource="https://twopaddocksunder.example/work/assistant-winemaker">
  <h2 property="schema:title">Assistant Winemaker</h2>
  <meta property="schema:identifier" content="TPU-26-09">
  <p>with <span property="schema:hiringOrganization" typeof="schema:Organization"><span property="schema:name">Two Paddocks Under</span></span>,
  <span property="schema:jobLocation" typeof="schema:Place"><span property="schema:address" typeof="schema:PostalAddress"><span property="schema:addressLocality">Nuriootpa</span> <span property="schema:addressRegion">SA</span> <span property="schema:postalCode">5355</span><meta property="schema:addressCountry" content="AU"></span></span></p>
  <p>Listed <time property="schema:datePosted" datetime="2026-11-17">last Tuesday week</time>, open until <time property="schema:validThrough" datetime="2026-12-15T17:00:00+10:30">5 in the afternoon, 15 December</time>.</p>
  <p><span property="schema:employmentType" content="FULL_TIME">Full time, all year</span>.
  <span property="schema:baseSalary" typeof="schema:MonetaryAmount"><meta property="schema:currency" content="AUD"><span property="schema:value" typeof="schema:QuantitativeValue">$<span property="schema:minValue" content="79000">79,000</span> to $<span property="schema:maxValue" content="88500">88,500</span><meta property="schema:unitText" content="YEAR"></span></span> and a case a month.</p>
  <div property="schema:description"><p>Basket press, old vines, no excuses.</p></div>
  <p><a property="schema:url" href="https://twopaddocksunder.example/work/assistant-winemaker">Read it all</a></p>
</article>

<article typeof="schema:JobPosting" resource="https://twopaddocksunder.example/work/vintage-cellar-hands">
  <h2 property="schema:title">Vintage Cellar Hands 2027</h2>
  <meta property="schema:identifier" content="TPU-26-11">
  <p>with <span property="schema:hiringOrganization" typeof="schema:Organization"><span property="schema:name">Two Paddocks Under</span></span>, at either estate:
  <span property="schema:jobLocation" typeof="schema:Place"><span property="schema:address" typeof="schema:PostalAddress"><span property="schema:addressLocality">Nuriootpa</span> <span property="schema:addressRegion">SA</span><meta property="schema:addressCountry" content="AU"></span></span> or
  <span property="schema:jobLocation" typeof="schema:Place"><span property="schema:address" typeof="schema:PostalAddress"><span property="schema:addressLocality">Clare</span> <span property="schema:addressRegion">SA</span><meta property="schema:addressCountry" content="AU"></span></span></p>
  <p>Listed <time property="schema:datePosted" datetime="2026-11-23">this week</time>, open until <time property="schema:validThrough" datetime="2027-01-10">the tenth of January</time>.</p>
  <p><span property="schema:employmentType" content="CONTRACTOR">Nine weeks</span>.
  <span property="schema:baseSalary" typeof="schema:MonetaryAmount"><meta property="schema:currency" content="AUD"><span property="schema:value" typeof="schema:QuantitativeValue">$<span property="schema:value" content="33.4">33.40</span> an hour<meta property="schema:unitText" content="HOUR"></span></span>, nights a fifth more.</p>
  <div property="schema:description"><p>Hoses, pumps, and singing.</p></div>
  <p><a property="schema:url" href="https://twopaddocksunder.example/work/vintage-cellar-hands">Read it all</a></p>
</article>

<article typeof="schema:JobPosting" resource="https://twopaddocksunder.example/work/cellar-door-host">
  <h2 property="schema:title">Cellar Door Host &#8212; Weekends</h2>
  <meta property="schema:identifier" content="TPU-26-12">
  <p>with our neighbours, <span property="schema:hiringOrganization" typeof="schema:Organization"><span property="schema:name">Wren &amp; Furrow</span></span>,
  <span property="schema:jobLocation" typeof="schema:Place"><span property="schema:address" typeof="schema:PostalAddress"><span property="schema:addressLocality">Tanunda</span> <span property="schema:addressRegion">South Australia</span><meta property="schema:addressCountry" content="AU"></span></span></p>
  <p>Listed <time property="schema:datePosted" datetime="2026-11-24">on Tuesday</time>. Open until somebody says yes.</p>
  <p><span property="schema:employmentType" content="PART_TIME">Part time</span>.</p>
  <div property="schema:description"><p>Fifty pours, fifty stories, one of them true.</p></div>
  <p><a property="schema:url" href="https://twopaddocksunder.example/work/cellar-door-host">Read it all</a></p>
</article>

<article typeof="schema:JobPosting" resource="https://twopaddocksunder.example/work/wine-club-writer">
  <h2 property="schema:title">Wine Club Writer</h2>
  <meta property="schema:identifier" content="TPU-26-13">
  <p>with <span property="schema:hiringOrganization" typeof="schema:Organization"><span property="schema:name">Two Paddocks Under</span></span>, <span property="schema:jobLocationType" content="TELECOMMUTE">from wherever you drink it</span><span property="schema:applicantLocationRequirements" typeof="schema:Country"> in <span property="schema:name">Australia</span></span></p>
  <p>Listed <time property="schema:datePosted" datetime="2026-11-20">lately</time>, open until <time property="schema:validThrough" datetime="2026-12-31">the end of the year</time>.</p>
  <p><span property="schema:employmentType" content="CONTRACTOR">A letter a month, as a contractor</span>.</p>
  <div property="schema:description"><p>No "notes of". We mean it.</p></div>
  <p><a property="schema:url" href="https://twopaddocksunder.example/work/wine-club-writer">Read it all</a></p>
</article>

<section>
<h2>Nothing for you?</h2>
<form action="/work/list" method="post"><label>Your mail <input name="mail" type="email"></label> <button>Tell me next time</button></form>
</section>
</main>
<footer>&copy; 2026 Two Paddocks Under, Nuriootpa</footer>
</body>
</html>
`,
  expected: [
    {
      title: "Assistant Winemaker",
      employer: "Two Paddocks Under",
      reference: "TPU-26-09",
      places: ["Nuriootpa SA"],
      pay: { min: 79_000, max: 88_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-15T06:30:00Z",
      remote: false,
      live: true,
      url: "https://twopaddocksunder.example/work/assistant-winemaker",
    },
    {
      title: "Vintage Cellar Hands 2027",
      employer: "Two Paddocks Under",
      reference: "TPU-26-11",
      places: ["Nuriootpa SA", "Clare SA"],
      pay: { min: 33.4, max: 33.4, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-23",
      closes: "2027-01-10",
      remote: false,
      live: true,
      url: "https://twopaddocksunder.example/work/vintage-cellar-hands",
    },
    {
      title: "Cellar Door Host — Weekends",
      employer: "Wren & Furrow",
      reference: "TPU-26-12",
      places: ["Tanunda SA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://twopaddocksunder.example/work/cellar-door-host",
    },
    {
      title: "Wine Club Writer",
      employer: "Two Paddocks Under",
      reference: "TPU-26-13",
      places: [],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-20",
      closes: "2026-12-31",
      remote: true,
      live: true,
      url: "https://twopaddocksunder.example/work/wine-club-writer",
    },
  ],
};

/** Usual: the vacancies page of an independent schools' association in microdata, an item for each job whose title is a link, facts in visible words and in hidden elements, the school as a thing with its own name, an address within a place, pay as a thing within a thing with a unit or as plain words, kinds as codes or in the association's words, days in attributes beside days for people, a conference and a fee among the items, one from home, one past its end. */
export const schoolsVacanciesMicrodata = {
  name: "held-24 microdata of an independent schools' association",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Vacancies at our schools | Small Schools Together</title>
<link rel="canonical" href="https://smallschools.example/vacancies">
</head>
<body>
<header itemscope itemtype="https://schema.org/Organization"><a itemprop="url" href="https://smallschools.example/"><span itemprop="name">Small Schools Together</span></a> <span itemprop="telephone">02 5550 9912</span></header>
<nav><a href="/schools">Schools</a> <a href="/events">Events</a> <a href="/vacancies">Vacancies</a></nav>
<main>
<h1>Vacancies at our schools</h1>
<p>Thirty-one schools, none with more than two hundred children.</p>

<article class="vacancy" itemscope itemtype="https://schema.org/JobPosting">
  <h2><a itemprop="url" href="https://smallschools.example/vacancies/year-3-4-teacher-kiama"><span itemprop="title">Year 3/4 Teacher</span></a></h2>
  <p class="school" itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Blowhole Road School</span></p>
  <p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Kiama</span>, <span itemprop="addressRegion">NSW</span> <span itemprop="postalCode">2533</span><meta itemprop="addressCountry" content="AU"></span></p>
  <p><meta itemprop="employmentType" content="FULL_TIME"><meta itemprop="employmentType" content="TEMPORARY">Full time, for the school year of 2027</p>
  <p itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="AUD"><span itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue">$<span itemprop="minValue" content="87550">87,550</span> to $<span itemprop="maxValue" content="125490">125,490</span> <meta itemprop="unitText" content="YEAR">a year</span></p>
  <div itemprop="description"><p>Twenty-two children, some of whom can already read everything and some of whom are waiting for a reason. You have a room with a view of the sea and an assistant on four mornings.</p><p>We give you two days to plan before the year begins, and $600 to spend on books.</p></div>
  <p class="dates">Listed <time itemprop="datePosted" datetime="2026-11-18">18 November</time>. Apply by <time itemprop="validThrough" datetime="2026-12-11T16:00:00+11:00">4 pm on Friday 11 December</time>.</p>
  <p>Reference <span itemprop="identifier">SST-226</span></p>
</article>

<article class="vacancy" itemscope itemtype="https://schema.org/JobPosting">
  <h2><a itemprop="url" href="https://smallschools.example/vacancies/groundsperson-bus-driver-bellingen"><span itemprop="title">Groundsperson &amp; Bus Driver</span></a></h2>
  <p class="school" itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Never Never River School</span></p>
  <p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Bellingen</span>, <span itemprop="addressRegion">NSW</span> <span itemprop="postalCode">2454</span><meta itemprop="addressCountry" content="AU"></span></p>
  <p><meta itemprop="employmentType" content="PART_TIME">Part time, 30 hours in term</p>
  <p itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="AUD"><span itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue">$<span itemprop="value">34.85</span> <meta itemprop="unitText" content="HOUR">an hour</span></p>
  <div itemprop="description"><p>You drive the bus at eight and at three, and in between you mow, mend and chase the goat. The children will show you where everything is.</p></div>
  <p class="dates">Listed <time itemprop="datePosted" datetime="2026-11-20">20 November</time>. Open until we find you.</p>
  <p>Reference <span itemprop="identifier">SST-229</span></p>
</article>

<aside itemscope itemtype="https://schema.org/Event">
  <h2 itemprop="name">Principals' Conference 2027</h2>
  <p><time itemprop="startDate" datetime="2027-03-12">12 March 2027</time>, <span itemprop="location">Katoomba NSW</span></p>
  <p itemprop="offers" itemscope itemtype="https://schema.org/Offer">Members pay $<span itemprop="price">420</span><meta itemprop="priceCurrency" content="AUD">, and <a itemprop="url" href="https://smallschools.example/events/principals-2027">book here</a>.</p>
</aside>

<article class="vacancy" itemscope itemtype="https://schema.org/JobPosting">
  <h2><a itemprop="url" href="https://smallschools.example/vacancies/enrolments-registrar"><span itemprop="title">Enrolments Registrar</span></a></h2>
  <p class="school" itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Small Schools Together</span></p>
  <p><meta itemprop="jobLocationType" content="TELECOMMUTE"><span itemprop="applicantLocationRequirements" itemscope itemtype="https://schema.org/Country"><meta itemprop="name" content="Australia"></span>Work from home</p>
  <p><meta itemprop="employmentType" content="PART_TIME">Part time, three days</p>
  <p itemprop="baseSalary">By agreement</p>
  <div itemprop="description"><p>Nine of our schools share one registrar, and she is going to grow olives. You answer parents, keep the waiting lists honest and know the rules of three states.</p><p>Parents ring in the evening, so one of your days ends at eight.</p></div>
  <p class="dates">Listed <time itemprop="datePosted" datetime="2026-11-24">24 November</time>. Apply by <time itemprop="validThrough" datetime="2027-01-15">15 January 2027</time>.</p>
  <p>Reference <span itemprop="identifier">SST-231</span></p>
</article>

<article class="vacancy" itemscope itemtype="https://schema.org/JobPosting">
  <h2><a itemprop="url" href="https://smallschools.example/vacancies/music-teacher-mullumbimby"><span itemprop="title">Music Teacher</span></a></h2>
  <p class="school" itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Brunswick Valley Community School</span></p>
  <p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Mullumbimby</span>, <span itemprop="addressRegion">NSW</span> <span itemprop="postalCode">2482</span><meta itemprop="addressCountry" content="AU"></span></p>
  <p><meta itemprop="employmentType" content="PART_TIME">Part time</p>
  <div itemprop="description"><p>Forty ukuleles and one cello.</p></div>
  <p class="dates">Listed <time itemprop="datePosted" datetime="2026-10-19">19 October</time>. Applications closed on <time itemprop="validThrough" datetime="2026-11-13T16:00:00+11:00">13 November</time>.</p>
  <p>Reference <span itemprop="identifier">SST-218</span></p>
</article>
</main>
<footer><p>Small Schools Together Inc. Membership costs $1,100 a year for a school.</p></footer>
</body>
</html>
`,
  expected: [
    {
      title: "Year 3/4 Teacher",
      employer: "Blowhole Road School",
      reference: "SST-226",
      places: ["Kiama NSW"],
      pay: { min: 87_550, max: 125_490, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-18",
      closes: "2026-12-11T05:00:00Z",
      remote: false,
      live: true,
      url: "https://smallschools.example/vacancies/year-3-4-teacher-kiama",
    },
    {
      title: "Groundsperson & Bus Driver",
      employer: "Never Never River School",
      reference: "SST-229",
      places: ["Bellingen NSW"],
      pay: { min: 34.85, max: 34.85, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://smallschools.example/vacancies/groundsperson-bus-driver-bellingen",
    },
    {
      title: "Enrolments Registrar",
      employer: "Small Schools Together",
      reference: "SST-231",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: "2027-01-15",
      remote: true,
      live: true,
      url: "https://smallschools.example/vacancies/enrolments-registrar",
    },
    {
      title: "Music Teacher",
      employer: "Brunswick Valley Community School",
      reference: "SST-218",
      places: ["Mullumbimby NSW"],
      live: false,
    },
  ],
};

/** Usual: the careers page of a small chain of bakeries from a site builder, no structure but headings and paragraphs in blocks, the facts of each job as lines with strong labels, buttons that lead to a form, a slogan and customers' words as headings of their own, a job that is struck out with a note that it is filled, opening hours below. */
export const bakerySiteBuilderPage = {
  name: "held-26 site builder page of bakeries",
  extension: "html",
  contentType: "text/html;charset=utf-8",
  text: String.raw`<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <title>Join us &mdash; Crumb &amp; Kettle Bakeries</title>
    <meta property="og:site_name" content="Crumb &amp; Kettle Bakeries">
    <meta property="og:url" content="https://www.crumbandkettle.example/join-us">
    <link rel="canonical" href="https://www.crumbandkettle.example/join-us">
  </head>
  <body id="collection-5f2c" class="page-type-page">
    <header><a href="/">Crumb &amp; Kettle</a><nav><a href="/menu">Menu</a> <a href="/shops">Shops</a> <a href="/join-us">Join us</a> <a href="/cart">Cart (0)</a></nav></header>
    <main>
      <section class="page-section">
        <div class="sqx-block html-block"><div class="sqx-block-content">
          <h1>Join us</h1>
          <p>We start early, we finish early, and nobody goes home without a loaf.</p>
        </div></div>
      </section>
      <section class="page-section">
        <div class="sqx-block html-block"><div class="sqx-block-content">
          <h3>Head Baker</h3>
          <p><strong>Where:</strong> Castlemaine, VIC<br><strong>Hours:</strong> Full-time, 3am&ndash;11am<br><strong>Pay:</strong> $78k&ndash;$85k + super<br><strong>Apply by:</strong> 12th December 2026</p>
          <p>Sourdough is a personality. You&rsquo;ve kept one alive for five years and led a crew of four.</p>
        </div></div>
        <div class="sqx-block button-block"><a href="/apply/head-baker" class="sqx-button">Apply</a></div>
      </section>
      <section class="page-section">
        <div class="sqx-block html-block"><div class="sqx-block-content">
          <h3>Barista / All-rounder</h3>
          <p><strong>Where:</strong> Daylesford, VIC<br><strong>Hours:</strong> Casual, weekends<br><strong>Pay:</strong> from $32.06 an hour<br><strong>Apply by:</strong> whenever &ndash; we&rsquo;re always looking</p>
          <p>You know the difference between a flat white and a latte, and you know not to explain it.</p>
        </div></div>
        <div class="sqx-block button-block"><a href="/apply/barista" class="sqx-button">Apply</a></div>
      </section>
      <section class="page-section">
        <div class="sqx-block quote-block"><blockquote>&ldquo;Best vanilla slice west of the Great Divide.&rdquo;</blockquote><p>&mdash; Nola, customer since 2014</p></div>
      </section>
      <section class="page-section">
        <div class="sqx-block html-block"><div class="sqx-block-content">
          <h3>Delivery Driver</h3>
          <p><strong>Where:</strong> Castlemaine, VIC<br><strong>Hours:</strong> Part-time, Mon&ndash;Fri 4am&ndash;9am<br><strong>Pay:</strong> $29.80 per hour<br><strong>Apply by:</strong> 18th December 2026</p>
          <p>Our van. Your playlist. About 140 km a day.</p>
        </div></div>
        <div class="sqx-block button-block"><a href="/apply/driver" class="sqx-button">Apply</a></div>
      </section>
      <section class="page-section">
        <div class="sqx-block html-block"><div class="sqx-block-content">
          <h3><s>Apprentice Pastry Cook</s> &ndash; position filled</h3>
          <p><s><strong>Where:</strong> Castlemaine, VIC<br><strong>Hours:</strong> Full-time</s></p>
          <p>Welcome, Asha!</p>
        </div></div>
      </section>
    </main>
    <footer><p>Crumb &amp; Kettle Bakeries Pty Ltd. Open 6am&ndash;3pm, closed Tuesdays.</p><p><a href="mailto:hello@crumbandkettle.example">hello@crumbandkettle.example</a></p><p>Gift cards from $25.</p></footer>
  </body>
</html>
`,
  expected: [
    {
      title: "Head Baker",
      employer: "Crumb & Kettle Bakeries",
      places: ["Castlemaine VIC"],
      pay: { min: 78_000, max: 85_000, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://www.crumbandkettle.example/apply/head-baker",
    },
    {
      title: "Barista / All-rounder",
      employer: "Crumb & Kettle Bakeries",
      places: ["Daylesford VIC"],
      workTypes: ["Casual"],
      posted: null,
      closes: null,
      remote: false,
      live: true,
      url: "https://www.crumbandkettle.example/apply/barista",
    },
    {
      title: "Delivery Driver",
      employer: "Crumb & Kettle Bakeries",
      places: ["Castlemaine VIC"],
      pay: { min: 29.8, max: 29.8, interval: "hour" },
      workTypes: ["Part time"],
      posted: null,
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://www.crumbandkettle.example/apply/driver",
    },
    { title: "Apprentice Pastry Cook", places: ["Castlemaine VIC"], live: false },
  ],
};

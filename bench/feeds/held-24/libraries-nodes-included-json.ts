/** Usual: a public libraries association's vacancies as nodes of its content system's JSON:API, towns, kinds and councils as terms and nodes that are included below and joined by relationships, machine names with a prefix, pay in words beside two decimals as text, a closing moment with Adelaide's offset, bodies as value and processed, an alias of the path, a link with a title to apply, the person who typed each and the type of node included too, an unpublished node. */
export const librariesNodesIncludedJson = {
  name: "held-24 included nodes of a libraries association",
  extension: "json",
  contentType: "application/vnd.api+json",
  text: String.raw`{
  "jsonapi": { "version": "1.0", "meta": { "links": { "self": { "href": "http://jsonapi.org/format/1.0/" } } } },
  "data": [
    {
      "type": "node--vacancy",
      "id": "c0b9d9a2-17f1-4a28-8f1a-30d0e51c7a01",
      "links": { "self": { "href": "https://www.openshelves.example/jsonapi/node/vacancy/c0b9d9a2-17f1-4a28-8f1a-30d0e51c7a01" } },
      "attributes": {
        "drupal_internal__nid": 6104,
        "langcode": "en",
        "status": true,
        "title": "Children's Librarian",
        "created": "2026-11-17T23:40:00+00:00",
        "changed": "2026-11-24T05:11:32+00:00",
        "sticky": false,
        "path": { "alias": "/vacancies/childrens-librarian", "pid": 5521, "langcode": "en" },
        "body": { "value": "<p>Story time is at ten on Tuesdays, and sixty people come, of whom half can walk.</p>", "format": "basic_html", "processed": "<p>Story time is at ten on Tuesdays, and sixty people come, of whom half can walk. You plan it, you do the voices, and for the rest of the week you look after a collection of 14,000 books that are returned with jam on them.</p><p>The council has put aside $85,000 for a new children's corner, and you will help to spend it.</p>", "summary": "" },
        "field_vacancy_number": "OS-540",
        "field_salary": "$78,420 - $84,906 per annum",
        "field_salary_from": "78420.00",
        "field_salary_to": "84906.00",
        "field_closing": "2026-12-14T17:00:00+10:30",
        "field_work_from_home": false,
        "field_apply": { "uri": "https://talyalgacouncil.example/jobs/540", "title": "Apply on the council's site", "options": [] }
      },
      "relationships": {
        "node_type": { "data": { "type": "node_type--node_type", "id": "2f7ac3a0-0001-4b0e-9d5a-000000000001", "meta": { "drupal_internal__target_id": "vacancy" } } },
        "uid": { "data": { "type": "user--user", "id": "9c000000-0000-4000-8000-000000000044", "meta": { "drupal_internal__target_id": 44 } } },
        "field_employer": { "data": { "type": "node--organisation", "id": "e1000000-0000-4000-8000-000000000011" } },
        "field_town": { "data": [{ "type": "taxonomy_term--town", "id": "a7000000-0000-4000-8000-000000000021" }] },
        "field_work_type": { "data": [{ "type": "taxonomy_term--work_type", "id": "b3000000-0000-4000-8000-000000000031" }] }
      }
    },
    {
      "type": "node--vacancy",
      "id": "c0b9d9a2-17f1-4a28-8f1a-30d0e51c7a02",
      "links": { "self": { "href": "https://www.openshelves.example/jsonapi/node/vacancy/c0b9d9a2-17f1-4a28-8f1a-30d0e51c7a02" } },
      "attributes": {
        "drupal_internal__nid": 6111,
        "langcode": "en",
        "status": true,
        "title": "Mobile Library Driver & Assistant",
        "created": "2026-11-19T22:05:30+00:00",
        "changed": "2026-11-19T22:05:30+00:00",
        "sticky": true,
        "path": { "alias": "/vacancies/mobile-library-driver-assistant", "pid": 5528, "langcode": "en" },
        "body": { "value": "<p>The truck stops in nineteen towns over a fortnight.</p>", "format": "basic_html", "processed": "<p>The truck stops in nineteen towns over a fortnight, and at each of them somebody has been waiting. You drive it, park it on ground that is nearly flat, lend the books and bring the news.</p><p>The roster starts from either depot. You need an MR licence, and the patience to reverse.</p>", "summary": "" },
        "field_vacancy_number": "OS-543",
        "field_salary": "$36.14 per hour",
        "field_salary_from": "36.14",
        "field_salary_to": null,
        "field_closing": "2026-12-18T17:00:00+10:30",
        "field_work_from_home": false,
        "field_apply": { "uri": "https://lowermurraylibraries.example/work/mobile", "title": "", "options": [] }
      },
      "relationships": {
        "node_type": { "data": { "type": "node_type--node_type", "id": "2f7ac3a0-0001-4b0e-9d5a-000000000001", "meta": { "drupal_internal__target_id": "vacancy" } } },
        "uid": { "data": { "type": "user--user", "id": "9c000000-0000-4000-8000-000000000044", "meta": { "drupal_internal__target_id": 44 } } },
        "field_employer": { "data": { "type": "node--organisation", "id": "e1000000-0000-4000-8000-000000000012" } },
        "field_town": { "data": [{ "type": "taxonomy_term--town", "id": "a7000000-0000-4000-8000-000000000022" }, { "type": "taxonomy_term--town", "id": "a7000000-0000-4000-8000-000000000023" }] },
        "field_work_type": { "data": [{ "type": "taxonomy_term--work_type", "id": "b3000000-0000-4000-8000-000000000032" }, { "type": "taxonomy_term--work_type", "id": "b3000000-0000-4000-8000-000000000033" }] }
      }
    },
    {
      "type": "node--vacancy",
      "id": "c0b9d9a2-17f1-4a28-8f1a-30d0e51c7a03",
      "links": { "self": { "href": "https://www.openshelves.example/jsonapi/node/vacancy/c0b9d9a2-17f1-4a28-8f1a-30d0e51c7a03" } },
      "attributes": {
        "drupal_internal__nid": 6115,
        "langcode": "en",
        "status": true,
        "title": "Cataloguer, Community Languages",
        "created": "2026-11-24T00:30:00+00:00",
        "changed": "2026-11-24T00:30:00+00:00",
        "sticky": false,
        "path": { "alias": "/vacancies/cataloguer-community-languages", "pid": 5533, "langcode": "en" },
        "body": { "value": "<p>Forty boxes of books in Dari, Karen and Vietnamese.</p>", "format": "basic_html", "processed": "<p>Forty boxes of books in Dari, Karen and Vietnamese have been given to us, and not one of them can be found by anybody who looks for it. You describe them so that they can be found.</p><p>We post you a box each week, and you post it back, from anywhere in Australia. There is no last day; we read what comes.</p>", "summary": "" },
        "field_vacancy_number": "OS-544",
        "field_salary": "By agreement",
        "field_salary_from": null,
        "field_salary_to": null,
        "field_closing": null,
        "field_work_from_home": true,
        "field_apply": { "uri": "https://www.openshelves.example/apply/544", "title": "Apply", "options": [] }
      },
      "relationships": {
        "node_type": { "data": { "type": "node_type--node_type", "id": "2f7ac3a0-0001-4b0e-9d5a-000000000001", "meta": { "drupal_internal__target_id": "vacancy" } } },
        "uid": { "data": { "type": "user--user", "id": "9c000000-0000-4000-8000-000000000044", "meta": { "drupal_internal__target_id": 44 } } },
        "field_employer": { "data": { "type": "node--organisation", "id": "e1000000-0000-4000-8000-000000000013" } },
        "field_town": { "data": [] },
        "field_work_type": { "data": [{ "type": "taxonomy_term--work_type", "id": "b3000000-0000-4000-8000-000000000034" }] }
      }
    },
    {
      "type": "node--vacancy",
      "id": "c0b9d9a2-17f1-4a28-8f1a-30d0e51c7a04",
      "links": { "self": { "href": "https://www.openshelves.example/jsonapi/node/vacancy/c0b9d9a2-17f1-4a28-8f1a-30d0e51c7a04" } },
      "attributes": {
        "drupal_internal__nid": 6118,
        "langcode": "en",
        "status": false,
        "title": "Branch Manager",
        "created": "2026-11-25T03:00:00+00:00",
        "changed": "2026-11-25T03:00:00+00:00",
        "sticky": false,
        "path": { "alias": null, "pid": null, "langcode": "en" },
        "body": { "value": "<p>Waiting for the council's approval.</p>", "format": "basic_html", "processed": "<p>Waiting for the council's approval.</p>", "summary": "" },
        "field_vacancy_number": "OS-546",
        "field_salary": null,
        "field_salary_from": null,
        "field_salary_to": null,
        "field_closing": null,
        "field_work_from_home": false,
        "field_apply": null
      },
      "relationships": {
        "node_type": { "data": { "type": "node_type--node_type", "id": "2f7ac3a0-0001-4b0e-9d5a-000000000001", "meta": { "drupal_internal__target_id": "vacancy" } } },
        "uid": { "data": { "type": "user--user", "id": "9c000000-0000-4000-8000-000000000044", "meta": { "drupal_internal__target_id": 44 } } },
        "field_employer": { "data": { "type": "node--organisation", "id": "e1000000-0000-4000-8000-000000000011" } },
        "field_town": { "data": [{ "type": "taxonomy_term--town", "id": "a7000000-0000-4000-8000-000000000021" }] },
        "field_work_type": { "data": [{ "type": "taxonomy_term--work_type", "id": "b3000000-0000-4000-8000-000000000031" }] }
      }
    }
  ],
  "included": [
    { "type": "node--organisation", "id": "e1000000-0000-4000-8000-000000000011", "attributes": { "drupal_internal__nid": 210, "status": true, "title": "Talyalga Council Libraries", "field_website": { "uri": "https://talyalgacouncil.example", "title": "" } } },
    { "type": "node--organisation", "id": "e1000000-0000-4000-8000-000000000012", "attributes": { "drupal_internal__nid": 214, "status": true, "title": "Lower Murray Libraries", "field_website": { "uri": "https://lowermurraylibraries.example", "title": "" } } },
    { "type": "node--organisation", "id": "e1000000-0000-4000-8000-000000000013", "attributes": { "drupal_internal__nid": 201, "status": true, "title": "Open Shelves Association", "field_website": { "uri": "https://www.openshelves.example", "title": "" } } },
    { "type": "taxonomy_term--town", "id": "a7000000-0000-4000-8000-000000000021", "attributes": { "drupal_internal__tid": 71, "name": "Port Augusta SA" } },
    { "type": "taxonomy_term--town", "id": "a7000000-0000-4000-8000-000000000022", "attributes": { "drupal_internal__tid": 74, "name": "Murray Bridge SA" } },
    { "type": "taxonomy_term--town", "id": "a7000000-0000-4000-8000-000000000023", "attributes": { "drupal_internal__tid": 75, "name": "Loxton SA" } },
    { "type": "taxonomy_term--work_type", "id": "b3000000-0000-4000-8000-000000000031", "attributes": { "drupal_internal__tid": 90, "name": "Full-time" } },
    { "type": "taxonomy_term--work_type", "id": "b3000000-0000-4000-8000-000000000032", "attributes": { "drupal_internal__tid": 91, "name": "Part-time" } },
    { "type": "taxonomy_term--work_type", "id": "b3000000-0000-4000-8000-000000000033", "attributes": { "drupal_internal__tid": 93, "name": "Fixed-term" } },
    { "type": "taxonomy_term--work_type", "id": "b3000000-0000-4000-8000-000000000034", "attributes": { "drupal_internal__tid": 94, "name": "Casual" } },
    { "type": "user--user", "id": "9c000000-0000-4000-8000-000000000044", "attributes": { "display_name": "Ngaire at the office" } },
    { "type": "node_type--node_type", "id": "2f7ac3a0-0001-4b0e-9d5a-000000000001", "attributes": { "drupal_internal__type": "vacancy", "name": "Vacancy", "description": "A position with a member library." } }
  ],
  "meta": { "count": 4 },
  "links": { "self": { "href": "https://www.openshelves.example/jsonapi/node/vacancy?include=field_employer,field_town,field_work_type,uid,node_type&page%5Blimit%5D=50" } }
}
`,
  expected: [
    {
      title: "Children's Librarian",
      employer: "Talyalga Council Libraries",
      reference: "OS-540",
      places: ["Port Augusta SA"],
      pay: { min: 78_420, max: 84_906, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T23:40:00Z",
      closes: "2026-12-14T06:30:00Z",
      remote: false,
      live: true,
      url: "https://talyalgacouncil.example/jobs/540",
    },
    {
      title: "Mobile Library Driver & Assistant",
      employer: "Lower Murray Libraries",
      reference: "OS-543",
      places: ["Murray Bridge SA", "Loxton SA"],
      pay: { min: 36.14, max: 36.14, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-19T22:05:30Z",
      closes: "2026-12-18T06:30:00Z",
      remote: false,
      live: true,
      url: "https://lowermurraylibraries.example/work/mobile",
    },
    {
      title: "Cataloguer, Community Languages",
      employer: "Open Shelves Association",
      reference: "OS-544",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T00:30:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://www.openshelves.example/apply/544",
    },
    {
      title: "Branch Manager",
      reference: "OS-546",
      places: ["Port Augusta SA"],
      live: false,
    },
  ],
};

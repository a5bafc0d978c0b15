/** Rarer: the dump of a table of a joiners' association's own board from a database tool: comments and settings at the head, the table as it is made with sets of words, rows in one insert with doubled and escaped quotes, a state of each of which one is a draft and one filled, a second table of members that is no job. */
export const joineryTableDumpSql = {
  name: "held-26 table dump of a joiners' association",
  extension: "sql",
  contentType: "application/sql",
  text: String.raw`-- phpMyAdmin SQL Dump
-- version 5.2.1
-- https://www.phpmyadmin.net/
--
-- Host: localhost
-- Generation Time: Nov 26, 2026 at 03:12 PM

SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
START TRANSACTION;
SET time_zone = "+00:00";

--
-- Database: "joiners_web"
--

-- --------------------------------------------------------

CREATE TABLE jobs (
  id int(11) NOT NULL,
  title varchar(200) NOT NULL,
  company varchar(200) NOT NULL,
  suburb varchar(80) DEFAULT NULL,
  state varchar(3) DEFAULT NULL,
  job_type enum('full_time','part_time','casual','contract') NOT NULL,
  salary_min decimal(10,2) DEFAULT NULL,
  salary_max decimal(10,2) DEFAULT NULL,
  salary_period enum('hour','week','year') DEFAULT NULL,
  description text,
  apply_url varchar(255) DEFAULT NULL,
  date_posted date DEFAULT NULL,
  closing_date date DEFAULT NULL,
  status enum('draft','published','filled') NOT NULL DEFAULT 'draft'
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

INSERT INTO jobs (id, title, company, suburb, state, job_type, salary_min, salary_max, salary_period, description, apply_url, date_posted, closing_date, status) VALUES
(901, 'Cabinet Maker', 'Dovetail & Daughters', 'Nundah', 'QLD', 'full_time', 38.00, 44.50, 'hour', '<p>Kitchens that don''t squeak.</p>\r\n<p>Nine of us, one CNC; it cost $240,000 and it is called Bruce.</p>', 'https://dovetaildaughters.example/jobs/cabinet-maker', '2026-11-16', '2026-12-11', 'published'),
(903, 'Estimator (Joinery)', 'O\'Rourke Fitouts', 'Bankstown', 'NSW', 'part_time', 90000.00, 105000.00, 'year', '<p>Three days a week, pro rata; plans in (mostly) PDF.</p>', 'https://orourkefitouts.example/careers/estimator', '2026-11-20', '2027-01-08', 'published'),
(906, 'Site Installer', 'Plumbline Shopfitters', 'Subiaco', 'WA', 'contract', NULL, NULL, NULL, '<p>ABN needed. Nights, shopping centres, coffee.</p>', 'https://plumblineshopfitters.example/installer', '2026-11-24', NULL, 'published'),
(907, 'Apprentice Joiner', 'Dovetail & Daughters', 'Nundah', 'QLD', 'full_time', NULL, NULL, NULL, '', NULL, NULL, NULL, 'draft'),
(884, 'French Polisher', 'Old Grain Restorations', 'Norwood', 'SA', 'casual', 36.00, 36.00, 'hour', '<p>Shellac.</p>', 'https://oldgrain.example/polisher', '2026-10-05', '2026-12-31', 'filled');

-- --------------------------------------------------------

CREATE TABLE members (
  id int(11) NOT NULL,
  name varchar(200) NOT NULL,
  suburb varchar(80) DEFAULT NULL,
  paid_until date DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

INSERT INTO members (id, name, suburb, paid_until) VALUES
(1, 'Dovetail & Daughters', 'Nundah', '2027-06-30'),
(2, 'Old Grain Restorations', 'Norwood', '2026-06-30');

COMMIT;
`,
  expected: [
    {
      title: "Cabinet Maker",
      employer: "Dovetail & Daughters",
      reference: "901",
      places: ["Nundah QLD"],
      pay: { min: 38, max: 44.5, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://dovetaildaughters.example/jobs/cabinet-maker",
    },
    {
      title: "Estimator (Joinery)",
      employer: "O'Rourke Fitouts",
      reference: "903",
      places: ["Bankstown NSW"],
      pay: { min: 90_000, max: 105_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://orourkefitouts.example/careers/estimator",
    },
    {
      title: "Site Installer",
      employer: "Plumbline Shopfitters",
      reference: "906",
      places: ["Subiaco WA"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://plumblineshopfitters.example/installer",
    },
    {
      title: "French Polisher",
      employer: "Old Grain Restorations",
      reference: "884",
      places: ["Norwood SA"],
      live: false,
    },
  ],
};

/** The sign in an employer's logo, drawn in white in a square of 32 units. */
export const marks = {
  "redgum-ridge-motors":
    '<path d="M5 20L12 10l4.5 5.5L20 12l7 8z"/><path d="M9 24.5a7 7 0 0 1 14 0h-3.4a3.6 3.6 0 0 0-7.2 0z"/>',
  "tin-shed-diesel":
    '<path d="M5 14.5L16 7l11 7.5v2H5z"/><path d="M7 18h3v8H7zM12 18h3v8h-3zM17 18h3v8h-3zM22 18h3v8h-3z"/>',
  "paperlantern-early-learning":
    '<path d="M15 4h2v4h-2zM12 8h8v2h-8zM12 23h8v2h-8z"/><path d="M11 11h10c4 3.4 4 7.6 0 11H11c-4-3.4-4-7.6 0-11zm2.5 2a9 9 0 0 0 0 7h1.500v-7zm5 0H17v7h1.500a9 9 0 0 0 0-7z" fill-rule="evenodd"/><path d="M15 25h2v3h-2z"/>',
  "creekside-kindergarten-cooperative":
    '<path d="M4 20c3-3 5-3 8 0s5 3 8 0 5-3 8 0v3c-3-3-5-3-8 0s-5 3-8 0-5-3-8 0z"/><path d="M16 17c-4-4-3-9 3-12 3 5 2 9-3 12z"/>',
  "the-salt-ledger":
    '<path d="M6 8c4-1.5 7-1 9 .8V25c-2-1.8-5-2.3-9-.8zM26 8c-4-1.5-7-1-9 .8V25c2-1.8 5-2.3 9-.8z"/>',
  "marlowe-and-moth":
    '<path d="M15 10c-4-5-10-4-10-1 0 5 4 8 9 8-4 1-6 5-4 7 2 2 5-2 5-6zM17 10c4-5 10-4 10-1 0 5-4 8-9 8 4 1 6 5 4 7-2 2-5-2-5-6z"/><path d="M15.2 8h1.600v17h-1.600z"/>',
  "fourwire-electrical":
    '<path d="M6 6h2.500v12L13 22v5h-2.500v-4L6 19zM12 6h2.500v10l2 2v9H14v-8l-2-2zM18 6h2.500v11l-2 2v8H21v-7l-2-2zM26 6h-2.500v12L19 22v5h2.500v-4l4.5-4z"/>',
  "sunfold-energy":
    '<path d="M8 20a8 8 0 0 1 16 0z"/><path d="M15 4h2v5h-2zM5.6 8.400L7 7l3.5 3.5-1.4 1.400zM26.4 8.400L25 7l-3.5 3.5 1.4 1.400zM4 22h24v2.200H4zM8 26h16v2H8z"/>',
  "open-verandah-support":
    '<path d="M4 13L16 6l12 7v2.500H4z"/><path d="M6 17h2.400v9H6zM14.8 17h2.400v9h-2.400zM23.6 17H26v9h-2.400zM4 26h24v2H4z"/>',
  "twelve-tides-community":
    '<path d="M16 5a11 11 0 0 1 11 11c-3-3-5-3-7.5 0s-4.5 3-7 0-4.5-3-7.5 0A11 11 0 0 1 16 5z"/><path d="M5.6 20c3-2.5 5-2.5 7 0s4.5 2.5 7 0 4.5-2.5 6.8 0A11 11 0 0 1 5.6 20z"/>',
  "harrow-street-recruitment":
    '<path d="M14.5 5h3L24 27h-4l-1-4h-6l-1 4H8zM15.2 9l-1 4h3.600l-1-4zm-1.6 7l-.8 4h6.400l-.8-4z" fill-rule="evenodd"/>',
  "second-pot-people":
    '<path d="M9 12h13v11a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4zM22 14h2a4 4 0 0 1 0 8h-2v-2.400h2a1.6 1.6 0 0 0 0-3.200h-2zM9 15l-5-3 1-2 4 2z"/><path d="M12 9c-1-2 1-2.5 0-4.500h2c1 2-1 2.5 0 4.500zM17 9c-1-2 1-2.5 0-4.500h2c1 2-1 2.5 0 4.500z"/>',
  "kindred-rosters":
    '<path d="M6 8h20v4H6zM6 14h5v5H6zM13.5 14h5v5h-5zM6 21h5v5H6zM21 21h5v5h-5z"/><circle cx="23.5" cy="16.5" r="2.8"/><circle cx="16" cy="23.5" r="2.8"/>',
  "longpaddle-talent":
    '<path d="M22 4l2 2-9 12c1 3 0 6-4 9l-6-6c3-4 6-5 9-4zM6 8h6v2.400H6zM5 12.500h4v2.400H5z"/>',
  "civic-and-current":
    '<path d="M5 11l11-6 11 6v2H5zM7 15h3v8H7zM22 15h3v8h-3zM5 25h22v2.400H5z"/><path d="M17.5 14l-5 6h3l-1 4.5 5-6h-3z"/>',
  "motor-trades-jobs-alliance":
    '<path d="M14.5 4h3l.6 3 2.6 1.1 2.6-1.7 2.1 2.1-1.7 2.600L24.8 13.700l3 .6v3l-3 .6-1.1 2.6 1.7 2.6-2.1 2.1-2.6-1.7-2.6 1.1-.6 3h-3l-.6-3-2.6-1.1-2.6 1.7-2.1-2.1 1.7-2.600L7.2 17.900l-3-.6v-3l3-.6 1.1-2.6-1.7-2.6 2.1-2.1 2.6 1.700L13.9 7zM16 11a5 5 0 1 0 0 10 5 5 0 0 0 0-10z" fill-rule="evenodd"/>',
  "early-years-employers-network":
    '<circle cx="16" cy="8.5" r="3.5"/><circle cx="8.5" cy="21" r="3.5"/><circle cx="23.5" cy="21" r="3.5"/><path d="M14.2 12l1.8.9-4 6.6-1.8-1zM17.8 12l-1.8.9 4 6.6 1.8-1zM12.5 20h7v2.200h-7z"/>',
  "hosts-hotels-association": '<path d="M8 26V6h4v8h8V6h4v20h-4v-8h-8v8z"/><path d="M5 27h22v2H5z"/>',
  "electrical-contractors-jobs-network":
    '<path d="M10 5h2.600v6H10zM19.4 5H22v6h-2.600zM7.5 12h17v4a8.5 8.5 0 0 1-7 8.400V29h-3v-4.600a8.5 8.5 0 0 1-7-8.400z"/>',
  "community-sector-employers-forum":
    '<circle cx="16" cy="16" r="3.4"/><circle cx="16" cy="7" r="2.6"/><circle cx="23.8" cy="11.5" r="2.6"/><circle cx="23.8" cy="20.5" r="2.6"/><circle cx="16" cy="25" r="2.6"/><circle cx="8.2" cy="20.5" r="2.6"/><circle cx="8.2" cy="11.5" r="2.6"/>',
  "towns-and-tracks-employers-network":
    '<path d="M11 5h2.600L9 27H6zM21 5h-2.600L23 27h3zM11 9h10v2.200H11zM10 14.500h12v2.200H10zM8.6 20h14.800v2.400H8.600z"/>',
  "every-state-jobs-exchange": '<path d="M6 12l4-3 2 1 2-3h3l1 3 2-4 2 4 4 5v5l-4 5-4-1-3-4-5 2-4-1z"/>',
  "first-step-careers": '<path d="M5 27v-5h6v-5h6v-5h6V7h4v20z"/>',
  "bonnet-and-bay-jobs":
    '<path d="M5 20c0-5 2-6 5-6.500L13 9h7l4 4.500c3 .5 4 2 4 6.500h-2.500a3 3 0 0 0-6 0h-6a3 3 0 0 0-6 0z"/><circle cx="10.5" cy="21" r="2.2"/><circle cx="22.5" cy="21" r="2.2"/>',
  "early-years-job-pool":
    '<circle cx="11" cy="10" r="5"/><path d="M19 6h8v8h-8zM11 17l6 10H5zM20 17h2.500v4H27v2.500h-4.500V28H20v-4.500h-4V21h4z"/>',
} as const;

/** A picture for each card of the standard deck, in a 24 by 24 box, drawn as printed line art.
 *
 * The parent fills with paper and gives one ink line with round ends. Class `o` is an open line on
 * paper, `l` a fat open line in the ink of the kind, for what stands on the bare head of a card,
 * `f` a spot of solid ink.
 */
export const PICTURES: Record<string, string> = {
  // Income
  receptionist:
    '<circle cx="8" cy="5.5" r="3.5"/><path d="M2.5 15c0-4 2-5.5 5.5-5.5s5.5 1.5 5.5 5.5M15.5 14a3 3.3 0 0 1 6 0"/><path class="o" d="M18.5 9v1"/><path d="M1.5 14h21v7.5h-21Z"/><path class="o" d="M12 15.8v4M10 17.8h4"/>',
  chef: '<path d="M7 21v-8a4.5 4.5 0 1 1 .5-8.7 5 5 0 0 1 9 0A4.5 4.5 0 1 1 17 13v8Z"/><path class="o" d="M7 17.5h10M10.5 11v3M13.5 11v3"/>',
  teacher:
    '<path d="M1.5 2h21v14h-21Z"/><path class="o" d="M10.5 17.5l5-4.5M17 5.5l2.7 5h-5.4Z"/><circle cx="7" cy="9" r="3.3"/><path d="M1.5 22c0-5 2-7 5.5-7s5.5 2 5.5 7Z"/>',
  electrician:
    '<path class="l" d="M3 4.3L1.8 3M21 4.3L22.2 3"/><path d="M9 17c0-3-4-4-4-8.5a7 7 0 0 1 14 0C19 13 15 14 15 17ZM9 17h6v3l-1.5 2h-3L9 20Z"/><path class="o" d="M13 5.5L10 9.5h4L11 13.5"/>',
  dentist:
    '<path d="M12 5c-2-1.5-8-3-8.5 3C3.2 12 5.5 13 6 17c.4 3 .8 5 2.3 5 2.2 0 1.2-7 3.7-7s1.5 7 3.7 7c1.5 0 1.9-2 2.3-5 .5-4 2.8-5 2.5-9C20 2 14 3.5 12 5Z"/><path class="o" d="M7 8c.2-1.2 1-1.7 2.2-1.5"/>',
  "food-truck":
    '<path d="M2 7h13v12H2ZM15 10h4l3 4.5V19h-7Z"/><path d="M2.5 3.5h12l1.5 5a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0Z"/><path class="o" d="M4.5 14.5h8M18 13.5h2.5"/><circle cx="7" cy="19.5" r="2"/><circle cx="17.5" cy="19.5" r="2"/>',
  "bike-shop":
    '<path d="M3.5 8v13.5h17V8"/><path d="M4 2.5h16l2 5a2.5 2.5 0 0 1-5 1 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5-1Z"/><path class="o" stroke-width="1.3" d="M5.4 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M13.6 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M7.9 17.5l1.6-3.5h5l1.6 3.5M9.5 14l2.5 3.5 2.5-3.5-.5-1.5h1.5M8.5 13h1.5"/>',
  babysitting:
    '<path d="M4 10a2.5 2.5 0 0 0 0 5M20 10a2.5 2.5 0 0 1 0 5"/><circle cx="12" cy="12.5" r="8.5"/><path class="o" d="M12 4c2 1 2 3.5 0 3.5M8.5 11.5h.01M15.5 11.5h.01"/><circle cx="12" cy="16" r="2.2"/><path class="o" d="M12 16h.01"/>',
  tutoring:
    '<circle cx="7" cy="6" r="3.5"/><circle cx="17.5" cy="7.5" r="3"/><path d="M2 17c0-4 1.5-6.5 5-6.5s5 2 5 5c0-2.5 2-4 5-4s5 2 5 5.5"/><path d="M12 15.5c-3-1.5-6-1.5-10-1v6c4-.5 7-.5 10 1 3-1.5 6-1.5 10-1v-6c-4-.5-7-.5-10 1Z"/><path class="o" d="M12 15.5v6"/>',
  "coffee-shop-shifts":
    '<path class="l" d="M8 2c-1.5 2 1.5 3 0 5M13 2c-1.5 2 1.5 3 0 5"/><path d="M16.5 11.5h2a3 3 0 0 1 0 6h-3"/><path d="M4 10h13v5.5a4.5 4.5 0 0 1-4.5 4.5h-4A4.5 4.5 0 0 1 4 15.5Z"/><path d="M2 20h17.5v2H2Z"/>',
  // A: Giving
  "animal-shelter":
    '<path d="M12 2L1.5 11h3v10.5h15V11h3Z"/><path class="f" d="M12 14.5c-1 0-2.5 1.5-2.5 2.7 0 1.3 1.5.8 2.5.8s2.5.5 2.5-.8c0-1.2-1.5-2.7-2.5-2.7Z"/><path class="o" stroke-width="2.3" d="M8.5 13.5v.01M10.7 10.5v.01M13.3 10.5v.01M15.5 13.5v.01"/>',
  "food-bank":
    '<path d="M4.5 12V6L6 2.5h4L11.5 6v6"/><path class="o" d="M17 6.5c0-1.5.5-2.5 1.5-3.5"/><path d="M17 6.8c-1.5-1.5-4.5-1-4.5 2.2v2.5h9V9c0-3.2-3-3.7-4.5-2.2Z"/><path class="o" d="M4.5 6.5h7"/><path d="M2 11h20v10.5H2Z"/><path class="f" d="M12 19c-3-2-3.5-3-3.5-4a1.7 1.7 0 0 1 3.5-.5 1.7 1.7 0 0 1 3.5.5c0 1-.5 2-3.5 4Z"/>',
  scholarships:
    '<path d="M2 3h20v13H2Z"/><path class="o" d="M6 7h12M6 11h4.5"/><path d="M13.5 16v6.5l2.7-1.7 2.8 1.7V16"/><circle cx="16.2" cy="14" r="3.5"/>',
  "help-for-family":
    '<path d="M2 20c0-5 1.5-8 4.5-8s4.5 3 4.5 8ZM13 20c0-5 1.5-8 4.5-8s4.5 3 4.5 8Z"/><circle cx="6.5" cy="9" r="2.8"/><circle cx="17.5" cy="9" r="2.8"/><path d="M8 22c0-3 1.5-5 4-5s4 2 4 5Z"/><circle cx="12" cy="15" r="2.4"/><path d="M12 7.5C9.5 5.5 9 4.5 9 3.5a1.5 1.5 0 0 1 3-.5 1.5 1.5 0 0 1 3 .5c0 1-.5 2-3 4Z"/>',
  // B: Savings
  "college-fund":
    '<path d="M7 6v4l-2.5 2.5V20a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-7.5L17 10V6"/><path d="M12 1.5l9.5 4-9.5 4-9.5-4Z"/><path class="o" d="M21.5 5.5v5"/><path class="o" stroke-width="2.7" d="M8.5 19h.01M12 19h.01M15.5 19h.01M10.2 15.9h.01M13.8 15.9h.01"/>',
  "emergency-fund":
    '<path d="M6 17v4.5h3V19h5v2.5h3V18c1-.7 1.5-1.5 2-2.5h2.5v-5H19c-.3-1-1-2-2-2.6V5c-1.5 0-2.5.7-3.3 1.7-5-.7-10 1.3-10 6 0 2 .9 3.4 2.3 4.3Z"/><path class="o" d="M10 10v5M7.5 12.5h5M16.5 11h.01"/>',
  "retirement-savings":
    '<circle cx="12" cy="4.5" r="3"/><path d="M4 13a8 8 0 0 1 16 0c0 5-3.5 8.5-8 8.5S4 18 4 13Z"/><path class="o" d="M4.3 11c4 0 6-1.5 7.7-4 1.7 2.5 3.7 4 7.7 4M10 18.5c1.3.7 2.7.7 4 0"/><path class="o" stroke-width="1.2" d="M5.8 14.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M13.2 14.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M10.8 14h2.4M8.3 14.3v.3M15.7 14.3v.3"/>',
  "first-home-savings":
    '<circle cx="12" cy="6" r="4.5"/><path class="o" d="M12 5h.01"/><path d="M4 14.5V22h16v-7.5"/><path d="M7.5 8.5h9L22 15H2Z"/><path class="o" d="M10 22v-4.5h4V22M9.5 11.5h5"/>',
  // C: Essential
  groceries:
    '<path d="M4.5 12C3 7.5 4.5 3.5 7.5 1.8c3 1.7 4.5 5.7 3 10.2"/><path class="o" d="M7.5 6v5"/><path d="M12.5 12l3-8c1-2.5 5-1.5 4.3 1.2L18 12"/><path class="o" d="M16 6.5l2 .7"/><path d="M3.5 10l3 1.5L9.3 10l2.7 1.5 2.7-1.5 2.8 1.5 3-1.5-1 12h-15Z"/><path class="o" d="M8.5 16c1.5 2 5.5 2 7 0"/>',
  "shared-apartment":
    '<path d="M3 2h18v20H3Z"/><path class="o" d="M12 2v20M3 12h18M15 22v-5.5h3V22"/><path class="f" d="M6 11.5c0-3 3-3 3 0ZM15 11.5c0-3 3-3 3 0ZM6 21.5c0-3 3-3 3 0Z"/><path class="o" d="M7.5 6.5v.01M16.5 6.5v.01M7.5 16.5v.01"/>',
  rent: '<path d="M14 1.5L5.5 8.5h2.5v5h12v-5h2.5Z"/><path d="M10 16.5h12v3h-1.5v2.5h-3v-2.5H10Z"/><circle cx="6.5" cy="17.5" r="4.7"/><path class="o" stroke-width="2.5" d="M5.8 17.5h.01"/>',
  "child-care":
    '<circle cx="5" cy="6" r="3"/><circle cx="19" cy="6" r="3"/><circle cx="12" cy="12.5" r="9"/><circle cx="12" cy="16" r="3.8"/><path class="o" d="M8 10.5h.01M16 10.5h.01M12 14.7v1.6"/>',
  mortgage:
    '<path d="M3 7.5h15v11H3Z"/><path d="M10.5 1.5L1.5 7.5h18Z"/><path d="M1.8 18.5H19V22H1.8Z"/><path class="o" d="M7 7.5v11M11 7.5v11"/><path d="M16.7 9.5L10.5 15.5H12V22h9.5v-6.5h1.3Z"/><path class="o" d="M16.7 22v-3.5"/>',
  // D: Important
  "transit-pass":
    '<path d="M3.5 3h16a2 2 0 0 1 2 1.5l1 4.5v7h-21V5a2 2 0 0 1 2-2Z"/><path class="o" d="M1.5 9.5h21M8.5 3v6.5M15.5 3v6.5"/><circle cx="6" cy="16.5" r="2.5"/><path d="M11 13h11.5v9H11Z"/><path class="o" d="M14 17.5l2 1.7 3.3-3.5"/>',
  "phone-and-internet":
    '<path d="M7 1.5h10a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2Z"/><path class="o" d="M8 9.5a6 6 0 0 1 8 0M9.9 12.4a3.2 3.2 0 0 1 4.2 0M12 15.5h.01M10.5 19.5h3"/>',
  "doctor-visits":
    '<path class="l" d="M7 3H5v5a4.5 4.5 0 0 0 9 0V3h-2M9.5 12.5V16a5 5 0 0 0 10 0v-3"/><circle cx="19.5" cy="11" r="2.5"/>',
  "student-loan":
    '<path d="M5.5 9v6.5c3 3 10 3 13 0V9"/><path d="M12 3l10.5 5L12 13 1.5 8Z"/><path class="o" d="M12 8l7.5 3v4"/><path d="M16.5 17.5l3-3 3 3v5h-6Z"/><path class="o" d="M19.5 18.2v.01"/>',
  "car-and-gas":
    '<path class="l" d="M10 5h3a2 2 0 0 1 2 2v5"/><path d="M1.5 22V4a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v18Z"/><path class="o" d="M4.5 6h3v3.5h-3Z"/><path d="M10 18v4h3v-2h6v2h3v-4"/><path d="M10.5 15.5l1.5-5h8l1.5 5 1 1v3.5h-13v-3.5Z"/><path class="o" d="M10.5 15.3h11M12.5 17.7h.01M19.5 17.7h.01"/>',
  // E: Additional
  "movie-night":
    '<path d="M5 10l2 12h10l2-12Z"/><path d="M4 10a3 3 0 0 1 2-5 3.5 3.5 0 0 1 6-1 3.5 3.5 0 0 1 6 1 3 3 0 0 1 2 5Z"/><path class="o" d="M9.5 10l.7 12M14.5 10l-.7 12"/>',
  "soccer-club":
    '<circle cx="12" cy="12" r="10"/><path class="f" d="M12 8.5l3.5 2.5-1.3 4H9.8L8.5 11Z"/><path class="o" d="M12 8.5V5M15.5 11l3.5-1M14.2 15l2 3M9.8 15l-2 3M8.5 11L5 10"/>',
  "new-sneakers":
    '<path d="M18 1.5l1.5 3 3 1.5-3 1.5-1.5 3-1.5-3-3-1.5 3-1.5Z"/><path d="M2.5 8.5c1.5 1 4 .8 5-1.7 1-.6 2-.3 2.7.4l4.8 5c1 1 2 1.5 3.5 1.7 2 .3 3.5 1.5 3.5 4.1H2.5Z"/><path d="M1.5 18h21v3.5h-21Z"/><path class="o" d="M11 10L9 11.5M13.5 12.5l-2 1.5"/>',
  "guitar-lessons":
    '<g transform="rotate(42 12 12)"><path d="M11 2h2v12h-2ZM10-1h4v4h-4Z"/><path d="M12 11c2.5 0 3.5 1 3.5 2.5 0 1.3 1.5 2 1.5 5a5 5 0 0 1-10 0c0-3 1.5-3.7 1.5-5C8.5 12 9.5 11 12 11Z"/><circle cx="12" cy="16" r="1.5"/><path class="o" d="M10.5 20.5h3"/></g>',
  "beach-trip":
    '<circle cx="19" cy="16" r="3.5"/><path class="l" d="M9.5 8l4 12"/><path d="M1.5 22.5c4-4.5 17-4.5 21 0Z"/><g transform="rotate(-20 9 8)"><path d="M1 11.5a9 9.5 0 0 1 18 0Z"/><path class="o" d="M7 11.5C7 7 8 4.5 10 2c2 2.5 3 5 3 9.5"/></g>',
  // Windfalls
  "tax-refund":
    '<path d="M5 18V2h14v16"/><circle cx="12" cy="7" r="2.3"/><path d="M2 9.5l10 7 10-7V22H2Z"/><path class="o" d="M2.5 21.5l6-6M21.5 21.5l-6-6"/>',
  insurance:
    '<path class="l" d="M12 11v8.5a2.3 2.3 0 0 1-4.6 0"/><path d="M1.5 14a10.5 10.5 0 0 1 21 0c-1.7-2-5.3-2-7 0-1.7-2-5.3-2-7 0-1.7-2-5.3-2-7 0Z"/><path class="o" d="M8.5 14c0-5 1.5-8.5 3.5-10.5 2 2 3.5 5.5 3.5 10.5"/>',
  "helping-hands":
    '<path d="M12 11.5C8 8.5 7 7 7 5.5A2.5 2.5 0 0 1 12 5a2.5 2.5 0 0 1 5 .5c0 1.5-1 3-5 6Z"/><path d="M2 10.5c0-2 3-2 3 0V14l4.5 4c1 1 1.5 2 1.5 3v1.5H6V21l-3.3-3.5c-.5-.6-.7-1-.7-2ZM22 10.5c0-2-3-2-3 0V14l-4.5 4c-1 1-1.5 2-1.5 3v1.5h5V21l3.3-3.5c.5-.6.7-1 .7-2Z"/>',
  "just-say-no":
    '<path d="M7.7 1.5h8.6l6.2 6.2v8.6l-6.2 6.2H7.7l-6.2-6.2V7.7Z"/><path class="f" d="M8.5 12h7.5v3a3.5 3.5 0 0 1-7 0Z"/><path class="o" d="M8.5 13V8.5M11 12V6.5M13.5 12V6.5M16 13V8.5M8.5 15L6 12.5"/>',
  "bounce-back": '<path d="M10 2.5L2 9l8 6.5V11.5h4a3 3 0 0 1 0 6H8V22h6a7.5 7.5 0 0 0 0-15h-4Z"/>',
  // Life Happens
  "lost-phone":
    '<path stroke-dasharray="2.5 3" d="M3 2h11.5v18.5H3Z"/><path class="o" d="M8 17h1.5"/><path d="M17 17.5l1.5-1.5 4 4.5-1.5 1.5Z"/><circle cx="14.5" cy="13" r="5"/>',
  "sick-pet":
    '<path d="M1.5 3L6 6.5h6.5L17 3v10c0 5-3.5 8-7.7 8s-7.8-3-7.8-8Z"/><path class="o" d="M4.8 11.5c.7 1 2 1 2.6 0M11.2 11.5c.6 1 1.9 1 2.6 0M9.3 14v.01M7.5 17.5c1-1 2.6-1 3.6 0"/><path d="M17.3 16.5V8.5a2.2 2.2 0 0 1 4.4 0v8a3.2 3.2 0 1 1-4.4 0Z"/><path class="o" d="M19.5 12v7"/>',
  "car-trouble":
    '<path class="l" d="M21 10.5c-2.5-3 2.5-4.5 0-8.5"/><path d="M14 13l1.7-7 2.8.7-1.5 7Z"/><path d="M1.5 19.5V15l2-1.5L6 8.5h5.5l2.5 5h7l1.5 2v4Z"/><path class="o" d="M6 13.5h8"/><circle cx="6.5" cy="19.5" r="2.3"/><circle cx="17.5" cy="19.5" r="2.3"/>',
  "burst-pipe":
    '<path class="l" d="M12 7.5V2.3M8.5 7l-3-4M15.5 7l3-4"/><path d="M4 9h5.5L7.8 11.3l1.7 2L7.5 16H4ZM20 9h-5.5l1.7 2.3-1.7 2 2 2.7h3.5Z"/><path d="M1.5 7H5v11H1.5ZM19 7h3.5v11H19Z"/><path d="M12 13.5c2.5 3.5 3.3 4.8 3.3 6a3.3 3 0 0 1-6.6 0c0-1.2.8-2.5 3.3-6Z"/>',
  scam: '<path class="l" d="M16 1.5v7a4.5 4.5 0 0 1-9 0V4.5l3 3.3"/><g transform="rotate(-7 12 16)"><path d="M2 12h20v9.5H2Z"/><path class="f" d="M2 14.5h20v1H2Z"/><path class="o" d="M5.5 18.5h3"/></g>',
  layoff:
    '<path d="M1.5 3.5H11L9 7.5l2.5 3.5L9 15l2 4.5H1.5ZM14.5 4.5l8 1.5-2.5 16-8-1.5-.5-4 3-3.5-1.5-4.5Z"/><circle cx="5.5" cy="8" r="1.5"/><path class="o" d="M5 13h1M5 16h2M18 10l1 .2M17 14l1.5.3M16 17.8l2 .4"/>',
  "closed-doors":
    '<path d="M3.5 2h17v20h-17Z"/><path class="o" d="M12 2v20M9 19v.01M15 19v.01"/><path d="M20.5 3.5l2 3L3.5 17.5l-2-3Z"/><path d="M3.5 3.5l-2 3L20.5 17.5l2-3Z"/><path class="o" d="M4.5 6.5h.01M19.5 14.5h.01"/>',
  "slow-season":
    '<path class="l" d="M3 8L1.8 4.5M5 8l2-3.5"/><path d="M22.5 21H6c-3 0-4.5-1.5-4.5-4v-6.5a2.3 2.3 0 0 1 4.7 0V15c0 1 .7 1.7 2 1.7h11.5Z"/><circle cx="14" cy="11" r="7.5"/><path class="o" d="M14 6.5V11l3 2"/>',
  "change-of-plans":
    '<path d="M10.5 2h3v20.5h-3Z"/><path d="M4 3.5h13l4.5 3.5-4.5 3.5H4Z"/><path d="M20 12.5H7L2.5 16 7 19.5h13Z"/>',
};

/** For a card of another deck: by what it is. */
export const FALLBACK: Record<string, string> = {
  income:
    '<path d="M1.5 5.5h21v13h-21Z"/><circle cx="12" cy="12" r="3"/><path class="o" d="M5.5 12h.01M18.5 12h.01"/>',
  "full-time":
    '<path d="M8.5 8V4h7v4"/><path d="M2 7.5h20V20H2Z"/><path class="o" d="M2 12c6 3 14 3 20 0M12 13v2.5"/>',
  business:
    '<path d="M4 9v12.5h16V9"/><path d="M4.5 2.5h15l2.5 6a3.3 3.3 0 0 1-6.7.5 3.3 3.3 0 0 1-6.6 0A3.3 3.3 0 0 1 2 8.5Z"/><path class="o" d="M13 21.5v-6h4v6M7 15.5h3"/>',
  "part-time": '<circle cx="12" cy="12" r="10"/><path class="o" d="M12 6v6l4 3"/>',
  A: '<path d="M12 21.5C4.5 16 2 12.5 2 8.5a5.2 5.2 0 0 1 10-2 5.2 5.2 0 0 1 10 2c0 4-2.5 7.5-10 13Z"/><path class="o" d="M6 9c0-1.2.5-1.8 1.5-2"/>',
  B: '<rect x="2" y="18" width="10" height="4" rx="1.5"/><rect x="2" y="14" width="10" height="4" rx="1.5"/><rect x="2" y="10" width="10" height="4" rx="1.5"/><rect x="12" y="18" width="10" height="4" rx="1.5"/><rect x="12" y="14" width="10" height="4" rx="1.5"/><circle cx="16.5" cy="6" r="4"/><path class="o" d="M16.5 6h.01"/>',
  C: '<path d="M12 2L1.5 11.5h3V22h15V11.5h3Z"/><path class="o" d="M9.5 22v-7h5v7"/>',
  D: '<path d="M4 4h14.5a3 3 0 0 1 3 2.5l1 5.5v6.5H2V6a2 2 0 0 1 2-2Z"/><path class="o" d="M2 11.5h20.5M8.5 4v7.5M15 4v7.5"/><circle cx="7" cy="18.5" r="2.3"/><circle cx="17" cy="18.5" r="2.3"/>',
  E: '<path d="M7 11l5 11.5L17 11Z"/><path d="M6 11.5a2 2 0 0 1 0-4 6 6 0 0 1 12 0 2 2 0 0 1 0 4Z"/><path class="o" d="M10.5 17l3.5-3"/>',
  windfall: '<path d="M12 1.5l3 7 7.5.6-5.7 5 1.7 7.4L12 17.5l-6.5 4 1.7-7.4-5.7-5L9 8.5Z"/>',
  life: '<path d="M6.5 15.5a5.2 5.2 0 0 1 0-10.4 6 6 0 0 1 11 1 4.7 4.7 0 0 1 0 9.4Z"/><path d="M12.5 11.5L8.5 17.5h3.2l-1.2 5 5.5-7h-3.2l1.7-4Z"/>',
  "extra-income":
    '<path d="M12 7.5C7 7.5 6 2 9 2c2 0 3 3 3 5.5C12 5 13 2 15 2c3 0 2 5.5-3 5.5Z"/><path d="M3.5 12h17v10h-17ZM2 7.5h20V12H2Z"/><path class="o" d="M12 7.5V22"/>',
  relief:
    '<g transform="rotate(-45 12 12)"><path d="M4 7.5h16a4.5 4.5 0 0 1 0 9H4a4.5 4.5 0 0 1 0-9Z"/><path class="o" d="M8 7.5v9M16 7.5v9M11 12h.01M13.5 12h.01"/></g>',
  cancel:
    '<path d="M5.5 2L12 8.5 18.5 2 22 5.5 15.5 12l6.5 6.5-3.5 3.5-6.5-6.5L5.5 22 2 18.5 8.5 12 2 5.5Z"/>',
  bounce: '<path d="M10 2.5L2 9l8 6.5v-4h4.5V22H19V10a3 3 0 0 0-3-3h-6Z"/>',
  expense:
    '<path d="M4 1.5h16v20.5l-2.7-2-2.6 2-2.7-2-2.7 2-2.6-2L4 22Z"/><path class="o" d="M8 6.5h8M8 10.5h8M8 14.5h3M16 14.5h.01"/>',
  "lose-job":
    '<path d="M6.5 8V3.5h11V8h-3V6.5h-5V8Z"/><path d="M2 8h8.5l-1.5 4 2.5 3-2 5H2ZM22 8h-8l-1.5 4 2.5 3-2 5h9Z"/>',
  "lose-part-time":
    '<circle cx="11" cy="13" r="9"/><path class="o" d="M11 8v5l-3 2"/><circle cx="18" cy="6" r="4.5"/><path class="o" d="M16.5 4.5l3 3M19.5 4.5l-3 3"/>',
  "lose-priority":
    '<path d="M3 3h7l1.5 2.5H21V12l-3.5-2-3 3-3-3-3 3L3 10ZM3 14.5l5.5 3 3-3 3 3 3-3 3.5 2V22H3Z"/>',
};

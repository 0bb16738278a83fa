// Small signs for buttons and labels. 24 by 24, drawn in currentColor: solid paper shapes and thick strips.
const solid = (d: string): string => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`;
const thick = (d: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;
const SPEAKER = 'M2,9H6L12,4V20L6,15H2Z';

const ICONS = {
  'sound-on': solid(SPEAKER) + thick('M15.5,9a4.5,4.5 0 0 1 0,6M18.5,6a9,9 0 0 1 0,12', 2.4),
  'sound-off': solid(SPEAKER) + thick('M16,9.5l5,5M21,9.5l-5,5', 2.6),
  sun:
    dot(12, 12, 5) +
    thick(
      'M12,1.8v2M12,20.2v2M1.8,12h2M20.2,12h2M4.8,4.8l1.4,1.4M17.8,17.8l1.4,1.4M4.8,19.2l1.4,-1.4M17.8,6.2l1.4,-1.4',
      2.6,
    ),
  moon: solid('M20.5,14.5A9.5,9.5 0 1 1 10,3A7.5,7.5 0 0 0 20.5,14.5Z'),
  link: thick(
    'M10,14a4.2,4.2 0 0 0 6,0l4,-4a4.2,4.2 0 0 0 -6,-6l-1.5,1.5M14,10a4.2,4.2 0 0 0 -6,0l-4,4a4.2,4.2 0 0 0 6,6l1.5,-1.5',
    2.8,
  ),
  copy: solid(
    'M8,2H19Q21,2 21,4V16Q21,18 19,18H18V8Q18,6 16,6H6V4Q6,2 8,2ZM5,8H14Q16,8 16,10V20Q16,22 14,22H5Q3,22 3,20V10Q3,8 5,8Z',
  ),
  crown: solid('M2,19L3,6L8.5,12L12,3L15.5,12L21,6L22,19Z'),
  bot: solid(
    'M10.7,2.5h2.6v3H18Q21,5.5 21,8.5V18Q21,21 18,21H6Q3,21 3,18V8.5Q3,5.5 6,5.5h4.7ZM8.5,9.5a2.3,2.3 0 1 0 .01,0ZM15.5,9.5a2.3,2.3 0 1 0 .01,0ZM8,16.2h8v2.2H8ZM0,11h2v5H0ZM22,11h2v5h-2Z',
  ),
  tv: solid('M3,3H21Q23,3 23,5V16Q23,18 21,18H3Q1,18 1,16V5Q1,3 3,3ZM4,6V15H20V6ZM6,20H18V22.5H6Z'),
  eye: solid('M1,12Q12,0 23,12Q12,24 1,12ZM12,7.5a4.5,4.5 0 1 0 .01,0Z'),
  cards: solid(
    'M3.2,5.5L8,4V20L6,20.6Q4.5,21 4,19.5L1.2,8Q.9,6.3 3.2,5.5ZM11.5,3H20.5Q22.5,3 22.5,5V19Q22.5,21 20.5,21H11.5Q9.5,21 9.5,19V5Q9.5,3 11.5,3ZM16,8L13,12L16,16L19,12Z',
  ),
  clock: solid('M12,1.5a10.5,10.5 0 1 0 .01,0ZM10.5,6h3v5.5l4,3l-1.7,2.3l-5.3,-4Z'),
  bomb: solid('M10.5,8h3v-2c0,-2 3,-2 3,-4h2c0,3.5 -3,3.5 -3,5v1.3a7.5,7.5 0 1 1 -5,-.3Z'),
  check: thick('M4,13L9.5,18.5L20,6', 4),
  cross: thick('M5.5,5.5L18.5,18.5M18.5,5.5L5.5,18.5', 4),
  left: thick('M20,12H5M11,5.5L4.5,12L11,18.5', 3.6),
  right: thick('M4,12H19M13,5.5L19.5,12L13,18.5', 3.6),
  up: thick('M12,20V5M5.5,11L12,4.5L18.5,11', 3.6),
  down: thick('M12,4V19M5.5,13L12,19.5L18.5,13', 3.6),
  menu: thick('M4,6H20M4,12H16M4,18H20', 3.6),
  keys: thick('M3.5,6H20.5Q22,6 22,7.5V16.5Q22,18 20.5,18H3.5Q2,18 2,16.5V7.5Q2,6 3.5,6ZM8,14.5H16', 2.6) + dot(7, 10, 1.5) + dot(12, 10, 1.5) + dot(17, 10, 1.5),
  help: thick('M7.5,8a4.6,4.6 0 1 1 6.5,4.2Q12,13 12,15.5', 3.4) + dot(12, 20.5, 2.2),
  share: thick('M12,15V4.5M7.5,8L12,3.5L16.5,8', 3) + thick('M5,12V18.5Q5,20.5 7,20.5H17Q19,20.5 19,18.5V12', 3),
  plus: thick('M12,4V20M4,12H20', 4),
  minus: thick('M4,12H20', 4),
  door: solid('M4,2H14V22H4ZM11,11a1.3,1.3 0 1 0 .01,0Z') + thick('M17,12H22M20,9.5L22.5,12L20,14.5', 2.4),
  gear: solid(
    'M10,1.5h4l.6,3l2,.9l2.6,-1.7l2.8,2.9l-1.7,2.5l.9,2l3,.6v3.9l-3,.6l-.9,2l1.7,2.5l-2.8,2.9l-2.6,-1.7l-2,.8l-.6,3h-4l-.6,-3l-2,-.8l-2.6,1.7l-2.8,-2.9l1.7,-2.5l-.8,-2l-3.1,-.6v-3.9l3.1,-.6l.8,-2l-1.7,-2.5l2.8,-2.9l2.6,1.7l2,-.9ZM12,8.5a3.9,3.9 0 1 0 .01,0Z',
  ).replace('<path', '<path transform="translate(1.2 1) scale(.9)"'),
  log: solid(
    'M5,1.5H19Q21,1.5 21,3.5V22.5L18,20.5L15,22.5L12,20.5L9,22.5L6,20.5L3,22.5V3.5Q3,1.5 5,1.5ZM7,6v2.4h10V6ZM7,11v2.4h7V11Z',
  ),
  trophy: solid(
    'M6,2H18V4H22V7Q22,11.5 17.2,12Q16,14.5 13.5,15.3V18H17V21.5H7V18H10.5V15.3Q8,14.5 6.8,12Q2,11.5 2,7V4H6ZM4,6V7Q4,9.3 6.2,9.8Q6,8.5 6,6ZM20,6H18Q18,8.5 17.8,9.8Q20,9.3 20,7Z',
  ),
  'wifi-off':
    thick('M2.5,9.5Q6,6.2 10,5.6M14.5,5.7Q18.5,6.5 21.5,9.5M6.5,13.7Q8.5,11.8 11,11.5M16,12.6L17.5,13.7', 2.8) +
    dot(12, 18.5, 2.4) +
    thick('M4,2.5L20,21', 2.8),
  coach: solid('M12,2.5L24,8.6L12,14.7L0,8.6ZM5,12.8L12,16.4L19,12.8V17Q12,22.2 5,17ZM21.2,10.8L23,9.9V17.5H21.2Z'),
  undo: thick('M9,4L4,9L9,14M5,9H14a5.5,5.5 0 0 1 0,11H9', 3.4),
  paw: solid(
    'M12,11c5,0 8,5 6,8.5c-2,2.5 -4,.5 -6,.5c-2,0 -4,2 -6,-.5c-2,-3.5 1,-8.5 6,-8.5Z' +
      'M3.5,8a2.5,3 0 1 0 .01,0ZM9,3a2.5,3.2 0 1 0 .01,0ZM15,3a2.5,3.2 0 1 0 .01,0ZM20.5,8a2.5,3 0 1 0 .01,0Z',
  ),
  swap: thick('M3,8H19M15,3.5L19.5,8L15,12.5M21,16H5M9,11.5L4.5,16L9,20.5', 3),
  ghost: solid(
    'M3.5,22V11L4,2.5Q4.1,1.4 5.1,2L9,5Q12,4.4 15,5L18.9,2Q19.9,1.4 20,2.5L20.5,11V22L17.6,19.4L14.8,22L12,19.4L9.2,22L6.4,19.4ZM8.6,10a1.7,2.4 0 1 0 .01,0ZM15.4,10a1.7,2.4 0 1 0 .01,0Z',
  ),
  cat: solid(
    'M2,13.5L2.8,2.5Q3,1.3 4.2,1.9L9,5.3Q12,4.7 15,5.3L19.8,1.9Q21,1.3 21.2,2.5L22,13.5C22,19 17.5,22 12,22C6.5,22 2,19 2,13.5ZM8,10.5a1.9,2.6 0 1 0 .01,0ZM16,10.5a1.9,2.6 0 1 0 .01,0Z',
  ),
  people:
    dot(8.5, 7.5, 4.5) +
    solid('M1,21Q1,13.5 8.5,13.5T16,21Z') +
    solid('M15,3.3a4.3,4.3 0 1 1 -1.2,8a7,7 0 0 0 1.2,-8ZM16,13.6Q23,13.8 23,21H18.5Q18.5,16.5 16,13.6Z'),
  play: solid('M5,3.5Q5,1.5 7,2.5L20.5,10.5Q22,12 20.5,13.5L7,21.5Q5,22.5 5,20.5Z'),
  pause: solid('M5,3H10V21H5ZM14,3H19V21H14Z'),
  lock:
    solid(
      'M4,10H20Q21,10 21,11V21Q21,22 20,22H4Q3,22 3,21V11Q3,10 4,10ZM12,13.5a2.2,2.2 0 0 0 -1,4.1V20h2v-2.4a2.2,2.2 0 0 0 -1,-4.1Z',
    ) + thick('M7.5,10V7a4.5,4.5 0 0 1 9,0v3', 2.8),
  scales: thick('M12,3.5V19.5M7.5,20.5H16.5M4,6.5H20', 3) + solid('M4,6.5L8.4,14.5A4.4,3.2 0 0 1 -.4,14.5ZM20,6.5L24.4,14.5A4.4,3.2 0 0 1 15.6,14.5Z').replace('<path', '<path transform="translate(1.2 0) scale(.9 1)"'),
  seek: thick('M15.8,15.8L21.5,21.5M10.5,3.4a7.1,7.1 0 1 0 .01,0Z', 3.4),
  sort: thick('M4,6H20M4,12H15M4,18H10', 3.4),
  next: solid('M5,4L16,12L5,20ZM17,4H20V20H17Z'),
  previous: solid('M19,4L8,12L19,20ZM4,4H7V20H4Z'),
  last: solid('M2,5L10.5,12L2,19ZM10.5,5L19,12L10.5,19ZM19.5,4.5H22.5V19.5H19.5Z'),
  first: solid('M22,5L13.5,12L22,19ZM13.5,5L5,12L13.5,19ZM1.5,4.5H4.5V19.5H1.5Z'),
  round: thick('M4.2,10.2a8,8 0 0 1 14.6,-2M19.6,2.8V8.6H13.8M19.8,13.8a8,8 0 0 1 -14.6,2M4.4,21.2V15.4H10.2', 3),
} as const;

export type Icon = keyof typeof ICONS;
export const icons = Object.keys(ICONS) as readonly Icon[];
/** A small sign, viewBox 0 0 24 24. */
export const icon = (name: Icon): string => ICONS[name];

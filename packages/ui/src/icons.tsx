import type { SVGProps } from 'react'

/** Line icons on a 24 grid, drawn with the colour of the text around them. */
const paths = {
  add: 'M12 5v14M5 12h14',
  alert: 'M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.4v.1',
  archive: 'M4 5h16v4H4zM6 9v10h12V9M10 13h4',
  arrowDown: 'M12 5v14M6 13l6 6 6-6',
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  book: 'M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4V4ZM5 16a4 4 0 0 1 4-4h10',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  check: 'M5 12.5 10 17.5 19.5 7',
  checkCircle: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.4l2.8 2.8L16 9.6',
  chevronDown: 'M6 9l6 6 6-6',
  chevronLeft: 'M15 6l-6 6 6 6',
  circle: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  chevronRight: 'M9 6l6 6-6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  edit: 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  filter: 'M4 6h16M7 12h10M10 18h4',
  half: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 3v18',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.4a2.6 2.6 0 1 1 3.6 2.5c-.8.4-1.1.9-1.1 1.9M12 16.9v.1',
  hourglass: 'M7 3h10M7 21h10M8 3v4l4 5-4 5v4M16 3v4l-4 5 4 5v4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minusCircle: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12h8',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.8a3.4 3.4 0 0 1 0 6.4M18 14.6c2 .8 3.200 2.600 3.500 5.400',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c.7-4.300 3.500-6.300 7.500-6.300s6.800 2 7.500 6.300',
  play: 'M8 5.500v13l10.500-6.500L8 5.500Z',
  refresh: 'M19.500 12a7.500 7.500 0 1 1-2.200-5.300L20 9M20 4v5h-5',
  restore: 'M4.500 12a7.500 7.500 0 1 0 2.200-5.300L4 9M4 4v5h5',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 20.500 20.500',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM8 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  sum: 'M18 6V4H6l6.500 8L6 20h12v-2',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l.8 13h8.400L17 7M10 11v5M14 11v5',
  xCircle: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 9l6 6M15 9l-6 6',
} as const

/** What points to where one reads on from, or to: turned round where lines run from right to left. */
const turned: ReadonlySet<string> = new Set(['chevronLeft', 'chevronRight', 'play'])

export type IconName = keyof typeof paths

/** An icon beside a word (hidden from screen readers), or alone when `title` names it. */
export function Icon({
  name,
  size = 20,
  title,
  ...rest
}: { name: IconName; size?: number; title?: string } & Omit<SVGProps<SVGSVGElement>, 'name'>) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'drag' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none', verticalAlign: '-0.25em' }}
      data-turned={turned.has(name)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  )
}

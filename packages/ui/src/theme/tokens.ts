/** The two colour schemes. Text shades pass 4.5:1 on page and surface, control borders 3:1. */
export const schemes = {
  light: {
    page: '#f7f8fb',
    surface: '#ffffff',
    sunken: '#eff1f6',
    line: '#e3e6ef',
    control: '#848ba6',
    text: '#1c2033',
    textSecond: '#565d75',
    primary: '#4450be',
    primaryHover: '#3741a4',
    onPrimary: '#ffffff',
    primarySoft: '#eceefb',
    error: '#c94349',
    errorText: '#b3343a',
    errorSoft: '#fbeaeb',
    success: '#7bcf64',
    successText: '#2f7a1d',
    successSoft: '#e9f6e5',
    warning: '#e0a030',
    warningText: '#8a5a00',
    warningSoft: '#fdf3dd',
    onFill: '#ffffff',
  },
  dark: {
    page: '#12141c',
    surface: '#1a1d28',
    sunken: '#232735',
    line: '#2b2f3f',
    control: '#6f7690',
    text: '#e8eaf3',
    textSecond: '#a6adc4',
    primary: '#9aa4f5',
    primaryHover: '#b3bbf9',
    onPrimary: '#12141c',
    primarySoft: '#262b48',
    error: '#f08a8e',
    errorText: '#f08a8e',
    errorSoft: '#3b2329',
    success: '#7bcf64',
    successText: '#8fd97b',
    successSoft: '#1f3323',
    warning: '#f0b95a',
    warningText: '#f0b95a',
    warningSoft: '#392d18',
    onFill: '#12141c',
  },
} as const

export type ColorName = keyof (typeof schemes)['light']

function variableOf(name: string): string {
  return `--iso-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** Colours for `sx`, `styled` and plain CSS; they follow the scheme: `color.line` is `var(--iso-line)`. */
export const color = Object.fromEntries(
  Object.keys(schemes.light).map((name) => [name, `var(${variableOf(name)})`]),
) as Readonly<Record<ColorName, string>>

/** The custom properties of one scheme, to be set on its root selector. */
export function variablesOf(scheme: keyof typeof schemes): Record<string, string> {
  return Object.fromEntries(Object.entries(schemes[scheme]).map(([name, value]) => [variableOf(name), value]))
}

/** Type sizes in pixels at 100 %; used in rem so that they follow the reader's setting. */
export const fontSize = {
  small: '0.8125rem',
  table: '0.875rem',
  body: '1rem',
  h3: '1.25rem',
  h2: '1.5625rem',
  h1: '1.9375rem',
}

/** Corners: controls and cards. */
export const radius = { control: 8, card: 12 }

/** Short and only to show where something came from or went; the theme turns it off with reduced motion. */
export const motion = '150ms cubic-bezier(0.2, 0, 0, 1)'

/** For what leads somewhere or does something: on paper it only takes room. */
export const notOnPaper = { '@media print': { display: 'none' } } as const

/** For a part of a page whose words are printed without what one presses. */
export const buttonsNotOnPaper = { '@media print': { '& :is(button, a)[data-variant]': { display: 'none' } } } as const

/** Longest line of running text. */
export const readingWidth = '72ch'

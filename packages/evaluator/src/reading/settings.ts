import { canonicalName } from './names/names.ts'

/** What stands before the decimals of a number. The other sign groups its thousands. */
export type DecimalSign = 'point' | 'comma'

/** How a text is to be read; everything the reader would otherwise have to guess. */
export interface ReadOptions {
  /** `latex` as math keyboards emit it, `text` as typed in plain ASCII or Unicode. Never guessed: `x^23` differs. */
  readonly mode: 'latex' | 'text'
  /** Letters and names that are functions; any other letter before a bracket multiplies. */
  readonly functions?: readonly string[]
  /** Names of variables; needed where they have more than one letter. */
  readonly variables?: readonly string[]
  /** `true`: plain letters may be units too (`5 kg`); `false`: upright letters are names, not units. */
  readonly units?: boolean
  /** Names of units that the author defines, besides the built-in ones. */
  readonly unitNames?: readonly string[]
  /** With `units`: letters that are no unit together are units side by side where there is one way to part them (`kgm`). */
  readonly joinedUnits?: boolean
  /** Which letter is the imaginary unit; `none` where it is an ordinary variable. Default `i`. */
  readonly imaginaryUnit?: 'i' | 'j' | 'either' | 'none'
  /** `1\frac{2}{3}` is one and two thirds instead of a product. */
  readonly mixedNumbers?: boolean
  /** What `(1,2)` and `[1,2]` mean. In a union they are intervals in any case. Default `tuple`. */
  readonly brackets?: 'tuple' | 'interval'
  /** `1.5E3` is a number. Default: only in text mode. */
  readonly eNotation?: boolean
  /** `comma`: `1,5` is a decimal, `1.234` is grouped, and semicolons separate. Default `point`. */
  readonly decimalSign?: DecimalSign
  /** Spaces may group the digits of a number: `12 345`. */
  readonly spaceGroups?: boolean
  /** Mend what can be mended (empty boxes, missing brackets) and report it. */
  readonly repair?: boolean
  readonly maxLength?: number
  readonly maxDepth?: number
  readonly maxNodes?: number
}

export interface Settings {
  readonly isLatex: boolean
  readonly functions: ReadonlySet<string>
  readonly variables: ReadonlySet<string>
  readonly longestName: number
  readonly units: boolean | undefined
  readonly unitNames: ReadonlySet<string>
  readonly joinedUnits: boolean
  /** The letters that are the imaginary unit. */
  readonly imaginaryUnits: string
  readonly mixedNumbers: boolean
  readonly brackets: 'tuple' | 'interval'
  readonly eNotation: boolean
  readonly decimalSign: DecimalSign
  readonly spaceGroups: boolean
  readonly maxLength: number
  readonly maxDepth: number
  readonly maxNodes: number
}

const imaginaryUnits = { i: 'i', j: 'j', either: 'ij', none: '' } as const

const none: ReadonlySet<string> = new Set()
const kept = new WeakMap<ReadOptions, Settings>()

/** The options with every default filled in; kept per options object, since one object usually reads many texts. */
export function settingsFrom(options: ReadOptions): Settings {
  const known = kept.get(options)
  if (known) return known
  const functions = options.functions?.length ? new Set(options.functions.map(canonicalName)) : none
  const variables = options.variables?.length ? new Set(options.variables.map(canonicalName)) : none
  let longestName = 1
  for (const name of [...functions, ...variables]) longestName = Math.max(longestName, name.split('_')[0]!.length)
  const settings: Settings = {
    isLatex: options.mode === 'latex',
    functions,
    variables,
    longestName,
    units: options.units,
    unitNames: options.unitNames?.length ? new Set(options.unitNames) : none,
    joinedUnits: options.joinedUnits ?? false,
    imaginaryUnits: imaginaryUnits[options.imaginaryUnit ?? 'i'],
    mixedNumbers: options.mixedNumbers ?? false,
    brackets: options.brackets ?? 'tuple',
    eNotation: options.eNotation ?? options.mode === 'text',
    decimalSign: options.decimalSign ?? 'point',
    spaceGroups: options.spaceGroups ?? false,
    maxLength: options.maxLength ?? 50_000,
    maxDepth: options.maxDepth ?? 400,
    maxNodes: options.maxNodes ?? 20_000,
  }
  kept.set(options, settings)
  return settings
}

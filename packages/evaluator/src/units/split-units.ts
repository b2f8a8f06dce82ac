import { isUnitName } from './names.ts'
import { unitsBySpelling } from './definitions.ts'

/** Prefixes of daily use: with the others nearly any letters would be units side by side. */
const everydayPrefix = /^[kMGTcdmnµμu]/
const longestRun = 24

/**
 * The units that a run of letters is made of where no space keeps them apart: `kgm` is kg and m. Nothing where there is
 * more than one way to part it: `kgms` may be meant as kg·ms or as kg·m·s.
 */
export function splitUnits(run: string, own: ReadonlySet<string>): readonly string[] | undefined {
  if (run.length < 2 || run.length > longestRun) return undefined
  const ways = waysFrom(run, 0, own, new Map())
  const [way = []] = ways
  return ways.length === 1 && way.length > 1 && !isSlip(way) ? way : undefined
}

/** A plural (`kgs`, `cms`) or a word (`kmhr`) is a slip in the name of one unit, which costs no attempt, and no product. */
function isSlip(way: readonly string[]): boolean {
  const [before = '', last] = way.slice(-2)
  return (last === 's' && before.length > 1 && before !== 'Pa') || way.includes('hr')
}

/** At most two ways to part the rest of a run: more are not needed to know that it is ambiguous. */
function waysFrom(
  run: string,
  from: number,
  own: ReadonlySet<string>,
  known: Map<number, readonly (readonly string[])[]>,
): readonly (readonly string[])[] {
  if (from === run.length) return [[]]
  const before = known.get(from)
  if (before !== undefined) return before
  const ways: string[][] = []
  for (let to = run.length; to > from && ways.length < 2; to--) {
    const part = run.slice(from, to)
    if (isPart(part, own)) for (const rest of waysFrom(run, to, own, known)) ways.push([part, ...rest])
  }
  known.set(from, ways)
  return ways
}

/** The speed of light is never meant by a c among other letters. */
function isPart(part: string, own: ReadonlySet<string>): boolean {
  if (part === 'c') return false
  return own.has(part) || unitsBySpelling.has(part) || (everydayPrefix.test(part) && isUnitName(part))
}

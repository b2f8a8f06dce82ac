import type { ProblemContent } from '@isomorph/problem'
import { areAlike } from '../../../entities/problem/are-alike.ts'
import {
  changed,
  questionSentence,
  variableSentence,
  wholeParts,
} from '../../../entities/problem/content-differences.ts'
import { withOtherIds } from '../history/fresh-ids.ts'

/** Something that changed in the original since the copy last looked. */
export interface OriginChange {
  readonly id: string
  /** `Variable a changed (largest 5 → 9)` */
  readonly sentence: string
  /** The copy has changed the same thing in another way: taking the original's replaces that. */
  readonly isContested: boolean
}

/** The original as it was last looked at, the copy, and the original as it is now. */
export interface ThreeVersions {
  readonly base: ProblemContent
  readonly mine: ProblemContent
  readonly theirs: ProblemContent
}

/** One version of a thing that has a key within its list. */
interface Keyed<T> {
  readonly keyOf: (each: T) => number
  readonly tell: (key: number, before: T | undefined, after: T | undefined) => string
}

function changesIn<T>(
  kind: string,
  { base, mine, theirs }: { readonly [Version in keyof ThreeVersions]: readonly T[] },
  { keyOf, tell }: Keyed<T>,
): OriginChange[] {
  const keys = [...new Set([...theirs, ...base].map(keyOf))]
  return keys.flatMap((key) => {
    const [before, own, after] = [base, mine, theirs].map((list) => list.find((each) => keyOf(each) === key))
    if (areAlike(before, after) || areAlike(own, after)) return []
    // What both added since under one id are two things: the original's is taken beside the copy's.
    const isContested = before !== undefined && !areAlike(own, before)
    return [{ id: `${kind}:${key}`, sentence: tell(key, before, after), isContested }]
  })
}

/** What changed in the original and is not in the copy, item by item. */
export function originChanges({ base, mine, theirs }: ThreeVersions): readonly OriginChange[] {
  const whole = wholeParts.flatMap(([part, name]): OriginChange[] => {
    if (areAlike(base[part], theirs[part]) || areAlike(mine[part], theirs[part])) return []
    return [{ id: part, sentence: changed(name), isContested: !areAlike(mine[part], base[part]) }]
  })
  const variables = { base: base.variables, mine: mine.variables, theirs: theirs.variables }
  const questions = { base: base.questions, mine: mine.questions, theirs: theirs.questions }
  const numberOf = (key: number) => {
    const list = theirs.questions.some(({ questionKey }) => questionKey === key) ? theirs.questions : base.questions
    return list.findIndex(({ questionKey }) => questionKey === key) + 1
  }
  return [
    ...whole,
    ...changesIn('variable', variables, {
      keyOf: ({ id }) => id,
      tell: (_, before, after) => variableSentence(before, after),
    }),
    ...changesIn('question', questions, {
      keyOf: ({ questionKey }) => questionKey,
      tell: (key, before, after) => questionSentence(numberOf(key), before, after),
    }),
  ]
}

/** The list with one thing as the other list has it: replaced, removed, or added behind what stands before it there. */
function takeFrom<T>(mine: readonly T[], theirs: readonly T[], key: number, keyOf: (each: T) => number): readonly T[] {
  const position = theirs.findIndex((each) => keyOf(each) === key)
  const taken = theirs[position]
  if (taken === undefined) return mine.filter((each) => keyOf(each) !== key)
  if (mine.some((each) => keyOf(each) === key)) return mine.map((each) => (keyOf(each) === key ? taken : each))
  const earlier = new Set(theirs.slice(0, position).map(keyOf))
  const behind = mine.findLastIndex((each) => earlier.has(keyOf(each))) + 1
  return [...mine.slice(0, behind), taken, ...mine.slice(behind)]
}

function takeOne(mine: ProblemContent, theirs: ProblemContent, id: string): ProblemContent {
  const [kind, key] = id.split(':')
  if (kind === 'variable') {
    return { ...mine, variables: takeFrom(mine.variables, theirs.variables, Number(key), (each) => each.id) }
  }
  if (kind === 'question') {
    return { ...mine, questions: takeFrom(mine.questions, theirs.questions, Number(key), (each) => each.questionKey) }
  }
  const [part] = wholeParts.find(([name]) => name === id) ?? []
  if (part === undefined) return mine
  const { [part]: _, ...rest } = mine
  // What is optional and not there stays away: it is not stored as undefined.
  return (theirs[part] === undefined ? rest : { ...rest, [part]: theirs[part] }) as ProblemContent
}

const variableIds = ({ variables }: ProblemContent): readonly number[] => variables.map(({ id }) => id)
const questionKeys = ({ questions }: ProblemContent): readonly number[] =>
  questions.map(({ questionKey }) => questionKey)

/** The copy with other ids for what it has added itself under the ids of what is taken. */
function besideTaken({ base, mine, theirs }: ThreeVersions, ids: readonly string[]): ProblemContent {
  const clashing = (kind: string, idsIn: (content: ProblemContent) => readonly number[]) =>
    idsIn(mine).filter((id) => ids.includes(`${kind}:${id}`) && idsIn(theirs).includes(id) && !idsIn(base).includes(id))
  const variables = clashing('variable', variableIds)
  return withOtherIds(mine, [base, theirs], { variables, questions: clashing('question', questionKeys) })
}

/** The copy with the chosen changes of the original. */
export function takeChanges(versions: ThreeVersions, ids: readonly string[]): ProblemContent {
  const { theirs } = versions
  return ids.reduce((content, id) => takeOne(content, theirs, id), besideTaken(versions, ids))
}

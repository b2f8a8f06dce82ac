import { canonicalName } from '@isomorph/evaluator'
import {
  functionNames,
  hasListVariables,
  type AnswerType,
  type Finding,
  type ProblemContent,
  type Variable,
  type VariableType,
} from '@isomorph/problem'
import { createContext, useContext, useMemo } from 'react'
import type { FormulaVariable } from '../../../math/index.ts'
import type {
  FormulaValue,
  PreviewAnswer,
  QuestionComparison,
  QuestionLetters,
  VariableSample,
} from '../engine/protocol.ts'
import type { ContentChange } from './content-changes.ts'

/** What any part of the editor can do; the functions stay the same while the page is open. */
export interface EditorActions {
  readonly change: (change: ContentChange) => void
  readonly nextId: () => number
  /** Makes a variable and opens it. */
  readonly createVariable: (name: string, variableType: VariableType) => void
  /** Makes a list of random numbers and opens it. */
  readonly createList: (name: string) => void
  readonly openVariable: (name: string | undefined) => void
  /** Answers what is wrong with the name, or nothing when everything was rewritten. */
  readonly renameVariable: (variable: Variable, name: string) => Promise<string | undefined>
  readonly removeVariable: (variable: Variable) => Promise<void>
  readonly createQuestion: (answerType: AnswerType) => number
  readonly openQuestion: (questionKey: number | undefined) => void
  readonly removeQuestion: (questionKey: number) => void
  /** What was added last is looked at like all the rest: its author has left it. */
  readonly leaveAdded: () => void
}

export const EditorActionsContext = createContext<EditorActions | undefined>(undefined)

export function useEditorActions(): EditorActions {
  const actions = useContext(EditorActionsContext)
  if (!actions) throw new Error('The editor of a problem stands around its parts.')
  return actions
}

/** Whether who looks at the problem may only read it. */
export const ReadOnlyContext = createContext(false)

export function useIsReadOnly(): boolean {
  return useContext(ReadOnlyContext)
}

/** The answer of learners that was added to a question: its id, where there is one. */
export const FoundAnswerContext = createContext<number | undefined>(undefined)

/** The content, for the few parts that need all of it. */
export const ContentContext = createContext<ProblemContent | undefined>(undefined)

export function useContent(): ProblemContent {
  const content = useContext(ContentContext)
  if (!content) throw new Error('The editor of a problem stands around its parts.')
  return content
}

/** The decimal sign of the problem: what the editor shows of its values has it, too. */
export function useDecimalSign(): NonNullable<ProblemContent['decimalSign']> {
  return useContext(ContentContext)?.decimalSign ?? 'point'
}

/** Names and states of the variables; changes only when one of these does. */
export const FormulaVariablesContext = createContext<readonly FormulaVariable[]>([])

export function useFormulaVariables(): readonly FormulaVariable[] {
  return useContext(FormulaVariablesContext)
}

/** The functions over lists that a formula may use, beside those that all formulas know. */
export function useFormulaFunctions(hasOwnLetters: boolean): readonly string[] {
  const { variables } = useContent()
  const spelt = JSON.stringify(variables.map(({ name }) => canonicalName(name)))
  const hasLists = hasListVariables(variables)
  return useMemo(() => {
    const functions = functionNames({ names: JSON.parse(spelt) as readonly string[], hasLists, hasOwnLetters })
    // Without lists, `sum` is typed for the sign ∑.
    return hasLists ? functions : functions.filter((name) => name !== 'sum')
  }, [spelt, hasLists, hasOwnLetters])
}

export interface Insight {
  readonly findings: readonly Finding[]
  readonly samples: readonly VariableSample[]
  readonly comparisons: readonly QuestionComparison[]
  readonly letters: readonly QuestionLetters[]
  /** What the formulas come to in the variant of the preview. */
  readonly formulas: readonly FormulaValue[]
  /** Why no variant can be drawn. */
  readonly issue?: NonNullable<PreviewAnswer['issue']>
}

export const emptyInsight: Insight = { findings: [], samples: [], comparisons: [], letters: [], formulas: [] }

/** What the evaluator found out about the content, a moment after it changed. */
export const InsightContext = createContext<Insight>(emptyInsight)

const severity = { InvalidForSave: 0, InvalidForUseError: 1, InvalidForUseInfo: 2 } as const

/** Findings of a field and of everything below it, worst first. */
function findingsAt(findings: readonly Finding[], path: string): readonly Finding[] {
  return findings
    .filter((finding) => finding.path === path || finding.path.startsWith(`${path}.`))
    .toSorted((one, other) => severity[one.level] - severity[other.level])
}

export function useFindings(path: string): readonly Finding[] {
  const { findings } = useContext(InsightContext)
  return useMemo(() => findingsAt(findings, path), [findings, path])
}

/** What the formula of a field comes to in the variant of the preview, or why there is none. */
export function useFormulaValue(path: string): FormulaValue | undefined {
  const { formulas, issue } = useContext(InsightContext)
  return useMemo(() => {
    const isMine = issue !== undefined && path.startsWith(`${issue.path}.`)
    if (isMine) {
      const { message, sentences } = issue
      return { path, formula: '', outcome: { kind: 'noValue', message, sentences }, parts: [] }
    }
    return formulas.find((value) => value.path === path)
  }, [formulas, issue, path])
}

/** The error of one field, to stand beside it; remarks do not. */
export function useFieldError(path: string): string | undefined {
  return useFindings(path).find(({ level }) => level !== 'InvalidForUseInfo')?.message
}

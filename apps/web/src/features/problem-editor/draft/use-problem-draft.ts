import { renameVariable, type AnswerType, type ProblemContent, type Variable, type VariableType } from '@isomorph/problem'
import { useMemo, useRef, useState } from 'react'
import { addQuestion, addVariable, removeQuestion, removeVariable, type ContentChange } from './content-changes.ts'
import { largestId } from './draft-ids.ts'
import type { EditorActions } from './editor-context.ts'
import { newQuestion } from './new-question.ts'
import { newVariable } from './new-variable.ts'
import type { ProblemDraft } from './unsaved-work.ts'
import { usagesOf } from './usages.ts'
import { troubleWithVariableName } from './variable-names.ts'

/** Something was taken away: what, and what stood before, to take it back. */
export interface Removal {
  readonly message: string
  readonly before: ProblemContent
}

export interface ProblemDraftState {
  readonly draft: ProblemDraft
  readonly openVariableId: number | undefined
  readonly openQuestionKey: number | undefined
  readonly removal: Removal | undefined
  readonly actions: EditorActions
  readonly setName: (name: string) => void
  readonly setTags: (tags: readonly string[]) => void
  /** Another version takes the place of what is being written. */
  readonly replace: (draft: ProblemDraft) => void
  readonly undoRemoval: () => void
  readonly dismissRemoval: () => void
}

interface Setters {
  readonly edit: (change: (draft: ProblemDraft) => ProblemDraft) => void
  readonly latest: { current: ProblemDraft }
  readonly ids: { current: number }
  readonly setOpenVariableId: (id: number | undefined) => void
  readonly setOpenQuestionKey: (questionKey: number | undefined) => void
  readonly setRemoval: (removal: Removal | undefined) => void
}

function sentenceOfRemoval(name: string, usages: readonly string[]): string {
  if (usages.length === 0) return `${name} was deleted.`
  return `${name} was deleted. It is still used in: ${usages.join(', ')}.`
}

function actionsOf({ edit, latest, ids, setOpenVariableId, setOpenQuestionKey, setRemoval }: Setters): EditorActions {
  const nextId = (): number => {
    ids.current += 1
    return ids.current
  }
  const change = (apply: ContentChange): void => edit((draft) => ({ ...draft, content: apply(draft.content) }))
  return {
    change,
    nextId,
    createVariable: (name: string, variableType: VariableType) => {
      const known = latest.current.content.variables.find((variable) => variable.name === name)
      const variable = known ?? newVariable(variableType, name, nextId)
      if (!known) change(addVariable(variable))
      setOpenVariableId(variable.id)
    },
    openVariable: (name) =>
      setOpenVariableId(latest.current.content.variables.find((variable) => variable.name === name)?.id),
    renameVariable: (variable: Variable, name: string) => {
      const taken = latest.current.content.variables.filter(({ id }) => id !== variable.id).map((each) => each.name)
      const trouble = troubleWithVariableName(name, taken)
      if (trouble === undefined) change((content) => renameVariable(content, variable.id, name))
      return trouble
    },
    removeVariable: (variable: Variable) => {
      const before = latest.current.content
      setRemoval({ message: sentenceOfRemoval(variable.name, usagesOf(before, variable.id)), before })
      change(removeVariable(variable.id))
    },
    createQuestion: (answerType: AnswerType) => {
      const question = newQuestion(answerType, nextId)
      change(addQuestion(question))
      setOpenQuestionKey(question.questionKey)
      return question.questionKey
    },
    openQuestion: setOpenQuestionKey,
    removeQuestion: (questionKey: number) => {
      const before = latest.current.content
      const number = before.questions.findIndex((question) => question.questionKey === questionKey) + 1
      setRemoval({ message: `Question ${number} was deleted.`, before })
      change(removeQuestion(questionKey))
    },
  }
}

/** The problem being written: what it is now, what is open, and what can be done with it. */
export function useProblemDraft(initial: ProblemDraft): ProblemDraftState {
  const [draft, setDraft] = useState(initial)
  const [openVariableId, setOpenVariableId] = useState<number>()
  const [openQuestionKey, setOpenQuestionKey] = useState<number>()
  const [removal, setRemoval] = useState<Removal>()
  const latest = useRef(initial)
  const ids = useRef(largestId(initial.content))

  const stable = useMemo(() => {
    // Kept beside the state, so that two changes in one event see each other.
    const edit = (change: (draft: ProblemDraft) => ProblemDraft): void => {
      latest.current = change(latest.current)
      setDraft(latest.current)
    }
    return { edit, actions: actionsOf({ edit, latest, ids, setOpenVariableId, setOpenQuestionKey, setRemoval }) }
  }, [])
  const { edit, actions } = stable
  const setters = useMemo(
    () => ({
      setName: (name: string) => edit((before) => ({ ...before, name })),
      setTags: (tags: readonly string[]) => edit((before) => ({ ...before, tags })),
      replace: (draft: ProblemDraft) => {
        ids.current = Math.max(ids.current, largestId(draft.content))
        edit(() => draft)
      },
      dismissRemoval: () => setRemoval(undefined),
    }),
    [edit],
  )
  return {
    draft,
    openVariableId,
    openQuestionKey,
    removal,
    actions,
    ...setters,
    undoRemoval: () => {
      if (removal) edit((before) => ({ ...before, content: removal.before }))
      setRemoval(undefined)
    },
  }
}

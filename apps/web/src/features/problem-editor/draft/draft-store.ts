import type { Licensing } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { largestId, type AnswerType, type ProblemContent, type Variable, type VariableType } from '@isomorph/problem'
import type { AddedPart } from './added-part.ts'
import { addQuestion, addVariable, removeQuestion, removeVariable, type ContentChange } from './content-changes.ts'
import { addFoundAnswer } from './found-answer.ts'
import type { EditorActions } from './editor-context.ts'
import { newQuestion } from './new-question.ts'
import { newList, newVariable } from './new-variable.ts'
import type { AnswerToAdd } from '../../../entities/problem/answer-to-add.ts'
import type { ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import type { Rewriting } from './rewriting.ts'
import { putBackQuestion, putBackVariable } from './undo-changes.ts'
import { usagesOf } from './usages.ts'
import { issueOfVariableName } from './variable-names.ts'

/** The three regions of the page; on a narrow one they are tabs. */
export const editorTabs = ['write', 'variables', 'preview'] as const
export type EditorTab = (typeof editorTabs)[number]

/** A change that can be taken back: what it was, and what takes it back. */
export interface UndoableChange {
  readonly message: string
  /** What it was, once it is saved; the message where that says nothing of saving. */
  readonly savedMessage?: string
  readonly undo: ContentChange
}

export interface DraftState {
  readonly tab: EditorTab
  readonly openVariableId: number | undefined
  readonly openQuestionKey: number | undefined
  /** The answer of learners that was added: its question opens there. */
  readonly foundAnswerId: number | undefined
  readonly draft: ProblemDraft
  /** What was added last, until its author has left it. */
  readonly added: AddedPart | undefined
  readonly undoable: UndoableChange | undefined
}

export interface DraftStore {
  readonly getState: () => DraftState
  readonly subscribe: (listener: () => void) => () => void
  readonly actions: EditorActions
  readonly setName: (name: string) => void
  readonly setTags: (tags: readonly string[]) => void
  readonly setLicensing: (licensing: Licensing) => void
  readonly setTab: (tab: EditorTab) => void
  /** Another version takes the place of what is being written; the largest id of any version may be a larger one by now. */
  readonly replace: (draft: ProblemDraft, largestUsedId?: number) => void
  /** Another content takes the place of what is being written. */
  readonly replaceContent: (content: ProblemContent, undoable: UndoableChange) => void
  /** Adds an answer that learners gave, unless it stands there already. */
  readonly addFoundAnswer: (found: AnswerToAdd) => void
  readonly undoChange: () => void
  readonly dismissUndo: () => void
}

function sentenceOfRemoval(name: string, usages: readonly string[]): string {
  if (usages.length === 0) return t('problem-editor.removed', { name })
  return t('problem-editor.removed.used', { name, places: usages.join(', ') })
}

function sentenceOfFound({ name }: AnswerToAdd): string {
  return t('problem-editor.foundAnswer', { name })
}

async function loadRewriting(): Promise<Rewriting> {
  return (await import('./rewriting.ts')).rewriting
}

interface Core {
  readonly getState: () => DraftState
  readonly set: (change: Partial<DraftState>) => void
  readonly edit: (change: (draft: ProblemDraft) => ProblemDraft) => void
  readonly nextId: () => number
}

function undoActions(
  { getState, set, nextId }: Core,
  change: EditorActions['change'],
): Pick<DraftStore, 'addFoundAnswer' | 'undoChange' | 'dismissUndo'> {
  return {
    addFoundAnswer: (found) => {
      const added = addFoundAnswer(getState().draft.content, found, nextId)
      if (added === undefined) return
      change(added.change)
      const undoable = { message: sentenceOfFound(found), undo: added.undo }
      set({ openQuestionKey: found.questionKey, foundAnswerId: added.answerId, undoable })
    },
    undoChange: () => {
      const { undoable } = getState()
      if (!undoable) return
      change(undoable.undo)
      set({ undoable: undefined })
    },
    dismissUndo: () => set({ undoable: undefined }),
  }
}

function variableActions({ getState, set, nextId }: Core, change: EditorActions['change']) {
  const variables = () => getState().draft.content.variables
  const begin = (name: string, make: () => Variable): void => {
    const known = variables().find((variable) => variable.name === name)
    const variable = known ?? make()
    if (!known) change(addVariable(variable))
    set({ openVariableId: variable.id, tab: 'variables', added: known ? undefined : variable })
  }
  return {
    createVariable: (name: string, variableType: VariableType) =>
      begin(name, () => newVariable(variableType, name, nextId)),
    createList: (name: string) => begin(name, () => newList(name, nextId)),
    openVariable: (name: string | undefined) => {
      const id = variables().find((variable) => variable.name === name)?.id
      set({ added: undefined, openVariableId: id, ...(id === undefined ? {} : { tab: 'variables' as const }) })
    },
    renameVariable: async (variable: Variable, name: string) => {
      const { renameVariable, variableNameRefusal } = await loadRewriting()
      const others = variables().filter(({ id }) => id !== variable.id)
      const issue = issueOfVariableName(
        name,
        others.map((each) => each.name),
        variableNameRefusal,
      )
      if (issue === undefined) change((content) => renameVariable(content, variable.id, name))
      return issue
    },
    removeVariable: async (variable: Variable) => {
      const { variableUses } = await loadRewriting()
      const before = getState().draft.content
      const removed = before.variables.find(({ id }) => id === variable.id)
      if (removed === undefined) return
      const usages = usagesOf(before, removed.id, variableUses)
      const undo = putBackVariable(before, removed)
      set({ undoable: { message: sentenceOfRemoval(removed.name, usages), undo } })
      change(removeVariable(removed.id))
    },
  }
}

function questionActions({ getState, set, nextId }: Core, change: EditorActions['change']) {
  return {
    createQuestion: (answerType: AnswerType) => {
      const question = newQuestion(answerType, nextId)
      change(addQuestion(question))
      set({ openQuestionKey: question.questionKey, tab: 'write', added: question })
      return question.questionKey
    },
    openQuestion: (questionKey: number | undefined) => {
      const tab = questionKey === undefined ? {} : { tab: 'write' as const }
      set({ added: undefined, openQuestionKey: questionKey, ...tab })
    },
    removeQuestion: (questionKey: number) => {
      const before = getState().draft.content
      const index = before.questions.findIndex((question) => question.questionKey === questionKey)
      const removed = before.questions[index]
      if (removed === undefined) return
      const message = t('problem-editor.removed.question', { number: String(index + 1) })
      set({ undoable: { message, undo: putBackQuestion(before, removed) } })
      change(removeQuestion(questionKey))
    },
  }
}

function addedActions({ getState, set }: Core) {
  return {
    leaveAdded: () => {
      if (getState().added) set({ added: undefined })
    },
  }
}

function settingActions({ set, edit }: Core): Pick<DraftStore, 'setName' | 'setTags' | 'setLicensing' | 'setTab'> {
  return {
    setName: (name) => edit((draft) => ({ ...draft, name })),
    setTags: (tags) => edit((draft) => ({ ...draft, tags })),
    setLicensing: (licensing) => edit((draft) => ({ ...draft, licensing })),
    setTab: (tab) => set({ tab }),
  }
}

/** What is being written, with the ids that are still free. */
function createCore(initial: ProblemDraft, largestUsedId: number) {
  let state: DraftState = {
    tab: 'write',
    openVariableId: undefined,
    openQuestionKey: undefined,
    foundAnswerId: undefined,
    draft: initial,
    added: undefined,
    undoable: undefined,
  }
  let lastId = Math.max(largestUsedId, largestId(initial.content))
  const listeners = new Set<() => void>()
  const set: Core['set'] = (change) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const nextId = (): number => {
    lastId += 1
    return lastId
  }
  const replace: DraftStore['replace'] = (draft, usedMeanwhile = 0) => {
    lastId = Math.max(lastId, usedMeanwhile, largestId(draft.content))
    set({ draft, undoable: undefined })
  }
  const subscribe: DraftStore['subscribe'] = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const edit: Core['edit'] = (change) => set({ draft: change(state.draft) })
  const core: Core = { getState: () => state, set, edit, nextId }
  return { core, subscribe, replace }
}

interface StoreStart {
  /** The largest id of any version: what a former version had and this one has not keeps its id to itself. */
  readonly largestUsedId?: number | undefined
}

/**
 * The problem being written: what it is now, what is open, and what can be done with it. Two changes in one event see
 * each other, which state inside a component would not give.
 */
export function createDraftStore(initial: ProblemDraft, { largestUsedId = 0 }: StoreStart = {}): DraftStore {
  const { core, subscribe, replace } = createCore(initial, largestUsedId)
  const { getState, nextId, edit, set } = core
  const change: EditorActions['change'] = (apply) => edit((draft) => ({ ...draft, content: apply(draft.content) }))
  return {
    getState,
    subscribe,
    actions: {
      change,
      nextId,
      ...variableActions(core, change),
      ...questionActions(core, change),
      ...addedActions(core),
    },
    ...settingActions(core),
    replace,
    replaceContent: (content, undoable) => {
      replace({ ...getState().draft, content })
      set({ undoable })
    },
    ...undoActions(core, change),
  }
}

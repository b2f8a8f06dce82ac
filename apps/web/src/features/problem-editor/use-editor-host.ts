import { send } from '../../data/request.ts'
import { readToken } from '../../data/browser-storage.ts'
import { urlCalls, type UrlHeaders } from '@isomorph/contract'
import { isDrawnList, type ProblemContent } from '@isomorph/problem'
import { canonicalName } from '@isomorph/evaluator'
import { t } from '@isomorph/messages'
import { useMemo } from 'react'
import { useNotify } from '../../data/hooks.ts'
import type { FormulaVariable, PillStatus } from '../../math/index.ts'
import { isEmbeddingAllowed, type RichTextEditorHost, type SlotQuestion } from '../../rich-text-editor/index.ts'
import type { EditorActions } from './draft/editor-context.ts'
import { questionKindInText, questionKinds } from './draft/new-question.ts'
import { isDefined } from './draft/new-variable.ts'
import { useUploadImage } from './problem-editor.api.ts'

/** Names and states of the variables; the list stays the same object while none of them changes. */
export function useVariableStates(variables: ProblemContent['variables']): {
  readonly forText: readonly FormulaVariable[]
  readonly forFormulas: readonly FormulaVariable[]
} {
  const spelt = JSON.stringify(
    variables.map((variable) => [
      canonicalName(variable.name),
      isDefined(variable) ? 'defined' : 'known',
      variable.variableType === 'RichText',
    ]),
  )
  return useMemo(() => {
    const states = JSON.parse(spelt) as readonly (readonly [string, PillStatus, boolean])[]
    return {
      forText: states.map(([name, status]) => ({ name, status })),
      // Texts cannot be calculated with: in formulas their pills are red.
      forFormulas: states.map(([name, status, isText]) => ({ name, status: isText ? ('unknown' as const) : status })),
    }
  }, [spelt])
}

async function checkEmbed(url: string): Promise<string | undefined> {
  const { method, path } = urlCalls.getUrlHeaders
  const request = { method, path, query: { url } }
  const answer = await send(request, { token: readToken()?.access_token ?? null })
  // A page that cannot be asked may still be shown: the preview tells.
  if (answer.error || typeof answer.data !== 'object' || answer.data === null) return undefined
  const { headers, url: found } = answer.data as UrlHeaders
  return isEmbeddingAllowed(headers, location.host, new URL(found).host) ? undefined : t('problem-editor.embedRefused')
}

type ListedQuestion = readonly [
  questionKey: number,
  answerType: ProblemContent['questions'][number]['answerType'],
  label: string,
]

function slotsOf(questions: readonly ListedQuestion[]): readonly SlotQuestion[] {
  return questions.map(([questionKey, answerType, label], index) => ({
    questionKey,
    number: index + 1,
    typeName: questionKindInText(answerType),
    label,
  }))
}

/** What the text editors of a problem get from the page. */
export function useEditorHosts(
  content: ProblemContent,
  forText: readonly FormulaVariable[],
  actions: EditorActions,
): { readonly statement: RichTextEditorHost; readonly other: RichTextEditorHost } {
  const uploadImage = useUploadImage()
  const notify = useNotify()
  const speltQuestions = JSON.stringify(
    content.questions.map(({ questionKey, answerType, label }) => [questionKey, answerType, label]),
  )
  const speltLists = JSON.stringify(content.variables.filter(isDrawnList).map(({ name }) => canonicalName(name)))
  return useMemo(() => {
    const statuses = new Map(forText.map(({ name, status }) => [name, status]))
    const other: RichTextEditorHost = {
      variables: forText,
      lists: JSON.parse(speltLists) as readonly string[],
      statusOf: (name) => statuses.get(canonicalName(name)) ?? 'unknown',
      createVariable: actions.createVariable,
      createList: actions.createList,
      openVariable: actions.openVariable,
      questions: [],
      questionKinds: [],
      uploadImage,
      checkEmbed,
      notify: (message) => notify('ERROR', message),
    }
    const kinds = questionKinds()
    const kindOf = (id: string) => kinds.find((kind) => kind.id === id)?.id ?? 'Numeric'
    const statement: RichTextEditorHost = {
      ...other,
      questions: slotsOf(JSON.parse(speltQuestions) as readonly ListedQuestion[]),
      questionKinds: kinds,
      createQuestion: (kind) => actions.createQuestion(kindOf(kind)),
      openQuestion: actions.openQuestion,
    }
    return { statement, other }
  }, [forText, speltLists, speltQuestions, actions, uploadImage, notify])
}

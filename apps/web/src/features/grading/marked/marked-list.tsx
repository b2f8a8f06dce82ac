import { t } from '@isomorph/messages'
import { Button, DataTable, EmptyState, PageSkeleton, type Column } from '@isomorph/ui'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTimeZone } from '../../../data/index.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { formatPercent } from '../../../numbers/percent-words.ts'
import { AnswerShown } from '../../../statement/answer-shown.tsx'
import { listKeys } from '../desk-keys.ts'
import { keyOfAnswer, ownMarkOf, type Desk, type DeskEntry } from '../desk-state.ts'
import { nameOfGraders, nameOfLearner } from '../grading-words.ts'
import { ListRegion, ShortAnswer } from '../grading.styles.ts'
import { KeysShown } from '../keys-shown.tsx'
import type { MarkedBy } from './use-marked-desk.ts'

type Row = DeskEntry & { readonly id: number }

function rowName({ answer }: DeskEntry): string {
  const name = nameOfLearner(answer)
  return answer.attemptNumber === 1
    ? name
    : t('grading.marked.attempt', { name, attempt: String(answer.attemptNumber) })
}

function markWords({ answer }: DeskEntry): string {
  const own = ownMarkOf(answer)
  if (answer.isWaiting) return t('grading.marked.waits')
  // What another mark is awaited for has no maker but the person who looks.
  if (own && answer.doubleMarks.length === 1) return t('grading.desk.awaited', { percent: formatPercent(own.percent) })
  return formatPercent(answer.response.percent)
}

const columnsOf = (timeZone: string): readonly Column<Row>[] => [
  { key: 'learner', label: t('grading.marked.learner'), render: rowName },
  {
    key: 'answer',
    label: t('grading.answer'),
    isLabelled: true,
    render: ({ answer: { response, choices } }) => (
      <ShortAnswer>
        <AnswerShown {...response} choices={choices} />
      </ShortAnswer>
    ),
  },
  { key: 'mark', label: t('grading.marked.mark'), isLabelled: true, render: markWords },
  { key: 'by', label: t('grading.marked.by'), isLabelled: true, render: ({ answer }) => nameOfGraders(answer) || '–' },
  {
    key: 'at',
    label: t('grading.marked.at'),
    isLabelled: true,
    render: ({ answer: { markedAt } }) => (markedAt === null ? '–' : formatMoment(markedAt, timeZone)),
  },
]

function linksIn(region: HTMLElement | null): readonly HTMLElement[] {
  return [...(region?.querySelectorAll<HTMLElement>('a.row-link') ?? [])]
}

/** Gives the focus to a row; beyond the last, to that. */
function focusRow(region: HTMLElement | null, row: number): void {
  const links = linksIn(region)
  links[Math.max(0, Math.min(links.length - 1, row))]?.focus()
}

/** j and k go through the rows, as they go through answers at the desk. */
function useRowKeys(onWaiting: () => void) {
  const root = useRef<HTMLElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    if (key === 'w') onWaiting()
    if (key !== 'j' && key !== 'k') return
    event.preventDefault()
    const row = linksIn(root.current).findIndex((link) => link === document.activeElement)
    focusRow(root.current, row + (key === 'j' ? 1 : -1))
  }
  return { root, onKeyDown }
}

interface MarkedListProps {
  readonly desk: Desk
  readonly isLoading: boolean
  readonly markedBy: MarkedBy
  readonly hrefOf: (key: string) => string
  readonly onMore: () => void
  readonly onWaiting: () => void
}

/** The answers of a question that are marked, with who marked each and when. */
export function MarkedList({ desk, isLoading, markedBy, hrefOf, onMore, onWaiting }: MarkedListProps) {
  const timeZone = useTimeZone()
  const { root, onKeyDown } = useRowKeys(onWaiting)
  const { entries, index, isDrained, error } = desk
  const isShown = entries.length > 0
  const last = useRef(index)
  useEffect(() => {
    // The answer that was open last is the one to go on from.
    if (isShown) focusRow(root.current, last.current)
  }, [isShown, root])
  const isBusy = isLoading || (!isDrained && error === null)
  return (
    <ListRegion ref={root} tabIndex={-1} aria-label={t('grading.marked.title')} onKeyDown={onKeyDown}>
      {!isShown && isBusy && <PageSkeleton />}
      {!isShown && isDrained && (
        <EmptyState picture="done">
          {t(markedBy === 'me' ? 'grading.marked.noneOwn' : 'grading.marked.none')}
        </EmptyState>
      )}
      {isShown && (
        <>
          <DataTable<Row>
            label={t('grading.marked.title')}
            columns={columnsOf(timeZone)}
            rows={entries.map((entry, id) => ({ ...entry, id }))}
            nameOf={rowName}
            hrefOf={({ answer }) => hrefOf(keyOfAnswer(answer))}
            empty={null}
          />
          {!isDrained && (
            <Button variant="outlined" disabled={isLoading} onClick={onMore}>
              {t('grading.marked.more')}
            </Button>
          )}
          <KeysShown keys={listKeys()} />
        </>
      )}
    </ListRegion>
  )
}

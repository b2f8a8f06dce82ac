import type { GradingQuestion, RubricOfQuestion } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { EmptyState, ErrorPanel, MessageBand, PageSkeleton, StatusChip, VisuallyHidden } from '@isomorph/ui'
import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { listedName } from '../../entities/person/names.ts'
import { formatCount } from '../../numbers/counts.ts'
import { formatPercent } from '../../numbers/percent-words.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx'
import { AnswerPane } from './answer-pane.tsx'
import { ConflictBand } from './conflict-band.tsx'
import { commandOf, deskKeys } from './desk-keys.ts'
import { hasChanges, keyOfAnswer, lacksWords, ownMarkOf, type DeskEntry } from './desk-state.ts'
import { DeskBar, DeskGrid, DeskNotes, Key, KeyDetails, KeyList, KeyMeaning, Quiet, Who } from './grading.styles.ts'
import { MarkPane, withItem } from './mark-pane.tsx'
import { useDesk, type DeskControl, type DeskQuestion } from './use-desk.ts'

const RubricDialog = lazyPart(async () => (await import('./rubric-dialog.tsx')).RubricDialog)

function nameOf({ answer }: DeskEntry): string {
  return answer.codeName ?? (answer.learner ? listedName(answer.learner) : '')
}

interface DeskProps {
  readonly question: DeskQuestion
  readonly stored: RubricOfQuestion
  readonly counts: GradingQuestion | undefined
}

interface Refs {
  readonly root: RefObject<HTMLElement | null>
  readonly percent: RefObject<HTMLInputElement | null>
  readonly comment: RefObject<HTMLInputElement | null>
  /** What the keys do. */
  readonly keys: RefObject<HTMLDetailsElement | null>
}

function focusDesk({ root, percent }: Refs): void {
  const target = percent.current ?? root.current
  target?.focus()
}

/** Each answer in front gets the focus: in the field for percent, or on the desk where items are chosen by keys. */
function useDeskFocus(refs: Refs, front: string | undefined, version: number): void {
  const { root, percent, comment, keys } = refs
  const shown = `${front} ${version}`
  const last = useRef('')
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    focusDesk({ root, percent, comment, keys })
  }, [shown, root, percent, comment, keys])
}

function useDeskKeys({ entry, dispatch, save, undo }: DeskControl, { rubric }: RubricOfQuestion, refs: Refs) {
  return (event: KeyboardEvent) => {
    const command = commandOf(event, { percent: refs.percent.current })
    if (command === null) return
    event.preventDefault()
    const item = typeof command === 'number' ? rubric?.items[command - 1] : undefined
    if (item?.id && entry) dispatch({ type: 'edited', draft: withItem(entry.draft, item.id) })
    else if (command === 'next') dispatch({ type: 'moved', by: 1 })
    else if (command === 'previous') dispatch({ type: 'moved', by: -1 })
    else if (command === 'save' && entry && lacksWords(entry)) refs.comment.current?.focus()
    else if (command === 'save') save()
    else if (command === 'undo') undo()
    else if (command === 'comment') refs.comment.current?.focus()
    else if (command === 'keys') refs.keys.current?.toggleAttribute('open')
  }
}

/** One question: answer by answer, by keyboard alone. */
export function Desk({ question, stored, counts }: DeskProps) {
  const control = useDesk(question, stored)
  const [isEditingRubric, editRubric] = useState(false)
  const root = useRef<HTMLElement>(null)
  const percent = useRef<HTMLInputElement>(null)
  const comment = useRef<HTMLInputElement>(null)
  const keys = useRef<HTMLDetailsElement>(null)
  const refs = { root, percent, comment, keys }
  const { desk, entry, isLoading, dispatch } = control
  useDeskFocus(refs, entry && keyOfAnswer(entry.answer), stored.version)
  const onKeyDown = useDeskKeys(control, stored, refs)
  return (
    <>
      <UnsavedGuard isDirty={desk.entries.some((each) => each.state !== 'saving' && hasChanges(each))} />
      <DeskNotes>
        {desk.error && <ErrorPanel error={desk.error} onRetry={() => dispatch({ type: 'refused', error: null })} />}
        {entry?.theirs && <ConflictBand entry={entry} control={control} />}
        {entry?.state === 'failed' && <MessageBand tone="error">{t('grading.desk.notSaved')}</MessageBand>}
      </DeskNotes>
      <VisuallyHidden role="status">{entry ? t('grading.desk.answerOf', { name: nameOf(entry) }) : ''}</VisuallyHidden>
      <DeskGrid ref={root} tabIndex={-1} aria-label={t('grading.grading')} onKeyDown={onKeyDown}>
        {entry && (
          <Front
            {...{ question, stored, counts, entry, control, refs }}
            key={stored.version}
            onEditRubric={() => editRubric(true)}
          />
        )}
        {!entry && (isLoading || !desk.isDrained) && <PageSkeleton />}
        {!entry && !isLoading && desk.isDrained && <EmptyState picture="people">{t('grading.desk.none')}</EmptyState>}
      </DeskGrid>
      {isEditingRubric && (
        <Suspense>
          <RubricDialog
            question={question}
            stored={stored}
            onApplied={() => dispatch({ type: 'rubricApplied' })}
            onClose={() => editRubric(false)}
          />
        </Suspense>
      )}
    </>
  )
}

interface FrontProps extends DeskProps {
  readonly entry: DeskEntry
  readonly control: DeskControl
  readonly refs: Refs
  readonly onEditRubric: () => void
}

/** The answer in front, beside it where the mark is given. */
function Front({ question, stored, counts, entry, control, refs, onEditRubric }: FrontProps) {
  const { desk, dispatch, save, undo } = control
  const marked = desk.entries.filter(({ state }) => state === 'saved').length
  return (
    <>
      <div>
        <DeskBar>
          <Who>{nameOf(entry)}</Who>
          <StateChip entry={entry} />
          <Quiet>{t('grading.desk.counts', { waiting: counts?.waiting ?? 0, marked: formatCount(marked) })}</Quiet>
        </DeskBar>
        <AnswerPane answer={entry.answer} />
      </div>
      <div>
        <MarkPane
          question={question}
          entry={entry}
          stored={stored}
          percentRef={refs.percent}
          commentRef={refs.comment}
          onEdit={(draft) => dispatch({ type: 'edited', draft })}
          onSave={save}
          onUndo={undo}
          onEditRubric={onEditRubric}
          onLeaveComment={() => focusDesk(refs)}
        />
        <Keys hasRubric={stored.rubric !== null} keysRef={refs.keys} />
      </div>
    </>
  )
}

function StateChip({ entry: { state, answer } }: { entry: DeskEntry }) {
  if (state === 'saving') return <StatusChip icon="clock" label={t('grading.desk.saving')} />
  if (state !== 'saved') return null
  const own = ownMarkOf(answer)
  if (own && answer.response.source !== 'person')
    return <StatusChip icon="clock" label={t('grading.desk.awaited', { percent: formatPercent(own.percent) })} />
  return (
    <StatusChip
      tone="success"
      icon="check"
      label={t('grading.desk.marked', { percent: formatPercent(answer.response.percent) })}
    />
  )
}

function Keys({ hasRubric, keysRef }: { hasRubric: boolean; keysRef: Refs['keys'] }) {
  return (
    <KeyDetails ref={keysRef}>
      <summary>{t('grading.keys')}</summary>
      <KeyList>
        {deskKeys(hasRubric).map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <KeyMeaning>{meaning}</KeyMeaning>
          </div>
        ))}
      </KeyList>
    </KeyDetails>
  )
}

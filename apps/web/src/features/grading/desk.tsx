import type { RubricOfQuestion } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { EmptyState, ErrorPanel, MessageBand, PageSkeleton, VisuallyHidden } from '@isomorph/ui'
import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { lazyPart } from '../../screen/load-screen.ts'
import { ConflictBand } from './conflict-band.tsx'
import { DeskFront } from './desk-front.tsx'
import { DeskGuard } from './desk-guard.tsx'
import { commandOf } from './desk-keys.ts'
import { keyOfAnswer, lacksWords } from './desk-state.ts'
import { nameOfLearner } from './grading-words.ts'
import { DeskGrid, DeskNotes } from './grading.styles.ts'
import { withItem } from './mark-pane.tsx'
import type { DeskControl, DeskQuestion } from './use-desk.ts'

const RubricDialog = lazyPart(async () => (await import('./rubric/rubric-dialog.tsx')).RubricDialog)

interface DeskProps {
  readonly question: DeskQuestion
  readonly stored: RubricOfQuestion
  readonly control: DeskControl
  /** Beside the name of the learner. */
  readonly facts: string
  /** Said behind the last answer. */
  readonly atEnd: string
  /** Leads to what waits, or to the list of what is marked. */
  readonly onShow: (state: 'waiting' | 'marked') => void
}

export interface DeskRefs {
  readonly root: RefObject<HTMLElement | null>
  readonly percent: RefObject<HTMLInputElement | null>
  readonly comment: RefObject<HTMLInputElement | null>
  /** What the keys do. */
  readonly keys: RefObject<HTMLDetailsElement | null>
}

function useDeskRefs(): DeskRefs {
  const root = useRef<HTMLElement>(null)
  const percent = useRef<HTMLInputElement>(null)
  const comment = useRef<HTMLInputElement>(null)
  const keys = useRef<HTMLDetailsElement>(null)
  return { root, percent, comment, keys }
}

/** Whoever reads an answer begins at its beginning, also where the field stands below it. */
function focusDesk({ root, percent }: DeskRefs): void {
  const target = percent.current ?? root.current
  target?.focus({ preventScroll: true })
  if ((root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView({ block: 'start' })
}

/** Each answer in front gets the focus: in the field for percent, or on the desk where items are chosen by keys. */
function useDeskFocus(refs: DeskRefs, front: string | undefined, version: number): void {
  const { root, percent, comment, keys } = refs
  const shown = `${front} ${version}`
  const last = useRef('')
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    focusDesk({ root, percent, comment, keys })
  }, [shown, root, percent, comment, keys])
}

function useDeskKeys({ control, stored: { rubric }, onShow }: DeskProps, refs: DeskRefs) {
  const { entry, dispatch, save, undo } = control
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
    else if (command === 'waiting' || command === 'marked') onShow(command)
  }
}

/** What went wrong. */
function Notes({ control }: { readonly control: DeskControl }) {
  const { desk, entry, dispatch } = control
  return (
    <DeskNotes>
      {desk.error && <ErrorPanel error={desk.error} onRetry={() => dispatch({ type: 'refused', error: null })} />}
      {entry?.theirs && <ConflictBand entry={entry} control={control} />}
      {entry?.state === 'failed' && <MessageBand tone="error">{t('grading.desk.notSaved')}</MessageBand>}
    </DeskNotes>
  )
}

/** Answer by answer, by keyboard alone. */
export function Desk(props: DeskProps) {
  const { question, stored, control, facts, atEnd } = props
  const [isEditingRubric, editRubric] = useState(false)
  const refs = useDeskRefs()
  const { root } = refs
  const { desk, entry, isLoading, dispatch } = control
  useDeskFocus(refs, entry && keyOfAnswer(entry.answer), stored.version)
  const onKeyDown = useDeskKeys(props, refs)
  return (
    <>
      <DeskGuard desk={desk} />
      <Notes control={control} />
      <VisuallyHidden role="status">
        {entry ? t('grading.desk.answerOf', { name: nameOfLearner(entry.answer) }) : ''}
      </VisuallyHidden>
      <DeskGrid ref={root} tabIndex={-1} aria-label={t('grading.grading')} onKeyDown={onKeyDown}>
        {entry && (
          <DeskFront
            {...{ question, stored, entry, control, facts, refs }}
            key={stored.version}
            onEditRubric={() => editRubric(true)}
            onFocusDesk={() => focusDesk(refs)}
          />
        )}
        {!entry && (isLoading || !desk.isDrained) && <PageSkeleton />}
        {!entry && !isLoading && desk.isDrained && <EmptyState picture="people">{atEnd}</EmptyState>}
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

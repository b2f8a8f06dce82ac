import type { Group, GroupAssessmentSummary, Term } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { courseOutcome } from '../../../entities/course-refusal/refusal.ts'
import { useCourseTimeZone, useNotify, useServerNow } from '../../../data/hooks.ts'
import { randomUuid } from '../../../data/uuid.ts'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { afterSaving } from '../../../screen/unsaved-guard.tsx'
import { useCopyGroupMutation } from './copy.api.ts'
import { copySchemaOf, firstDraft, shiftedRow, startOfTarget, weeksFor, weeksOf, type CopyDraft } from './copy-draft.ts'

interface Copying {
  readonly group: Group
  readonly items: readonly GroupAssessmentSummary[]
  readonly terms: readonly Term[]
  readonly groups: readonly Group[]
  readonly canMakeCourses: boolean
  /** The one assessment that is to be copied. */
  readonly only: number | null
}

/** Calls back when the value has become another one, and not for the first one. */
function useChange<T>(value: T, onChange: (value: T) => void): void {
  const before = useRef(value)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (Object.is(before.current, value)) return
    before.current = value
    latest.current(value)
  }, [value])
}

/**
 * The same key for every try with the same values, also after other values were tried: a course is copied once, however often the
 * request has to be sent. `useClientKey` only knows the last values, because elsewhere the same may be meant again.
 */
function useKeyOfEachCopy(): (body: unknown) => string {
  const keys = useRef(new Map<string, string>())
  return (body) => {
    const sent = JSON.stringify(body)
    const key = keys.current.get(sent) ?? randomUuid()
    keys.current.set(sent, key)
    return key
  }
}

function useFirstDraft({ group, items, terms, groups, canMakeCourses, only }: Copying): CopyDraft {
  const timeZone = useCourseTimeZone()
  const serverNow = useServerNow()
  const [first] = useState(() => {
    const draft = firstDraft({ group, items, timeZone }, { terms, now: serverNow(), only })
    // Who makes no courses copies into one that is there.
    return canMakeCourses ? draft : { ...draft, into: String(groups[0]?.id ?? '') }
  })
  return first
}

/** A copy that is being typed: its dates follow the course that is copied into, and the number of weeks. */
export function useCopyForm(copying: Copying) {
  const { group, items, terms, groups } = copying
  const timeZone = useCourseTimeZone()
  const notify = useNotify()
  const navigate = useNavigate()
  const [copy] = useCopyGroupMutation()
  const keyOf = useKeyOfEachCopy()
  const schema = useMemo(() => copySchemaOf({ group, items, timeZone }), [group, items, timeZone])
  const form = useSchemaForm({
    schema,
    saved: useFirstDraft(copying),
    backup: 'copy',
    hasSummary: true,
    async save(body) {
      const made = await copy({ params: { groupId: group.id }, body: { ...body, clientKey: keyOf(body) } })
      if (made.data) {
        notify('SUCCESS', t('group-copy.copied'))
        void navigate(`/courses/${made.data.groupId}`, afterSaving)
      }
      return courseOutcome(made)
    },
  })
  const { values, methods } = form
  const proposed = weeksFor(group, startOfTarget(values, { terms, groups, timeZone }))
  useChange(proposed, (weeks) => methods.setValue('weeks', String(weeks), { shouldDirty: true }))
  useChange(weeksOf(values.weeks), (weeks) => {
    if (weeks === null) return
    const rows = methods.getValues('rows')
    for (const [index, item] of items.entries()) {
      const isChosen = rows[index]?.isChosen ?? false
      methods.setValue(`rows.${index}`, { isChosen, ...shiftedRow(item, weeks, timeZone) }, { shouldDirty: true })
    }
  })
  return form
}

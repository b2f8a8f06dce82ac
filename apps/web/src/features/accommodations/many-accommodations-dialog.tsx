import type { AccommodatedPerson, Person } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useCourseTimeZone, useNotify, useTimeZone } from '../../data/index.ts'
import { keyOfPeople } from '../../entities/person/key-of-people.ts'
import { listedName } from '../../entities/person/names.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'

import { emptyDraft, manyAccommodationsSchemaOf } from './accommodation-draft.ts'
import { DateFields, FurtherFields, TimeFields } from './accommodation-fields.tsx'
import { useListAccommodationsQuery, useSaveAccommodationsMutation } from './accommodations.api.ts'
import { Lines, PartTitle, Quiet, ScopeWords } from './accommodations.styles.ts'
import { outcomeFor } from './refusal-of-people.ts'
import { grantWords } from './words.ts'

/** Who, and in which assessment. */
export interface ManyAccommodationsOf {
  readonly people: readonly Person[]
  readonly groupAssessmentId: number
}

interface ManyAccommodationsDialogProps extends ManyAccommodationsOf {
  readonly onClose: () => void
}

function useManyAccommodations({ people, groupAssessmentId, onClose }: ManyAccommodationsDialogProps) {
  const [save] = useSaveAccommodationsMutation()
  const notify = useNotify()
  const timeZone = useCourseTimeZone()
  return useSchemaForm({
    schema: manyAccommodationsSchemaOf(timeZone),
    saved: emptyDraft,
    backup: `accommodations:${groupAssessmentId}:${keyOfPeople(people)}`,
    async save({ fields, reason }) {
      const outcome = await save({ body: { groupAssessmentId, userIds: people.map(({ id }) => id), fields, reason } })
      if (outcome.error) return outcomeFor(outcome, people)
      notify('SUCCESS', t('accommodations.many.saved', { count: people.length }))
      onClose()
      return {}
    },
  })
}

/** What somebody is granted in the assessment itself, in words. */
function ownWords({ scopes }: AccommodatedPerson, timeZone: string): readonly string[] {
  return scopes.flatMap((scoped) => (scoped.scope === 'assessment' ? grantWords(scoped, timeZone) : []))
}

/** Who of them is granted something here already. */
function GrantedAlready({ people, groupAssessmentId }: ManyAccommodationsOf) {
  const timeZone = useTimeZone()
  const { data } = useListAccommodationsQuery({ query: { groupAssessmentId } })
  const granted = (data?.people ?? [])
    .filter(({ person }) => people.some(({ id }) => id === person.id))
    .map((found) => ({ person: found.person, words: ownWords(found, timeZone) }))
    .filter(({ words }) => words.length > 0)
  if (granted.length === 0) return null
  return (
    <section aria-label={t('accommodations.many.already')}>
      <PartTitle>{t('accommodations.many.already')}</PartTitle>
      <Lines>
        {granted.map(({ person, words }) => (
          <li key={person.id}>
            <ScopeWords>{listedName(person)}</ScopeWords>
            <Quiet>{words.join(', ')}</Quiet>
          </li>
        ))}
      </Lines>
    </section>
  )
}

/** Grants several people the same in one assessment. */
export function ManyAccommodationsDialog(props: ManyAccommodationsDialogProps) {
  const { people, onClose } = props
  const form = useManyAccommodations(props)
  const { control } = form
  return (
    <FormDialog
      form={form}
      title={t('accommodations.many.title', { count: people.length })}
      submitLabel={t('accommodations.save')}
      onClose={onClose}
    >
      <FormNotes form={form} title={t('accommodations.notSaved')} />
      <p>{t('accommodations.many.explain')}</p>
      <GrantedAlready {...props} />
      <TimeFields control={control} />
      <DateFields control={control} />
      <FurtherFields control={control} />
      <ReasonField control={control} name="reason" />
    </FormDialog>
  )
}

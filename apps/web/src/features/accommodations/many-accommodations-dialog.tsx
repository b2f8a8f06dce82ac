import type { AccommodatedPerson, Person } from '@isomorph/contract'
import { useCourseTimeZone, useNotify, useTimeZone } from '../../data/index.ts'
import { listedName } from '../../entities/person/names.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { counted } from '../../numbers/counts.ts'
import { emptyDraft, manyAccommodationsSchemaOf } from './accommodation-draft.ts'
import { DateFields, FurtherFields, TimeFields } from './accommodation-fields.tsx'
import { useListAccommodationsQuery, useSaveAccommodationsMutation } from './accommodations.api.ts'
import { Lines, PartTitle, Quiet, ScopeWords } from './accommodations.styles.ts'
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
    backup: `accommodations of several ${groupAssessmentId}`,
    async save({ fields, reason }) {
      const outcome = await save({ body: { groupAssessmentId, userIds: people.map(({ id }) => id), fields, reason } })
      if (outcome.error) return outcome
      notify('SUCCESS', `Accommodations of ${counted(people.length, 'student', 'students')} saved`)
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
    <section aria-label="Granted here already">
      <PartTitle>Granted here already</PartTitle>
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
      title={`Accommodations of ${counted(people.length, 'student', 'students')}`}
      submitLabel="Save"
      onClose={onClose}
    >
      <FormNotes form={form} title="This could not be saved" />
      <p>Each of them is granted what is filled in. What is empty stays as it is.</p>
      <GrantedAlready {...props} />
      <TimeFields control={control} />
      <DateFields control={control} />
      <FurtherFields control={control} />
      <ReasonField control={control} name="reason" />
    </FormDialog>
  )
}

import type { LtiLaunch } from '@isomorph/contract'
import { Button, Card, MessageBand, Page, PageHeader, SelectInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { requestErrorOf } from '../../data/request-error.ts'
import { useChooseLtiAssessmentMutation } from './lti-launch.api.ts'
import { LaunchForm, Paragraph } from './lti-launch.styles.ts'

function ChoiceForm({ launch: { id, choices } }: { launch: LtiLaunch }) {
  const [chosen, setChosen] = useState(String(choices[0]?.id))
  const [choose, { isLoading, error }] = useChooseLtiAssessmentMutation()
  function submit(event: FormEvent) {
    event.preventDefault()
    void choose({ params: { ltiLaunchId: id }, body: { groupAssessmentId: Number(chosen) } })
  }
  return (
    <LaunchForm onSubmit={submit}>
      {error ? <MessageBand tone="error">{requestErrorOf(error).detail}</MessageBand> : null}
      <SelectInput
        label="Assessment"
        value={chosen}
        options={choices.map((choice) => ({ value: String(choice.id), label: choice.name }))}
        onChange={setChosen}
      />
      <div>
        <Button type="submit" variant="contained" disabled={isLoading}>
          Use this assessment
        </Button>
      </div>
    </LaunchForm>
  )
}

/** An instructor's launch of a link that opens nothing so far. */
export function ChooseAssessment({ launch, group }: { launch: LtiLaunch; group: NonNullable<LtiLaunch['group']> }) {
  const { linkTitle, choices } = launch
  return (
    <Page>
      <PageHeader title="Choose an assessment" meta={`${linkTitle} · ${group.name}`} />
      <Card>
        {choices.length > 0 ? (
          <>
            <Paragraph>The link opens it for everybody in the course.</Paragraph>
            <ChoiceForm launch={launch} />
          </>
        ) : (
          <>
            <Paragraph>{group.name} has no assessment yet. Add one to the course, then open the link again.</Paragraph>
            <div>
              <Button href={`/courses/${group.id}`} variant="contained">
                Go to the course
              </Button>
            </div>
          </>
        )}
      </Card>
    </Page>
  )
}

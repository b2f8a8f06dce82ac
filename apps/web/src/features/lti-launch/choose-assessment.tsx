import type { LtiLaunch } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, MessageBand, Page, PageHeader, SelectInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
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
      {error ? <MessageBand tone="error">{courseRefusalOf(error).detail}</MessageBand> : null}
      <SelectInput
        label={t('lti-launch.choose.assessment')}
        value={chosen}
        options={choices.map((choice) => ({ value: String(choice.id), label: choice.name }))}
        onChange={setChosen}
      />
      <div>
        <Button type="submit" variant="contained" disabled={isLoading}>
          {t('lti-launch.choose.use')}
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
      <PageHeader
        title={t('lti-launch.choose.title')}
        meta={t('lti-launch.subtitle', { link: linkTitle, course: group.name })}
      />
      <Card>
        {choices.length > 0 ? (
          <>
            <Paragraph>{t('lti-launch.choose.explain')}</Paragraph>
            <ChoiceForm launch={launch} />
          </>
        ) : (
          <>
            <Paragraph>{t('lti-launch.choose.none', { course: group.name })}</Paragraph>
            <div>
              <Button href={`/courses/${group.id}`} variant="contained">
                {t('lti-launch.choose.toCourse')}
              </Button>
            </div>
          </>
        )}
      </Card>
    </Page>
  )
}

import type { LtiLaunch } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, CheckboxInput, MessageBand, Page, PageHeader } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { useAnswerDeepLinkingMutation } from './lti-launch.api.ts'
import { Choices, LaunchButtons, LaunchForm, Paragraph } from './lti-launch.styles.ts'

/** Brings signed links to the platform, as it wants them: by a form of this page. */
function postTo(address: string, jwt: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'JWT'
  field.value = jwt
  form.append(field)
  document.body.append(form)
  form.submit()
}

function chosenAfter(chosen: readonly number[], id: number, isChecked: boolean, acceptsSeveral: boolean): number[] {
  if (!isChecked) return chosen.filter((each) => each !== id)
  return acceptsSeveral ? [...chosen, id] : [id]
}

function LinksForm({ launch: { id, choices, acceptsSeveral } }: { launch: LtiLaunch }) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [answer, { isLoading, error }] = useAnswerDeepLinkingMutation()
  async function send(groupAssessmentIds: readonly number[]) {
    const { data } = await answer({
      params: { ltiLaunchId: id },
      body: { groupAssessmentIds: [...groupAssessmentIds] },
    })
    if (data) postTo(data.address, data.jwt)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send(choices.map((choice) => choice.id).filter((each) => chosen.includes(each)))
  }
  return (
    <LaunchForm onSubmit={submit}>
      {error ? <MessageBand tone="error">{courseRefusalOf(error).detail}</MessageBand> : null}
      <Choices>
        <legend>{acceptsSeveral ? t('lti-launch.links.several') : t('lti-launch.links.one')}</legend>
        {choices.map((choice) => (
          <CheckboxInput
            key={choice.id}
            label={choice.name}
            isChecked={chosen.includes(choice.id)}
            onChange={(isChecked) => setChosen(chosenAfter(chosen, choice.id, isChecked, acceptsSeveral))}
          />
        ))}
      </Choices>
      <LaunchButtons>
        <Button type="submit" variant="contained" disabled={isLoading || chosen.length === 0}>
          {t('lti-launch.links.add')}
        </Button>
        <Button disabled={isLoading} onClick={() => void send([])}>
          {t('lti-launch.links.cancel')}
        </Button>
      </LaunchButtons>
    </LaunchForm>
  )
}

function noneIn(group: LtiLaunch['group']): string {
  return group ? t('lti-launch.links.none', { course: group.name }) : t('lti-launch.links.noneInCourse')
}

/** An instructor adds links to their course at the platform: title, points and dates come with them. */
export function ChooseLinks({ launch }: { launch: LtiLaunch }) {
  const { contextTitle, providerName, group, choices } = launch
  return (
    <Page>
      <PageHeader
        title={t('lti-launch.links.title')}
        meta={t('lti-launch.subtitle', { link: contextTitle, course: providerName })}
      />
      <Card>
        <Paragraph>{choices.length > 0 ? t('lti-launch.links.explain') : noneIn(group)}</Paragraph>
        <LinksForm launch={launch} />
      </Card>
    </Page>
  )
}

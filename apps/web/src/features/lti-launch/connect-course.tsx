import type { LtiLaunch } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, MessageBand, Page, PageHeader, SelectInput, TextInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { useConnectLtiContextMutation } from './lti-launch.api.ts'
import { LaunchForm, Paragraph } from './lti-launch.styles.ts'

const newCourse = 'new'

interface Wanted {
  readonly choice: string
  readonly name: string
}

function bodyOf({ choice, name }: Wanted) {
  return choice === newCourse ? { name: name.trim() } : { groupId: Number(choice) }
}

/** Which course here, and what a new one is called. */
function CourseChoice({
  launch,
  wanted,
  onChange,
}: {
  launch: LtiLaunch
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}) {
  const { choices, mayCreateGroup } = launch
  const options = [
    ...(mayCreateGroup ? [{ value: newCourse, label: t('lti-launch.connect.new') }] : []),
    ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <>
      <SelectInput
        label={t('lti-launch.connect.course')}
        value={wanted.choice}
        options={options}
        onChange={(choice) => onChange({ ...wanted, choice })}
      />
      {wanted.choice === newCourse && (
        <TextInput
          label={t('lti-launch.connect.name')}
          isRequired
          value={wanted.name}
          onChange={(name) => onChange({ ...wanted, name })}
        />
      )}
    </>
  )
}

/** Nobody is left before an empty list: what to do instead. */
function NothingToConnect() {
  return <MessageBand tone="neutral">{t('lti-launch.connect.nothing')}</MessageBand>
}

function ConnectForm({ launch }: { launch: LtiLaunch }) {
  const { id, choices, mayCreateGroup, contextTitle } = launch
  const first = mayCreateGroup ? newCourse : String(choices[0]?.id)
  const [wanted, setWanted] = useState<Wanted>({ choice: first, name: contextTitle })
  const [connect, { isLoading, error }] = useConnectLtiContextMutation()
  const isNameless = wanted.choice === newCourse && wanted.name.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    void connect({ params: { ltiLaunchId: id }, body: bodyOf(wanted) })
  }
  return (
    <LaunchForm onSubmit={submit}>
      {error ? <MessageBand tone="error">{courseRefusalOf(error).detail}</MessageBand> : null}
      <CourseChoice launch={launch} wanted={wanted} onChange={setWanted} />
      <div>
        <Button type="submit" variant="contained" disabled={isLoading || isNameless}>
          {t('lti-launch.connect.connect')}
        </Button>
      </div>
    </LaunchForm>
  )
}

/** An instructor's first launch from a course of a platform. */
export function ConnectCourse({ launch }: { launch: LtiLaunch }) {
  const { contextTitle, providerName, choices, mayCreateGroup } = launch
  const hasChoice = mayCreateGroup || choices.length > 0
  return (
    <Page>
      <PageHeader
        title={t('lti-launch.connect.title')}
        meta={t('lti-launch.subtitle', { link: contextTitle, course: providerName })}
      />
      <Card>
        <Paragraph>
          {contextTitle
            ? t('lti-launch.connect.explain', { course: contextTitle, provider: providerName })
            : t('lti-launch.connect.explainThis', { provider: providerName })}
        </Paragraph>
        {hasChoice ? <ConnectForm launch={launch} /> : <NothingToConnect />}
      </Card>
    </Page>
  )
}

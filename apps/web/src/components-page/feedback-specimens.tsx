import {
  Button,
  EmptyState,
  LoadingScreen,
  MessageBand,
  NotificationToast,
  PageSkeleton,
  tones,
  type PictureName,
  type Tone,
} from '@isomorph/ui'
import { VersionNotice } from '../app/version-banner.tsx'
import { Group, Specimen } from './specimen.tsx'
import { BandRows, EmptyStates } from './specimens.styles.ts'

const pictures: readonly PictureName[] = [
  'problems',
  'assessments',
  'courses',
  'people',
  'search',
  'done',
  'lost',
  'pause',
]
const notifications = [
  ['INFO', 'The course is being synchronised.'],
  ['SUCCESS', 'Saved.'],
  ['WARNING', 'Two people were already in the course.'],
  ['ERROR', 'Could not start impersonation'],
] as const

/** Bands, notifications, banners, empty pages, waiting. */
export function FeedbackSpecimens() {
  return (
    <Group title="Feedback">
      <Specimen title="Bands">
        <BandRows>
          {(Object.keys(tones) as Tone[]).map((tone) => (
            <MessageBand key={tone} tone={tone} action={<Button size="small">Undo</Button>}>
              You are offline. Everything you type is saved on this device and will be sent.
            </MessageBand>
          ))}
        </BandRows>
      </Specimen>
      {notifications.map(([type, text]) => (
        <Specimen key={type} title={`Notification, ${type.toLowerCase()}`} windowHeight={96}>
          <NotificationToast type={type} text={text} isOpen onClose={() => undefined} />
        </Specimen>
      ))}
      <Specimen title="Banner of a new version" windowHeight={180}>
        <VersionNotice onRefresh={() => undefined} onClose={() => undefined} />
      </Specimen>
      <Specimen title="Empty pages">
        <EmptyStates>
          {pictures.map((picture) => (
            <EmptyState key={picture} picture={picture} action={<Button variant="outlined">First step</Button>}>
              Nothing here yet: one sentence says what to do next.
            </EmptyState>
          ))}
        </EmptyStates>
      </Specimen>
      <Specimen title="A page on its way" windowHeight={200}>
        <PageSkeleton />
      </Specimen>
      <Specimen title="Stuck" windowHeight={320}>
        <LoadingScreen after={0} onStuck={() => undefined} />
      </Specimen>
    </Group>
  )
}

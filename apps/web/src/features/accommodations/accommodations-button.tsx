import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { displayName } from '../../entities/person/names.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import type { AccommodationsOf } from './accommodations-dialog.tsx'
import type { ManyAccommodationsOf } from './many-accommodations-dialog.tsx'

const AccommodationsDialog = lazyPart(async () => (await import('./accommodations-dialog.tsx')).AccommodationsDialog)

const ManyAccommodationsDialog = lazyPart(
  async () => (await import('./many-accommodations-dialog.tsx')).ManyAccommodationsDialog,
)

/** Opens what those chosen are granted: of one person all of it, of several what they are to have in common. */
export function AccommodationsOfChosen({ people, groupAssessmentId }: ManyAccommodationsOf) {
  const [isOpen, setOpen] = useState(false)
  const [first, second] = people
  if (first === undefined) return null
  if (second === undefined) return <AccommodationsButton person={first} groupAssessmentId={groupAssessmentId} />
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('accommodations.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <ManyAccommodationsDialog {...{ people, groupAssessmentId }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Opens what one person is granted. */
export function AccommodationsButton({ label, ...of }: AccommodationsOf & { label?: string }) {
  const [isOpen, setOpen] = useState(false)
  const name = displayName(of.person)
  return (
    <>
      <Button
        size="small"
        aria-label={
          label === undefined
            ? t('accommodations.button.of', { name })
            : t('accommodations.button.labelled', { label, name })
        }
        onClick={() => setOpen(true)}
      >
        {label ?? t('accommodations.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <AccommodationsDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

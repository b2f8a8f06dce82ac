import { Button } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { displayName } from '../../entities/person/names.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import type { AccommodationsOf } from './accommodations-dialog.tsx'

const AccommodationsDialog = lazyPart(async () => (await import('./accommodations-dialog.tsx')).AccommodationsDialog)

/** Opens what one person is granted. */
export function AccommodationsButton({ label, ...of }: AccommodationsOf & { label?: string }) {
  const [isOpen, setOpen] = useState(false)
  const name = displayName(of.person)
  return (
    <>
      <Button
        size="small"
        aria-label={label === undefined ? `Accommodations of ${name}` : `${label}: accommodations of ${name}`}
        onClick={() => setOpen(true)}
      >
        {label ?? 'Accommodations'}
      </Button>
      {isOpen && (
        <Suspense>
          <AccommodationsDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

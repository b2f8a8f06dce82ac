import { Button } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { displayName } from '../../entities/person/names.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import type { AccommodationsOf } from './accommodations-dialog.tsx'

const AccommodationsDialog = lazyPart(async () => (await import('./accommodations-dialog.tsx')).AccommodationsDialog)

/** Opens what one person is granted. */
export function AccommodationsButton({ label = 'Accommodations', ...of }: AccommodationsOf & { label?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`Accommodations of ${displayName(of.person)}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <AccommodationsDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useState } from 'react'
import { useGetExternalProvidersQuery } from '../../data/core-api.ts'
import { ConnectClasses } from './connect-classes.tsx'
import { Opener } from './timetable-courses.styles.ts'

/** Leads an instructor to the classes that the course may follow; not there where no timetable is connected. */
export function ConnectClassesButton({ groupId }: { groupId: number }) {
  const { data: providers } = useGetExternalProvidersQuery(undefined)
  const [isOpen, setIsOpen] = useState(false)
  if (!providers?.some(({ type }) => type === 'timetabling')) return null
  if (isOpen) return <ConnectClasses groupId={groupId} onDone={() => setIsOpen(false)} />
  return (
    <Opener>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('timetable-courses.open')}
      </Button>
    </Opener>
  )
}

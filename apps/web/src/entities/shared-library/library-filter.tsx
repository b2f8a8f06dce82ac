import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { Button, Icon } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import type { NamedLibrary } from '../../data/slices/search-slice.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import { useListSharedLibrariesQuery } from './shared-libraries.api.ts'
import { formatCount } from '../../numbers/counts.ts'

const LibraryChoiceDialog = lazyPart(async () => (await import('./library-choice-dialog.tsx')).LibraryChoiceDialog)

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  '& .name': { overflow: 'hidden', maxWidth: 200, textOverflow: 'ellipsis' },
})

/** The ids of selected libraries as the list of problems is asked for them. */
export function idsOfLibraries(libraries: readonly NamedLibrary[]): string {
  return libraries.map(({ id }) => id).join(',')
}

function labelOf(selected: readonly NamedLibrary[]): string {
  const [first] = selected
  if (!first) return t('shared.libraries')
  return selected.length === 1
    ? t('shared.libraries.in', { name: first.name })
    : t('shared.libraries.inMany', { count: formatCount(selected.length) })
}

interface LibraryFilterProps {
  readonly selected: readonly NamedLibrary[]
  readonly onChange: (selected: readonly NamedLibrary[]) => void
}

/** Narrows a list of problems to those that selected shared libraries hold; there where somebody can read any library. */
export function LibraryFilter({ selected, onChange }: LibraryFilterProps) {
  // The menu has asked the same.
  const { data } = useListSharedLibrariesQuery({})
  const [isOpen, setIsOpen] = useState(false)
  if (selected.length === 0 && (data?.total ?? 0) === 0) return null
  return (
    <Root>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        aria-pressed={selected.length > 0}
        onClick={() => setIsOpen(true)}
      >
        <span className="name">{labelOf(selected)}</span>
      </Button>
      {selected.length > 0 && (
        <IconButton size="small" aria-label={t('shared.libraries.showOfAll')} onClick={() => onChange([])}>
          <Icon name="close" size={16} />
        </IconButton>
      )}
      <Suspense>
        {isOpen && (
          <LibraryChoiceDialog
            title={t('shared.libraries.which')}
            confirmLabel={(count) => (count === 0 ? t('shared.libraries.showAll') : t('shared.libraries.show'))}
            initial={selected}
            canChooseNone
            onConfirm={(libraries) => {
              onChange(libraries)
              setIsOpen(false)
            }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </Root>
  )
}

import { t } from '@isomorph/messages'
import IconButton from '@mui/material/IconButton'
import { Icon } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../screen/load-screen.ts'
import type { ItemDraft, PoolDraft, SectionDraft } from './assessment-draft.ts'

const ItemRulesDialog = lazyPart(async () => (await import('./item-rules-dialog.tsx')).ItemRulesDialog)

export interface ItemRulesProps {
  readonly item: ItemDraft
  readonly position: number
  readonly items: readonly ItemDraft[]
  readonly sections: readonly SectionDraft[]
  readonly pools: readonly PoolDraft[]
  readonly onOrder: (items: readonly ItemDraft[]) => void
}

/** Opens what a problem may have of its own here. */
export function ItemRulesButton(props: ItemRulesProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('assessments.item.settings', { name: props.item.name })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="settings" size={18} />
      </IconButton>
      <Suspense>{isOpen && <ItemRulesDialog {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}

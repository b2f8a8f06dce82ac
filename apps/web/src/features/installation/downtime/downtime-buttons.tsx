import { t } from '@isomorph/messages'
import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { DowntimeActions } from './downtime.styles.ts'

interface DowntimeButtonsProps {
  readonly isOn: boolean
  readonly form: { readonly isDirty: boolean; readonly isBusy: boolean; readonly isRight: boolean }
  readonly onSave: (isOn: boolean) => void
}

/** Begins downtime or ends it, or saves what is typed and leaves it as it is. */
export function DowntimeButtons({ isOn, form, onSave }: DowntimeButtonsProps) {
  const isBlocked = form.isBusy || !form.isRight
  return (
    <DowntimeActions>
      {isOn ? (
        <Button variant="contained" disabled={isBlocked} onClick={() => onSave(false)}>
          {t('installation.downtime.end')}
        </Button>
      ) : (
        <BeginButton isBlocked={isBlocked} onBegin={() => onSave(true)} />
      )}
      <Button disabled={!form.isDirty || isBlocked} onClick={() => onSave(isOn)}>
        {isOn ? t('installation.downtime.save.on') : t('installation.downtime.save.off')}
      </Button>
    </DowntimeActions>
  )
}

function BeginButton({ isBlocked, onBegin }: { isBlocked: boolean; onBegin: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  function begin() {
    // First: a closing dialog gives the focus back to its button, and what is refused takes it to its field.
    setIsAsking(false)
    onBegin()
  }
  return (
    <>
      <Button color="error" variant="outlined" disabled={isBlocked} onClick={() => setIsAsking(true)}>
        {t('installation.downtime.begin')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('installation.downtime.begin.title')}
        confirmLabel={t('installation.downtime.begin')}
        isDestructive
        onConfirm={begin}
        onCancel={() => setIsAsking(false)}
      >
        {t('installation.downtime.begin.explain')}
      </ConfirmDialog>
    </>
  )
}

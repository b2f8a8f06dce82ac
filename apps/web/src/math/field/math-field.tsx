import { t } from '@isomorph/messages'
import { useRef, type ReactNode } from 'react'
import type { KeyboardLayout } from '@isomorph/problem'
import { mathScale } from '../math-scale.ts'
import { EarlyField } from './early-field.tsx'
import { fieldDemand } from './field-demand.ts'
import { MathFieldFrame } from './math-field-frame.tsx'
import type { MathFieldProps } from './math-field-props.ts'
import { useLiveField } from './use-live-field.ts'

const everyKeyboard: readonly KeyboardLayout[] = ['numeric', 'functions', 'symbol', 'roman', 'greek']

/** A field for formulas. MathLive arrives when somebody turns to one; until then the frame keeps the place and the keys. */
export function MathField(props: MathFieldProps): ReactNode {
  const { keyboards = everyKeyboard, label, isInvalid = false, isReadOnly = false } = props
  const host = useRef<HTMLDivElement>(null)
  const pills = useRef<HTMLDivElement>(null)
  const live = useLiveField({ ...props, keyboards }, host, pills)
  const { parts, isKeyboardOpen, earlyKeys } = live

  return (
    <MathFieldFrame
      attach={host}
      pills={pills}
      early={
        <EarlyField
          {...{ label, isInvalid, isReadOnly, earlyKeys }}
          description={props.description ?? ''}
          placeholder={props.placeholder ?? ''}
        />
      }
      onTurnedTo={fieldDemand.ask}
      isInvalid={isInvalid}
      isReady={parts !== undefined}
      scale={mathScale(props.value)}
      keyboardButton={
        keyboards.length > 0 && !isReadOnly
          ? {
              isOpen: isKeyboardOpen,
              label: t('math.keyboard.of', { label }),
              onToggle: live.toggleKeyboard,
            }
          : undefined
      }
      fallback={live.hasFailed ? { value: props.value, label: props.label, onChange: props.onChange } : undefined}
      end={props.end}
    />
  )
}

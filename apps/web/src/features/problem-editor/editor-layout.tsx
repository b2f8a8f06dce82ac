import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { PanelBoundary } from '../../screen/crash/panel-boundary.tsx'
import { editorTabs, type EditorTab } from './draft/draft-store.ts'
import { regionIds } from './findings-summary.tsx'

const tabNames = {
  write: 'problem-editor.parts.write',
  variables: 'problem-editor.parts.variables',
  preview: 'problem-editor.parts.preview',
} as const satisfies Readonly<Record<EditorTab, string>>

/** Below this the three regions become tabs. */
const wide = '@media (min-width: 1100px)'

const Regions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  [wide]: { gridTemplateColumns: 'clamp(250px, 19vw, 310px) minmax(0, 1fr) clamp(290px, 24vw, 380px)' },
})
const Side = styled('div')({
  minWidth: 0,
  '&[data-hidden="true"]': { display: 'none' },
  [wide]: {
    position: 'sticky',
    top: 'calc(var(--navigation-height, 56px) + 88px)',
    maxHeight: 'calc(100vh - var(--navigation-height, 56px) - 96px)',
    overflowY: 'auto',
    paddingInlineEnd: 4,
    '&[data-hidden="true"]': { display: 'block' },
  },
})
const Middle = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  '&[data-hidden="true"]': { display: 'none' },
  [wide]: { '&[data-hidden="true"]': { display: 'flex' } },
})
const Tabs = styled('div')({
  position: 'sticky',
  top: 'var(--navigation-height, 56px)',
  zIndex: 4,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  marginBottom: 12,
  borderBottom: `1px solid ${color.line}`,
  backgroundColor: color.page,
  [wide]: { display: 'none' },
  '& button': {
    minHeight: 44,
    border: 0,
    borderBottom: '3px solid transparent',
    background: 'transparent',
    color: color.textSecond,
    font: 'inherit',
    fontSize: fontSize.table,
    fontWeight: 620,
    cursor: 'pointer',
  },
  '& button[aria-selected="true"]': { borderColor: color.primary, color: color.text },
})

interface EditorLayoutProps {
  readonly tab: EditorTab
  readonly onTabChange: (tab: EditorTab) => void
  readonly outline: ReactNode
  readonly text: ReactNode
  readonly preview: ReactNode
}

function RegionTabs({ tab, onTabChange }: Pick<EditorLayoutProps, 'tab' | 'onTabChange'>): ReactNode {
  const id = useId()
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    const next = editorTabs.at((editorTabs.indexOf(tab) + by) % editorTabs.length)
    if (!next) return
    onTabChange(next)
    document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus()
  }
  return (
    <Tabs role="tablist" aria-label={t('problem-editor.parts')}>
      {editorTabs.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}`}
          aria-selected={each === tab}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onTabChange(each)}
          onKeyDown={step}
        >
          {t(tabNames[each])}
        </button>
      ))}
    </Tabs>
  )
}

/** Outline, text and preview side by side; tabs where there is no room for that. */
export function EditorLayout({ tab, onTabChange, outline, text, preview }: EditorLayoutProps): ReactNode {
  return (
    <>
      <RegionTabs tab={tab} onTabChange={onTabChange} />
      <Regions>
        <Side id={regionIds.outline} data-hidden={tab !== 'variables'}>
          <PanelBoundary>{outline}</PanelBoundary>
        </Side>
        <Middle data-hidden={tab !== 'write'}>
          <PanelBoundary>{text}</PanelBoundary>
        </Middle>
        <Side data-hidden={tab !== 'preview'}>
          <PanelBoundary>{preview}</PanelBoundary>
        </Side>
      </Regions>
    </>
  )
}

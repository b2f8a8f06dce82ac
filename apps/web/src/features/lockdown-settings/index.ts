import { lazyPart } from '../../screen/load-screen.ts'

/** The lockdown browser that an assessment needs, for its instructors. */
export const LockdownSettingsPanel = lazyPart(
  async () => (await import('./lockdown-settings-panel.tsx')).LockdownSettingsPanel,
)

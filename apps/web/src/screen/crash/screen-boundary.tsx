import { Component, type ComponentType, type ReactNode } from 'react'
import { formBackups } from '../../unsaved-work/form-backups.ts'
import { saveAllUnsaved } from '../../unsaved-work/unsaved-registry.ts'
import { CrashScreen, type CrashProps } from './crash-screen.tsx'

interface ScreenBoundaryProps {
  /** When it changes, what broke is rendered again. */
  readonly resetKey?: string
  readonly Fallback?: ComponentType<CrashProps>
  readonly children: ReactNode
}

interface State {
  /** Wrapped, since anything can be thrown. */
  readonly crash: { readonly error: unknown } | null
}

/**
 * Shows a fallback with retry and report in place of children that throw while they render. What surrounds it stays, and
 * unsaved form input is stored first, so that a retry restores it.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { crash: null }

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  override componentDidCatch(): void {
    // The forms that break are still registered here: effects are cleaned up after this.
    saveAllUnsaved('crash')
    // Input that breaks its form as soon as it is restored would break it for ever.
    formBackups.countFailedRestores()
  }

  override componentDidUpdate({ resetKey }: ScreenBoundaryProps, before: State): void {
    // What broke by the change of the key itself is not rendered again at once.
    if (before.crash && this.state.crash && resetKey !== this.props.resetKey) this.retry()
  }

  private readonly retry = (): void => this.setState({ crash: null })

  override render(): ReactNode {
    const { crash } = this.state
    if (!crash) return this.props.children
    const { Fallback = CrashScreen } = this.props
    return <Fallback error={crash.error} onRetry={this.retry} />
  }
}

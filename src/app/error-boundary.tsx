import { Component, type ReactNode } from 'react'
import { UnexpectedErrorPage } from './unexpected-error-page'

/** An unexpected error shows a page with a way back, never a white screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <UnexpectedErrorPage /> : this.props.children
  }
}

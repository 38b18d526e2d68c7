import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  fallback: (error: unknown, retry: () => void) => ReactNode
  onReset: () => void
  children: ReactNode
}

type State = { failed: false } | { failed: true; error: unknown }

/** React has error boundaries only as classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  retry = () => {
    this.props.onReset()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children
  }
}

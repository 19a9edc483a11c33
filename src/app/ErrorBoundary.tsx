import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Whether the error goes on to the root, which has a complete page to show in its place. */
  passesOn: boolean;
}

interface ErrorBoundaryState {
  error: Error | null;
}

/** Shows the error screen in place of what throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (this.props.passesOn) throw error;
    return <ErrorScreen error={error} />;
  }
}

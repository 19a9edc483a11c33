import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Whether the error goes on to the root, which has a complete page to show in its place. */
  passesOn: boolean;
  /** What threw is tried again once this is another. */
  address: string;
  /** Whether nothing stands around it. */
  isAlone?: boolean;
}

interface ErrorBoundaryState {
  error: Error | null;
  address: string;
}

/** Shows the error screen in place of what throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, address: this.props.address };

  static getDerivedStateFromError(thrown: unknown): Pick<ErrorBoundaryState, 'error'> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(
    { address }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return address === state.address ? null : { error: null, address };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (this.props.passesOn) throw error;
    const screen = <ErrorScreen error={error} />;
    return this.props.isAlone ? <main>{screen}</main> : screen;
  }
}

import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface ScreenBoundaryProps {
  children: ReactNode;
}

interface ScreenBoundaryState {
  error: unknown;
}

/** Shows the error screen in place of a screen that throws; header and footer stay. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { error: error ?? new Error() };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <ErrorScreen error={error} />;
  }
}

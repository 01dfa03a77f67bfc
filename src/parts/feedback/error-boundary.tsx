import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Drawn in place of what threw. */
  fallback(retry: () => void): ReactNode;
}

/** Contains an error thrown while its children render, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(() => this.setState({ broken: false })) : this.props.children;
  }
}

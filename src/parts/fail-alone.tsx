import { Component, type ReactNode } from 'react';

interface FailAloneProps {
  children: ReactNode;
  /** What stands in its place. */
  instead(retry: () => void): ReactNode;
}

/** Keeps the rest of a page standing when one part of it breaks while it is drawn. */
export class FailAlone extends Component<FailAloneProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead(() => this.setState({ broken: false })) : this.props.children;
  }
}

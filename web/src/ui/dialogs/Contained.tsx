import { Component, type ReactNode } from 'react';

/** A part that may break, or fail to load, without taking the screen with it; `instead` is shown then. */
// biome-ignore lint/style/useReactFunctionComponents: React catches render errors in classes only.
export class Contained extends Component<{ instead: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of children that threw or whose code couldn't be loaded. */
  fallback: ReactNode | ((error: unknown) => ReactNode);
  children: ReactNode;
}

/** Isolates a fault in one part of a screen. */
// biome-ignore lint/style/useReactFunctionComponents: React catches render errors in classes only.
export class ErrorBoundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    return typeof fallback === 'function' ? fallback(failure.error) : fallback;
  }
}

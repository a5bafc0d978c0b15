import { Component, type ErrorInfo, type ReactNode } from "react";
import { button, heading } from "./recipes.ts";

interface GlitchBoundaryProps {
  children: ReactNode;
}

/** An error boundary that shows the error screen (spec §2, §8). */
export class GlitchBoundary extends Component<GlitchBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.failed ? (
      <GlitchScreen onGoHome={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}

/** The error screen itself. */
const GlitchScreen = ({ onGoHome }: { onGoHome: () => void }) => (
  <div role="alert" className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-16 text-center">
    <h2 className={heading.section}>There&apos;s been a glitch...</h2>
    <p className="text-ink-soft">
      We&apos;re not quite sure what went wrong. You can go back, or try to refresh the page sometimes this
      helps.
    </p>
    <a href="/" onClick={onGoHome} className={button()}>
      Go back to home
    </a>
  </div>
);

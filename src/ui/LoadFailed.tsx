import { Alert } from "./Alert.tsx";
import { Button } from "./Button.tsx";

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  /** The reason, as the server gives it. */
  message: string;
  onRetry: () => void;
}

/** Shown where something could not be loaded, with a retry button. */
export const LoadFailed = ({ title, message, onRetry }: LoadFailedProps) => (
  <Alert tone="danger" title={title}>
    <p>{message}</p>
    <Button size="small" variant="secondary" onClick={onRetry} className="mt-2">
      Try again
    </Button>
  </Alert>
);

import { Spinner } from '../../ui/spinner.tsx';

export function Authenticating() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-4 py-24 text-muted">
      <Spinner />
      Authenticating...
    </p>
  );
}

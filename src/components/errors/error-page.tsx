import { Link, useNavigate } from 'react-router';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { errorText } from './error-texts.ts';

interface ErrorPageProps {
  /** The status of the failed response; without one, the app itself has failed. */
  status: number | undefined;
}

export function ErrorPage({ status }: ErrorPageProps) {
  const navigate = useNavigate();
  const { title, text } = errorText(status);
  return (
    <>
      <title>{`${title} · Questwright`}</title>
      <EmptyState
        heading="h1"
        title={title}
        className="py-20"
        action={
          <>
            <Link to={paths.landing} {...buttonProps({ variant: 'primary' })}>
              Go to Home
            </Link>
            <Button onClick={() => void navigate(-1)}>Back</Button>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </>
  );
}

export function NotFoundPage() {
  return <ErrorPage status={404} />;
}

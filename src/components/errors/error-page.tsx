import { Link, useNavigate } from 'react-router';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

interface ErrorPageProps {
  /** The status of the failed response, or undefined for an error of the app itself. */
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

interface ErrorText {
  title: string;
  text: string;
}

const texts: Readonly<Record<number, ErrorText>> = {
  404: { title: 'Page not found!', text: 'The requested page could not be found.' },
  500: { title: 'Server error!', text: 'A server error occurred. Please try again later.' },
};

const generalText: ErrorText = {
  title: 'An unexpected error occurred!',
  text: 'Please try again later.',
};

function errorText(status: number | undefined): ErrorText {
  return (status === undefined ? undefined : texts[status]) ?? generalText;
}

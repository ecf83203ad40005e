import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { Button } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { errorPicture } from '../pictures.ts';

interface ErrorPageProps {
  /** The status of the failed response, or undefined for an error of the app itself. */
  status: number | undefined;
  /** A second sentence below the text. */
  hint?: string;
  /** Shown below, in the same view if there is room. */
  children?: ReactNode;
}

export function ErrorPage({ status, hint, children }: ErrorPageProps) {
  const navigate = useNavigate();
  const { title, text } = errorText(status);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    // This page can replace a page that has just been shown, whose focus is then lost.
    if (isFirstPage || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [isFirstPage]);
  return (
    <>
      <title>{`${title} · Questwright`}</title>
      <div className="mx-auto max-w-5xl px-4 py-10 lg:flex lg:min-h-[calc(100svh-var(--header-height))] lg:flex-col lg:justify-center">
        <div className="grid items-center gap-x-12 gap-y-6 text-center lg:grid-cols-[3fr_2fr] lg:text-left">
          <Picture
            {...errorPicture}
            sizes="(min-width: 1024px) 36rem, (min-width: 640px) 28rem, 100vw"
            alt=""
            className="mx-auto w-full max-w-md [mask-image:radial-gradient(closest-side,black_60%,transparent)] lg:max-w-none"
          />
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className="mt-3 text-muted">{text}</p>
            {hint !== undefined && <p className="mt-2 text-muted">{hint}</p>}
            <div className="mt-6 flex flex-wrap justify-center gap-3 lg:justify-start">
              <Link to={paths.landing} {...buttonProps({ variant: 'primary' })}>
                Go to Home
              </Link>
              <Button onClick={() => void navigate(-1)}>Back</Button>
            </div>
          </div>
        </div>
        {children}
      </div>
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

import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Picture } from '#src/ui/picture.tsx';

export function NoCharacters() {
  return (
    <EmptyState
      picture={
        <Picture
          src="/art/empty-characters-480.webp"
          srcSet="/art/empty-characters-480.webp 480w, /art/empty-characters-960.webp 960w"
          sizes="24rem"
          width={480}
          height={320}
          alt=""
        />
      }
      title="No one has drawn up a chair yet"
      action={
        <Link to={paths.characterCreate} {...buttonProps({ variant: 'primary' })}>
          Make your first character
        </Link>
      }
    >
      <p>Choose a class, a species and a background; the numbers work themselves out.</p>
    </EmptyState>
  );
}

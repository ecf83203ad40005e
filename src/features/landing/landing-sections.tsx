import { Link } from 'react-router';
import { catalogueKinds } from '#src/generated/contract/kinds.ts';
import { paths } from '#src/paths.ts';
import { LineIcon } from '#src/ui/line-icon.tsx';
import { Picture } from '#src/ui/picture.tsx';

/** "gear, tools and feats": British English has no comma before "and". */
const kinds = new Intl.ListFormat('en-GB').format(catalogueKinds);

const features = [
  {
    icon: 'map',
    tone: 'text-gold',
    title: 'Campaigns in one place',
    text: 'Title, setting, story and the notes only game masters read, under a cover of your own or a painting of ours.',
  },
  {
    icon: 'person',
    tone: 'text-gold',
    title: 'Characters at hand',
    text: 'Choose a class, a species and a background; the sheet works out modifiers, saves, skills and hit points.',
  },
  {
    icon: 'book',
    tone: 'text-gold',
    title: 'Rules you can look up',
    text: `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)} of 2014 and 2024, found by any part of their name.`,
  },
  {
    icon: 'quill',
    tone: 'text-gold',
    title: 'Nothing gets lost',
    text: 'What you write stays on your device until it is saved, through reloads and lost connections.',
  },
] as const;

const readers = [
  {
    title: 'For game masters',
    text: 'Start from a setting and a story, or from nothing but an idea. Your three latest campaigns wait on the dashboard, so the evening begins where the last one ended.',
    picture: 'cover-1',
  },
  {
    title: 'For players',
    text: 'Build a character from a name and five choices. The sheet shows at once what each choice does to the numbers.',
    picture: 'cover-3',
  },
] as const;

export function LandingSections() {
  return (
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <section aria-labelledby="what" className="py-14 sm:py-20">
        <h2 id="what" className="max-w-prose font-display text-title font-medium">
          On the table so far
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
          {features.map(({ icon, tone, title, text }) => (
            <li key={title} className="border-t border-hairline-strong pt-5">
              <LineIcon name={icon} className={`size-6 ${tone}`} />
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="who" className="pb-14 sm:pb-20">
        <h2 id="who" className="sr-only">
          Who it is for
        </h2>
        <div className="grid gap-6 lg:grid-cols-2">
          {readers.map(({ title, text, picture }) => (
            <div key={title} className="panel overflow-hidden">
              <Picture
                className="aspect-[21/9] w-full object-cover"
                src={`/art/${picture}-704.webp`}
                srcSet={`/art/${picture}-704.webp 704w, /art/${picture}-1024.webp 1024w`}
                sizes="(min-width: 64rem) 38rem, 100vw"
                alt=""
                width={1024}
                height={576}
              />
              <div className="p-5 sm:p-7">
                <h3 className="font-display text-xl font-medium">{title}</h3>
                <p className="mt-2 max-w-prose text-muted">{text}</p>
              </div>
            </div>
          ))}
        </div>
        <p className="mt-10 text-center text-muted">
          Questwright is in alpha.{' '}
          <Link to={paths.register} className="text-link">
            Create an account
          </Link>{' '}
          and take the first seat.
        </p>
      </section>
    </div>
  );
}

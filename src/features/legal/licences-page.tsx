import { attributionChanges, attributions } from '#src/lib/attribution.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { TextWithLinks } from '#src/ui/text-with-links.tsx';

export const handle = { title: 'Licences' };

const fonts = [
  { name: 'Cinzel', holder: 'The Cinzel Project Authors' },
  { name: 'Ysabeau', holder: 'The Ysabeau Project Authors' },
] as const;

export function Component() {
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader
        title="Licences"
        lead="What Questwright is built on, and the words its authors ask us to pass on."
      />
      <section aria-labelledby="rules" className="max-w-prose">
        <h2 id="rules" className="text-lg">
          Rules catalogue
        </h2>
        {attributions.map(({ source, statement }) => (
          <div key={source} className="mt-4">
            <h3 className="text-sm text-muted">{source}</h3>
            <p className="mt-1">
              <TextWithLinks text={statement} />
            </p>
          </div>
        ))}
        <p className="mt-4 text-muted">{attributionChanges}</p>
        <p className="mt-4 text-muted">
          Questwright is not affiliated with, endorsed by or sponsored by Wizards of the Coast LLC.
        </p>
      </section>
      <section aria-labelledby="fonts" className="mt-10 max-w-prose">
        <h2 id="fonts" className="text-lg">
          Typefaces
        </h2>
        <ul className="mt-4 flex flex-col gap-2">
          {fonts.map(({ name, holder }) => (
            <li key={name}>
              {`${name}, © ${holder}, under the `}
              <a href="https://openfontlicense.org" rel="noreferrer" className="text-link">
                SIL Open Font License 1.1
              </a>
              .
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

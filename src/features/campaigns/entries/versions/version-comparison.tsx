import { History } from 'lucide-react';
import { useRef } from 'react';
import { EntryThumbnail } from '#src/components/entries/entry-cover.tsx';
import { changedFields } from '#src/components/drafts/rebase.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { useEntryVersionGet } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, EntryVersion, Member } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FilterChips } from '#src/ui/filter-chips.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import {
  entryFields,
  entryVersion,
  fieldLabels,
  isTextField,
  textFields,
} from '../entry-values.ts';
import { readingAuthor } from '../entry-labels.ts';
import { EntryTextComparison } from '../entry-text-comparison.tsx';
import { memberName } from '../member-name.ts';
import { withNamedPassages } from '../named-passages.ts';
import { useVersionRestore } from './use-version-restore.ts';
import type { useShownVersion } from './use-shown-version.ts';
import { authorOf, momentText } from './version-list.tsx';

interface VersionComparisonProps extends ReturnType<typeof useShownVersion> {
  campaignId: string;
  entry: Entry;
  members: readonly Member[];
}

/** The differences between two versions, with the button that restores the selected one. */
export function VersionComparison({
  campaignId,
  entry,
  members,
  selected,
  newest,
  before,
  comparison,
  compareWith,
  showNewest,
}: VersionComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { restore, isPending } = useVersionRestore(campaignId, entry, () => {
    showNewest();
    // The pressed button is gone, so the focus moves to the heading.
    heading.current?.focus();
  });
  if (selected === undefined || newest === undefined) return null;
  if (selected === newest && before === undefined) {
    return (
      <EmptyState title="Nothing has changed yet">
        <p>From the first change on, both versions are kept here and can be compared.</p>
      </EmptyState>
    );
  }
  const isPresent = selected === newest;
  const [old, changed] = comparison === 'present' ? [selected, newest] : [before, selected];
  const isPlayer = members.some(({ isSelf, role }) => isSelf && role === 'player');
  const author = readingAuthor(entry, isPlayer);
  const words = { campaignId, entryId: entry.entryId, members, author };
  return (
    <section aria-labelledby="version" className="panel min-w-0 p-5 sm:p-6">
      <header className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="version" ref={heading} tabIndex={-1} className="text-lg wrap-anywhere">
            {isPresent ? 'The present version' : `The version of ${momentText(selected.changedAt)}`}
          </h2>
          <p className="text-sm text-muted">{`Written by ${authorOf(selected)}`}</p>
        </div>
        {!isPresent && (
          <Button
            variant="primary"
            icon={<History aria-hidden size={18} />}
            pending={isPending}
            onClick={() => restore(selected, newest)}
          >
            Restore this version
          </Button>
        )}
      </header>
      {!isPresent && (
        <FilterChips
          label="Compare"
          className="mb-5"
          chips={[
            { value: 'before', label: 'Changes in this version' },
            { value: 'present', label: 'Changes since then' },
          ]}
          value={comparison}
          onChange={compareWith}
        />
      )}
      {old === undefined ? (
        <FirstVersion {...words} version={changed.version} />
      ) : (
        <Differences {...words} before={old.version} after={changed.version} />
      )}
    </section>
  );
}

interface ShownProps {
  campaignId: string;
  entryId: string;
  members: readonly Member[];
  /** The player who reads all of the entry, as in `readingAuthor`. */
  author: string | undefined;
}

/** The content of a version never changes. */
const kept = { query: { staleTime: Infinity } } as const;

/** There is no version before it to compare with, so all of it is shown. */
function FirstVersion({
  campaignId,
  entryId,
  members,
  author,
  version,
}: ShownProps & { version: number }) {
  const { data, error, isFetching, refetch } = useEntryVersionGet(
    campaignId,
    entryId,
    version,
    kept,
  );
  if (data === undefined) {
    return <Missing error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        {version === 1 ? 'The entry was created with this text.' : 'Older versions are not kept.'}
      </p>
      <WholeVersion version={data} members={members} author={author} />
    </>
  );
}

interface WholeVersionProps extends Pick<ShownProps, 'members' | 'author'> {
  version: EntryVersion;
}

function WholeVersion({ version, members, author }: WholeVersionProps) {
  const { values } = entryVersion(version);
  const fields = entryFields((id) => memberName(members, id), author).flatMap(
    ({ key, label, show }) => {
      const value: unknown = Reflect.get(values, key);
      const text = value === null ? '' : show(value).trim();
      return text === '' ? [] : [{ key, label, text }];
    },
  );
  const texts = fields.filter(({ key }) => isTextField(key));
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-col gap-3 text-sm">
        {fields
          .filter(({ key }) => !isTextField(key))
          .map(({ key, label, text }) => (
            <div key={key}>
              <dt className="text-muted">{label}</dt>
              <dd className="tabular min-w-0 wrap-anywhere whitespace-pre-line">
                {key === 'coverPictureId' ? <Cover version={version} /> : text}
              </dd>
            </div>
          ))}
      </dl>
      {texts.map(({ key, label, text }) => (
        <section key={key} aria-label={label}>
          <h3 className="mb-2 text-base">{label}</h3>
          <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">
            {withNamedPassages(text, (id) => memberName(members, id))}
          </p>
        </section>
      ))}
      {texts.length === 0 && <p className="text-muted">It has no text.</p>}
    </div>
  );
}

interface DifferencesProps extends ShownProps {
  before: number;
  after: number;
}

function Differences({ campaignId, entryId, members, author, before, after }: DifferencesProps) {
  const old = useEntryVersionGet(campaignId, entryId, before, kept);
  const changed = useEntryVersionGet(campaignId, entryId, after, kept);
  if (old.data === undefined || changed.data === undefined) {
    const retry = () => void Promise.all([old, changed].map(({ refetch }) => refetch()));
    return (
      <Missing
        error={old.error ?? changed.error}
        isFetching={old.isFetching || changed.isFetching}
        onRetry={retry}
      />
    );
  }
  return (
    <ComparedFields before={old.data} after={changed.data} members={members} author={author} />
  );
}

interface MissingProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

function Missing({ error, isFetching, onRetry }: MissingProps) {
  if (error !== null) {
    return (
      <LoadProblem what="this version" error={error} retrying={isFetching} onRetry={onRetry} />
    );
  }
  return (
    <div role="status" aria-busy aria-label="Loading the version" className="flex flex-col gap-3">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

interface ComparedFieldsProps extends Pick<ShownProps, 'members' | 'author'> {
  before: EntryVersion;
  after: EntryVersion;
}

/** Texts are compared word by word, everything else is shown before and after. */
function ComparedFields({ before, after, members, author }: ComparedFieldsProps) {
  const old = entryVersion(before).values;
  const changed = entryVersion(after).values;
  const differing = new Set(changedFields({ ...old }, { ...changed }));
  const texts = textFields.filter((field) => differing.delete(field));
  const fields = entryFields((id) => memberName(members, id), author).filter(({ key }) =>
    differing.has(key),
  );
  if (texts.length === 0 && fields.length === 0) {
    return <p className="text-muted">There is no difference.</p>;
  }
  return (
    <div className="flex flex-col gap-6">
      {fields.length > 0 && (
        <dl className="flex flex-col gap-3 text-sm">
          {fields.map(({ key, label, show }) => (
            <div key={key}>
              <dt className="text-muted">{label}</dt>
              {key === 'coverPictureId' ? (
                <dd className="flex items-center gap-3">
                  <Cover version={before} />
                  <span aria-label="then" role="img">
                    →
                  </span>
                  <Cover version={after} />
                </dd>
              ) : (
                <dd className="tabular min-w-0 wrap-anywhere whitespace-pre-line">
                  <del className="text-ember">{show(Reflect.get(old, key)) || 'empty'}</del>
                  <span aria-label="then" role="img">
                    {' → '}
                  </span>
                  <ins className="text-moss no-underline">
                    {show(Reflect.get(changed, key)) || 'empty'}
                  </ins>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {texts.map((field) => (
        <section key={field} aria-label={fieldLabels[field]}>
          <h3 className="mb-2 text-base">{fieldLabels[field]}</h3>
          <EntryTextComparison
            before={old[field]}
            after={changed[field]}
            nameOf={(id) => memberName(members, id)}
          />
        </section>
      ))}
    </div>
  );
}

const Cover = ({ version: { cover } }: { version: EntryVersion }) =>
  cover === null ? <span className="text-muted">No cover</span> : <EntryThumbnail cover={cover} />;

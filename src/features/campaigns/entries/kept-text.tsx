import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { HttpError } from '#src/api/http-error.ts';
import { copyText } from '#src/components/drafts/copy-text.ts';
import type { Values } from '#src/components/drafts/rebase.ts';
import { KeptChanges } from '#src/components/forms/kept-fields.tsx';
import { campaignGet } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { useMemberList } from '#src/generated/endpoints/members/members.ts';
import type { Member } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { entryFields, type EntryValues, isTextField } from './entry-values.ts';
import { memberName } from './member-name.ts';

type NameOf = (userId: string) => string;

/** Fields in which the user chooses instead of writing. The user can quickly choose again. */
const notWritten: ReadonlySet<string> = new Set([
  'type',
  'visibility',
  'readerIds',
  'coverPictureId',
] satisfies (keyof EntryValues)[]);

/** What the user wrote, as one text in Markdown: the title, the other fields with their labels, the texts. */
function writtenText(values: Readonly<Record<string, unknown>>, nameOf: NameOf): string {
  const written = entryFields(nameOf).flatMap(({ key, label, show }) => {
    const value = values[key];
    const text = value === undefined || value === null ? '' : show(value).trim();
    return text === '' || notWritten.has(key) ? [] : [{ key, label, text }];
  });
  const texts = written.filter(({ key }) => isTextField(key));
  const title = written.find(({ key }) => key === 'title');
  const others = written.filter((field) => field !== title && !texts.includes(field));
  return [
    title && `# ${title.text}`,
    ...others.map(({ label, text }) => `${label}:${text.includes('\n') ? '\n' : ' '}${text}`),
    ...texts.map(({ label, text }) => (texts.length === 1 ? text : `## ${label}\n\n${text}`)),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

interface CannotSaveProps {
  /** 403 if the user may only read, 404 if the entry or the membership is gone. */
  status: number;
  values: () => EntryValues;
  members: readonly Member[];
  /** Saves the values as a new entry. */
  onCreateAgain: (() => void) | undefined;
}

/** Says why an entry cannot be saved, and lets the user create it again or copy the text. */
export function CannotSave({ status, values, members, onCreateAgain }: CannotSaveProps) {
  const { campaignId = '' } = useParams();
  const { data: isMember } = useIsMember(campaignId, status === 404);
  const canCreate = isMember === true && onCreateAgain !== undefined;
  return (
    <Alert
      tone="danger"
      title={
        status === 403
          ? 'You can only read this now: your role in the campaign has changed.'
          : isMember === false
            ? 'You are not a member of this campaign any more.'
            : isMember
              ? 'This entry is not there any more: someone has deleted it.'
              : 'This entry cannot be found any more.'
      }
      action={
        <div className="flex flex-wrap gap-2">
          {canCreate && (
            <Button size="small" onClick={onCreateAgain}>
              Create it again
            </Button>
          )}
          <Button
            size="small"
            onClick={() =>
              void copyText(writtenText({ ...values() }, (id) => memberName(members, id)))
            }
          >
            Copy what I wrote
          </Button>
        </div>
      }
    >
      {canCreate
        ? 'Nothing you wrote is lost: it stays here and on this device. Create the entry again, or copy the text.'
        : 'Nothing you wrote is lost: it stays here and on this device. Copy it, or ask a game master and save again.'}
    </Alert>
  );
}

/** Requests the campaign: the response for the entry is 404 without the membership and without the entry. */
const useIsMember = (campaignId: string, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ['isMember', campaignId],
    queryFn: async ({ signal }) => {
      try {
        await campaignGet(campaignId, { visit: false }, { signal });
        return true;
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return false;
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Shows the changes of an entry that are stored on the device of a user who can no longer save them. */
export function KeptText({ draftOf }: { draftOf: string }) {
  const { campaignId = '' } = useParams();
  // The request would fail if the user has left the campaign.
  const { data: members } = useMemberList(campaignId, { query: { enabled: false } });
  const nameOf = (id: string) =>
    members === undefined ? 'someone' : memberName(members.items, id);
  const textOf = (changed: Values) => writtenText(changed, nameOf);
  return <KeptChanges draftOf={draftOf} textOf={textOf} className="mt-6" />;
}

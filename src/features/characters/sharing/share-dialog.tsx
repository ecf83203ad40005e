import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download, Link2, Link2Off } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { useSignedInUser } from '#src/api/session.ts';
import { characterQueues } from '#src/api/waiting/character-queues.ts';
import { copyText } from '#src/components/drafts/copy-text.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { saveFile } from '#src/components/save-file.ts';
import { useCampaignListInfinite } from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  characterExport,
  getCharacterPlayGetQueryKey,
  getCharacterSharingGetQueryKey,
  useCharacterSharingGet,
  useCharacterSharingUpdate,
} from '#src/generated/endpoints/characters/characters.ts';
import type {
  Character,
  CharacterPlay,
  CharacterSharing,
  CharacterSharingRequest,
} from '#src/generated/model/index.ts';
import { playLimitsOf } from '#src/lib/character/play.ts';
import { slug } from '#src/lib/slug.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { unsentOf, withWaiting } from './with-waiting.ts';

interface ShareDialogProps {
  character: Character;
  open: boolean;
  onClose: () => void;
}

/** Who else reads the sheet: those who have the link, and the members of a campaign. Also the export as a file. */
export function ShareDialog({ character, open, onClose }: ShareDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Share ${character.name}`}>
      <Sharing character={character} />
      <ExportFile character={character} />
    </Dialog>
  );
}

function Sharing({ character: { characterId } }: { character: Character }) {
  const queryClient = useQueryClient();
  const queryKey = getCharacterSharingGetQueryKey(characterId);
  const query = useCharacterSharingGet(characterId, { query: { staleTime: 0 } });
  const { mutate, isPending, error } = useCharacterSharingUpdate({
    mutation: { onSuccess: (saved) => queryClient.setQueryData(queryKey, saved) },
  });
  if (!query.data) {
    return query.isError ? (
      <LoadProblem
        what="who can read the character"
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton className="h-60" />
    );
  }
  const sharing = query.data;
  // A request has all values, so it is built on the last answer of the server.
  const isBusy = isPending || query.isFetching;
  function change(changes: Partial<CharacterSharingRequest>, control?: Control) {
    if (isBusy) return;
    const { linkCode, ...rest } = sharing;
    const data = { ...rest, hasLink: linkCode !== null, ...changes };
    mutate({ characterId, data }, { onSettled: () => setTimeout(() => focusAgain(control)) });
  }
  return (
    <div className="grid gap-6">
      {error && (
        <Alert tone="danger" title="That did not work.">
          {failureText(error)}
        </Alert>
      )}
      <ReadOnlyLink sharing={sharing} pending={isBusy} change={change} />
      <InCampaign sharing={sharing} pending={isBusy} change={change} />
    </div>
  );
}

type Control = RefObject<HTMLElement | null>;

/** A control that was disabled during its request has lost the focus. */
function focusAgain(control: Control | undefined) {
  if (document.activeElement === document.body) control?.current?.focus();
}

interface PartProps {
  sharing: CharacterSharing;
  pending: boolean;
  change: (changes: Partial<CharacterSharingRequest>, control?: Control) => void;
}

function ReadOnlyLink({ sharing, pending, change }: PartProps) {
  const { linkCode } = sharing;
  const address =
    linkCode === null ? '' : new URL(paths.sharedCharacter(linkCode), location.href).href;
  return (
    <section aria-label="Read-only link" className="grid gap-3">
      <h3 className="font-semibold">Read-only link</h3>
      <p className="text-sm text-muted">
        Everyone who has the link reads the sheet with the state in play, what the character
        carries, what its spells and items do, the backstory, the appearance and your notes for
        everyone. They do not see your notes for yourself and for the game master.
      </p>
      {linkCode === null ? (
        <Button
          className="w-fit"
          icon={<Link2 aria-hidden size={18} />}
          pending={pending}
          onClick={() => change({ hasLink: true })}
        >
          Create a link
        </Button>
      ) : (
        <>
          <TextField
            label="Link"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap gap-2">
            <Button icon={<Copy aria-hidden size={18} />} onClick={() => void copyText(address)}>
              Copy the link
            </Button>
            <Button
              variant="danger"
              icon={<Link2Off aria-hidden size={18} />}
              pending={pending}
              onClick={() => change({ hasLink: false })}
            >
              Withdraw the link
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const noCampaign = 'none';

function InCampaign({ sharing, pending, change }: PartProps) {
  const { campaignId, campaignReaders, sharesItems, sharesBackstory } = sharing;
  const campaign = useRef<HTMLElement>(null);
  const readers = useRef<HTMLElement>(null);
  const items = useRef<HTMLElement>(null);
  const backstory = useRef<HTMLElement>(null);
  const { data } = useCampaignListInfinite({ pageSize: 100 });
  const campaigns = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-label="In a campaign" className="grid gap-3">
      <h3 className="font-semibold">In a campaign</h3>
      <SelectField
        label="Campaign"
        value={campaignId ?? noCampaign}
        options={[
          { value: noCampaign, label: 'Not in a campaign' },
          ...campaigns.map((one) => ({ value: one.campaignId, label: one.title })),
        ]}
        ref={campaign}
        disabled={pending}
        onChange={(chosen) =>
          change({ campaignId: chosen === noCampaign ? null : chosen }, campaign)
        }
      />
      {campaignId !== null && (
        <>
          <SelectField
            label="Who reads it"
            value={campaignReaders}
            options={[
              { value: 'gm', label: 'The game masters' },
              { value: 'everyone', label: 'Everyone in the campaign' },
            ]}
            ref={readers}
            disabled={pending}
            onChange={(chosen) =>
              change({ campaignReaders: chosen === 'everyone' ? 'everyone' : 'gm' }, readers)
            }
          />
          <CheckboxField
            label="They see what the character carries"
            checked={sharesItems}
            ref={items}
            disabled={pending}
            onChange={(ticked) => change({ sharesItems: ticked }, items)}
          />
          <CheckboxField
            label="They see the backstory"
            checked={sharesBackstory}
            ref={backstory}
            disabled={pending}
            onChange={(ticked) => change({ sharesBackstory: ticked }, backstory)}
          />
        </>
      )}
    </section>
  );
}

function ExportFile({ character }: { character: Character }) {
  const { characterId, name } = character;
  const [pending, setPending] = useState(false);
  const queryClient = useQueryClient();
  const { id: userId } = useSignedInUser();
  async function download() {
    setPending(true);
    const unsent = unsentOf(
      characterQueues(queryClient, userId, characterId),
      queryClient.getQueryData<CharacterPlay>(getCharacterPlayGetQueryKey(characterId)),
    );
    try {
      const file = withWaiting(await characterExport(characterId), unsent, playLimitsOf(character));
      const content = new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
      saveFile(`${slug(name)}.questwright-character.json`, content);
    } catch (error) {
      toast.error(`The file was not made. ${failureText(error)}`);
    } finally {
      setPending(false);
    }
  }
  return (
    <section aria-label="As a file" className="mt-6 grid gap-3 border-t border-hairline pt-5">
      <h3 className="font-semibold">As a file</h3>
      <p className="text-sm text-muted">
        Everything on the sheet, for a backup or for another account. The list of your characters
        imports it.
      </p>
      <Button
        className="w-fit"
        icon={<Download aria-hidden size={18} />}
        pending={pending}
        onClick={() => void download()}
      >
        Export as a file
      </Button>
    </section>
  );
}

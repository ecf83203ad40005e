import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download, Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { copyText } from '#src/components/drafts/copy-text.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { saveFile } from '#src/components/save-file.ts';
import { useCampaignListInfinite } from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  characterExport,
  getCharacterSharingGetQueryKey,
  useCharacterSharingGet,
  useCharacterSharingUpdate,
} from '#src/generated/endpoints/characters/characters.ts';
import type {
  Character,
  CharacterSharing,
  CharacterSharingRequest,
} from '#src/generated/model/index.ts';
import { slug } from '#src/lib/slug.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';

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
  const query = useCharacterSharingGet(characterId);
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
  function change(changes: Partial<CharacterSharingRequest>) {
    const { linkCode, ...rest } = sharing;
    mutate({ characterId, data: { ...rest, hasLink: linkCode !== null, ...changes } });
  }
  return (
    <div className="grid gap-6">
      {error && (
        <Alert tone="danger" title="That did not work.">
          {failureText(error)}
        </Alert>
      )}
      <ReadOnlyLink sharing={sharing} pending={isPending} change={change} />
      <InCampaign sharing={sharing} change={change} />
    </div>
  );
}

interface PartProps {
  sharing: CharacterSharing;
  change: (changes: Partial<CharacterSharingRequest>) => void;
}

function ReadOnlyLink({ sharing, pending, change }: PartProps & { pending: boolean }) {
  const { linkCode } = sharing;
  const address =
    linkCode === null ? '' : new URL(paths.sharedCharacter(linkCode), location.href).href;
  return (
    <section aria-label="Read-only link" className="grid gap-3">
      <h3 className="font-semibold">Read-only link</h3>
      <p className="text-sm text-muted">
        Whoever has the link reads the sheet, without your notes for yourself and for the game
        master.
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

function InCampaign({ sharing, change }: PartProps) {
  const { campaignId, campaignReaders, sharesItems, sharesBackstory } = sharing;
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
          ...campaigns.map((campaign) => ({ value: campaign.campaignId, label: campaign.title })),
        ]}
        onChange={(chosen) => change({ campaignId: chosen === noCampaign ? null : chosen })}
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
            onChange={(chosen) =>
              change({ campaignReaders: chosen === 'everyone' ? 'everyone' : 'gm' })
            }
          />
          <CheckboxField
            label="They see what the character carries"
            checked={sharesItems}
            onChange={(ticked) => change({ sharesItems: ticked })}
          />
          <CheckboxField
            label="They see the backstory"
            checked={sharesBackstory}
            onChange={(ticked) => change({ sharesBackstory: ticked })}
          />
        </>
      )}
    </section>
  );
}

function ExportFile({ character: { characterId, name } }: { character: Character }) {
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      const file = await characterExport(characterId);
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

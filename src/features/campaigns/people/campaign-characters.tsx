import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { SmallPortrait } from '#src/components/characters/portrait.tsx';
import { characterLine, hitPointsLine } from '#src/components/characters/character-line.ts';
import { useCampaignCharacters } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { paths } from '#src/paths.ts';
import { Panel } from '#src/ui/panel.tsx';

/** The characters that players share with the campaign, with the numbers that a game master asks for. */
export function CampaignCharacters({ campaignId }: { campaignId: string }) {
  // Their players can be playing now.
  const { data } = useCampaignCharacters(campaignId, {
    query: { staleTime: 10_000, refetchOnWindowFocus: 'always' },
  });
  const characters = data?.items ?? [];
  if (characters.length === 0) return null;
  return (
    <Panel title="Characters">
      <ul aria-label="Characters of the campaign" className="list-none p-0">
        {characters.map((character) => (
          <li
            key={character.characterId}
            className="flex flex-wrap items-center gap-3 border-b border-hairline py-2"
          >
            <SmallPortrait character={character} />
            <span className="min-w-40 flex-1 wrap-anywhere">
              <PrefetchLink
                to={paths.campaignCharacter(campaignId, character.characterId)}
                className="text-link"
              >
                {character.name}
              </PrefetchLink>
              <span className="block text-sm text-muted">
                {characterLine(character)}
                {middleDot}
                {character.owner}
              </span>
            </span>
            <span className="tabular text-sm">
              {hitPointsLine(character)}
              {middleDot}Perception {character.passivePerception}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

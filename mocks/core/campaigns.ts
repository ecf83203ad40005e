import { etagOf, requireVersion } from '#contract/etag.ts';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { Handlers, Input } from '#contract/types.ts';
import type { Campaign, CampaignSummary } from '#src/generated/model/index.ts';
import { pageByTime } from './by-time.ts';
import { foldName } from '#src/lib/fold.ts';
import { givenTableFacts, usualTable } from '#src/lib/campaign-table.ts';
import { canonical } from './canonical.ts';
import type { MockContext } from './context.ts';
import { storePicture } from './images.ts';
import type { CampaignMember, MockState, StoredCampaign } from './state.ts';
import { notFound } from './not-found.ts';

const minute = 60_000;

interface Membership {
  readonly campaign: StoredCampaign;
  readonly member: CampaignMember;
}

const membershipsOf = (state: MockState, userId: string): Membership[] =>
  state.campaigns.flatMap((campaign) =>
    campaign.members
      .filter((member) => member.userId === userId)
      .map((member) => ({ campaign, member })),
  );

function find(context: MockContext, campaignId: string): Membership {
  const found = membershipsOf(context.state, context.caller.id).find(
    ({ campaign }) => campaign.campaignId === campaignId,
  );
  if (!found) throw notFound('campaign');
  return found;
}

const leads = ({ role }: CampaignMember) => role === 'owner' || role === 'gm';

const metaOf = ({ campaign, member }: Membership) => ({
  created_at: campaign.createdAt,
  updated_at: campaign.updatedAt,
  last_accessed_at: member.lastAccessedAt,
});

const titleOf = (text: string): string => text.normalize('NFC').trim();

const excerptLength = 300;

/** The beginning of a text in one line, cut after a whole word. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= excerptLength) return line;
  const cut = characters.slice(0, excerptLength - 1).join('');
  return `${cut.replace(/\s\S*$/, '')}…`;
}

function summaryOf(membership: Membership): CampaignSummary {
  const { campaign, member } = membership;
  return {
    campaignId: campaign.campaignId,
    title: campaign.title,
    excerpt: excerptOf(campaign.storyOverview),
    coverImageW1024: campaign.coverImageW1024,
    coverImageW704: campaign.coverImageW704,
    role: member.role,
    version: campaign.version,
    meta: metaOf(membership),
  };
}

/** Game masters' notes are for game masters. */
function campaignOf(membership: Membership): Campaign {
  const { createdAt: _c, updatedAt: _u, members: _m, dmNotes, ...rest } = membership.campaign;
  const { member } = membership;
  return {
    ...rest,
    ...(leads(member) ? { dmNotes } : {}),
    role: member.role,
    meta: metaOf(membership),
  };
}

const shown = (membership: Membership) => ({
  body: campaignOf(membership),
  headers: { ETag: etagOf(membership.campaign.version) },
});

/** Both widths, or one from which the other is made; undefined when none was sent. */
function coverFrom(
  state: MockState,
  body: Input<'campaignCreate'>['body'] | Input<'campaignUpdate'>['body'],
) {
  const store = (field: 'coverImageW1024' | 'coverImageW704') => {
    const file = body[field];
    return file && storePicture(state, field, file);
  };
  const large = store('coverImageW1024');
  const small = store('coverImageW704');
  const any = large ?? small;
  return any === undefined
    ? undefined
    : { coverImageW1024: large ?? any, coverImageW704: small ?? any };
}

export const campaigns: Handlers<
  MockContext,
  'campaignList' | 'campaignCreate' | 'campaignGet' | 'campaignUpdate' | 'campaignDelete'
> = {
  campaignList(context, { params }) {
    const mine = membershipsOf(context.state, context.caller.id);
    const { items, nextCursor } = pageByTime('campaigns', mine, params, (membership) => ({
      id: membership.campaign.campaignId,
      name: foldName(membership.campaign.title),
      times: metaOf(membership),
    }));
    return { status: 200, body: { items: items.map(summaryOf), nextCursor } };
  },

  campaignCreate(context, { body }) {
    const { state, caller, draws, now } = context;
    const cover = coverFrom(state, body);
    const at = now.toISOString();
    const campaign: StoredCampaign = {
      campaignId: draws.id(),
      title: titleOf(body.title),
      setting: body.setting,
      storyOverview: body.storyOverview,
      dmNotes: body.dmNotes ?? '',
      ...usualTable,
      ...givenTableFacts(body),
      coverImageW1024: null,
      coverImageW704: null,
      ...cover,
      generateCover: body.generateCover && !cover,
      version: 1,
      createdAt: at,
      updatedAt: at,
      members: [{ userId: caller.id, role: 'owner', lastAccessedAt: null }],
    };
    state.campaigns.push(campaign);
    const { body: made, headers } = shown(find(context, campaign.campaignId));
    const Location = `/api/campaigns/${campaign.campaignId}`;
    return { status: 201, body: made, headers: { ...headers, Location } };
  },

  campaignGet(context, { params }) {
    const membership = find(context, params.campaignId);
    const { member } = membership;
    const last = member.lastAccessedAt === null ? 0 : Date.parse(member.lastAccessedAt);
    if (context.now.getTime() - last >= minute) member.lastAccessedAt = context.now.toISOString();
    return { status: 200, ...shown(membership) };
  },

  campaignUpdate(context, { params, body }) {
    const membership = find(context, params.campaignId);
    const { campaign, member } = membership;
    if (!leads(member)) {
      throw new ProblemError('forbidden', 'Only game masters of the campaign can change it.');
    }
    requireVersion(params.ifMatch, campaign.version);
    const cover = coverFrom(context.state, body);
    if (cover && body.removeCover) {
      const message = 'Either give a new cover or remove the old one.';
      throw validationProblem([{ path: '/removeCover', message }]);
    }
    const { title, setting, storyOverview, dmNotes, generateCover } = body;
    const changed: StoredCampaign = {
      ...campaign,
      title: title === undefined ? campaign.title : titleOf(title),
      setting: setting ?? campaign.setting,
      storyOverview: storyOverview ?? campaign.storyOverview,
      dmNotes: dmNotes ?? campaign.dmNotes,
      ...givenTableFacts(body),
      generateCover: generateCover ?? campaign.generateCover,
      ...(body.removeCover ? { coverImageW1024: null, coverImageW704: null } : {}),
      // A cover that somebody brings is the answer to the wish for one.
      ...(cover ? { ...cover, generateCover: false } : {}),
    };
    if (canonical(changed) !== canonical(campaign)) {
      const { version } = campaign;
      const updatedAt = context.now.toISOString();
      Object.assign(campaign, changed, { version: version + 1, updatedAt });
    }
    return { status: 200, ...shown(membership) };
  },

  campaignDelete(context, { params }) {
    const { campaign, member } = find(context, params.campaignId);
    if (member.role !== 'owner') {
      throw new ProblemError('forbidden', 'Only the owner of a campaign can delete it.');
    }
    requireVersion(params.ifMatch, campaign.version);
    context.state.campaigns = context.state.campaigns.filter((other) => other !== campaign);
    return { status: 204 };
  },
};

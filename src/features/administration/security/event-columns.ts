import type { GridColumn } from '#src/components/grid/grid-types.ts';
import type { SecurityEvent } from '#src/generated/model/index.ts';
import { momentOf } from '../list/times.ts';
import { causeText, detailText, eventText, personText } from './event-texts.ts';

export const eventColumns: readonly GridColumn<SecurityEvent>[] = [
  {
    key: 'at',
    label: 'Time',
    text: ({ at }) => momentOf(at),
    copyText: ({ at }) => at,
    width: 180,
    pinned: true,
    required: true,
    hint: 'In your time zone. Copied and exported in UTC.',
  },
  { key: 'event', label: 'Event', text: ({ event }) => eventText(event), width: 210 },
  { key: 'person', label: 'Person', text: personText, width: 170 },
  { key: 'email', label: 'Address', text: ({ person }) => person?.email ?? '', width: 230 },
  {
    key: 'by',
    label: 'By',
    text: causeText,
    width: 150,
    hint: 'Who caused it, if that was someone else.',
  },
  { key: 'detail', label: 'Details', text: detailText, width: 240, grows: true },
  {
    key: 'network',
    label: 'Network',
    text: ({ network }) => network ?? '',
    width: 170,
    hint: 'The beginning of the address.',
  },
];

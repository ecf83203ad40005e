import { Link } from 'react-router';
import { Alert } from '#src/ui/alert.tsx';
import type { Kind } from '../kind.ts';
import type { AddressPart, ListAddress } from './list-address.ts';

interface UnknownNoticeProps {
  kind: Kind;
  unknown: ListAddress['unknown'];
  hrefWithout: (part: AddressPart) => string;
}

const explained = {
  category: { title: 'No such category', shown: 'All categories are shown.' },
  sort: { title: 'No such order', shown: 'The list stands by name.' },
} as const;

/** An old or mistyped address: said, and mended by one press. */
export function UnknownNotice({ kind, unknown, hrefWithout }: UnknownNoticeProps) {
  return unknown.map(({ part, value }) => (
    <Alert
      key={part}
      tone="warning"
      title={explained[part].title}
      action={
        <Link className="text-link" to={hrefWithout(part)} replace>
          Clear it from the address
        </Link>
      }
    >
      {`${kind.title} know nothing of “${value.slice(0, 60)}”. ${explained[part].shown}`}
    </Alert>
  ));
}

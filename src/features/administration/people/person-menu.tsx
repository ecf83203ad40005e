import {
  KeyRound,
  LockKeyholeOpen,
  LogOut,
  MailCheck,
  ShieldCheck,
  ShieldOff,
  UserRound,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Person } from '#src/generated/model/index.ts';
import { MenuItem, MenuSeparator } from '#src/ui/menu.tsx';
import { actionsFor, actionTexts, type PersonAction } from './person-actions.ts';

const actionIcons: Readonly<Record<PersonAction, ComponentType>> = {
  disable: UserRoundX,
  enable: UserRoundCheck,
  grant: ShieldCheck,
  withdraw: ShieldOff,
  'sign-out': LogOut,
  'reset-factors': LockKeyholeOpen,
  resend: MailCheck,
};

interface PersonMenuProps {
  person: Person;
  onOpen: () => void;
  onEvents: () => void;
  onAction: (action: PersonAction) => void;
}

export function PersonMenu({ person, onOpen, onEvents, onAction }: PersonMenuProps) {
  return (
    <>
      <MenuItem icon={<UserRound />} onSelect={onOpen}>
        Sessions and history
      </MenuItem>
      <MenuItem icon={<KeyRound />} onSelect={onEvents}>
        Show in the security log
      </MenuItem>
      <MenuSeparator />
      {actionsFor(person).map((action) => {
        const Icon = actionIcons[action];
        return (
          <MenuItem
            key={action}
            danger={actionTexts[action].isDanger}
            icon={<Icon />}
            onSelect={() => onAction(action)}
          >
            {actionTexts[action].label}
          </MenuItem>
        );
      })}
    </>
  );
}

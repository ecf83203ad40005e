import { Brush, Feather, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EditButton } from '#src/components/forms/edit-button.tsx';
import { lazyPart } from '#src/components/lazy-part.tsx';
import type { ConfiguredModel, ModelPart, ModelSettings } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusOnMount } from '#src/ui/focus-on-mount.ts';
import { Panel } from '#src/ui/panel.tsx';
import { ConnectionTest, useConnectionTest } from './connection-test.tsx';
import { partTexts, priceText, providerLabels } from './model-texts.ts';
import { RemoveModel } from './remove-model.tsx';

const loadForm = () => import('./model-form.tsx');

/** The form is large, so it is loaded when it is needed. */
const ModelForm = lazyPart(async () => (await loadForm()).ModelForm);

interface ModelCardProps {
  part: ModelPart;
  settings: ModelSettings;
}

/** One part: who does the work, and the form that changes it. */
export function ModelCard({ part, settings }: ModelCardProps) {
  const [isOpen, setOpen] = useOpenForm(part);
  // After a form, the focus goes to what it has changed, because the pressed button no longer exists.
  const [hasChanged, setHasChanged] = useState(false);
  const { title, about } = partTexts[part];
  const model = settings[part];
  const show = (open: boolean) => {
    setHasChanged(true);
    setOpen(open);
  };
  return (
    <Panel title={title} description={about}>
      {isOpen && model?.setBy !== 'environment' ? (
        <div ref={hasChanged ? focusOnMount : undefined} tabIndex={-1} key="form">
          <ModelForm part={part} settings={settings} onEnd={() => show(false)} />
        </div>
      ) : (
        <div
          ref={hasChanged ? focusOnMount : undefined}
          tabIndex={-1}
          key="view"
          className="flex flex-col gap-5"
        >
          {model === null ? (
            <BuiltIn part={part} onEdit={() => show(true)} />
          ) : (
            <Configured part={part} settings={settings} model={model} onEdit={() => show(true)} />
          )}
        </div>
      )}
    </Panel>
  );
}

/** The open forms are in the URL (`?edit=text`), so that a reload leads back to a form and its draft. */
function useOpenForm(part: ModelPart): [boolean, (open: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const open = search.getAll('edit');
  const setOpen = (isOpen: boolean) => {
    const others = open.filter((other) => other !== part);
    const edit = isOpen ? [...others, part] : others;
    setSearch(edit.length > 0 ? { edit } : {}, { replace: true });
  };
  return [open.includes(part), setOpen];
}

const State = ({ state }: Pick<ConfiguredModel, 'state'>) =>
  state === 'ready' ? <Badge tone="moss">In use</Badge> : <Badge tone="gold">Resting</Badge>;

const loadingForm = (onEdit: () => void) => ({ load: loadForm, onEdit });

function BuiltIn({ part, onEdit }: { part: ModelPart; onEdit: () => void }) {
  const { builtIn, does, takes } = partTexts[part];
  const Icon = part === 'text' ? Feather : Brush;
  return (
    <>
      <p className="flex items-start gap-3">
        <Icon aria-hidden size={20} className="mt-1 shrink-0 text-gold" />
        <span>
          The built-in {builtIn} {does}. It costs nothing, {takes}, and sends nothing to anyone.
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <EditButton {...loadingForm(onEdit)} label="Choose a model" />
      </div>
    </>
  );
}

interface ConfiguredProps extends ModelCardProps {
  model: ConfiguredModel;
  onEdit: () => void;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function Configured({ part, settings, model, onEdit }: ConfiguredProps) {
  const [isRemoving, setRemoving] = useState(false);
  const test = useConnectionTest(part, String(settings.version));
  const { builtIn, does, variable } = partTexts[part];
  const isFixed = model.setBy === 'environment';
  return (
    <>
      <p>
        <State {...model} /> <strong className="wrap-anywhere">{model.model}</strong> {does}. When
        it fails, the {builtIn} takes its place.
      </p>
      {model.restsUntil !== null && (
        <Alert tone="warning" title={`It rests until ${clock.format(new Date(model.restsUntil))}`}>
          It has failed several times in a row. Until then the {builtIn} {does} at once. The test
          below shows what is wrong.
        </Alert>
      )}
      {isFixed && (
        <Alert title="The environment of the server sets this model">
          It can only be changed there, with the variables below.
        </Alert>
      )}
      <Facts model={model} part={part} variable={isFixed ? variable : null} />
      <ConnectionTest test={test} onTest={() => void test.run()}>
        {!isFixed && (
          <>
            <EditButton {...loadingForm(onEdit)} />
            <Button
              variant="ghost"
              icon={<Trash2 aria-hidden size={18} />}
              aria-haspopup="dialog"
              onClick={() => setRemoving(true)}
            >
              Use the {builtIn}
            </Button>
          </>
        )}
      </ConnectionTest>
      {!isFixed && (
        <RemoveModel
          part={part}
          version={settings.version}
          open={isRemoving}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

interface FactsProps {
  model: ConfiguredModel;
  part: ModelPart;
  /** The beginning of the variables that set the facts; null if an administrator has set them. */
  variable: string | null;
}

function Facts({ model, part, variable }: FactsProps) {
  const own = `${providerLabels[model.provider]}’s own`;
  const facts: readonly (readonly [label: string, value: ReactNode, suffix: string])[] = [
    ['API', providerLabels[model.provider], '_PROVIDER'],
    ['Address', model.baseUrl ?? own, '_URL'],
    ['Model', model.model, ''],
    ['Key', model.hasKey ? 'A key is stored' : 'none', '_KEY'],
  ];
  const prices: typeof facts = [
    ...(part === 'image'
      ? [['Price of one picture', priceText(model.picturePrice), '_PICTURE_PRICE'] as const]
      : []),
    ['Price of a million tokens in', priceText(model.inputPrice), '_INPUT_PRICE'],
    ['Price of a million tokens out', priceText(model.outputPrice), '_OUTPUT_PRICE'],
  ];
  return (
    <dl className="text-sm">
      {[...facts, ...prices].map(([label, value, suffix]) => (
        <Fact key={label} label={label}>
          {value}
          {variable !== null && (
            <code className="block text-xs whitespace-nowrap text-muted">{`${variable}${suffix}`}</code>
          )}
        </Fact>
      ))}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-6 border-b border-hairline py-1.5 last:border-0">
    <dt className="text-muted">{label}</dt>
    <dd className="tabular text-right wrap-anywhere">{children}</dd>
  </div>
);

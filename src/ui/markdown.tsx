import './markdown.css';
import { Fragment, type ReactNode } from 'react';
import {
  type Block,
  type EntryLink,
  type Inline,
  type Passage,
  readMarkdown,
} from '#src/lib/markdown.ts';

const tags = ['h3', 'h4', 'h5', 'h6'] as const;

/** Shows a text of the rules, which is in Markdown. */
export const Markdown = ({ text, headingFrom }: { text: string; headingFrom?: 3 | 4 }) => (
  <MarkdownBlocks blocks={readMarkdown(text)} {...(headingFrom && { headingFrom })} />
);

/** Functions that show parts of campaign texts with code that `ui` cannot import. */
export interface MarkdownSlots {
  passage: (passage: Passage, children: ReactNode) => ReactNode;
  entryLink: (link: EntryLink) => ReactNode;
  /** A link to a path of this server. */
  ownLink: (href: string, children: ReactNode) => ReactNode;
  /** A picture of this server. In a link, it cannot be a link itself. */
  picture: (src: string, alt: string, isInLink: boolean) => ReactNode;
}

interface MarkdownBlocksProps {
  blocks: readonly Block[];
  /** The level of the highest heading in the text. */
  headingFrom?: 3 | 4;
  slots?: MarkdownSlots;
}

/** Shows parsed Markdown. Its headings are ranked below those of the page, without gaps. */
export function MarkdownBlocks({ blocks, headingFrom = 3, slots = noSlots }: MarkdownBlocksProps) {
  const levels = [...new Set(levelsOf(blocks))].toSorted((one, other) => one - other);
  const tagOf = (level: number) =>
    tags[Math.min(tags.length - 1, headingFrom - 3 + Math.max(0, levels.indexOf(level)))] ?? 'h6';
  return <div className="prose">{blocksOf(blocks, { ...slots, tagOf, isInLink: false })}</div>;
}

const noSlots: MarkdownSlots = {
  passage: (_, children) => children,
  entryLink: ({ title, words }) => words ?? title,
  ownLink: (_, children) => children,
  picture: (_, alt) => alt,
};

const levelsOf = (blocks: readonly Block[]): number[] =>
  blocks.flatMap((block) => {
    if (block.type === 'passage') return levelsOf(block.children);
    return block.type === 'heading' ? [block.level] : [];
  });

interface View extends MarkdownSlots {
  tagOf: (level: number) => (typeof tags)[number];
  isInLink: boolean;
}

// The parts of a text have no keys of their own, and they never change their order.
/* oxlint-disable react/no-array-index-key -- see above */

const blocksOf = (blocks: readonly Block[], view: View): ReactNode =>
  blocks.map((block, index) => <Fragment key={index}>{blockOf(block, view)}</Fragment>);

function blockOf(block: Block, view: View): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlineOf(block.children, view)}</p>;
    case 'heading': {
      const Heading = view.tagOf(block.level);
      return <Heading>{inlineOf(block.children, view)}</Heading>;
    }
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{itemOf(item, view)}</li>);
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'quote':
      return <blockquote>{blocksOf(block.children, view)}</blockquote>;
    case 'table':
      return (
        // A wide table is scrolled with the arrow keys, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <div role="group" aria-label="Table" tabIndex={0} className="overflow-x-auto">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    {inlineOf(cell, view)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>{inlineOf(cell, view)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'passage':
      return view.passage(block, blocksOf(block.children, view));
    default:
      return block satisfies never;
  }
}

/** An item with one paragraph needs no space around it. */
function itemOf(blocks: readonly Block[], view: View): ReactNode {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph') return blocksOf(blocks, view);
  return (
    <>
      {inlineOf(first.children, view)}
      {blocksOf(others, view)}
    </>
  );
}

const inlineOf = (parts: readonly Inline[], view: View): ReactNode =>
  parts.map((part, index) => <Fragment key={index}>{partOf(part, view)}</Fragment>);

function partOf(part: Inline, view: View): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return <strong>{inlineOf(part.children, view)}</strong>;
    case 'emphasis':
      return <em>{inlineOf(part.children, view)}</em>;
    case 'strikethrough':
      return <s>{inlineOf(part.children, view)}</s>;
    case 'image':
      return view.picture(part.src, part.alt, view.isInLink);
    case 'entryLink':
      return view.entryLink(part);
    case 'link': {
      const children = inlineOf(part.children, { ...view, isInLink: true });
      return part.href.startsWith('/') ? (
        view.ownLink(part.href, children)
      ) : (
        <a href={part.href} rel="noopener noreferrer" className="text-link wrap-anywhere">
          {children}
        </a>
      );
    }
    case 'break':
      return <br />;
    default:
      return part satisfies never;
  }
}

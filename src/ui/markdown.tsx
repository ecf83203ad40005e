import './markdown.css';
import { Fragment, type ReactNode } from 'react';
import { type Block, type Inline, readMarkdown } from '#src/lib/markdown.ts';

interface MarkdownProps {
  text: string;
  /** The level of the highest heading in the text. */
  headingFrom?: 3 | 4;
}

const tags = ['h3', 'h4', 'h5', 'h6'] as const;

/** Shows a text in Markdown. Its headings are ranked below those of the page, without gaps. */
export function Markdown({ text, headingFrom = 3 }: MarkdownProps) {
  const blocks = readMarkdown(text);
  const levels = [
    ...new Set(blocks.flatMap((block) => (block.type === 'heading' ? [block.level] : []))),
  ].toSorted((one, other) => one - other);
  const tagOf = (level: number) =>
    tags[Math.min(tags.length - 1, headingFrom - 3 + Math.max(0, levels.indexOf(level)))] ?? 'h6';
  return <div className="prose">{blocksOf(blocks, tagOf)}</div>;
}

type TagOf = (level: number) => (typeof tags)[number];

// The parts of a text have no keys of their own, and they never change their order.
/* oxlint-disable react/no-array-index-key -- see above */

const blocksOf = (blocks: readonly Block[], tagOf: TagOf): ReactNode =>
  blocks.map((block, index) => <Fragment key={index}>{blockOf(block, tagOf)}</Fragment>);

function blockOf(block: Block, tagOf: TagOf): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlineOf(block.children)}</p>;
    case 'heading': {
      const Heading = tagOf(block.level);
      return <Heading>{inlineOf(block.children)}</Heading>;
    }
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{itemOf(item, tagOf)}</li>);
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'quote':
      return <blockquote>{blocksOf(block.children, tagOf)}</blockquote>;
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
                    {inlineOf(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>{inlineOf(cell)}</td>
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
    default:
      return block satisfies never;
  }
}

/** An item with one paragraph needs no space around it. */
function itemOf(blocks: readonly Block[], tagOf: TagOf): ReactNode {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph') return blocksOf(blocks, tagOf);
  return (
    <>
      {inlineOf(first.children)}
      {blocksOf(others, tagOf)}
    </>
  );
}

const inlineOf = (parts: readonly Inline[]): ReactNode =>
  parts.map((part, index) => <Fragment key={index}>{partOf(part)}</Fragment>);

function partOf(part: Inline): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return <strong>{inlineOf(part.children)}</strong>;
    case 'emphasis':
      return <em>{inlineOf(part.children)}</em>;
    case 'link':
      return (
        <a href={part.href} rel="noreferrer" className="text-link wrap-anywhere">
          {inlineOf(part.children)}
        </a>
      );
    case 'break':
      return <br />;
    default:
      return part satisfies never;
  }
}

import type { Block, NamedList } from '#content/document-plan.ts';
import type { PageId } from '#generated/page-id.ts';
import { EmbeddedSection } from '../embedded-section.tsx';
import { Bullets } from './bullets.tsx';
import { Chart } from './chart.tsx';
import { DataTable } from './data-table.tsx';
import { Figures } from './figures.tsx';
import { Raci } from './raci.tsx';
import { Schedule } from './schedule.tsx';
import { Steps } from './steps.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly page: PageId;
}

/** The text of a section. */
export function Blocks({ blocks, page }: BlocksProps) {
  return (
    <div className="doc-blocks">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are static and never reordered
        <PrintedBlock key={index} block={block} page={page} />
      ))}
    </div>
  );
}

function PrintedBlock({ block, page }: { readonly block: Block; readonly page: PageId }) {
  switch (block.kind) {
    case 'text':
      return <Text paragraphs={block.paragraphs} />;
    case 'lists':
      return <Lists lists={block.lists} />;
    case 'steps':
      return <Steps {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'note':
      return <Note {...block} />;
    case 'raci':
      return <Raci {...block} />;
    case 'schedule':
      return <Schedule {...block} />;
    case 'chart':
      return <Chart {...block} />;
    case 'figures':
      return <Figures stats={block.stats} />;
    case 'part':
      return <EmbeddedSection page={page} kind={block.section} />;
  }
}

function Text({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className={`doc-text ${paragraphs.length > 1 ? 'doc-columns-2' : ''}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function Lists({ lists }: { readonly lists: readonly NamedList[] }) {
  return (
    <div className={`doc-lists doc-columns-${lists.length}`}>
      {lists.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <Bullets items={items} />
        </div>
      ))}
    </div>
  );
}

type TableBlock = Extract<Block, { readonly kind: 'table' }>;

function Table({ caption, columns, rows, widths, numbers, total }: TableBlock) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      widths={widths}
      numbers={numbers}
      className={`doc-reference ${total ? 'doc-with-total' : ''}`}
      rows={rows.map((cells) => ({ key: cells.join(), cells }))}
    />
  );
}

function Note({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="doc-note">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

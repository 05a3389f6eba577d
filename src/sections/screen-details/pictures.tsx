/**
 * Small pictures of a shop-floor system on a 480 by 168 grid. Hidden from assistive technology, because the text beside them says
 * the same.
 */
import type { ReactNode } from 'react';
import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';

type Data = SectionProps<'screen-details'>['items'][number]['picture'];
type DataOf<Shows extends Data['shows']> = Extract<Data, { shows: Shows }>;

export function ScreenPicture({ picture }: { readonly picture: Data }) {
  switch (picture.shows) {
    case 'orders':
      return <OrderList {...picture} />;
    case 'lots':
      return <LotTree {...picture} />;
    case 'limit':
      return <LimitChart {...picture} />;
    case 'losses':
      return <LossBars {...picture} />;
  }
}

function Detail({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 480 168"
      aria-hidden="true"
      className="text-data w-full max-w-[560px] fill-ink-900 text-[15px]"
    >
      {children}
    </svg>
  );
}

function OrderList({ orders }: DataOf<'orders'>) {
  return (
    <Detail>
      {orders.map((order, row) => (
        <g key={order.number} transform={`translate(0 ${row * 57})`}>
          <rect width="480" height="50" className={row === 0 ? 'fill-straw-400' : 'fill-steel-50'} />
          <text x="16" y="30">
            {order.number}
          </text>
          <text x="100" y="30" className="font-semibold">
            {order.part}
          </text>
          <text x="350" y="30" textAnchor="end">
            {order.quantity}
          </text>
          <text x="464" y="30" textAnchor="end" className="font-semibold">
            {order.state}
          </text>
        </g>
      ))}
    </Detail>
  );
}

function LotTree({ lots, suspect, product, shipped }: DataOf<'lots'>) {
  return (
    <Detail>
      <path d="M140 84H480" className="stroke-bronze-500" strokeWidth="2" />
      {lots.map((lot, row) => (
        <g key={lot}>
          <path
            d={`M140 ${25 + row * 59}H164V84H184`}
            fill="none"
            className={row === suspect ? 'stroke-bronze-500' : 'stroke-steel-400'}
            strokeWidth="2"
          />
          <Node x={0} y={row * 59} width={150} text={lot} highlighted={row === suspect} />
        </g>
      ))}
      <Node x={184} y={59} width={146} text={product} highlighted />
      <Node x={350} y={59} width={130} text={shipped} highlighted small />
    </Detail>
  );
}

interface NodeProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly highlighted?: boolean;
  readonly small?: boolean;
}

function Node({ x, y, width, text, highlighted, small }: NodeProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height="50"
        strokeWidth="1.5"
        className={highlighted ? 'fill-bronze-100 stroke-bronze-500' : 'fill-white stroke-steel-400'}
      />
      <text
        x={width / 2}
        y="30"
        textAnchor="middle"
        className={classes(small ? 'text-[12.5px]' : 'text-[14px]', highlighted && 'font-semibold')}
      >
        {text}
      </text>
    </g>
  );
}

function LimitChart({ title, limitLabel, limit, values }: DataOf<'limit'>) {
  const ceiling = 56;
  const step = 480 / values.length;
  const points = values.map(
    (value, index) => [(index + 0.5) * step, 168 - value * ((168 - ceiling) / limit)] as const,
  );
  return (
    <Detail>
      <path d={`M0 ${ceiling}H480`} className="stroke-danger-600" strokeWidth="1.5" strokeDasharray="6 5" />
      <path d="M0 167H480" className="stroke-steel-300" strokeWidth="1.5" />
      <path d={`M${points.join('L')}`} fill="none" className="stroke-ink-900" strokeWidth="2" />
      {points.map(([x, y], index) => {
        const out = (values[index] ?? 0) > limit;
        return (
          <path
            key={x}
            d={out ? `M${x - 16} ${y}l16-8 16 8-16 8z` : `M${x - 8} ${y}l8-4 8 4-8 4z`}
            className={out ? 'fill-danger-600' : 'fill-ink-900'}
          />
        );
      })}
      <text x="0" y="20" className="font-semibold">
        {title}
      </text>
      <text x="0" y={ceiling - 8} className="fill-danger-600">
        {limitLabel}
      </text>
    </Detail>
  );
}

function LossBars({ losses, unit }: DataOf<'losses'>) {
  const most = Math.max(...losses.map(({ minutes }) => minutes));
  const scale = 320 / (10 * Math.ceil(most / 10));
  return (
    <Detail>
      {losses.map((loss, row) => (
        <g key={loss.cause} transform={`translate(0 ${row * 43})`}>
          <text x="0" y="25">
            {loss.cause}
          </text>
          <rect
            x="110"
            y="4"
            width={loss.minutes * scale}
            height="32"
            className={row === 0 ? 'fill-bronze-500' : 'fill-steel-300'}
          />
          <text x={120 + loss.minutes * scale} y="25">
            {loss.minutes} {unit}
          </text>
        </g>
      ))}
    </Detail>
  );
}

import { expect, it } from 'vitest';
import { mailboxOf } from './receive.ts';

it.each([
  ['Ann@Visitor.Example', 'ann@visitor.example'],
  ['ann+news@visitor.example', 'ann@visitor.example'],
  ['ann+a+b@visitor.example', 'ann@visitor.example'],
  ['+@visitor.example', '+@visitor.example'],
  ['a.n.n@visitor.example', 'a.n.n@visitor.example'],
  ['a.n.n+x@googlemail.com', 'ann@gmail.com'],
  ['ann@notgmail.com', 'ann@notgmail.com'],
])('mailboxOf normalizes %s to %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

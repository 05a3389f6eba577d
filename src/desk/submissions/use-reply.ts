import { useEffect, useEffectEvent, useState } from 'react';
import { doneTexts } from '#content/desk/actions.ts';
import { replyTexts } from '#content/desk/submission.ts';
import { LONGEST } from '#contract/desk/actions.ts';
import { placeholdersIn } from '#contract/desk/placeholders.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import type { Template } from '#contract/desk/views.ts';
import { tooLong } from '#contract/fields.ts';
import { showToast } from '../components/toast-store.ts';
import { useEveryone, useMe } from '../data/use-me.ts';
import { useAddress } from '../router/router.tsx';
import { select } from './answer-box.tsx';
import { putAbove, subjectOf } from './answer-text.ts';
import type { Clash } from './conflict-banner.tsx';
import { mentionedIn } from './mentions.ts';
import { isNews, newestEntry, useDraft, wasSaved } from './use-draft.ts';
import { useSubmissionAction } from './use-submission.ts';
import { reportFailure } from './use-submission-actions.ts';

export type ReplyKind = 'answer' | 'note';
export type Reply = ReturnType<typeof useReply>;

/** The reply and note drafts of a submission. The box is cleared only after a successful send. */
export function useReply(submission: Submission, usualKind: ReplyKind) {
  const me = useMe();
  const everyone = useEveryone();
  const act = useSubmissionAction();
  const [kind, setKind] = useState<ReplyKind>(usualKind);
  const [answer, setAnswer, answerBegunAfter] = useDraft('answer', submission);
  const [note, setNote, noteBegunAfter] = useDraft('note', submission);
  const [template, setTemplate] = useState<Template>();
  const [isSending, setIsSending] = useState(false);
  const [isBlankLeft, setIsBlankLeft] = useState(false);
  const [clash, setClash] = useState<Omit<Clash, 'text'> | null>(null);
  // A colleague's change shows up live and may go unnoticed, so sending must report it first.
  const [begunOn, setBegunOn] = useState<Submission | null>(null);
  const typed = { answer, note };
  const isBegun = answer !== '' || note !== '';
  if (isBegun !== (begunOn !== null)) setBegunOn(isBegun ? submission : null);

  const undoAnswer = async (sent: Submission, text: string) => {
    const outcome = await act(sent, 'answer-undo', {});
    if (outcome.kind !== 'done') return reportFailure([outcome]);
    setAnswer((begun) => putAbove(begun, text));
  };

  /** Clears the box and confirms, after a successful send. */
  const clearBox = (box: ReplyKind, text: string, undo?: () => void): true => {
    setClash(null);
    setIsBlankLeft(false);
    if (box === 'answer') setAnswer('');
    else setNote('');
    showToast({
      text,
      detail: `${submission.name}, ${submission.reference}`,
      ...(undo && { undo, isTimed: true }),
    });
    return true;
  };

  /** An unfilled placeholder must not reach a visitor: selects the first one instead of sending. */
  const goToBlank = (text: string): boolean => {
    const [blank] = placeholdersIn(text, me.templates);
    setIsBlankLeft(blank !== undefined);
    const box = document.getElementById('answer');
    if (blank && box instanceof HTMLTextAreaElement) select(box, blank);
    return blank !== undefined;
  };

  const refuse = (problem: string): false => {
    showToast({ text: problem, isProblem: true });
    return false;
  };

  /** Resolves to true once sent. `based` is the submission the person saw; after a conflict, the newer one. */
  const send = async (what: ReplyKind, box: ReplyKind, based: Submission): Promise<boolean> => {
    // A key that stays pressed repeats.
    if (isSending) return false;
    const text = typed[box];
    if (text.trim() === '') return refuse(replyTexts.nothingTyped[what]);
    const longest = LONGEST[what];
    if (text.length > longest) return refuse(tooLong(longest, text.length));
    if (what === 'answer' && goToBlank(text)) return false;
    const begunAfter = box === 'answer' ? answerBegunAfter : noteBegunAfter;
    const isThere = (seen: Submission) => wasSaved({ what, text, by: me.person.id }, begunAfter, seen);
    if (isThere(submission)) return clearBox(box, doneTexts.arrivedBefore);
    setIsSending(true);
    const outcome =
      what === 'answer'
        ? await act(based, 'answer', { subject: subjectOf(template, submission, me), text })
        : await act(based, 'note', { text, mentions: mentionedIn(text, everyone) });
    setIsSending(false);
    if (outcome.kind === 'conflict') {
      if (isThere(outcome.conflict.submission)) return clearBox(box, doneTexts.arrivedBefore);
      setClash({ conflict: outcome.conflict, kind: box });
      setBegunOn(outcome.conflict.submission);
      return false;
    }
    if (outcome.kind === 'failed') {
      reportFailure([outcome]);
      return false;
    }
    if (what === 'note') return clearBox(box, doneTexts.note);
    return clearBox(box, doneTexts.answerSent, () => void undoAnswer(outcome.submission, text));
  };

  return {
    kind,
    setKind,
    answer,
    setAnswer,
    note,
    setNote,
    template,
    setTemplate,
    isSending,
    isBlankLeft,
    isWriting: typed[kind] !== '',
    // The current text: it may have been edited after reading the colleague's.
    clash: clash && { ...clash, text: typed[clash.kind] },
    dismissClash: () => setClash(null),
    send: () => {
      const based =
        begunOn !== null && isNews(newestEntry(begunOn), submission, me.person.id) ? begunOn : submission;
      return send(kind, kind, based);
    },
    sendAgain: (as: ReplyKind) => clash && send(as, clash.kind, clash.conflict.submission),
  };
}

/** Focuses the answer or the note; on a phone the box opens over the page. */
export function useWriting(reply: Reply) {
  const [isOpen, setIsOpen] = useState(false);
  const address = useAddress();
  const begin = (kind: ReplyKind) => {
    reply.setKind(kind);
    setIsOpen(true);
    requestAnimationFrame(() => {
      const box = document.getElementById(kind);
      if (!(box instanceof HTMLTextAreaElement)) return;
      box.focus();
      box.setSelectionRange(box.value.length, box.value.length);
    });
  };

  // "Answer" on Today and the key r link here with #answer.
  const onAddress = useEffectEvent(() => {
    if (location.hash !== '#answer') return;
    history.replaceState(history.state, '', location.pathname + location.search);
    begin('answer');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run on each change of the address.
  useEffect(onAddress, [address]);

  return { isOpen, begin, end: () => setIsOpen(false) };
}

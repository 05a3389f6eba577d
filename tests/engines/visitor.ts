import type { HeldKey, Key, Size, Tab } from './drivers/tab.ts';
import { waitFor } from './drivers/wait-for.ts';

type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** A visitor: the actions and waits of the tests, on any driver. */
export class Visitor {
  readonly tab: Tab;
  /** URL of the site. */
  readonly site: string;

  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.site = site;
  }

  /** Opens a page and waits until its script has started. */
  async visit(path: string): Promise<void> {
    await this.tab.goto(this.site + path);
    await this.started(path);
  }

  async started(path: string): Promise<void> {
    await this.sees(`the script of ${path} is at work`, () =>
      document.body.classList.contains('scroll-animation'),
    );
  }

  read<Args extends readonly unknown[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result> {
    return this.tab.evaluate(run, ...args);
  }

  /** Waits until a function in the page returns something truthy, and returns it. */
  sees<Args extends readonly unknown[], Result>(
    sentence: string,
    run: InPage<Args, Result>,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    return waitFor(sentence, () => this.tab.evaluate(run, ...args));
  }

  seesText(selector: string, text: string): Promise<unknown> {
    return this.sees(
      `${selector} says "${text}"`,
      (selector, text) =>
        [...document.querySelectorAll<HTMLElement>(selector)].some(
          (element) => element.checkVisibility() && element.textContent.includes(text),
        ),
      selector,
      text,
    );
  }

  seesPath(path: string): Promise<unknown> {
    return this.sees(
      `the page is ${path}`,
      (path) => location.pathname + location.hash === path && document.readyState === 'complete',
      path,
    );
  }

  seesOpen(id: string, isOpen = true): Promise<unknown> {
    return this.sees(
      `#${id} is ${isOpen ? 'open' : 'closed'}`,
      (id, isOpen) => (document.getElementById(id)?.checkVisibility() ?? false) === isOpen,
      id,
      isOpen,
    );
  }

  async point(selector: string, text?: string): Promise<void> {
    const { x, y } = await this.#find(selector, text);
    await this.tab.pointAt(x, y);
  }

  async press(selector: string, text?: string): Promise<void> {
    const { x, y } = await this.#find(selector, text);
    await this.tab.pressAt(x, y);
  }

  async focus(selector: string): Promise<void> {
    await this.sees(
      `${selector} takes the focus`,
      (selector) => {
        const element = document.querySelector<HTMLElement>(selector);
        element?.focus();
        return element !== null && document.activeElement === element;
      },
      selector,
    );
  }

  seesFocus(selector: string): Promise<unknown> {
    return this.sees(
      `${selector} has the focus`,
      (selector) => document.activeElement?.matches(selector) ?? false,
      selector,
    );
  }

  /** Replaces the value of a field by typing. */
  async fill(selector: string, text: string): Promise<void> {
    await this.focus(selector);
    await this.read((selector) => document.querySelector<HTMLInputElement>(selector)?.select(), selector);
    await this.tab.type(text);
    await this.sees(
      `${selector} holds "${text}"`,
      (selector, text) => document.querySelector<HTMLInputElement>(selector)?.value === text,
      selector,
      text,
    );
  }

  /** Chooses an option by script: the native picker is not part of the page, so drivers cannot reach it. */
  async select(selector: string, value: string): Promise<void> {
    await this.focus(selector);
    await this.read(
      (selector, value) => {
        const field = document.querySelector<HTMLSelectElement>(selector);
        if (!field) return;
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      value,
    );
  }

  key(key: Key, held?: HeldKey): Promise<void> {
    return this.tab.key(key, held);
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  async scrollTo(top: number): Promise<void> {
    await this.sees(
      `the page is scrolled to ${top} px`,
      (top) => {
        scrollTo({ top, behavior: 'instant' });
        return Math.abs(scrollY - top) <= 1;
      },
      top,
    );
  }

  /** Waits until the page has stopped scrolling in this range. */
  seesScrolled(sentence: string, least: number, most = least): Promise<unknown> {
    return this.sees(
      `${sentence}: scrolled between ${least} and ${most} px`,
      (least, most) => scrollY >= least - 1 && scrollY <= most + 1,
      least,
      most,
    );
  }

  /** The point to click of the first visible match: in the viewport, not moving, not covered. */
  #find(selector: string, text = ''): Promise<Point> {
    let before: Point | null = null;
    return waitFor(`${selector} ${text && `with "${text}" `}can be pressed`, async () => {
      const now = await this.read(findMiddle, selector, text);
      const isAtRest =
        before !== null && now !== null && Math.hypot(now.x - before.x, now.y - before.y) < 0.5;
      before = now;
      return isAtRest ? now : null;
    });
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page. Not async: without scripting, promises never resolve. */
function findMiddle(selector: string, text: string): Point | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && one.textContent.includes(text),
  );
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const isInWindow = middle.x > 0 && middle.y > 0 && middle.x < innerWidth && middle.y < innerHeight;
  if (!isInWindow) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return null;
  }
  const hit = document.elementFromPoint(middle.x, middle.y);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? middle : null;
}

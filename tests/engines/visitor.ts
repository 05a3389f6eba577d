import type { HeldKey, Key, Size, Tab } from './drivers/tab.ts';
import { waitFor } from './drivers/wait-for.ts';

type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** Somebody at a browser: does what people do and sees what they see, whatever the browser. */
export class Visitor {
  readonly tab: Tab;
  /** Where the site is. */
  readonly site: string;

  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.site = site;
  }

  /** Opens a page and waits until its script is at work. */
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

  /** Waits until a function of the page gives true, or something, and gives that. */
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

  /** Types into a field, in place of what stands there. */
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

  /** Chooses an option. The list that opens for it is no part of the page, and no driver reaches it. */
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

  /** Waits until the page stands still there. */
  seesScrolled(sentence: string, least: number, most = least): Promise<unknown> {
    return this.sees(
      `${sentence}: scrolled between ${least} and ${most} px`,
      (least, most) => scrollY >= least - 1 && scrollY <= most + 1,
      least,
      most,
    );
  }

  /**
   * The middle of the first visible element that a selector finds, brought into the window and at rest, where nothing else
   * covers it.
   */
  #find(selector: string, text = ''): Promise<{ x: number; y: number }> {
    return this.sees(
      `${selector} ${text && `with "${text}" `}can be pressed`,
      async (selector, text) => {
        const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (one) => one.checkVisibility() && one.textContent.includes(text),
        );
        if (!element) return null;
        const middle = () => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        };
        const isInWindow = ({ x, y }: { x: number; y: number }) =>
          x > 0 && y > 0 && x < innerWidth && y < innerHeight;
        if (!isInWindow(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const before = middle();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const after = middle();
        const isAtRest = Math.hypot(after.x - before.x, after.y - before.y) < 0.5;
        const hit = document.elementFromPoint(after.x, after.y);
        const isFree = hit !== null && (element.contains(hit) || hit.contains(element));
        return isAtRest && isInWindow(after) && isFree ? after : null;
      },
      selector,
      text,
    );
  }
}

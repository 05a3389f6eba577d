import type { Key, Modifier, Size, Tab } from './drivers/tab.ts';
import { waitFor } from './drivers/wait-for.ts';

type PageFunction<Args extends readonly unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** The actions and waits of the tests, over any driver. */
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
    await this.waitForScript(path);
  }

  async waitForScript(path: string): Promise<void> {
    await this.waitFor(`the script of ${path} has started`, () =>
      document.body.classList.contains('scroll-animation'),
    );
  }

  evaluate<Args extends readonly unknown[], Result>(
    run: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    return this.tab.evaluate(run, ...args);
  }

  /** Waits until a function in the page returns a result other than false, null or undefined, and returns it. */
  waitFor<Args extends readonly unknown[], Result>(
    description: string,
    run: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    return waitFor(description, () => this.tab.evaluate(run, ...args));
  }

  expectText(selector: string, text: string): Promise<unknown> {
    return this.waitFor(
      `${selector} contains "${text}"`,
      (selector, text) =>
        [...document.querySelectorAll<HTMLElement>(selector)].some(
          (element) => element.checkVisibility() && element.textContent.includes(text),
        ),
      selector,
      text,
    );
  }

  expectPath(path: string): Promise<unknown> {
    return this.waitFor(
      `${path} has loaded`,
      (path) => location.pathname + location.hash === path && document.readyState === 'complete',
      path,
    );
  }

  expectOpen(id: string, isOpen = true): Promise<unknown> {
    return this.waitFor(
      `#${id} is ${isOpen ? 'open' : 'closed'}`,
      (id, isOpen) => (document.getElementById(id)?.checkVisibility() ?? false) === isOpen,
      id,
      isOpen,
    );
  }

  async hover(selector: string, text?: string): Promise<void> {
    const { x, y } = await this.#findClickPoint(selector, text);
    await this.tab.moveMouse(x, y);
  }

  async click(selector: string, text?: string): Promise<void> {
    const { x, y } = await this.#findClickPoint(selector, text);
    await this.tab.click(x, y);
  }

  async focus(selector: string): Promise<void> {
    await this.waitFor(
      `${selector} can be focused`,
      (selector) => {
        const element = document.querySelector<HTMLElement>(selector);
        element?.focus();
        return element !== null && document.activeElement === element;
      },
      selector,
    );
  }

  expectFocus(selector: string): Promise<unknown> {
    return this.waitFor(
      `${selector} has focus`,
      (selector) => document.activeElement?.matches(selector) ?? false,
      selector,
    );
  }

  /** Replaces the value of a field by typing. */
  async fill(selector: string, text: string): Promise<void> {
    await this.focus(selector);
    await this.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.select(), selector);
    await this.tab.type(text);
    await this.waitFor(
      `${selector} has the value "${text}"`,
      (selector, text) => document.querySelector<HTMLInputElement>(selector)?.value === text,
      selector,
      text,
    );
  }

  /** Chooses an option by script: the native picker is not part of the page, so drivers cannot reach it. */
  async select(selector: string, value: string): Promise<void> {
    await this.focus(selector);
    await this.evaluate(
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

  press(key: Key, modifier?: Modifier): Promise<void> {
    return this.tab.press(key, modifier);
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  async scrollTo(top: number): Promise<void> {
    await this.waitFor(
      `the page is scrolled to ${top} px`,
      (top) => {
        scrollTo({ top, behavior: 'instant' });
        return Math.abs(scrollY - top) <= 1;
      },
      top,
    );
  }

  /** Waits until the scroll position is in this range. */
  expectScrolled(description: string, min: number, max = min): Promise<unknown> {
    return this.waitFor(
      `${description}: scrolled between ${min} and ${max} px`,
      (min, max) => scrollY >= min - 1 && scrollY <= max + 1,
      min,
      max,
    );
  }

  /** The center of the first visible match, once it is in the viewport, not moving and not covered. */
  #findClickPoint(selector: string, text = ''): Promise<Point> {
    let previous: Point | null = null;
    return waitFor(`${selector} ${text && `with "${text}" `}can be clicked`, async () => {
      const now = await this.evaluate(findCenter, selector, text);
      const isStable =
        previous !== null && now !== null && Math.hypot(now.x - previous.x, now.y - previous.y) < 0.5;
      previous = now;
      return isStable ? now : null;
    });
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page. Not async: without scripting, promises never resolve. */
function findCenter(selector: string, text: string): Point | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && one.textContent.includes(text),
  );
  if (!element) return null;
  // A busy browser may draw no frame between two looks at a drawer that slides.
  for (let part: Element | null = element; part; part = part.parentElement)
    if (part.getAnimations().some((animation) => animation instanceof CSSTransition)) return null;
  const box = element.getBoundingClientRect();
  const center = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const isInWindow = center.x > 0 && center.y > 0 && center.x < innerWidth && center.y < innerHeight;
  if (!isInWindow) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return null;
  }
  const hit = document.elementFromPoint(center.x, center.y);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? center : null;
}

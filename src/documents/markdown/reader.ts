import { Lexer, type Token } from 'marked';
import { closestName } from '#content/closest-name.ts';
import { type Facts, PlaceholderError, resolvePlaceholders } from '#content/placeholders.ts';

/** Replace escaped braces (`\{`), so that they are not parsed as a fact. */
const BRACES: Readonly<Record<string, string>> = { '{': '\uE000', '}': '\uE001' };

/** Extracts texts from the Markdown of one file, and collects its problems. */
export class Reader {
  readonly problems: string[] = [];
  readonly file: string;
  facts: Facts;

  constructor(file: string, facts: Facts) {
    this.file = file;
    this.facts = facts;
  }

  problem(line: number, message: string): undefined {
    this.problems.push(`${this.file}:${line}: ${message}`);
  }

  /** The plain text of Markdown, with facts filled in. */
  text(tokens: readonly Token[], line: number): string {
    return this.filled(this.plain(tokens, line).replace(/\s*\n\s*/g, ' '), line)
      .replaceAll(BRACES['{']!, '{')
      .replaceAll(BRACES['}']!, '}')
      .replaceAll('&nbsp;', '\u00a0')
      .trim();
  }

  /** The same for a line of raw Markdown. */
  line(text: string, line: number): string {
    return this.text(Lexer.lexInline(text), line);
  }

  filled(text: string, line: number): string {
    try {
      return resolvePlaceholders(text, this.facts);
    } catch (error) {
      if (!(error instanceof PlaceholderError)) throw error;
      this.problem(line, error.message);
      return text;
    }
  }

  private plain(tokens: readonly Token[], line: number): string {
    return tokens
      .map((token) => {
        if (token.type === 'escape') return BRACES[token.text] ?? token.text;
        if (token.type === 'text' || token.type === 'html') return token.raw;
        // A bare URL, which Markdown turns into a link.
        if (token.type === 'link' && !token.raw.startsWith('[')) return token.raw;
        this.problem(
          line,
          `"${token.raw}" cannot be printed here: this text has no bold, italics, links or pictures. Write it as plain text, with \\ before special characters.`,
        );
        return token.raw;
      })
      .join('');
  }
}

/** 'There is no page "flexpots". Did you mean "flexpod"?' */
export function unknownNameMessage(what: string, name: string, known: readonly string[]): string {
  const closest = closestName(name, known);
  return `There is no ${what} "${name}". ${closest === undefined ? `Write ${listed(known)}.` : `Did you mean "${closest}"?`}`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

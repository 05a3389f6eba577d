import type { ApplicationRecord } from '#content/records/services.ts';
import { BulletList } from '#sections/parts/bullet-list.tsx';
import { TagList } from '#sections/parts/tag-list.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { questionTexts } from './content/applications.ts';

/** Applications at the left, and beside each a question as a user would put it, answered with its sources. */
export function WorkedQuestions({ items }: { readonly items: readonly ApplicationRecord[] }) {
  return (
    <ul className="grid gap-y-16 lg:gap-y-20">
      {items.map((item) => (
        <Reveal as="li" key={item.title} className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <div>
            <h3 className="text-[clamp(1.375rem,1.15rem+0.9vw,2rem)]">{item.title}</h3>
            <p className="mt-3 max-w-[44ch] text-muted">{item.description}</p>
            <BulletList items={item.features} className="mt-6" />
          </div>
          <Exchange {...item.example} />
        </Reveal>
      ))}
    </ul>
  );
}

function Exchange({ question, answer, sources }: ApplicationRecord['example']) {
  return (
    <div className="grid gap-2">
      <p className="w-[88%] rounded-md bg-area-field px-6 py-5 font-medium">
        <span className="sr-only">{questionTexts.question}</span>
        {question}
      </p>
      <div className="band-white ml-[12%] rounded-md px-6 py-6 lg:px-8 lg:py-7">
        <p className="text-lead">
          <span className="sr-only">{questionTexts.answer}</span>
          {answer}
        </p>
        <h4 className="mt-6 mb-3 text-sm font-medium text-muted">{questionTexts.sources}</h4>
        <TagList tags={sources} />
      </div>
    </div>
  );
}

import type { Tone } from '#ui/band.tsx';
import { Button, ButtonLink, IconButton, TextLink } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Checkbox, Field, Input, Select, TextArea } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import * as icons from '#ui/icons.ts';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stat } from '#ui/stat.tsx';
import { Switch } from '#ui/switch.tsx';
import { DialogExhibit } from './dialog-exhibit.tsx';
import type { Exhibit } from './exhibit.ts';

const tones: readonly Tone[] = ['white', 'paper', 'tint', 'field', 'steel', 'deep', 'ink'];
const topics = [
  { value: 'digital', label: 'Digital' },
  { value: 'finance', label: 'Finance' },
];

function primitive(name: string, render: Exhibit['render']): Exhibit {
  return { name, group: 'primitive', render: () => <div className="exhibit">{render()}</div> };
}

export const primitives: readonly Exhibit[] = [
  primitive('Type', () => (
    <>
      <h1>Heading one, Archivo 112 wide</h1>
      <h2>Heading two</h2>
      <h3>Heading three</h3>
      <h4>Heading four</h4>
      <p className="max-w-[54ch] text-lead">Lead. Move workloads in waves, not weekends.</p>
      <p className="max-w-(--measure)">
        Body. Sentences stay short, so that they can be read between two meetings.
      </p>
      <p className="text-sm text-muted">Small and muted.</p>
    </>
  )),
  primitive('Bands', () => (
    <>
      {(['company', 'solutions', 'services', 'products', 'ai'] as const).map((area) => (
        <div key={area} data-area={area} className="grid gap-2 lg:grid-cols-7">
          {tones.map((tone) => (
            <section key={tone} className={`band-${tone} grid gap-3 p-5`}>
              <h3>{tone}</h3>
              <p className="text-sm text-muted">muted</p>
              <p className="text-sm font-semibold text-accent">accent</p>
              <Button small>Primary</Button>
              <Button small variant="ghost">
                Ghost
              </Button>
            </section>
          ))}
        </div>
      ))}
    </>
  )),
  primitive('Buttons', () => (
    <>
      <div className="flex flex-wrap gap-3">
        <Button>
          Get in touch <Icon of={icons.arrowRight} />
        </Button>
        <Button variant="ghost">See solutions</Button>
        <Button variant="hot">See open positions</Button>
        <Button small>Small</Button>
        <Button disabled>Disabled</Button>
        <Button busy busyLabel="Subscribing...">
          Subscribe
        </Button>
        <ButtonLink href="/contact">A link that looks like a button</ButtonLink>
      </div>
      <div className="flex flex-wrap gap-6">
        <TextLink href="/industries">
          All industries <Icon of={icons.arrowRight} size={18} />
        </TextLink>
        <IconButton label="Search">
          <Icon of={icons.search} />
        </IconButton>
        <IconButton label="Next" outlined>
          <Icon of={icons.arrowRight} />
        </IconButton>
        <IconButton label="Previous" outlined disabled>
          <Icon of={icons.arrowLeft} />
        </IconButton>
      </div>
    </>
  )),
  primitive('Icons', () => (
    <ul className="grid grid-cols-3 gap-4 md:grid-cols-6">
      {Object.entries(icons).map(([name, path]) => (
        <li key={name} className="flex items-center gap-3 text-sm">
          <Icon of={path} /> {name}
        </li>
      ))}
    </ul>
  )),
  primitive('Fields', () => (
    <div className="grid max-w-[760px] gap-6 md:grid-cols-2">
      <Field id="f1" label="Empty" required>
        <Input />
      </Field>
      <Field id="f2" label="Filled" hint="A hint stands below.">
        <Input defaultValue="Dana Whitfield" />
      </Field>
      <Field id="f3" label="Wrong" required error="Enter an address in the form name@company.com">
        <Input type="email" defaultValue="dana@halvorsen" />
      </Field>
      <Field id="f4" label="Disabled">
        <Input disabled defaultValue="Not now" />
      </Field>
      <Field id="f5" label="Select" required>
        <Select defaultValue="" placeholder="Select your topics" options={topics} />
      </Field>
      <Field id="f6" label="Select, wrong" required error="Choose a topic.">
        <Select defaultValue="digital" options={topics} />
      </Field>
      <Field id="f7" label="Long text" className="md:col-span-2">
        <TextArea placeholder="What are you trying to change, and by when?" />
      </Field>
      <Checkbox id="c1">I’m not a robot</Checkbox>
      <Checkbox id="c2" defaultChecked error="An error beside a checkbox.">
        Ticked
      </Checkbox>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
    </div>
  )),
  primitive('Notices', () => (
    <>
      <Notice
        kind="success"
        title="Message Sent Successfully"
        text="Thank you for contacting us. We'll get back to you within 24 hours."
      />
      <Notice kind="error" title="reCAPTCHA Required" text="Please complete the reCAPTCHA verification." />
    </>
  )),
  primitive('Disclosure', () => (
    <Disclosure summary={<h3>Configuration guides</h3>} summaryClassName="min-h-15">
      <p className="text-muted">What opens below it.</p>
    </Disclosure>
  )),
  primitive('Dialogs', () => <DialogExhibit />),
  primitive('Picture', () => (
    <div className="flex gap-6">
      <Picture src="/favicon.svg" alt="The mark" width={200} height={200} />
      <Picture
        src="/does-not-exist.avif"
        alt="A picture that fails"
        width={200}
        height={200}
        placeholder="/favicon.svg"
      />
    </div>
  )),
  primitive('Stat', () => (
    <dl className="flex gap-16">
      <Stat value="99.9" unit="%" label="uptime SLA" />
      <Stat value="480K+" label="customer base" />
    </dl>
  )),
];

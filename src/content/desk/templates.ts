/**
 * Saved replies. The app fills in `{name}` (the first name), `{reference}`, `{me}` and `{company}`. Text in square brackets
 * is a blank for a person to fill in: a reply with one left is not sent.
 */
export const answerTemplates = [
  {
    id: 'first-reply',
    form: 'contact',
    label: 'First reply',
    subject: 'Your enquiry to {company} [{reference}]',
    text: `Hello {name},

Thank you for writing to us. I’ve read your enquiry and will take care of it myself.

[Your answer]

If anything is unclear, reply to this email. It comes to me and my colleagues.

Best regards
{me}
{company}`,
  },
  {
    id: 'more-details',
    form: 'contact',
    label: 'Need more details',
    subject: 'A question about your enquiry [{reference}]',
    text: `Hello {name},

Thank you for your enquiry. To give you a useful answer, I need to know a little more:

- [What you run today]
- [What should be different, and by when]
- [Who else should be part of this]

A few lines are enough. I’ll get back to you as soon as I have them.

Best regards
{me}
{company}`,
  },
  {
    id: 'invite',
    form: 'contact',
    label: 'Invite to talk',
    subject: 'Can we talk? [{reference}]',
    text: `Hello {name},

Thank you for your enquiry. Thirty minutes on the phone would tell us both more than several emails.

Would one of these times work for you?

- [Day, time and time zone]
- [Day, time and time zone]

If not, please suggest two others. And which number should I call?

Best regards
{me}
{company}`,
  },
  {
    id: 'decline-enquiry',
    form: 'contact',
    label: 'Decline',
    subject: 'Your enquiry to {company} [{reference}]',
    text: `Hello {name},

Thank you for thinking of us. I’ve talked it over with my colleagues, and we’re not the right fit for this: [the reason, in one sentence].

[Who or what may help instead]

Best of luck with it. If something closer to our work comes up, please write again.

Best regards
{me}
{company}`,
  },
  {
    id: 'application-received',
    form: 'careers',
    label: 'First reply',
    subject: 'Your application to {company} [{reference}]',
    text: `Hello {name},

Thank you for applying. I have your application and your resume, and will read both with the people you would work with.

You’ll hear from me by [day].

Best regards
{me}
{company}`,
  },
  {
    id: 'application-invite',
    form: 'careers',
    label: 'Invite to talk',
    subject: 'Can we talk? [{reference}]',
    text: `Hello {name},

We’ve read your application and would like to get to know you. The first conversation is a call of about thirty minutes; [who] and I will be there.

Would one of these times work for you?

- [Day, time and time zone]
- [Day, time and time zone]

If not, please suggest two others.

Best regards
{me}
{company}`,
  },
  {
    id: 'application-decline',
    form: 'careers',
    label: 'Decline',
    subject: 'Your application to {company} [{reference}]',
    text: `Hello {name},

Thank you for the time you put into your application. We’ve decided to move forward with other applicants: [the reason].

This says nothing about what you can do. We’ll delete your documents as our privacy policy says, and you’re welcome to apply again.

I wish you all the best.

Best regards
{me}
{company}`,
  },
] as const;

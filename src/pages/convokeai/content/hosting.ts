import type { CardRecord, HeadRecord } from '#content/records/services.ts';
import { certificates } from '#content/terms-of-business.ts';

export const hostingHead: HeadRecord = {
  title: 'Your model, your tenant, your data',
  note: 'Answers for the people who have to approve it: IT security, data protection and purchasing.',
};

export const hosting: readonly CardRecord[] = [
  {
    title: 'Model',
    description:
      'You choose the large language model: one offered by Azure OpenAI, Amazon Bedrock or Google Vertex AI, or an open-weight model on your own servers. You can switch models later without rebuilding connectors or tests.',
  },
  {
    title: 'Place',
    description:
      'Everything runs in your own cloud tenant and region, or in your data center. We work there with accounts that you grant and can revoke at any time.',
  },
  {
    title: 'Training',
    description:
      'Records, questions and answers stay in your systems and train no model: not the provider’s, not ours, not another client’s.',
  },
  {
    title: 'Logs',
    description:
      'Each question, its answer and its sources are logged in your tenant and deleted after 90 days, or later where your audit rules say so.',
  },
  {
    title: 'Certificates',
    description: `${certificates} A data processing agreement for the EU is available on request.`,
  },
  {
    title: 'Cost',
    description:
      'The first accelerator is in daily use after 8 to 12 weeks, at a fixed price from $95,000, set by the systems connected and the number of users. Your cloud provider bills the model usage to you directly.',
  },
];

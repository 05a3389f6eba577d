/**
 * What people write to us about. It speaks for a submission, so that whoever asks for our work may mention loans, casinos
 * or search engines. In other languages nothing speaks for spam so easily that it would be needed.
 */
import { company } from '#content/company.ts';
import type { Topic } from '../topic.ts';
import { fold } from '../topic.ts';

const ourName = fold(company.shortName).trim();
const ourCities = company.offices.map(({ city }) => fold(city).trim()).join('|');

export const TRADE: Topic = {
  words: 'speaks of our trade',
  phrases: {
    // Nobody names our products who does not mean us.
    3: ['(flexmobex|flexpod|flexutility|mds ?lite|itech|transport migration utility)'],
    1: [
      '(sap|s 4|s 4 ?hana|ecc|abap|fiori|hana|erp|mes|plm|crm|scada|plc|opc|oee|wms|tos|edi|rfp|rfi|tender)',
      `(${ourName}|your (presentation|webinar|case|film|consultants?|customers?|newsletter|careers page|${ourCities}))`,
      '(implementation|migrat(e|ion)|roll ?out|go live|integrat(e|ion)|interface|cutover|on premises?|landscape)',
      '(machines?|plants?|factory|factories|shop floor|warehouses?|workshop|production|lines?|sensors?|barcodes?|recipes|batch(es)?|traceability)',
      '(payroll|invoices?|billing|ledger|controlling|stock|inventory|procurement|maintenance)',
      '[0-9]+ (users|people|employees|machines|technicians|plants|sites|tenancies|homes|invoices|pharmacies|containers)',
      'our (erp|system|sap|company|plants?|factory|process|users|board|partner|team|current|data|recipes|customers|cooperative|new)',
      '(we|i) (need|want|would like|d like|have|had|use|run|make|manage|operate|are looking|am looking|are comparing|are evaluating)',
      '(which|any) of your',
      'your .{0,20}(solutions?|products?|services?|software|utility|page about|form)',
      '(do|can|could|would) you (have|support|offer|send|tell|help|make|do|also|advise|give|quote|consider)',
      '(quotation|quote for|proposal|rate card|reference customers?|license|price list|demo)',
      '(years|experience|degree|graduate|graduated|thesis|notice period|my (cv|resume|application|master)|positions?|apply|applied|role|job|interview|salary|learn)',
      'i (ran|built|led|worked|grew|made|wrote|write|speak|study|like|know|do|did|am a|have used|help|saved|applied)',
      '(podcast|article|journalists?|students?|university|school|teach|security|children|museum|research)',
      '(supply chain|infrastructure|audit|records|saas|software|consult(ant|ants|ing)|engineer|engineering|automation)',
    ],
  },
};

import type { Card, SectionText } from '#content/card.ts';
import { managedServicesFee } from '#content/prices.ts';

export const operation: SectionText = {
  title: 'Agreed before wave 1: access, recovery, cost and exit',
  note: 'Six points that your CIO, auditor and controller will raise. The figures go into the contract as targets; under RISE, SAP’s contract sets hosting and recovery.',
};

export const operationPoints: readonly Card[] = [
  {
    title: 'Landing zone',
    description:
      'Built as Terraform code in your own tenant, in about three weeks. Production and test have separate accounts or subscriptions, logs are central, you hold the encryption keys, and policies refuse public addresses on SAP servers.',
  },
  {
    title: 'Network and identity',
    description:
      'Two private lines (Direct Connect, ExpressRoute or Cloud Interconnect) with VPN as fallback, and a round trip under 50 ms from every plant, measured in wave 1. Users sign on through your identity provider; administrators get time-limited rights with a second factor.',
  },
  {
    title: 'Recovery',
    description:
      'Production fails over to a second zone within 30 minutes and without data loss (RTO 30 minutes, RPO 0). For the loss of a whole region the targets are RTO 4 hours and RPO 15 minutes. Both are tested before go-live and once a year.',
  },
  {
    title: 'Cost control',
    description:
      'Production is covered by one- or three-year reservations, bought after a month of measured load. Test systems are off at night and on weekends, two thirds of all hours. Every resource is tagged to a cost center, with an alert at 80% of budget and a monthly FinOps review.',
  },
  {
    title: 'Operation',
    description: `The project team stays for the first month. Then your own team, another provider or our managed services take over; ours start at ${managedServicesFee} a month. Runbooks and monitoring are finished in wave 2 in any case.`,
  },
  {
    title: 'Exit',
    description:
      'Tenant, code, backups and runbooks are yours from the first day. Leaving our service takes a handover of eight weeks. HANA backups restore on any certified platform; under RISE, the return of data belongs in your contract with SAP.',
  },
];

import { Achievements } from '../../features/achievements/Achievements.tsx';
import { CommunityLinks } from '../../features/community/CommunityLinks.tsx';
import { HowItWorks } from '../../features/community/HowItWorks.tsx';
import { Organisers } from '../../features/community/Organisers.tsx';
import { DevelopmentNotice } from '../../features/shell/DevelopmentNotice.tsx';

/** The home page below its tournaments. */
export default function HomeSections() {
  return (
    <>
      <Achievements />
      <HowItWorks />
      <Organisers />
      <CommunityLinks />
      <DevelopmentNotice />
    </>
  );
}

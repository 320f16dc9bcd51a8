import { Achievements } from '../../features/achievements/Achievements.tsx';
import { CommunityLinks, HowItWorks, Organisers } from '../../features/community/Community.tsx';
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

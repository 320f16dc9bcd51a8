import { Achievements } from '../../features/achievements/Achievements.tsx';
import { CommunityLinks } from '../../features/community/CommunityLinks.tsx';
import { HowItWorks } from '../../features/community/HowItWorks.tsx';
import { Organisers } from '../../features/community/Organisers.tsx';
import { useCarried } from '../../features/tournaments/carried.ts';

/** The home page below its tournaments. */
export default function HomeRest() {
  return (
    <>
      <Achievements />
      <HowItWorks />
      <Organisers carried={useCarried()?.organisers} />
      <CommunityLinks />
    </>
  );
}

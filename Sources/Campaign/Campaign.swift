// Campaign
